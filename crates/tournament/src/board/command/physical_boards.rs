//! What officials order about physical boards and scoresheets.

use adoube_chess::{Placement, Side};

use crate::board::event::Requirement;

/// Say whether a player's moves wait for the physical board (O 20.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetBoardRequirement {
    /// Whose board.
    pub side: Side,
    /// Whether they wait.
    pub requirement: Requirement,
    /// Whether the player is given back what their clock ran since the board failed, where that is lifted (O 10.5).
    pub give_back: bool,
}

/// Note that a physical board differed from the game, as an official saw (O 20.6): one without sensors tells nothing itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteBoardViolation {
    /// Whose board.
    pub side: Side,
    /// What stood on it.
    pub placement: Placement,
    /// After which half-move of the game; none for the last one.
    pub ply: Option<u32>,
}

/// Mark a player's scoresheet as present or missing, after the game (O 20.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkScoresheet {
    /// Whose.
    pub side: Side,
    /// Whether it is there.
    pub present: bool,
    /// The official's note; may be empty.
    pub note: String,
}
