//! The penalties that were imposed on the players of a board.

use super::Board;
use super::apply::{Apply, Moment};
use super::compact_vec;
use super::event::Penalised;
use crate::penalty::Imposed;

impl Board {
    /// The penalties of this board, in order: also those of another game or publication of it.
    pub fn penalties(&self) -> &[Imposed] {
        &self.penalties
    }
}

impl Apply<Penalised> for Vec<Imposed> {
    fn apply(&mut self, penalised: &Penalised, now: &Moment<'_>) {
        let board = now.opened.board;
        let imposed = Imposed {
            person: now.opened.seats[penalised.side].person.clone(),
            round: board.round,
            board: Some(board),
            at: now.at,
            by: now.person().map(|(person, _)| person),
            article: penalised.article.clone(),
            reason: penalised.reason.clone(),
            penalties: penalised.penalties.clone(),
        };
        compact_vec::push(self, imposed);
    }
}
