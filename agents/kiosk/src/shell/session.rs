//! The session number: counts this device's connections to its broker, over all its life.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::files::{FileError, replace};

/// Why there is no next session number.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file holds something else.
    #[error(
        "{0}: contains no session number; write one that is higher than any this device has \
             used"
    )]
    Damaged(PathBuf),
}

/// The count, kept in a file.
#[derive(Debug)]
pub struct SessionCounter {
    file: PathBuf,
    last: u64,
}

impl SessionCounter {
    /// Reads the last number used, 0 on a new device.
    pub fn open(data: &Path) -> Result<Self, SessionError> {
        let file = data.join("session");
        let last = match fs::read_to_string(&file) {
            Ok(text) => text
                .trim()
                .parse()
                .map_err(|_| SessionError::Damaged(file.clone()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return Err(SessionError::Damaged(file));
            }
            Err(error) => return Err(FileError { file, error }.into()),
        };
        Ok(Self { file, last })
    }

    /// The next number. It is on the disk before it is given, so that it is never given twice.
    pub fn advance(&mut self) -> Result<u64, SessionError> {
        let next = self.last + 1;
        replace(&self.file, format!("{next}\n").as_bytes())?;
        self.last = next;
        Ok(next)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{SessionCounter, SessionError};

    #[test]
    fn it_goes_on_over_restarts() {
        let folder = tempfile::tempdir().unwrap();
        let mut counter = SessionCounter::open(folder.path()).unwrap();
        assert_eq!(counter.advance().unwrap(), 1);
        assert_eq!(counter.advance().unwrap(), 2);
        let mut counter = SessionCounter::open(folder.path()).unwrap();
        assert_eq!(counter.advance().unwrap(), 3);
    }

    #[test]
    fn damage_is_named_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("session");
        for content in [&b""[..], b"many", b"-1", b"\xff\xfe"] {
            std::fs::write(&file, content).unwrap();
            let error = SessionCounter::open(folder.path()).unwrap_err();
            assert!(matches!(error, SessionError::Damaged(_)), "{error}");
            assert!(error.to_string().contains("session"));
            assert_eq!(std::fs::read(&file).unwrap(), content);
        }
    }

    #[test]
    fn an_unwritable_folder_gives_no_number() {
        let folder = tempfile::tempdir().unwrap();
        let mut counter = SessionCounter::open(folder.path()).unwrap();
        std::fs::remove_dir_all(folder.path()).unwrap();
        assert!(matches!(counter.advance(), Err(SessionError::File(_))));
    }
}
