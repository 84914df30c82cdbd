//! Files that are whole or as they were before.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A file of the data folder could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {error}")]
pub struct FileError {
    /// The file.
    pub file: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

impl FileError {
    /// The error of this file.
    pub(crate) fn of(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_owned();
        move |error| Self { file, error }
    }
}

/// What was renamed or made in a folder outlives a power cut.
pub(crate) fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Writes a file so that after a power cut it holds either all of this or what it held before.
pub(crate) fn replace(file: &Path, content: &[u8]) -> Result<(), FileError> {
    let draft = file.with_extension("new");
    let write = || -> io::Result<()> {
        let mut open = File::create(&draft)?;
        open.write_all(content)?;
        open.sync_all()?;
        fs::rename(&draft, file)?;
        file.parent().map_or(Ok(()), sync)
    };
    write().map_err(FileError::of(file))
}
