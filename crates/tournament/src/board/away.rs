//! A seat that is not heard, and the silence by which that began.

use adoube_chess::BySide;

use super::causes::LossSign;
use super::lazy_box::Blank;
use crate::time::Time;

/// A silence, as it was noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Silence {
    /// When the loss was noticed.
    pub since: Time,
    /// When the seat was last heard.
    pub last_contact: Time,
    /// How it was noticed.
    pub sign: LossSign,
}

/// A seat that is not heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Away {
    /// When the loss was noticed.
    pub since: Time,
    /// When it was last heard.
    pub last_contact: Time,
    /// How it was noticed.
    pub sign: LossSign,
    /// Whether an arbiter let the clock run since. What the event says of lost seats holds until
    /// ruled, so it does not stop the clock again for this loss (DIS-2).
    pub ruled: bool,
    /// From when the event's time to reconnect counts: since then, or since a hold ended.
    pub counted: Time,
    /// Whether that time is over.
    pub overdue: bool,
    /// The silence by which it was away already when an outage began; none if it was heard until then.
    pub before: Option<Silence>,
}

impl Blank for BySide<Option<Away>> {
    const BLANK: &'static Self = &Self::new(None, None);
}

impl Away {
    /// As a silence is noticed.
    pub(super) const fn new(silence: Silence) -> Self {
        Self {
            since: silence.since,
            last_contact: silence.last_contact,
            sign: silence.sign,
            ruled: false,
            counted: silence.since,
            overdue: false,
            before: None,
        }
    }

    /// The silence by which it is away: its own, if it was silent when an outage began, rather than that.
    pub fn silence(&self) -> Silence {
        self.before.unwrap_or(Silence {
            since: self.since,
            last_contact: self.last_contact,
            sign: self.sign,
        })
    }
}
