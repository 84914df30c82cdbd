//! Why there is no play link, as a player is told it.

use adoube_proto::v1::{ConnectionLoss, Goodbye, GoodbyeReason};

use super::{
    core::{LinkCore, Pause, Phase},
    fault::LinkFault,
};
use crate::time::Now;

/// What a fault of the way comes to.
pub(super) fn of_fault(fault: &LinkFault) -> ConnectionLoss {
    match fault {
        LinkFault::RelayUnreachable(_) => ConnectionLoss::Venue,
        LinkFault::RelayRefused { code, .. } if code == "unreachable" => ConnectionLoss::Uplink,
        LinkFault::RelayRefused { .. } => ConnectionLoss::Refused,
        LinkFault::RelayNonsense | LinkFault::Tls(_) => ConnectionLoss::Stranger,
        LinkFault::Stream(_) | LinkFault::Closed | LinkFault::Slow => ConnectionLoss::Broken,
    }
}

/// What the coordinator's farewell for this reason comes to.
const fn of_farewell(reason: GoodbyeReason) -> ConnectionLoss {
    match reason {
        GoodbyeReason::Stopping
        | GoodbyeReason::Storage
        | GoodbyeReason::StoodStill
        | GoodbyeReason::Busy => ConnectionLoss::Server,
        GoodbyeReason::Replaced | GoodbyeReason::Silent => ConnectionLoss::Broken,
        GoodbyeReason::Moved | GoodbyeReason::Unpublished | GoodbyeReason::NotEnrolled => {
            ConnectionLoss::Reseated
        }
        GoodbyeReason::DuplicateDevice => ConnectionLoss::Elsewhere,
        // Unspecified is also what a newer coordinator says.
        GoodbyeReason::Version | GoodbyeReason::Protocol | GoodbyeReason::Unspecified => {
            ConnectionLoss::Misunderstood
        }
    }
}

impl LinkCore {
    /// The coordinator closes the link.
    pub(super) fn farewell(&mut self, now: Now, goodbye: &Goodbye) {
        let told = u64::from(goodbye.retry_after_ms);
        let reason = goodbye.reason();
        let pause = if reason == GoodbyeReason::DuplicateDevice {
            Pause::AtLeast(told.max(self.duplicates.pause(&mut self.jitter)))
        } else if !goodbye.retry {
            Pause::Forever
        } else if told > 0 {
            Pause::AtLeast(told)
        } else {
            Pause::Backoff
        };
        let word = GoodbyeReason::word_of(goodbye.reason);
        let detail = format!("{word}: {}", goodbye.text);
        if reason == GoodbyeReason::DuplicateDevice {
            self.event("duplicate-device", &goodbye.text);
        }
        if matches!(reason, GoodbyeReason::Unpublished | GoodbyeReason::Moved) {
            self.leave_seat();
        }
        let loss = of_farewell(reason);
        self.drop_link(now, loss, "goodbye", &detail, pause);
    }

    /// The venue's relay let the attempt through.
    pub(super) fn relayed(&mut self) {
        if let Phase::Dialing { relayed, .. } = &mut self.phase {
            *relayed = true;
        }
    }

    /// An attempt took too long: where the venue's relay let it through, only the coordinator did not answer.
    pub(super) fn dial_timed_out(&mut self, now: Now, relayed: bool) {
        let (loss, code, detail) = if relayed {
            (
                ConnectionLoss::Silence,
                "silence",
                "no answer through the relay",
            )
        } else {
            (ConnectionLoss::Venue, "dial-timeout", "")
        };
        self.drop_link(now, loss, code, detail, Pause::Backoff);
    }
}

#[cfg(test)]
mod tests {
    use super::{LinkFault, of_fault};

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
            assert_eq!(of_fault(&fault).word(), word, "{fault}");
        }
    }
}
