//! What a ruling did to a board, as far as a further one may leave it or take it back.

use super::Remedy;
use crate::ruling_terms::ClocksAs;

/// What a ruling did to a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingEffect {
    /// It set the clocks of a game that went on.
    Resumed,
    /// It let another game begin.
    Restarted,
    /// It set the result.
    Ended,
    /// It put the game off.
    PutOff,
}

impl RulingEffect {
    /// What a remedy does.
    pub const fn of(remedy: &Remedy) -> Self {
        match remedy {
            Remedy::Resume { .. } => Self::Resumed,
            Remedy::Restart { .. } => Self::Restarted,
            Remedy::Result { .. } => Self::Ended,
            Remedy::Postpone => Self::PutOff,
        }
    }

    /// Whether it stays as it is when a further ruling of its incident comes on top of it, such as time that
    /// is added to the clocks as they are; else that one takes its place.
    pub fn stays_under(self, later: &Remedy) -> bool {
        let Remedy::Resume { basis, .. } = later else {
            return false;
        };
        match self {
            Self::Resumed => basis.clocks == ClocksAs::Now,
            Self::Restarted => true,
            Self::Ended | Self::PutOff => false,
        }
    }
}
