//! When boards do something by themselves: a flag falls, the default time passes, a clock starts.

use std::collections::BTreeSet;

use adoube_tournament::board::by_board::ByBoard;
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

/// The boards on which something falls due, each once, by a time that is no later than that.
///
/// A move postpones what is due (the other flag falls later), and changes nothing here: the time that is kept is
/// corrected when it comes ([`DueTimes::remove`]).
#[derive(Debug, Default)]
pub(in crate::shard) struct DueTimes {
    by_time: BTreeSet<(Time, BoardId)>,
    /// The time that is kept for each; none where it was given up.
    by_board: ByBoard<Option<Time>>,
}

impl DueTimes {
    /// Something falls due on the board then, or nothing does.
    pub(in crate::shard) fn set(&mut self, board: BoardId, at: Option<Time>) {
        let Some(at) = at else {
            return self.remove(board);
        };
        if self.kept(board).is_some_and(|kept| kept <= at) {
            return;
        }
        self.remove(board);
        self.by_time.insert((at, board));
        self.by_board.insert(board, Some(at));
    }

    /// Forgets the time that is kept for a board.
    pub(in crate::shard) fn remove(&mut self, board: BoardId) {
        if let Some(kept) = self.by_board.remove(board).flatten() {
            self.by_time.remove(&(kept, board));
        }
    }

    /// The time that is kept for a board, if any is.
    pub(in crate::shard) fn kept(&self, board: BoardId) -> Option<Time> {
        self.by_board.get(board).copied().flatten()
    }

    /// Where something may fall due first: nothing does on any board before that time.
    pub(in crate::shard) fn first(&self) -> Option<(Time, BoardId)> {
        self.by_time.first().copied()
    }

    /// Gives up the time that is first; its board still counts as one on which something falls due.
    pub(in crate::shard) fn skip_first(&mut self) {
        if let Some((_, board)) = self.by_time.pop_first() {
            self.by_board.insert(board, None);
        }
    }

    /// On how many boards something falls due. A running clock has a flag to fall, so its board is one of them.
    pub(in crate::shard) const fn boards(&self) -> usize {
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

    #[test]
    fn a_board_whose_time_was_given_up_is_due_again_at_the_next() {
        let board = BoardId { round: 1, board: 1 };
        let mut due = DueTimes::default();
        due.set(board, Some(Time(50)));
        due.skip_first();
        assert_eq!((due.first(), due.boards()), (None, 1));
        due.set(board, Some(Time(90)));
        assert_eq!(due.first(), Some((Time(90), board)));
        due.set(board, None);
        assert_eq!((due.first(), due.boards()), (None, 0));
    }
}
