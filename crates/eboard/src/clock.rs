//! A chess clock that is connected to a board. Only DGT's are documented.

use std::time::Duration;

use crate::Version;

/// One of the two sides of a clock, seen from its front. Which player that is depends on how the
/// clock is placed: the clock does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockSide {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// A message of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockMessage {
    /// No clock is connected to the board.
    Absent,
    /// What the clock shows, up to a second late.
    Times(ClockTimes),
    /// The clock answers a command, or reports an event such as a button.
    Answer(ClockAnswer),
}

/// What a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockTimes {
    /// The left player's.
    pub left: ClockFace,
    /// The right player's.
    pub right: ClockFace,
    /// Whether either of the times is running; `false` while the clock is paused.
    pub running: bool,
    /// Where the lever is up: the player on this side has the move.
    pub lever_up: ClockSide,
    /// Whether the clock's battery is low.
    pub battery_low: bool,
}

/// One player's half of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockFace {
    /// Whole seconds, less than ten hours.
    pub time: Duration,
    /// Whether the clock shows that the flag has fallen.
    pub flag_fallen: bool,
}

/// A clock's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockAnswer {
    /// It has carried out the command with this number.
    Done(u8),
    /// Its version.
    Version(Version),
    /// It has not carried out the command: setting the times works in the clock's mode 23 only.
    Refused,
    /// A button was pressed.
    Button(ClockButton),
    /// It is ready after it was switched on.
    Ready,
    /// Something else that is documented by half: the four bytes of the answer.
    Other([u8; 4]),
}

/// The buttons of a DGT XL or 3000, from left to right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockButton {
    /// The leftmost.
    Back,
    /// The second.
    Minus,
    /// The one in the middle that starts and pauses.
    StartPause,
    /// The fourth.
    Plus,
    /// The rightmost.
    Ok,
}

/// Times for a clock to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockSetting {
    /// The left player's, less than ten hours; parts of a second are cut off.
    pub left: Duration,
    /// The right player's, likewise.
    pub right: Duration,
    /// Whose runs; `None` while both are stopped.
    pub running: Option<ClockSide>,
}
