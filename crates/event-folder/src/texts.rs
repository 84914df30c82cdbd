//! Texts about an event's folder, in the reader's language.

use std::io::ErrorKind;
use std::path::Path;

use adoube_key_files::KeyFileError;
pub(crate) use adoube_user_text::catalogue::{filled, text};
use adoube_user_text::text;

/// A text about a file or folder.
pub(crate) fn of_file(id: &'static str, path: &Path) -> String {
    text!(id, file: path.display())
}

/// Why a certificate, a key or a folder's own file cannot be used; what the system says of it stays as it says it.
pub(crate) fn key_file(error: &KeyFileError) -> String {
    use KeyFileError as E;
    let (id, file, why) = match error {
        E::Unreadable { file, error } if error.kind() == ErrorKind::NotFound => {
            ("cli-key-file-absent", file, String::new())
        }
        E::Unreadable { file, error } => ("cli-key-file-unreadable", file, error.to_string()),
        E::Empty { file } => ("cli-key-file-empty", file, String::new()),
        E::TooLarge { file } => ("cli-key-file-too-large", file, String::new()),
        E::NotText { file } => ("cli-key-file-no-text", file, String::new()),
        E::Missing { file, what } => ("cli-key-file-missing", file, what.replace(' ', "-")),
        E::Unusable { file, error } => ("cli-key-file-unusable", file, error.to_string()),
        E::NotAPair {
            certificate,
            key,
            error,
        } => {
            return text!(
                "cli-key-file-no-pair", certificate: certificate.display(), file: key.display(),
                why: error,
            );
        }
    };
    text!(id, file: file.display(), why)
}
