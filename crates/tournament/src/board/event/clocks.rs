//! Clocks that are stopped, started or set.

use crate::board::ControlChange;
use crate::board::OutageCause;
use crate::board::PauseCause;
use crate::clock::Reading;
use crate::time::Millis;
use crate::time::Time;
use adoube_chess::BySide;
use adoube_chess::Side;

/// Both clocks stopped; while they stand already, another reason counts, or the clock of who is to move goes
/// back to the beginning of his silence.
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
    /// The arbiter's reason; empty when it resumed by itself.
    pub reason: String,
    /// Both clocks.
    pub clocks: Reading,
}

/// A hold of the round was carried out; a clock that ran is stopped by the next record (O 19.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// Which record of the round: its holds are numbered from 1.
    pub hold: u32,
    /// Why; none while the arbiter has not said so.
    pub reason: Option<String>,
}

/// A hold of the round is over; whether a clock runs again is the next record's to say.
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
    /// As they were.
    pub before: Reading,
    /// As they are.
    pub clocks: Reading,
    /// Another time control, if that was wrong.
    pub control: Option<ControlChange>,
    /// Why.
    pub reason: String,
}

/// A claim of a draw was wrong: both clocks were set as that costs (L 9.5 b).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongClaim {
    /// Who claimed.
    pub side: Side,
    /// The intended move, as the score writes it; none where the position itself was claimed.
    pub intended: Option<String>,
    /// Both clocks as they were.
    pub before: Reading,
    /// As they are.
    pub clocks: Reading,
    /// Why it was wrong.
    pub reason: String,
}

/// An arbiter gave time to one side or both (O 10.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeAdded {
    /// To White and to Black, by [`Side::index`].
    pub added: BySide<Millis>,
    /// Both clocks with it.
    pub clocks: Reading,
    /// Why.
    pub reason: String,
}

/// Nobody was there at the start: White's clock ran until he came (O 16.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameLate {
    /// His side.
    pub side: Side,
    /// What his clock is charged.
    pub charged: Millis,
    /// Both clocks, standing.
    pub clocks: Reading,
}

/// The coordinator was down, or could not write. Nobody's time ran from `from` on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outage {
    /// The last instant for which time is charged.
    pub from: Time,
    /// What it was.
    pub cause: OutageCause,
    /// Both clocks, standing.
    pub clocks: Reading,
}
