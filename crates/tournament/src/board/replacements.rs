//! The games of a board that another game replaced: why, and by whom. The incident of a silence in one of them tells it.

use super::Board;
use crate::actor::Role;
use crate::ids::{PersonId, RulingRef};
use crate::time::Time;

/// Why another game of a board took the place of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplacementCause {
    /// A ruling restarted the game.
    Ruling(RulingRef),
    /// The colours were reversed.
    ReversedColours,
    /// The game had begun from a wrong position (L 7.1 a).
    StartPosition,
}

/// A game of a board that does not count any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replacement {
    /// Which game of the board, from 1; the next one replaced it.
    pub game: u16,
    /// When.
    pub at: Time,
    /// What happened.
    pub cause: ReplacementCause,
    /// The official who did it, and in which office; `None` of a ruling, whose incident tells that.
    pub by: Option<(PersonId, Role)>,
    /// Why.
    pub reason: String,
}

impl Board {
    /// How a game of the board was replaced; `None` for the present one.
    pub fn replacement_of(&self, game: u16) -> Option<&Replacement> {
        self.game.replacements.iter().find(|it| it.game == game)
    }
}
