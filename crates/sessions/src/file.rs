//! The book on the disk.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use crate::book::Book;

/// Readable by the owner only, though nothing in it opens anything.
const MODE: u32 = 0o600;

/// A book that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The disk says no.
    #[error("{path}: {error}")]
    Disk {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// Somebody wrote something else into it.
    #[error("{path} holds no sessions ({error}); remove it, and everybody signs in anew")]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// Where and what.
        error: serde_json::Error,
    },
}

/// Reads a book; an empty one where there is no file yet.
pub fn read(path: &Path) -> Result<Book, FileError> {
    match fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| FileError::Damaged {
            path: path.to_owned(),
            error,
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Book::default()),
        Err(error) => Err(disk(path, error)),
    }
}

/// Puts a book in the place of the one before: whole or not at all.
pub fn write(path: &Path, book: &[u8]) -> Result<(), FileError> {
    let beside = path.with_extension("new");
    let put = || {
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(MODE)
            .open(&beside)?;
        file.write_all(book)?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    put().map_err(|error| disk(path, error))
}

fn disk(path: &Path, error: std::io::Error) -> FileError {
    FileError::Disk {
        path: path.to_owned(),
        error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_written_and_read_and_damage_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sessions.json");
        assert_eq!(read(&path).unwrap(), Book::default());
        write(&path, &serde_json::to_vec(&Book::default()).unwrap()).unwrap();
        assert_eq!(read(&path).unwrap(), Book::default());
        for damage in ["", "{", r#"{"invitations": {"x": 1}}"#] {
            fs::write(&path, damage).unwrap();
            let error = read(&path).unwrap_err();
            assert!(matches!(error, FileError::Damaged { .. }), "{error}");
            assert!(error.to_string().contains("remove it"));
        }
    }

    #[test]
    fn a_folder_that_is_gone_is_an_error() {
        let path = Path::new("/nonexistent/sessions.json");
        assert!(matches!(write(path, b"{}"), Err(FileError::Disk { .. })));
    }
}
