//! The files of a store, and how they are made durable.
//!
//! ```text
//! DIR/format        which version wrote this
//! DIR/lock          held by the process that has it open
//! DIR/guard         what was acknowledged last
//! DIR/digest        checksums of everything in store/, only while closed in good order
//! DIR/reserve       given up when the disk is full
//! DIR/store/        the engine's own: conf, db, snap.*, blobs/
//! ```

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use nix::fcntl::{PosixFadviseAdvice, posix_fadvise};

#[derive(Clone, Debug)]
pub(super) struct Paths {
    dir: PathBuf,
}

impl Paths {
    pub(super) fn new(dir: &Path) -> io::Result<Self> {
        let dir = std::path::absolute(dir)?;
        Ok(Self { dir })
    }

    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    pub(super) fn format(&self) -> PathBuf {
        self.dir.join("format")
    }

    pub(super) fn lock(&self) -> PathBuf {
        self.dir.join("lock")
    }

    pub(super) fn guard(&self) -> PathBuf {
        self.dir.join("guard")
    }

    pub(super) fn digest(&self) -> PathBuf {
        self.dir.join("digest")
    }

    pub(super) fn reserve(&self) -> PathBuf {
        self.dir.join("reserve")
    }

    pub(super) fn store(&self) -> PathBuf {
        self.dir.join("store")
    }

    /// Where a new store is made before it gets its name.
    pub(super) fn fresh(&self) -> PathBuf {
        self.dir.join("store.new")
    }

    /// Where a copy is opened first after a crash.
    pub(super) fn trial(&self) -> PathBuf {
        self.dir.join("store.trial")
    }
}

/// Makes a directory's entries durable.
pub(super) fn sync_dir(dir: &Path) -> io::Result<()> {
    File::open(dir)?.sync_all()
}

/// Makes a directory, its files and the directories in it durable.
pub(super) fn sync_tree(dir: &Path) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            sync_tree(&path)?;
        } else {
            File::open(&path)?.sync_all()?;
        }
    }
    sync_dir(dir)
}

/// Makes a directory and those above it, durably.
pub(super) fn create_dirs(dir: &Path) -> io::Result<()> {
    if dir.is_dir() {
        return Ok(());
    }
    let parent = dir.parent();
    if let Some(parent) = parent {
        create_dirs(parent)?;
    }
    match fs::create_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        other => other?,
    }
    parent.map_or(Ok(()), sync_dir)
}

/// Writes a whole file so that after a power cut it is there entirely or as it was before.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = path.with_extension("draft");
    let mut file = File::create(&draft)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&draft, path)?;
    path.parent().map_or(Ok(()), sync_dir)
}

/// Removes a file or directory, there or not.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    let removed = if path.is_dir() {
        fs::remove_dir_all(path)
    } else {
        fs::remove_file(path)
    };
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Forgets what memory holds of the files in `dir`, so that they are read from the disk again: after a
/// failed sync memory may hold what the disk does not.
pub(super) fn drop_cache(dir: &Path) -> io::Result<()> {
    for path in files_below(dir)? {
        let file = File::open(path)?;
        posix_fadvise(&file, 0, 0, PosixFadviseAdvice::POSIX_FADV_DONTNEED)?;
    }
    Ok(())
}

/// Reads all files in `dir`, so that what does not read is met here: the engine takes an error of reading
/// for the end of its log and overwrites what comes behind.
pub(super) fn read_through(dir: &Path) -> io::Result<()> {
    for path in files_below(dir)? {
        io::copy(&mut File::open(path)?, &mut io::sink())?;
    }
    Ok(())
}

/// The files in `dir` and below, sorted.
pub(super) fn files_below(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
