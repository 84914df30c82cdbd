//! Settings of the kernel: files of one line.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{Change, ChangeError};

pub(super) fn plan(file: PathBuf, after: &str) -> Result<Change, ChangeError> {
    let before = read(&file)?;
    let after = after.to_owned();
    Ok(Change::Value {
        file,
        before,
        after,
    })
}

pub(super) fn write(file: &Path, value: &str) -> Result<(), ChangeError> {
    fs::write(file, value).map_err(|error| ChangeError::new(file.display(), error))
}

/// Only what is still ours: a value that somebody else has set since stays his.
pub(super) fn put_back(file: &Path, before: &str, after: &str) -> Result<(), ChangeError> {
    if !file.exists() || read(file)? != after {
        return Ok(());
    }
    write(file, before)
}

fn read(file: &Path) -> Result<String, ChangeError> {
    let text = fs::read_to_string(file).map_err(|error| ChangeError::new(file.display(), error))?;
    Ok(text.trim_end().to_owned())
}
