//! What is told of an event on this machine, in the reader's language.

use std::path::Path;

use adoube_user_text::catalogue::{self, CatalogueMessage};

/// A text without arguments.
pub(crate) fn text(id: &'static str) -> String {
    filled(&CatalogueMessage::new(id))
}

/// A text with its arguments.
pub(crate) fn filled(message: &CatalogueMessage) -> String {
    catalogue::texts().text(message)
}

/// A text about a file or folder.
pub(crate) fn of_file(id: &'static str, path: &Path) -> String {
    filled(&CatalogueMessage::new(id).text("file", path.display()))
}
