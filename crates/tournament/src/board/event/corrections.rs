//! Games that an arbiter sets back, reopens or replaces.

use crate::board::TimeFollows;
use crate::clock::Reading;
use crate::clock::TimeControl;
use crate::time::Millis;
use std::sync::Arc;

/// An arbiter went back to an earlier position (L 6.14); the moves after it count no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionRestored {
    /// How many half-moves are left.
    pub ply: u32,
    /// Why.
    pub reason: String,
    /// Both clocks as they were.
    pub before: Reading,
    /// As they are, standing, with the move counters of then.
    pub clocks: Reading,
}

/// An arbiter lets a game go on that was over (O 19.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopened {
    /// Why.
    pub reason: String,
    /// Both clocks as they were.
    pub before: Reading,
    /// As they are, standing.
    pub clocks: Reading,
    /// How long after both players are ready the clock starts (DIS-9); none where an arbiter alone starts it:
    /// without a legal move, before the game began, or in records of an earlier version.
    pub start_in: Option<Millis>,
}

/// Another game of the same players begins on this board; the one before counts no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restarted {
    /// Which game of the board, from 1.
    pub attempt: u16,
    /// Whether the players changed sides.
    pub reversed: bool,
    /// What each side's time belongs to, as whoever reversed the colours chose; `None` where nobody had to choose.
    pub times: Option<TimeFollows>,
    /// With which time control.
    pub control: Arc<TimeControl>,
    /// From which position, where the one before was wrong (L 7.1 a); none for the same.
    pub fen: Option<String>,
    /// Why.
    pub reason: String,
    /// Both clocks, fresh and standing.
    pub clocks: Reading,
}
