//! Which boards of an incident nothing was ruled on.

use std::collections::{BTreeMap, BTreeSet};

use super::absence::Absence;
use super::state::State;
use crate::board::{Board, Boards};
use crate::ids::BoardId;
use crate::time::Time;

impl State {
    /// The boards on which nothing was ruled since a seat of theirs last fell silent, in order. `boards` as they are now:
    /// on them a clock may run in a new game while its player is still away.
    pub fn unruled(&self, boards: &Boards) -> BTreeSet<BoardId> {
        self.unruled_by(|id| boards.get(&id))
    }

    /// Whether a board is one of [`Self::unruled`].
    pub(super) fn is_unruled(&self, board: &Board) -> bool {
        let id = board.opened().board;
        self.unruled_by(|own| (own == id).then_some(board))
            .contains(&id)
    }

    /// The same by the incident's records alone.
    pub(super) fn unruled_by_records(&self) -> BTreeSet<BoardId> {
        self.unruled_by(|_| None)
    }

    fn unruled_by<'a>(&self, board: impl Fn(BoardId) -> Option<&'a Board>) -> BTreeSet<BoardId> {
        let mut ruled: BTreeMap<BoardId, Time> = BTreeMap::new();
        for given in &self.rulings {
            let boards = given.ruling.boards.iter();
            ruled.extend(boards.map(|on| (on.board, given.at)));
        }
        let left = |absence: &&Absence| {
            let last = ruled.get(&absence.board);
            last.is_none_or(|at| !absence.is_settled_by(*at, board(absence.board)))
        };
        let left = self.absences.iter().filter(left);
        left.map(|absence| absence.board).collect()
    }
}
