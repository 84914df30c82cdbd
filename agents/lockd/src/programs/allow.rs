//! The list of programs as files of this machine.

use std::{
    collections::BTreeMap,
    io,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
};

use super::loader;

/// A file, whatever it is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Identity {
    /// The filesystem's number.
    pub filesystem: u64,
    /// The inode.
    pub inode: u64,
}

impl Identity {
    /// Of the file that a path leads to now, symbolic links followed.
    pub fn of(path: &Path) -> io::Result<Self> {
        let meta = std::fs::metadata(path)?;
        Ok(Self {
            filesystem: meta.dev(),
            inode: meta.ino(),
        })
    }
}

/// What may start.
#[derive(Debug, Clone, Default)]
pub struct AllowList {
    /// Each program with the loader it needs.
    pub(super) programs: BTreeMap<Identity, Option<Identity>>,
}

/// A program of the list that this machine has not, or that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", path.display())]
pub struct NotThere {
    /// As the list has it.
    pub path: PathBuf,
    error: io::Error,
}

impl AllowList {
    /// Looks every program up. Those that are not there are returned beside the list: what cannot be
    /// found cannot be started either.
    pub fn read(paths: impl IntoIterator<Item = impl AsRef<Path>>) -> (Self, Vec<NotThere>) {
        let mut list = Self::default();
        let mut missing = Vec::new();
        for path in paths {
            let path = path.as_ref();
            match look_up(path) {
                Ok((program, loader)) => {
                    list.programs.insert(program, loader);
                }
                Err(error) => missing.push(NotThere {
                    path: path.to_owned(),
                    error,
                }),
            }
        }
        (list, missing)
    }

    /// The file is a program of the list.
    pub fn has(&self, file: Identity) -> bool {
        self.programs.contains_key(&file)
    }
}

fn look_up(path: &Path) -> io::Result<(Identity, Option<Identity>)> {
    let program = Identity::of(path)?;
    let loader = loader::of(path)?;
    let loader = loader.map(|path| Identity::of(&path)).transpose()?;
    Ok((program, loader))
}
