//! Texts about an event on this machine, in the reader's language.

use std::path::Path;

pub(crate) use adoube_user_text::catalogue::text;
use adoube_user_text::text;

/// A text about a file or folder.
pub(crate) fn of_file(id: &'static str, path: &Path) -> String {
    text!(id, file: path.display())
}
