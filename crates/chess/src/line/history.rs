//! Hashes of the positions that can still be repeated.

use super::reserve;

/// The upper half of a hash: what it points at is compared anyway.
pub(super) const fn short(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// The positions since the last move that cannot be undone, as 32-bit hashes.
#[derive(Debug, Clone)]
pub(super) struct History {
    /// One hash a ply; never empty, the last is the position of now.
    pub(super) hashes: Vec<u32>,
    /// The ply of the first hash.
    base: usize,
}

impl History {
    /// The history of a game without moves.
    pub(super) fn new(hash: u64) -> History {
        History {
            hashes: vec![short(hash)],
            base: 0,
        }
    }

    /// Forgets everything: no position before this ply can occur again.
    pub(super) fn restart(&mut self, ply: usize) {
        self.hashes.clear();
        self.base = ply;
    }

    /// Adds the position of now.
    pub(super) fn push(&mut self, hash: u64) {
        reserve(&mut self.hashes);
        self.hashes.push(short(hash));
    }

    /// The plies, ascending, of earlier positions with the hash of now. Only every second
    /// position has the same side to move. The search is short: the rules of fifty and of seventy-five
    /// moves bound the history.
    pub(super) fn earlier_occurrences(&self) -> Vec<usize> {
        let Some((now, earlier)) = self.hashes.split_last() else {
            return Vec::new();
        };
        let same_side = self.hashes.len() % 2;
        let with_ply = earlier
            .iter()
            .enumerate()
            .map(|(i, hash)| (self.base + i, i, hash));
        with_ply
            .filter(|(_, i, hash)| (i + 1) % 2 == same_side && *hash == now)
            .map(|(ply, ..)| ply)
            .collect()
    }
}
