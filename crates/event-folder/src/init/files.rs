//! Files and folders as an event has them: for their owner, and never over something.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::texts::of_file;

/// What everybody on the machine may read.
pub(crate) const PUBLIC: u32 = 0o644;
/// What only its owner may read.
pub(crate) const SECRET: u32 = 0o600;

/// Makes a folder that only its owner enters, and those above it.
pub(crate) fn folder(path: &Path) -> Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    let made = fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(path);
    made.with_context(|| of_file("cli-folder-file-not-made", path))
}

/// Writes a new file; one that is there already is an error.
pub(crate) fn file(path: &Path, text: &str, mode: u32) -> Result<()> {
    if let Some(parent) = path.parent() {
        folder(parent)?;
    }
    let open = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(mode)
        .open(path);
    open.and_then(|mut file| file.write_all(text.as_bytes()))
        .with_context(|| of_file("cli-folder-file-unwritable", path))
}
