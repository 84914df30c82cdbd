//! Physical boards that follow the game (O 20).

use adoube_chess::{Placement, Side};

use crate::physical_board::BoardMake;
use crate::time::{Millis, Time};

/// Something else has come to rest on a player's physical board, or the board was connected or disconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardShown {
    /// Whose board.
    pub side: Side,
    /// What is on it; none while it is not connected.
    pub placement: Option<Placement>,
    /// The half-move after which the game had this position; none where it is another position.
    pub ply: Option<u32>,
    /// Its make; none while it is not connected or its make is not known.
    pub make: Option<BoardMake>,
    /// What its disconnection during the game cost, where that ends with this.
    pub outage: Option<BoardOutage>,
}

/// How long a physical board kept its player from moving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOutage {
    /// Since when.
    pub since: Time,
    /// How long the player's clock ran in that time.
    pub charged: Millis,
}

/// A player's physical board has differed from the game for too long, or an official saw that it did (O 20.5, O 20.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardDiffers {
    /// Whose board.
    pub side: Side,
    /// What was on it.
    pub placement: Placement,
    /// The game's position then; none in records of before it was kept.
    pub game: Option<Placement>,
    /// How many half-moves had been made then; none in records of before it was kept.
    pub ply: Option<u32>,
    /// The number by which a penalty or a ruling cites it, counted with the board's device notes; none where there are too many.
    pub note: Option<u32>,
    /// What an official saw; none where the board's sensors told it.
    pub seen: Option<String>,
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
    /// What the board cost the player since it failed, where the requirement is lifted for that.
    pub outage: Option<BoardOutage>,
}

/// Whether a player's moves wait for the physical board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requirement {
    /// They do, as the event has it.
    Required,
    /// They do not.
    Lifted,
}
