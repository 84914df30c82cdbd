//! Folders from which nothing can be executed, whoever may write there.

use std::path::{Path, PathBuf};

use nix::mount::{MntFlags, MsFlags, mount, umount2};

// Flags of one mount, not of its filesystem.
const REMOUNT: MsFlags = MsFlags::MS_BIND.union(MsFlags::MS_REMOUNT);

use super::{Change, ChangeError};
use crate::mountinfo::{self, Mount};

const NONE: Option<&str> = None;
pub(super) fn plan(folder: PathBuf) -> Result<Change, ChangeError> {
    let before = mounts_at(&folder)?;
    Ok(Change::NoExec { folder, before })
}

/// Mounts the folder over itself, with what is mounted below it, and takes the right to execute from those mounts alone.
pub(super) fn close(folder: &Path) -> Result<(), ChangeError> {
    let failed = |error| ChangeError::new(folder.display(), error);
    let with_below = MsFlags::MS_BIND | MsFlags::MS_REC;
    mount(Some(folder), folder, NONE, with_below, NONE).map_err(failed)?;
    // They go away alone: what is unmounted from them stays mounted where it was.
    let alone = MsFlags::MS_SLAVE | MsFlags::MS_REC;
    mount(NONE, folder, NONE, alone, NONE).map_err(failed)?;
    let flags = MsFlags::MS_NOEXEC | MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    remount(folder, flags)?;
    let table = table()?;
    let top = mountinfo::all(&table).rfind(|it| it.place == folder);
    let below = top.map_or_else(Vec::new, |top| mountinfo::below(&table, &top));
    below
        .iter()
        .try_for_each(|mount| remount(&mount.place, of(mount) | flags))
}

/// Takes our mount away, if it was made; a program that still has files open there keeps them.
pub(super) fn open(folder: &Path, before: usize) -> Result<(), ChangeError> {
    if mounts_at(folder)? <= before {
        return Ok(());
    }
    let gone = umount2(folder, MntFlags::MNT_DETACH);
    gone.map_err(|error| ChangeError::new(folder.display(), error))
}

/// Takes the right to execute from what is mounted at a folder, and lets it be what it is otherwise.
pub(super) fn shut(folder: &Path) -> Result<(), ChangeError> {
    match flags(folder)? {
        Some(flags) => remount(folder, flags | MsFlags::MS_NOEXEC),
        None => Err(ChangeError::new(
            folder.display(),
            "nothing is mounted there",
        )),
    }
}

/// Gives it back, if it is there still.
pub(super) fn unshut(folder: &Path) -> Result<(), ChangeError> {
    match flags(folder)? {
        Some(flags) if flags.contains(MsFlags::MS_NOEXEC) => {
            remount(folder, flags - MsFlags::MS_NOEXEC)
        }
        _ => Ok(()),
    }
}

/// Whether something is mounted there from which programs start.
pub(crate) fn is_open(folder: &Path) -> bool {
    flags(folder).is_ok_and(|flags| flags.is_some_and(|it| !it.contains(MsFlags::MS_NOEXEC)))
}

fn remount(folder: &Path, flags: MsFlags) -> Result<(), ChangeError> {
    let done = mount(NONE, folder, NONE, REMOUNT | flags, NONE);
    done.map_err(|error| ChangeError::new(folder.display(), error))
}

/// Those of the uppermost mount at a folder, of which each has to be said again when it is mounted anew.
fn flags(folder: &Path) -> Result<Option<MsFlags>, ChangeError> {
    let table = table()?;
    let top = mountinfo::all(&table).rfind(|it| it.place == folder);
    Ok(top.map(|top| of(&top)))
}

fn of(mount: &Mount<'_>) -> MsFlags {
    mount.options().filter_map(flag).collect()
}

fn flag(option: &str) -> Option<MsFlags> {
    Some(match option {
        "ro" => MsFlags::MS_RDONLY,
        "nosuid" => MsFlags::MS_NOSUID,
        "nodev" => MsFlags::MS_NODEV,
        "noexec" => MsFlags::MS_NOEXEC,
        "noatime" => MsFlags::MS_NOATIME,
        "nodiratime" => MsFlags::MS_NODIRATIME,
        "relatime" => MsFlags::MS_RELATIME,
        _ => return None,
    })
}

fn table() -> Result<String, ChangeError> {
    mountinfo::table().map_err(|error| ChangeError::new(mountinfo::TABLE, error))
}

fn mounts_at(folder: &Path) -> Result<usize, ChangeError> {
    let table = table()?;
    let here = mountinfo::all(&table).filter(|it| it.place == folder);
    Ok(here.count())
}
