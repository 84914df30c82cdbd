//! A control group (cgroup v2) for the player's programs: all of them can be stopped at once.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::ChangeError;

/// How long the kernel is given to empty a group that was killed: tries, and the pause between.
const TRIES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(10);

pub(super) fn make(folder: &Path) -> Result<(), ChangeError> {
    match fs::create_dir(folder) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(ChangeError::new(folder.display(), error))
        }
        _ => Ok(()),
    }
}

/// Stands every process of the group still: a page that is locked.
pub fn freeze(folder: &Path) -> Result<(), ChangeError> {
    write(folder, "cgroup.freeze", "1")
}

/// Lets them go on.
pub fn thaw(folder: &Path) -> Result<(), ChangeError> {
    write(folder, "cgroup.freeze", "0")
}

/// Ends every process of the group, also those that are being started.
pub fn kill(folder: &Path) -> Result<(), ChangeError> {
    write(folder, "cgroup.kill", "1")
}

/// Ends every process of the group, and takes it away with those inside it: a check makes one.
pub fn end(folder: &Path) -> Result<(), ChangeError> {
    if !folder.exists() {
        return Ok(());
    }
    kill(folder)?;
    for inside in groups_in(folder) {
        end(&inside)?;
    }
    for _ in 0..TRIES {
        match fs::remove_dir(folder) {
            Err(error) if error.kind() == ErrorKind::ResourceBusy => pause(),
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(ChangeError::new(folder.display(), error));
            }
            _ => return Ok(()),
        }
    }
    Err(ChangeError::new(
        folder.display(),
        "its processes do not end",
    ))
}

fn groups_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.is_dir()).collect()
}

#[expect(
    clippy::disallowed_methods,
    reason = "one thread, no runtime: nothing else waits"
)]
fn pause() {
    thread::sleep(PAUSE);
}

fn write(folder: &Path, file: &str, value: &str) -> Result<(), ChangeError> {
    let file = folder.join(file);
    fs::write(&file, value).map_err(|error| ChangeError::new(file.display(), error))
}
