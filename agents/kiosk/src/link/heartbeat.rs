//! Heartbeats and the round trip that they measure.

use std::collections::BTreeMap;

use adoube_proto::v1::Heartbeat;

use crate::{evidence::page::PageSign, time::Now};

/// Heartbeats whose answers are waited for.
const MAX_WAITING: usize = 8;

/// The heartbeats of a device, numbered over all its connections.
#[derive(Clone, Debug, Default)]
pub(super) struct Heartbeats {
    count: u64,
    waiting: BTreeMap<u64, Now>,
    round_trip_us: u32,
    /// When the newest that was answered had been sent, milliseconds; 0 before the first.
    acknowledged: u64,
}

impl Heartbeats {
    /// The next heartbeat, sent now.
    pub(super) fn draw(&mut self, now: Now, page: PageSign) -> Heartbeat {
        self.count += 1;
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.pop_first();
        }
        self.waiting.insert(self.count, now);
        Heartbeat {
            number: self.count,
            monotonic_ms: now.ms(),
            round_trip_us: self.round_trip_us,
            page: Some(page.status(now)),
        }
    }

    /// The heartbeat of this number was answered now; its round trip in microseconds, where it was
    /// waited for.
    pub(super) fn answered(&mut self, now: Now, number: u64) -> Option<u32> {
        let sent = self.waiting.remove(&number)?;
        self.round_trip_us = now.round_trip_since(sent);
        self.acknowledged = sent.ms().max(1);
        // The stream is ordered: those before will not be answered any more.
        self.waiting = self.waiting.split_off(&number);
        Some(self.round_trip_us)
    }

    /// What was sent on a lost connection is not answered on another.
    pub(super) fn link_lost(&mut self) {
        self.waiting.clear();
    }

    /// When the newest that was answered had been sent, milliseconds; 0 before the first.
    pub(super) fn acknowledged(&self) -> u64 {
        self.acknowledged
    }

    /// The last round trip in microseconds, 0 before the first.
    pub(super) fn round_trip_us(&self) -> u32 {
        self.round_trip_us
    }
}

#[cfg(test)]
mod tests {
    use super::{Heartbeats, Now, PageSign};

    #[test]
    fn round_trips() {
        let mut beats = Heartbeats::default();
        assert_eq!(
            beats
                .draw(Now::from_micros(1_000), PageSign::default())
                .round_trip_us,
            0
        );
        beats.answered(Now::from_micros(1_350), 1);
        assert_eq!(
            beats
                .draw(Now::from_micros(5_000), PageSign::default())
                .round_trip_us,
            350
        );
        beats.answered(Now::from_micros(9_000), 1);
        assert_eq!(beats.round_trip_us(), 350, "a second answer to the first");
        beats.link_lost();
        beats.answered(Now::from_micros(9_000), 2);
        assert_eq!(
            beats.round_trip_us(),
            350,
            "an answer on another connection"
        );
    }
}
