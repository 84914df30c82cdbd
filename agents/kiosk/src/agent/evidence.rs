//! What happens to the links, as lines of the journal.

use super::{core::Agent, messages::Output};
use crate::{
    bus::messages::BusFault,
    evidence::line::{Sight, Why, figure},
    time::Now,
};

impl Agent {
    pub(super) fn note_broker_back(&mut self, now: Now) {
        let detail = format!("session {}", self.bus.session());
        let back = Sight::word("broker-back").saying(detail);
        self.witness.note(now, back);
    }

    pub(super) fn note_broker_lost(&mut self, now: Now, fault: &BusFault) {
        let heard = self.bus.silent_for(now).unwrap_or(0);
        let detail = match self.bus.unacknowledged_for(now) {
            Some(acked) => format!("last acknowledged {acked} ms before: {fault}"),
            None => fault.to_string(),
        };
        let figures = [broker_why(fault).figure(), figure(heard)];
        let lost = Sight::of("broker-lost", &figures).saying(detail);
        self.witness.note(now, lost);
    }

    /// Events of the play link that are evidence; others are told to the venue only.
    pub(super) fn note_link(&mut self, now: Now, what: &str, detail: &str) {
        let sight = match what {
            "play-link-up" => Sight::word("play-link-back"),
            "play-link-down" => {
                let since = |at: u64| figure(now.ms().saturating_sub(at));
                let figures = [
                    link_why(detail).figure(),
                    since(self.link.heard_ms()),
                    since(self.acknowledged_or_heard()),
                ];
                Sight::of("play-link-lost", &figures)
            }
            "play-link-failed" => Sight::word("play-link-failed"),
            "duplicate-device" => Sight::word("duplicate-device"),
            _ => return,
        };
        self.witness.note(now, sight.saying(detail));
    }

    pub(super) fn note_stop(&mut self, now: Now) {
        self.witness.note(now, Sight::word("agent-stopped"));
        self.pump_witness(now);
    }

    /// Lines go to the disk and to the venue.
    pub(super) fn pump_witness(&mut self, now: Now) {
        self.witness.use_journal(self.bus.journal());
        while let Some(line) = self.witness.poll_line() {
            self.bus.keep_line(now, line.clone());
            self.outputs.push_back(Output::Journal(line));
        }
    }

    /// A link that broke before its first heartbeat was answered was heard all the same.
    fn acknowledged_or_heard(&self) -> u64 {
        match self.link.acknowledged_ms() {
            0 => self.link.heard_ms(),
            at => at,
        }
    }
}

fn broker_why(fault: &BusFault) -> Why {
    match fault {
        BusFault::TakenOver | BusFault::Closed => Why::Closed,
        BusFault::Lost(text) => by_text(text),
    }
}

/// The library gives the system's error as a text only.
fn by_text(text: &str) -> Why {
    let text = text.to_lowercase();
    let reasons = [
        ("reset", Why::Reset),
        ("broken pipe", Why::Reset),
        ("timeout", Why::Silent),
        ("timed out", Why::Silent),
        ("pending pingresp", Why::Silent),
        ("pingreq isn't acked", Why::Silent),
        ("unreachable", Why::Unreachable),
        ("refused", Why::Unreachable),
        ("closed", Why::Closed),
        ("eof", Why::Closed),
    ];
    let found = reasons.into_iter().find(|(part, _)| text.contains(part));
    found.map_or(Why::Unknown, |(_, why)| why)
}

/// The word before the colon is the link's own.
fn link_why(detail: &str) -> Why {
    let (code, rest) = detail.split_once(':').unwrap_or((detail, ""));
    match code {
        "silence" => Why::Silent,
        "closed" | "goodbye" => Why::Closed,
        "relay-unreachable" | "dial-timeout" => Why::Unreachable,
        "stopping" | "record-gap" | "record-broken" | "slow" => Why::Own,
        "stream-refused" => by_text(rest),
        _ => Why::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dis_1_how_a_connection_ended_is_told_by_code() {
        let lost = |text: &str| BusFault::Lost(text.to_owned());
        for (fault, why) in [
            (BusFault::TakenOver, Why::Closed),
            (BusFault::Closed, Why::Closed),
            (
                lost("I/O: Connection reset by peer (os error 104)"),
                Why::Reset,
            ),
            (
                lost("Last pingreq isn't acked: pending pingresp"),
                Why::Silent,
            ),
            (lost("Mqtt state: Last pingreq isn't acked"), Why::Silent),
            (
                lost("Network is unreachable (os error 101)"),
                Why::Unreachable,
            ),
            (lost("something else"), Why::Unknown),
        ] {
            assert_eq!(broker_why(&fault), why, "{fault}");
        }
        for (detail, why) in [
            ("silence: no message for 3000 ms", Why::Silent),
            ("closed: the connection was closed", Why::Closed),
            (
                "stream-refused: the coordinator closed the stream: reset",
                Why::Reset,
            ),
            ("stopping: ", Why::Own),
            ("goodbye: storage", Why::Closed),
            ("", Why::Unknown),
        ] {
            assert_eq!(link_why(detail), why, "{detail}");
        }
    }
}
