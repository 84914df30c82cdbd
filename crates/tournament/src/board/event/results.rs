//! The end of a game, and what is said of its result.

use adoube_chess::Side;

use crate::board::{Ending, Score};
use crate::clock::Reading;

/// The game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// With which score.
    pub score: Score,
    /// How.
    pub ending: Ending,
    /// The arbiter's reason, for a result that an arbiter set.
    pub reason: Option<String>,
    /// Both clocks, stopped.
    pub clocks: Reading,
}

/// A player has seen the result and confirms it (L 8.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultConfirmed {
    /// The player's side.
    pub side: Side,
}

/// An arbiter corrected the result; the corrected result is approved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultCorrected {
    /// Before the correction.
    pub before: Score,
    /// After it.
    pub score: Score,
    /// How reports tell it: declared or forfeit.
    pub ending: Ending,
    /// Why.
    pub reason: String,
}
