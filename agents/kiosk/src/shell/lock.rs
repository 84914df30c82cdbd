//! One process a device: a lock on its data folder.

use std::{
    fs::{self, File, OpenOptions},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use nix::{
    errno::Errno,
    fcntl::{Flock, FlockArg},
};

use super::files::FileError;

/// Why the data folder is not ours.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process of this machine runs the device.
    #[error("{file}: this device is run by process {process} already")]
    Held {
        /// The lock's file.
        file: PathBuf,
        /// The other process's number, as it wrote it down.
        process: String,
    },
    /// The lock's file cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

/// The lock; it ends with the process, however that ends.
#[derive(Debug)]
pub struct DataLock {
    _file: Flock<File>,
}

impl DataLock {
    /// Makes the folder if need be and takes its lock.
    pub fn take(data: &Path) -> Result<Self, LockError> {
        fs::create_dir_all(data).map_err(FileError::of(data))?;
        let path = data.join("lock");
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(FileError::of(&path))?;
        match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
            Ok(mut file) => {
                sign(&mut file).map_err(FileError::of(&path))?;
                Ok(Self { _file: file })
            }
            Err((file, Errno::EWOULDBLOCK)) => Err(LockError::Held {
                file: path,
                process: signature(file),
            }),
            Err((_, error)) => Err(FileError::of(&path)(error.into()).into()),
        }
    }
}

fn sign(file: &mut File) -> std::io::Result<()> {
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    writeln!(file, "{}", std::process::id())
}

/// Whoever holds the lock wrote his number; between the two there is an instant without one.
fn signature(file: File) -> String {
    let mut text = String::new();
    let read = file.take(32).read_to_string(&mut text);
    match (read, text.trim()) {
        (Ok(_), number) if !number.is_empty() => number.to_owned(),
        _ => "(unknown)".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{DataLock, LockError};

    #[test]
    fn the_second_is_told_of_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let first = DataLock::take(&data).unwrap();
        match DataLock::take(&data).unwrap_err() {
            LockError::Held { process, .. } => {
                assert_eq!(process, std::process::id().to_string());
            }
            error @ LockError::File(_) => panic!("{error}"),
        }
        drop(first);
        DataLock::take(&data).unwrap();
    }
}
