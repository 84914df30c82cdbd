//! Names that outlive a power cut: a file that was renamed or removed is so on the disk once its folder is there.

use std::{
    fs::{self, File},
    io::{self, ErrorKind},
    path::Path,
};

/// Puts a file that is on the disk in the place of another, at once.
pub(crate) fn replace(fresh: &Path, file: &Path) -> io::Result<()> {
    fs::rename(fresh, file)?;
    sync_folder(file)
}

/// Whether it was there. It does not come back.
pub(crate) fn remove(file: &Path) -> io::Result<bool> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        removed => removed.and_then(|()| sync_folder(file)).map(|()| true),
    }
}

/// What became of the file's name is on the disk when this returns.
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    File::open(file.parent().unwrap_or(Path::new("/")))?.sync_all()
}
