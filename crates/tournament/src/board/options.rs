//! What players may choose for the way their moves are entered (O 3.6), and what they chose.

use crate::words::words;

/// What the event allows; part of a game's terms.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Entering {
    /// A move by one of its squares, where only one move is possible (O 3.6 a).
    pub smart_move: bool,
    /// A move entered while it is the opponent's turn (O 3.6 b).
    pub premove: bool,
    /// A queen without being asked (O 3.6 c).
    pub automatic_queen: bool,
}

/// What a player turned on for himself; at first nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Options {
    /// A move by one of its squares.
    pub smart_move: bool,
    /// Moves entered while it is the opponent's turn.
    pub premove: PremoveUse,
    /// A queen without being asked.
    pub automatic_queen: bool,
}

/// Whether a player enters moves while it is his opponent's turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PremoveUse {
    /// He does not: such a move is refused.
    #[default]
    Off,
    /// He does; his page asks once more before it sends one.
    Confirmed,
    /// He does, without being asked.
    AtOnce,
}

words! {
    PremoveUse {
        Off = "off",
        Confirmed = "confirmed",
        AtOnce = "at-once",
    }
}
