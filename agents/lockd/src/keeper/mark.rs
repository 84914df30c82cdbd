//! That the machine is held, as a mark on the disk: a daemon that is killed is followed by one that holds it
//! again, one that comes after a start of the machine waits to be asked.

use std::{
    fs,
    path::{Path, PathBuf},
};

fn file(state: &Path) -> PathBuf {
    state.join("engaged")
}

fn boot() -> Option<String> {
    let text = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    Some(text.trim().to_owned())
}

/// Whether a daemon of this boot held the machine, and was not told to let it go.
pub(super) fn is_left(state: &Path) -> bool {
    let left = fs::read_to_string(file(state)).ok();
    left.is_some_and(|left| boot().is_some_and(|boot| left.trim() == boot))
}

/// Without it the machine is held all the same, and only a killed daemon's successor waits.
pub(super) fn leave(state: &Path) {
    let _ = fs::write(file(state), boot().unwrap_or_default());
}

/// It is held no more.
pub(super) fn remove(state: &Path) {
    let _ = fs::remove_file(file(state));
}
