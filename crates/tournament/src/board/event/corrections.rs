//! Games that an arbiter sets back, reopens or replaces.

use std::sync::Arc;

use crate::board::TimeFollows;
use crate::clock::{Reading, TimeControl};
use crate::time::Millis;

/// An arbiter went back to an earlier position (L 6.14); the moves after it no longer count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionRestored {
    /// How many half-moves are left.
    pub ply: u32,
    /// Why.
    pub reason: String,
    /// Both clocks before it.
    pub before: Reading,
    /// After it: stopped, with the move counters of that position.
    pub clocks: Reading,
}

/// An arbiter reopened a finished game (O 19.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopened {
    /// Why.
    pub reason: String,
    /// Both clocks before it.
    pub before: Reading,
    /// After it, stopped.
    pub clocks: Reading,
    /// How long after both players are ready the clock starts (DIS-9); none where an arbiter has to start it: where there
    /// is no legal move, or where the game had not begun.
    pub start_in: Option<Millis>,
}

/// The same players start a new game on this board; the one before no longer counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restarted {
    /// Which game of the board, from 1.
    pub attempt: u16,
    /// Whether the players changed sides.
    pub reversed: bool,
    /// Whether times follow the colour or the player, as the arbiter who reversed the colours chose; none where there was
    /// nothing to choose.
    pub times: Option<TimeFollows>,
    /// The new game's time control.
    pub control: Arc<TimeControl>,
    /// The corrected start position (L 7.1 a); none where it stays the same.
    pub fen: Option<String>,
    /// Why.
    pub reason: String,
    /// Both clocks, reset and stopped.
    pub clocks: Reading,
}
