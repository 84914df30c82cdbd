//! Why there is no play link, as a player is told it.

use adoube_proto::v1::GoodbyeReason;

use super::{
    core::{LinkCore, Pause, Phase},
    fault::LinkFault,
};
use crate::time::Now;

/// The few reasons that the page has sentences for, in each language. The fault's own text is
/// evidence, and nothing for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Nothing answers at the venue: the cable or the wireless network, or the venue's node.
    Venue,
    /// The venue answers, but has no way to the coordinator.
    Uplink,
    /// The venue does not let this device through.
    Refused,
    /// What answers is not this event's.
    Stranger,
    /// There was a connection, and nothing comes on it.
    Silence,
    /// The connection broke.
    Broken,
    /// The coordinator is there, and takes no boards now.
    Server,
    /// The officials changed where this seat is, or who this device is.
    Reseated,
    /// Another program plays under this device's name.
    Elsewhere,
    /// The two programs do not understand each other.
    Misunderstood,
    /// The device's program ends.
    Stopping,
}

impl Loss {
    /// The page's word, as in `Connection.why`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Venue => "venue",
            Self::Uplink => "uplink",
            Self::Refused => "refused",
            Self::Stranger => "stranger",
            Self::Silence => "silence",
            Self::Broken => "broken",
            Self::Server => "server",
            Self::Reseated => "reseated",
            Self::Elsewhere => "elsewhere",
            Self::Misunderstood => "misunderstood",
            Self::Stopping => "stopping",
        }
    }

    /// What a fault of the way comes to.
    pub(super) fn of_fault(fault: &LinkFault) -> Self {
        match fault {
            LinkFault::RelayUnreachable(_) => Self::Venue,
            LinkFault::RelayRefused { code, .. } if code == "unreachable" => Self::Uplink,
            LinkFault::RelayRefused { .. } => Self::Refused,
            LinkFault::RelayNonsense | LinkFault::Tls(_) => Self::Stranger,
            LinkFault::Stream(_) | LinkFault::Closed | LinkFault::Slow => Self::Broken,
        }
    }

    /// What the coordinator's farewell for this reason comes to.
    pub(super) const fn of_farewell(reason: GoodbyeReason) -> Self {
        match reason {
            GoodbyeReason::Stopping
            | GoodbyeReason::Storage
            | GoodbyeReason::StoodStill
            | GoodbyeReason::Busy => Self::Server,
            GoodbyeReason::Replaced | GoodbyeReason::Silent => Self::Broken,
            GoodbyeReason::Moved | GoodbyeReason::Unpublished | GoodbyeReason::NotEnrolled => {
                Self::Reseated
            }
            GoodbyeReason::DuplicateDevice => Self::Elsewhere,
            // Unspecified is also what a newer coordinator says.
            GoodbyeReason::Version | GoodbyeReason::Protocol | GoodbyeReason::Unspecified => {
                Self::Misunderstood
            }
        }
    }
}

impl LinkCore {
    /// The venue's relay let the attempt through.
    pub(super) fn relayed(&mut self) {
        if let Phase::Dialing { relayed, .. } = &mut self.phase {
            *relayed = true;
        }
    }

    /// An attempt took too long: where the venue's relay let it through, only the coordinator did not answer.
    pub(super) fn dial_timed_out(&mut self, now: Now, relayed: bool) {
        let (loss, code, detail) = if relayed {
            (Loss::Silence, "silence", "no answer through the relay")
        } else {
            (Loss::Venue, "dial-timeout", "")
        };
        self.drop_link(now, loss, code, detail, Pause::Backoff);
    }
}

#[cfg(test)]
mod tests {
    use super::{LinkFault, Loss};

    #[test]
    fn dis_2_each_fault_has_a_reason_that_a_player_can_read() {
        let raw = || "tcp connect error: Connection refused (os error 111)".to_owned();
        let refused = |code: &str| LinkFault::RelayRefused {
            code: code.to_owned(),
            text: raw(),
        };
        for (fault, word) in [
            (LinkFault::RelayUnreachable(raw()), "venue"),
            (refused("unreachable"), "uplink"),
            (refused("busy"), "refused"),
            (refused("unknown-device"), "refused"),
            (LinkFault::RelayNonsense, "stranger"),
            (LinkFault::Tls(raw()), "stranger"),
            (LinkFault::Stream("transport error".to_owned()), "broken"),
            (LinkFault::Closed, "broken"),
            (LinkFault::Slow, "broken"),
        ] {
            assert_eq!(Loss::of_fault(&fault).word(), word, "{fault}");
        }
    }
}
