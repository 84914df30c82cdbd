//! Why clocks were stopped, and how a loss was noticed.

use adoube_chess::Side;

use crate::ids::RulingRef;
use crate::time::Time;
use crate::words::words;

/// Why the clocks of a board were stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PauseCause {
    /// By an arbiter (O 19.6).
    Arbiter {
        /// Why; none while the arbiter has not said so.
        reason: Option<String>,
    },
    /// A seat is away and the event suspends the clock (DIS-2).
    Away {
        /// Whose.
        side: Side,
        /// When it was last heard.
        last_contact: Time,
    },
    /// By an arbiter, with every other board of a venue or of the round (O 19.6).
    Hold {
        /// Which hold of the round.
        hold: u32,
        /// Why; none while the arbiter has not said so.
        reason: Option<String>,
    },
    /// The coordinator was down, or could not write.
    Outage,
    /// A ruling waits until both players are ready (DIS-9).
    Ruling {
        /// Which.
        ruling: RulingRef,
        /// Why it was given.
        reason: String,
    },
    /// A ruling put the game off (DIS-7): an arbiter resumes it, or another ruling is given.
    Postponed {
        /// Which.
        ruling: RulingRef,
        /// Why it was given.
        reason: String,
    },
}

/// How a lost seat was noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LossSign {
    /// Nothing was heard for too long.
    Silence,
    /// Its connection was closed.
    Reset,
    /// The broker published its last will.
    LastWill,
    /// The coordinator itself went down or could not write.
    Outage,
    /// The page on its device died; the device itself is heard. A board's own record has it only where the seat
    /// had moved to a device whose page was not open.
    Page,
}

words! {
    LossSign {
        Silence = "silence",
        Reset = "reset",
        LastWill = "last-will",
        Outage = "outage",
        Page = "page",
    }
}

impl LossSign {
    /// What was noticed, for people.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Silence => "no messages arrived",
            Self::Reset => "the connection broke",
            Self::LastWill => "the venue's broker reported that the connection ended",
            Self::Outage => "the server was down",
            Self::Page => "the page was closed or stopped responding",
        }
    }
}

/// What stopped the coordinator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutageCause {
    /// It was not running.
    Down,
    /// The ledger did not take records.
    Storage,
}

impl PauseCause {
    /// Whether an arbiter paused this board alone.
    pub(super) const fn is_arbiters(&self) -> bool {
        match self {
            Self::Arbiter { .. } => true,
            Self::Away { .. }
            | Self::Hold { .. }
            | Self::Outage
            | Self::Ruling { .. }
            | Self::Postponed { .. } => false,
        }
    }

    /// Takes a reason that was given later, where an arbiter is the cause and none is known.
    pub(super) fn give_reason(&mut self, given: &str) {
        match self {
            Self::Arbiter { reason } | Self::Hold { reason, .. } => {
                reason.get_or_insert_with(|| given.to_owned());
            }
            Self::Away { .. } | Self::Outage | Self::Ruling { .. } | Self::Postponed { .. } => {}
        }
    }
}
