//! A file that is given up when the disk is full: the engine needs room to be opened again.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use nix::sys::statvfs::statvfs;

use super::files;

/// Gives the room back. True if there was any.
pub(super) fn free(path: &Path) -> bool {
    let there = path.exists();
    if let Err(error) = files::remove(path) {
        tracing::warn!(path = %path.display(), %error, "the ledger's reserve cannot be freed");
        return false;
    }
    there
}

/// Sets `bytes` aside unless they are already, or unless the disk is about to be full: taking the
/// last room would bring about what the reserve is for.
pub(super) fn keep(path: &Path, bytes: u64) -> io::Result<()> {
    if bytes == 0 || path.exists() || !roomy(path, bytes) {
        return Ok(());
    }
    let outcome = fill(path, bytes);
    if outcome.is_err() {
        files::remove(path)?;
    }
    outcome
}

fn roomy(path: &Path, bytes: u64) -> bool {
    let dir = path.parent().unwrap_or(path);
    let Ok(stat) = statvfs(dir) else { return false };
    let free = stat.blocks_available().saturating_mul(stat.fragment_size());
    free >= bytes.saturating_mul(4)
}

fn fill(path: &Path, bytes: u64) -> io::Result<()> {
    let mut file = File::create(path)?;
    // Written, not merely set in length: a hole takes no room.
    let block = vec![0; 64 * 1024];
    let mut left = bytes;
    while left > 0 {
        let now = left.min(block.len() as u64);
        file.write_all(&block[..usize::try_from(now).unwrap_or(block.len())])?;
        left -= now;
    }
    file.sync_all()
}
