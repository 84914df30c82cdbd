//! What a board's record says of a device, and what its venue reports of one.

use adoube_chess::{BySide, Side};

use crate::actor::Role;
use crate::board::devices::breaches::{Forbidden, Happened};
use crate::ids::{DeviceId, PersonId};
use crate::lock_report::LockReport;
use crate::time::{Millis, Time};

/// What befell a seat's device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceNote {
    /// From 1 on this board.
    pub number: u32,
    /// Whose seat.
    pub side: Side,
    /// Which device.
    pub device: DeviceId,
    /// When.
    pub when: ReportedTime,
    /// The venue's id of what it tells; empty where no venue told it.
    pub source: String,
    /// What.
    pub what: AtDevice,
}

/// When something was at a venue, as far as is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportedTime {
    /// Coordinator time.
    pub at: Time,
    /// How far that may be off; none where the venue's clock was not measured, and the time is that of the
    /// report.
    pub error: Option<Millis>,
}

/// What befell a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AtDevice {
    /// Its page takes no input and shows a text.
    Locked {
        /// The official who ordered it, as far as is known.
        by: Option<(PersonId, Role)>,
        /// The text.
        text: String,
    },
    /// The same, by the event's rules, for what the text tells; until an official opens it.
    LockedForBreach {
        /// What happened that the event forbids.
        text: String,
    },
    /// Its page takes input again, or it acts for the seat no more.
    Opened {
        /// How.
        end: LockEnd,
        /// The official who ordered it, as far as is known.
        by: Option<(PersonId, Role)>,
        /// When it was locked.
        since: Time,
        /// How long the clocks ran since then.
        ran: Ran,
    },
    /// What the event forbids happened on it, once or again.
    Forbidden(Forbidden),
    /// Its machine is not held as the event asks, or nobody knows that it is.
    NotHeld {
        /// Somebody let it go; else what holds it gives no answer, or cannot hold it.
        let_go: bool,
        /// Why, in the device's words.
        why: String,
    },
    /// Its machine is held again.
    HeldAgain {
        /// Since when it was not.
        since: Time,
    },
    /// Every layer of its lock was tried, and the LCA signed the report with his check (O 18.5).
    Signed(Box<LockReport>),
    /// More befell the devices of this board than its record tells.
    NotTold {
        /// Whether that is more of what the event forbids, or more locks and machines that are not held.
        forbidden: bool,
    },
}

/// How long the clocks ran while a page was locked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ran {
    /// White's and Black's, as far as they were charged for it.
    Known(BySide<Millis>),
    /// It was locked in a game that counts no more: what its clocks were charged is known no longer.
    AnotherGame,
    /// Its beginning or its end has no measured time ([`ReportedTime::error`]): how long it was is not known either.
    NotMeasured,
}

/// How a lock ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockEnd {
    /// An official ordered it.
    Order,
    /// The lock was taken back; another that the board is not told of, such as the device's own, may hold.
    TakenBack,
    /// The seat went to another device.
    SeatMoved,
}

/// What a venue reports of a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceReport {
    /// Which device.
    pub device: DeviceId,
    /// When.
    pub when: ReportedTime,
    /// The venue's id of what it tells: the same again is noted once.
    pub source: String,
    /// What.
    pub what: Reported,
}

/// What a venue reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reported {
    /// The page is locked, by whom and with which text.
    Locked(Option<(PersonId, Role)>, String),
    /// The device locked it by itself, as the event's rules have it, for this.
    LockedForBreach(String),
    /// An official's order opened it, whichever lock held.
    Opened(Option<(PersonId, Role)>),
    /// The lock of that source was taken back.
    TakenBack,
    /// What the event forbids happened.
    Forbidden(Happened),
    /// Its machine is not held, since somebody let it go or for another reason: this one.
    NotHeld {
        /// Somebody let it go.
        let_go: bool,
        /// Why.
        why: String,
    },
    /// Its machine is held.
    Held,
}
