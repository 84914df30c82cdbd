//! The memory beside the store of what was acknowledged last.
//!
//! Written after each durable commit, made durable itself only now and then: a process that dies
//! leaves it exact, a power cut leaves it a little old. It is never ahead of the store.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt as _;
use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::files;
use super::tally::Tally;

/// Two slots, each in a sector of its own, written in turn: a torn write leaves the other.
const SLOT: usize = 512;
const MAGIC: &[u8; 8] = b"adbguard";
const CHECK: usize = 8;

pub(super) struct Guard {
    file: File,
    unsynced: u64,
}

/// Commits after which the guard is made durable even if the writer has no idle moment.
const SYNC_EVERY: u64 = 256;

impl Guard {
    /// Makes a guard that remembers nothing, durably.
    pub(super) fn create(path: &Path) -> io::Result<()> {
        let mut bytes = vec![0; 2 * SLOT];
        let slot = encode(&Tally::default());
        bytes[..slot.len()].copy_from_slice(&slot);
        files::write_whole(path, &bytes)
    }

    /// The latest acknowledged tally; `None` if neither slot reads.
    pub(super) fn read(path: &Path) -> io::Result<Option<Tally>> {
        Ok(latest(&std::fs::read(path)?))
    }

    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).open(path)?;
        let unsynced = 0;
        Ok(Self { file, unsynced })
    }

    /// Remembers a commit that is durable.
    pub(super) fn remember(&mut self, tally: &Tally) -> io::Result<()> {
        let offset = if tally.commits.is_multiple_of(2) {
            0
        } else {
            SLOT
        };
        self.file.write_all_at(&encode(tally), offset as u64)?;
        self.unsynced += 1;
        if self.unsynced >= SYNC_EVERY {
            self.sync()?;
        }
        Ok(())
    }

    /// Makes it durable if it is not.
    pub(super) fn sync(&mut self) -> io::Result<()> {
        if self.unsynced > 0 {
            self.file.sync_data()?;
            self.unsynced = 0;
        }
        Ok(())
    }
}

/// The latest tally in a guard's file.
pub(super) fn latest(bytes: &[u8]) -> Option<Tally> {
    let tallies = bytes.chunks(SLOT).filter_map(decode);
    tallies.max_by_key(|tally| tally.commits)
}

fn encode(tally: &Tally) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&tally.encode());
    let check = Sha256::digest(&bytes);
    bytes.extend_from_slice(&check[..CHECK]);
    bytes
}

fn decode(slot: &[u8]) -> Option<Tally> {
    let (bytes, rest) = slot.split_at_checked(MAGIC.len() + Tally::BYTES)?;
    let check = rest.get(..CHECK)?;
    if check != &Sha256::digest(bytes)[..CHECK] {
        return None;
    }
    Tally::decode(bytes.strip_prefix(MAGIC)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(commits: u64) -> Tally {
        Tally {
            commits,
            records: commits * 2,
            sum: 7,
        }
    }

    #[test]
    fn the_latest_readable_slot_counts() {
        let mut bytes = vec![0; 2 * SLOT];
        bytes[..48].copy_from_slice(&encode(&tally(4)));
        bytes[SLOT..SLOT + 48].copy_from_slice(&encode(&tally(5)));
        assert_eq!(latest(&bytes), Some(tally(5)));
        bytes[SLOT + 20] ^= 1;
        assert_eq!(latest(&bytes), Some(tally(4)));
        bytes[20] ^= 1;
        assert_eq!(latest(&bytes), None);
    }
}
