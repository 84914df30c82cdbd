//! The clocks of a device or a node: one that only goes forward, a little too fast or too slow, and one on the wall.

use adoube_kiosk::evidence::{clocks::Reading, witness::Start};
use adoube_kiosk::time::Now;

/// Parts of a clock's error.
const MILLION: u64 = 1_000_000;

/// The clocks of one machine.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Clock {
    /// How long it ran before virtual time began, milliseconds.
    pub(super) boot: u64,
    /// When its machine was started, virtual milliseconds.
    pub(super) began: u64,
    /// By how many parts in a million it is too fast; below 0 it is too slow.
    pub(super) fast: i64,
    /// By how much its wall clock is ahead, milliseconds.
    pub(super) wall: i64,
}

impl Clock {
    /// What the one that only goes forward shows at a virtual millisecond, milliseconds since its machine was started.
    pub(super) fn local(&self, now: u64) -> u64 {
        let now = now.saturating_sub(self.began);
        let error = now * self.fast.unsigned_abs() / MILLION;
        let slow = self.fast < 0;
        self.boot + if slow { now - error } else { now + error }
    }

    /// Its machine is started anew: what only goes forward begins again, the clock on the wall goes on.
    pub(super) fn starts_over(&mut self, now: u64) {
        let before = self.reading(now).wall_ms;
        (self.boot, self.began) = (0, now);
        self.wall = before.cast_signed();
    }

    /// From now on it is so many parts in a million too fast.
    pub(super) fn drifts(&mut self, now: u64, fast: i64) {
        (self.boot, self.began, self.fast) = (self.local(now), now, fast);
    }

    /// What an agent that starts at a virtual millisecond knows of its machine.
    pub(super) fn start(&self, now: u64) -> Start {
        Start {
            now: self.at(now),
            reading: self.reading(now),
            ..Start::default()
        }
    }

    /// What its clock shows at a virtual millisecond.
    pub(super) fn at(&self, now: u64) -> Now {
        Now::from_ms(self.local(now))
    }

    /// All its clocks at a virtual millisecond.
    pub(super) fn reading(&self, now: u64) -> Reading {
        Reading {
            wall_ms: self.local(now).saturating_add_signed(self.wall),
            suspended_ms: Some(0),
        }
    }

    /// The first virtual millisecond at which its clock shows at least that.
    pub(super) fn when(&self, local: u64) -> u64 {
        let since = local.saturating_sub(self.boot);
        let rate = MILLION.saturating_add_signed(self.fast.max(0));
        let mut now = self.began + since * MILLION / rate;
        while self.local(now) < local {
            now += 1;
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_met_and_not_before() {
        for fast in [0, 1, 77, 200, -1, -200] {
            let clock = Clock {
                boot: 12_345,
                began: 0,
                fast,
                wall: 0,
            };
            for local in [12_345, 12_346, 99_999, 7_654_321] {
                let now = clock.when(local);
                assert!(clock.at(now).ms() >= local, "{fast} {local}");
                assert!(now == 0 || clock.at(now - 1).ms() < local, "{fast} {local}");
            }
        }
    }

    #[test]
    fn a_clock_that_drifts_otherwise_does_not_leap() {
        let mut clock = Clock {
            boot: 500,
            fast: 100,
            ..Clock::default()
        };
        for (now, fast, shown) in [(10_000, -200, 10_501), (20_000, 0, 20_499)] {
            clock.drifts(now, fast);
            assert_eq!((clock.local(now), clock.fast), (shown, fast));
        }
        assert_eq!(clock.local(30_000), 30_499);
    }
}
