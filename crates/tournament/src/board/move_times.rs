//! When the latest moves of the game on a board were made.

use super::Board;
use crate::time::Time;

impl Board {
    /// When so many of the latest moves were made, in order; fewer where not as many were made or are known.
    pub fn moved_at(&self, latest: usize) -> impl Iterator<Item = Time> {
        let skipped = self.game.move_times.len().saturating_sub(latest);
        self.game.move_times.iter().skip(skipped).copied()
    }
}
