//! Physical boards that follow the game (O 20).

use adoube_chess::{Placement, Side};

/// Something else has come to rest on a player's physical board, or the board was connected or disconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardShown {
    /// Whose board.
    pub side: Side,
    /// What is on it; none while it is not connected.
    pub placement: Option<Placement>,
    /// The half-move after which the game had this position; none where it is another position.
    pub ply: Option<u32>,
}

/// A player's physical board has differed from the game for too long (O 20.5, O 20.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardDiffers {
    /// Whose board.
    pub side: Side,
    /// What was on it.
    pub placement: Placement,
}

/// An official said whether a player's moves wait for the physical board, as where a sensor fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardRequirementSet {
    /// Whose board.
    pub side: Side,
    /// Whether they wait.
    pub requirement: Requirement,
    /// Why.
    pub reason: String,
}

/// Whether a player's moves wait for the physical board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requirement {
    /// They do, as the event has it.
    Required,
    /// They do not.
    Lifted,
}
