//! The end of a game, and what is said of its result.

use crate::board::Ending;
use crate::board::Score;
use crate::clock::Reading;
use adoube_chess::Side;

/// The game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// With which score.
    pub score: Score,
    /// How.
    pub ending: Ending,
    /// The arbiter's reason, for a declared result.
    pub reason: String,
    /// Both clocks, standing.
    pub clocks: Reading,
}

/// A player has seen the result and confirms it (L 8.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultConfirmed {
    /// His side.
    pub side: Side,
}

/// An arbiter put another result in the place of the first, and stands by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultCorrected {
    /// As it was.
    pub before: Score,
    /// As it is.
    pub score: Score,
    /// How reports tell it: declared or forfeit.
    pub ending: Ending,
    /// Why.
    pub reason: String,
}
