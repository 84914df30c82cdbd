//! The uplink's own measurements: round trip, loss, and how coordinator time stands to this
//! machine's clock.

use adoube_proto::v1::{ClockOffset, VenuePing, VenuePong};

use crate::offset::{Offset, Sample};
use crate::pings::{Pings, Tally};

/// Outcomes that are remembered: half a minute of them.
const WINDOW: usize = 30;

/// How the uplink fares.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fare {
    /// The last round trip, microseconds; 0 before the first.
    pub round_trip_us: u32,
    /// The pings of the last half minute.
    pub tally: Tally,
    /// How coordinator time stands to this machine's monotonic clock.
    pub clock: Offset,
    /// When anything came from the coordinator, milliseconds of the machine's monotonic clock; none before
    /// its first answer.
    pub heard: Option<u64>,
}

impl Fare {
    /// What to add to the monotonic clock of `now` to get coordinator time.
    pub fn offset(&self, now: u64) -> Option<ClockOffset> {
        self.clock.to_other(now)
    }
}

/// Pings and what they tell. Times are microseconds of the machine's monotonic clock.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    pings: Pings,
    clock: Offset,
    /// The coordinator's run: another one may count time from elsewhere.
    run: String,
    heard: Option<u64>,
}

impl Default for Pulse {
    fn default() -> Self {
        Self {
            pings: Pings::new(WINDOW),
            clock: Offset::default(),
            run: String::new(),
            heard: None,
        }
    }
}

impl Pulse {
    /// A link to that run of the coordinator begins.
    pub(super) fn begin(&mut self, run: &str) {
        self.pings.broken();
        if self.run != run {
            run.clone_into(&mut self.run);
            self.clock.forget();
        }
    }

    /// Something came from the coordinator, at that millisecond.
    pub(super) fn heard(&mut self, now: u64) {
        self.heard = Some(now);
    }

    /// How long nothing has come from the coordinator, milliseconds; 0 before its first answer.
    pub(super) fn silent_ms(&self, now: u64) -> u64 {
        self.heard.map_or(0, |heard| now.saturating_sub(heard))
    }

    /// The next ping, with what was measured so far.
    pub(super) fn ping(&mut self, now_us: u64) -> VenuePing {
        let number = self.pings.send(now_us);
        let fare = self.fare();
        VenuePing {
            number,
            round_trip_us: fare.round_trip_us,
            sent: fare.tally.sent,
            answered: fare.tally.answered,
            offset: fare.offset(now_us / 1000),
        }
    }

    /// The answer, with coordinator time if that can be compared.
    pub(super) fn pong(&mut self, now_us: u64, pong: &VenuePong) {
        let Some(sent) = self.pings.answered(now_us, pong.number) else {
            return;
        };
        if pong.time > 0 {
            self.clock.sample(Sample {
                sent: sent / 1000,
                answered: now_us.div_ceil(1000),
                other: pong.time,
            });
        }
    }

    pub(super) fn fare(&self) -> Fare {
        Fare {
            round_trip_us: self.pings.round_trip_us(),
            tally: self.pings.tally(),
            clock: self.clock,
            heard: self.heard,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: u64 = 1_700_000_000_000;

    #[test]
    fn ven_4_a_link_measures_its_way_and_the_coordinators_clock() {
        let mut pulse = Pulse::default();
        pulse.begin("run-1");
        let ping = pulse.ping(5_000_000);
        assert_eq!((ping.number, ping.round_trip_us, ping.offset), (1, 0, None));
        let answer = |number, time| VenuePong { number, time };
        pulse.pong(5_040_000, &answer(1, NOON));
        pulse.pong(5_050_000, &answer(1, NOON + 99));
        let ping = pulse.ping(6_000_000);
        assert_eq!(
            (ping.round_trip_us, ping.sent, ping.answered),
            (40_000, 1, 1)
        );
        let offset = ping.offset.unwrap();
        assert_eq!((offset.ms, offset.error_ms), (1_699_999_994_980, 22));
        // The link breaks: its ping says nothing. The same run: its clock is known still.
        pulse.begin("run-1");
        pulse.pong(7_000_000, &answer(2, NOON));
        assert_eq!(
            pulse.fare().tally,
            Tally {
                sent: 1,
                answered: 1
            }
        );
        assert!(pulse.fare().offset(7_000).is_some());
        // Another run may count otherwise, and one that scales time tells none.
        pulse.begin("run-2");
        assert_eq!(pulse.fare().offset(7_000), None);
        let ping = pulse.ping(8_000_000);
        pulse.pong(8_001_000, &answer(ping.number, 0));
        assert_eq!(pulse.fare().offset(8_001), None);
    }
}
