//! When boards do something by themselves: a flag falls, the default time passes, a clock starts.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

/// The boards on which something falls due, each once.
#[derive(Debug, Default)]
pub(in crate::shard) struct DueTimes {
    by_time: BTreeSet<(Time, BoardId)>,
    by_board: BTreeMap<BoardId, Time>,
}

impl DueTimes {
    /// Something falls due on the board then, or nothing does.
    pub(in crate::shard) fn set(&mut self, board: BoardId, at: Option<Time>) {
        if let Some(old) = self.by_board.remove(&board) {
            self.by_time.remove(&(old, board));
        }
        if let Some(at) = at {
            self.by_time.insert((at, board));
            self.by_board.insert(board, at);
        }
    }

    /// What falls due first.
    pub(in crate::shard) fn first(&self) -> Option<(Time, BoardId)> {
        self.by_time.first().copied()
    }

    /// Gives up the time that is first; its board still counts as one on which something falls due.
    pub(in crate::shard) fn skip_first(&mut self) {
        self.by_time.pop_first();
    }

    /// On how many boards something falls due. A running clock has a flag to fall, so its board is one of them.
    pub(in crate::shard) fn boards(&self) -> usize {
        self.by_board.len()
    }

    pub(in crate::shard) fn clear(&mut self) {
        *self = Self::default();
    }
}
