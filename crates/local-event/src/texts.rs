//! Texts about an event on this machine, in the reader's language.

use std::path::Path;

use adoube_user_text::catalogue::CatalogueMessage;
pub(crate) use adoube_user_text::catalogue::{filled, text};

/// A text about a file or folder.
pub(crate) fn of_file(id: &'static str, path: &Path) -> String {
    filled(&CatalogueMessage::new(id).text("file", path.display()))
}
