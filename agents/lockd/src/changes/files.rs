//! Whole files that are put somewhere, and what stood there before.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use super::{Change, ChangeError};
use crate::durable;

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

/// Whole at once, also if the power goes: who reads it meanwhile sees the old one. Half of one that fails is left to
/// [`put_back`].
pub(super) fn write(file: &Path, text: &str) -> Result<(), ChangeError> {
    let beside = beside(file);
    let written = File::create(&beside).and_then(|mut fresh| {
        fresh.write_all(text.as_bytes())?;
        fresh.sync_all()?;
        durable::replace(&beside, file)
    });
    written.map_err(|error| ChangeError::new(file.display(), error))
}

fn beside(file: &Path) -> PathBuf {
    file.with_extension("adoube-new")
}

/// Only what is still ours, and what was begun beside it.
pub(super) fn put_back(file: &Path, before: Option<&str>, after: &str) -> Result<(), ChangeError> {
    let beside = beside(file);
    durable::remove(&beside).map_err(|error| ChangeError::new(beside.display(), error))?;
    if read(file)?.as_deref() != Some(after) {
        return Ok(());
    }
    match before {
        Some(before) => write(file, before),
        None => durable::remove(file)
            .map(drop)
            .map_err(|error| ChangeError::new(file.display(), error)),
    }
}

fn read(file: &Path) -> Result<Option<String>, ChangeError> {
    let failed = |error: std::io::Error| ChangeError::new(file.display(), error);
    match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        meta if meta.as_ref().is_ok_and(|meta| meta.len() > LARGEST) => {
            return Err(ChangeError::new(file.display(), "too large to be saved"));
        }
        meta => meta.map_err(failed)?,
    };
    fs::read_to_string(file).map(Some).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_2_what_was_begun_beside_a_file_goes_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("adoube.json");
        write(&file, "ours").unwrap();
        // As a full disk leaves the next one, or a power cut.
        fs::write(beside(&file), "hal").unwrap();
        put_back(&file, None, "ours").unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        // What is somebody else's stays, and only that.
        fs::write(&file, "another's").unwrap();
        fs::write(beside(&file), "hal").unwrap();
        put_back(&file, None, "ours").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "another's");
        assert!(!beside(&file).exists());
    }
}
