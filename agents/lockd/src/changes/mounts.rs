//! Folders from which nothing can be executed, whoever may write there.

use std::{
    fs,
    path::{Path, PathBuf},
};

use nix::mount::{MntFlags, MsFlags, mount, umount2};

use super::{Change, ChangeError};

const NONE: Option<&str> = None;
const TABLE: &str = "/proc/self/mountinfo";

pub(super) fn plan(folder: PathBuf) -> Result<Change, ChangeError> {
    let before = mounts_at(&folder)?;
    Ok(Change::NoExec { folder, before })
}

/// Mounts the folder over itself, and takes the right to execute from that mount alone.
pub(super) fn close(folder: &Path) -> Result<(), ChangeError> {
    let failed = |error| ChangeError::new(folder.display(), error);
    mount(Some(folder), folder, NONE, MsFlags::MS_BIND, NONE).map_err(failed)?;
    let flags = MsFlags::MS_BIND
        | MsFlags::MS_REMOUNT
        | MsFlags::MS_NOEXEC
        | MsFlags::MS_NOSUID
        | MsFlags::MS_NODEV;
    mount(NONE, folder, NONE, flags, NONE).map_err(failed)
}

/// Takes our mount away, if it was made; a program that still has files open there keeps them.
pub(super) fn open(folder: &Path, before: usize) -> Result<(), ChangeError> {
    if mounts_at(folder)? <= before {
        return Ok(());
    }
    let gone = umount2(folder, MntFlags::MNT_DETACH);
    gone.map_err(|error| ChangeError::new(folder.display(), error))
}

fn mounts_at(folder: &Path) -> Result<usize, ChangeError> {
    let text = fs::read_to_string(TABLE).map_err(|error| ChangeError::new(TABLE, error))?;
    let place = folder.to_string_lossy().replace(' ', "\\040");
    let here = |line: &&str| line.split(' ').nth(4) == Some(&place);
    Ok(text.lines().filter(here).count())
}
