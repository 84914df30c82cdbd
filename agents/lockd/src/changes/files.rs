//! Whole files that are put somewhere, and what stood there before.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::{Change, ChangeError};

/// The largest file that is kept to be put back, bytes.
const LARGEST: u64 = 1 << 20;

pub(super) fn plan(file: PathBuf, after: String) -> Result<Change, ChangeError> {
    let before = read(&file)?;
    Ok(Change::File {
        file,
        before,
        after,
    })
}

/// Whole at once: who reads it meanwhile sees the old one.
pub(super) fn write(file: &Path, text: &str) -> Result<(), ChangeError> {
    let failed = |error| ChangeError::new(file.display(), error);
    let beside = file.with_extension("adoube-new");
    fs::write(&beside, text).map_err(failed)?;
    fs::rename(&beside, file).map_err(failed)
}

/// Only what is still ours.
pub(super) fn put_back(file: &Path, before: Option<&str>, after: &str) -> Result<(), ChangeError> {
    if read(file)?.as_deref() != Some(after) {
        return Ok(());
    }
    match before {
        Some(before) => write(file, before),
        None => fs::remove_file(file).map_err(|error| ChangeError::new(file.display(), error)),
    }
}

fn read(file: &Path) -> Result<Option<String>, ChangeError> {
    let failed = |error: std::io::Error| ChangeError::new(file.display(), error);
    match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        meta if meta.as_ref().is_ok_and(|meta| meta.len() > LARGEST) => {
            return Err(ChangeError::new(file.display(), "too large to be kept"));
        }
        meta => meta.map_err(failed)?,
    };
    fs::read_to_string(file).map(Some).map_err(failed)
}
