//! Clocks that are stopped, started or set.

use adoube_chess::{BySide, Side};

use crate::board::{ControlChange, OutageCause, PauseCause, Span};
use crate::clock::Reading;
use crate::time::{Millis, Time};

/// Both clocks stopped. If they were stopped already, the reason changes, or the clock of the side to move goes back to
/// when that player disconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paused {
    /// Why.
    pub cause: PauseCause,
    /// Both clocks.
    pub clocks: Reading,
}

/// The clock of the side to move runs again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resumed {
    /// The arbiter's reason; `None` where the platform resumed the game.
    pub reason: Option<String>,
    /// Both clocks.
    pub clocks: Reading,
}

/// A hold of the round was carried out; a clock that ran is stopped by the next record (O 19.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldStarted {
    /// The hold's number in the round, from 1.
    pub hold: u32,
    /// Why; none until the arbiter gives a reason.
    pub reason: Option<String>,
}

/// A hold of the round is over; the next record tells whether a clock runs again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldEnded {
    /// Which.
    pub hold: u32,
    /// Why.
    pub reason: String,
}

/// The reason of a pause or a hold that began without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PauseReasonGiven {
    /// The hold of the round; none for the board's latest pause without a reason.
    pub hold: Option<u32>,
    /// Why.
    pub reason: String,
}

/// An arbiter corrected the clocks (O 19.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockAdjusted {
    /// Before the correction.
    pub before: Reading,
    /// After it.
    pub clocks: Reading,
    /// Another time control, if that was wrong.
    pub control: Option<ControlChange>,
    /// Why.
    pub reason: String,
}

/// An arbiter gave time to one side or both (O 10.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeAdded {
    /// The time given to each side.
    pub added: BySide<Millis>,
    /// Both clocks after it.
    pub clocks: Reading,
    /// Why.
    pub reason: String,
    /// When the clock ran whose time is given back, of a side that is given time: no ruling gives that time back again.
    /// Empty where the time stands for none that ran.
    pub gives_back: Vec<Span>,
}

/// White was absent at the start and is charged the time until they came (O 16.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameLate {
    /// The player's side.
    pub side: Side,
    /// The time charged.
    pub charged: Millis,
    /// Both clocks, stopped.
    pub clocks: Reading,
}

/// The coordinator was down, or could not write. Nobody's time ran from `from` on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outage {
    /// The last instant for which time is charged.
    pub from: Time,
    /// Its cause.
    pub cause: OutageCause,
    /// Both clocks, stopped.
    pub clocks: Reading,
}
