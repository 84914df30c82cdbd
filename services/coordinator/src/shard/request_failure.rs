//! Why a call has no reply, by a stable word and in English.

use std::fmt;

use adoube_catalogue::{Catalogue, Language};
use adoube_proto::v1::{GoodbyeReason, VenueGoodbyeReason};
use adoube_tournament::refusal::Refusal;

/// Why something that was asked for is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Void {
    /// It did not come in time.
    Expired,
    /// It was taken back.
    Withdrawn,
}

impl Void {
    /// As on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Expired => "expired",
            Self::Withdrawn => "withdrawn",
        }
    }
}

/// Why a call has no reply.
#[derive(Debug, Clone, PartialEq)]
pub enum Failure {
    /// The rules refuse.
    Refused(Refusal),
    /// What was asked for at a venue does not hold any more; nothing was changed.
    Void(Void),
    /// The ledger takes no records at present; nothing was changed.
    Storage,
    /// The ledger failed while this was being written: whether it was is known when the ledger
    /// is back.
    InDoubt,
    /// The coordinator stops; nothing was changed.
    Stopping,
    /// Too much waits already; nothing was changed.
    Busy,
}

impl Failure {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::Void(void) => void.word(),
            Self::Storage | Self::InDoubt => "storage",
            Self::Stopping => "stopping",
            Self::Busy => "busy",
        }
    }

    /// The same for a device whose play link is closed for it.
    pub(super) const fn goodbye_reason(&self) -> GoodbyeReason {
        match self {
            Self::Storage | Self::InDoubt => GoodbyeReason::Storage,
            Self::Stopping => GoodbyeReason::Stopping,
            Self::Busy | Self::Refused(_) | Self::Void(_) => GoodbyeReason::Busy,
        }
    }

    /// The same for a venue's node whose link is closed for it.
    pub(super) const fn venue_goodbye_reason(&self) -> VenueGoodbyeReason {
        match self {
            Self::Storage | Self::InDoubt => VenueGoodbyeReason::Storage,
            Self::Stopping => VenueGoodbyeReason::Stopping,
            Self::Busy | Self::Refused(_) | Self::Void(_) => VenueGoodbyeReason::Busy,
        }
    }

    /// A word for its sentence, for who tells it in another language; none for a refusal, which has its own.
    pub fn word(&self) -> Option<&'static str> {
        match self {
            Self::Refused(_) => None,
            Self::Void(Void::Expired) => Some("void-expired"),
            Self::Void(Void::Withdrawn) => Some("void-withdrawn"),
            Self::InDoubt => Some("in-doubt"),
            Self::Storage | Self::Stopping | Self::Busy => Some(self.code()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Refused(refusal) => {
                return f.write_str(&Catalogue::of(Language::English).refusal(refusal));
            }
            Self::Void(Void::Expired) => {
                "it arrived too late: nothing was changed, try again if needed"
            }
            Self::Void(Void::Withdrawn) => "it was withdrawn: nothing was changed",
            Self::Storage => {
                "the coordinator cannot save now: the clocks are stopped, nothing was changed, \
                 send it again"
            }
            Self::InDoubt => {
                "the coordinator may not have saved this: look at the board, and send it again if \
                 needed"
            }
            Self::Stopping => {
                "the coordinator is stopping: nothing was changed, send it again \
                               soon"
            }
            Self::Busy => "too many requests are waiting: nothing was changed, send it again",
        })
    }
}
