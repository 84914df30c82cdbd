//! When boards do something by themselves: a flag falls, the default time passes, a clock starts.

use std::collections::BTreeSet;

use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;
use indexmap::IndexMap;

/// The boards on which something falls due, each once, by a time that is no later than that.
///
/// A move postpones what is due (the other flag falls later), and changes nothing here: the time that is kept is
/// corrected when it comes ([`DueTimes::remove`]).
#[derive(Debug, Default)]
pub(in crate::shard) struct DueTimes {
    by_time: BTreeSet<(Time, BoardId)>,
    by_board: IndexMap<BoardId, Time>,
}

impl DueTimes {
    /// Something falls due on the board then, or nothing does.
    pub(in crate::shard) fn set(&mut self, board: BoardId, at: Option<Time>) {
        let Some(at) = at else {
            return self.remove(board);
        };
        if self.by_board.get(&board).is_some_and(|kept| *kept <= at) {
            return;
        }
        self.remove(board);
        self.by_time.insert((at, board));
        self.by_board.insert(board, at);
    }

    /// Forgets the time that is kept for a board.
    pub(in crate::shard) fn remove(&mut self, board: BoardId) {
        if let Some(kept) = self.by_board.swap_remove(&board) {
            self.by_time.remove(&(kept, board));
        }
    }

    /// Where something may fall due first: nothing does on any board before that time.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_time_waits_until_the_earlier_one_is_looked_at() {
        let board = |board| BoardId { round: 1, board };
        let mut due = DueTimes::default();
        due.set(board(1), Some(Time(50)));
        due.set(board(2), Some(Time(60)));
        due.set(board(1), Some(Time(90)));
        assert_eq!(due.first(), Some((Time(50), board(1))));
        due.remove(board(1));
        due.set(board(1), Some(Time(90)));
        assert_eq!(due.first(), Some((Time(60), board(2))));
        due.set(board(1), Some(Time(40)));
        assert_eq!(due.first(), Some((Time(40), board(1))));
        due.set(board(1), None);
        assert_eq!((due.first(), due.boards()), (Some((Time(60), board(2))), 1));
    }
}
