//! Play: players come, move, and offer or decline draws.

use adoube_chess::{Move, Side};

use crate::board::{Options, PremoveEnd};
use crate::clock::{LagCredit, Reading};
use crate::time::Millis;

/// A player is seated at their device and ready (O 16.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedIn {
    /// The player's side.
    pub side: Side,
}

/// The game began; White's clock runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Started {
    /// Both clocks.
    pub clocks: Reading,
}

/// A move was made (O 3.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// Who moved.
    pub side: Side,
    /// How many half-moves the game has now.
    pub ply: u32,
    /// The move.
    pub mv: Move,
    /// What the player thought about it, pauses left out, before any increment.
    pub used: Millis,
    /// What it is credited with for the network's time, where the event gives credits.
    pub lag: Option<LagCredit>,
    /// What it is credited with because the physical board that entered it needed so long to be certain.
    pub settling: Option<Millis>,
    /// Both clocks after it.
    pub clocks: Reading,
    /// Whether it was entered before the opponent's move and waited for it (O 3.6 b).
    pub premove: bool,
    /// Whether an assistant was approved for the player, and so entered the move (O 3.8).
    pub assisted: bool,
}

/// A draw was offered; the offer is open until it is answered (O 5.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawOffered {
    /// By whom.
    pub side: Side,
}

/// The offer was declined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawDeclined {
    /// By whom.
    pub side: Side,
}

/// A player chose how to enter moves (O 3.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionsSet {
    /// The player's side.
    pub side: Side,
    /// All options after the change.
    pub options: Options,
}

/// A player entered a premove; it replaces an earlier one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PremoveSet {
    /// The player's side.
    pub side: Side,
    /// The half-move it is to become.
    pub ply: u32,
    /// The move.
    pub mv: Move,
}

/// A premove is not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PremoveEnded {
    /// The player's side.
    pub side: Side,
    /// The half-move it was to become.
    pub ply: u32,
    /// The move.
    pub mv: Move,
    /// Why.
    pub why: PremoveEnd,
}
