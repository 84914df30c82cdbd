//! Scoresheets, where the event makes them mandatory (O 20.7).

use adoube_chess::Side;

use super::Board;
use super::apply::{Apply, Moment};
use super::event::ScoresheetMarked;
use super::state::Seats;

/// How far a player's mandatory scoresheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoresheetState {
    /// The player is to keep one: the game is not over.
    Required,
    /// The game is over, and nobody has looked for it.
    Unmarked,
    /// It is there.
    Present,
    /// It is not.
    Missing,
}

impl ScoresheetState {
    /// What an official found.
    pub(super) const fn of_mark(present: bool) -> Self {
        if present {
            Self::Present
        } else {
            Self::Missing
        }
    }
}

impl Board {
    /// How far a player's scoresheet is; none where the event asks for none. What is missing keeps nothing from going on.
    pub fn scoresheet(&self, side: Side) -> Option<ScoresheetState> {
        let boards = self.opened.terms.physical_boards;
        boards.filter(|boards| boards.scoresheets)?;
        if !self.is_finished() {
            return Some(ScoresheetState::Required);
        }
        Some(match self.seats.physical[side].scoresheet {
            None => ScoresheetState::Unmarked,
            Some(present) => ScoresheetState::of_mark(present),
        })
    }
}

impl Apply<ScoresheetMarked> for Seats {
    fn apply(&mut self, marked: &ScoresheetMarked, _: &Moment<'_>) {
        self.physical[marked.side].scoresheet = Some(marked.present);
    }
}
