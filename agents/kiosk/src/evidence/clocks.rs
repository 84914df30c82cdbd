//! The machine's clocks against each other: sleep, and a wall clock that was set.

use super::line::{Sight, figure};
use crate::time::Now;

/// A shorter sleep is none: the two clocks are not read in the same instant, milliseconds.
const SLEPT: u64 = 500;

/// The wall clock was set if it moved by so much against the others, milliseconds. What a time
/// service does gently stays far below, for it is looked at every second.
const STEPPED: u64 = 500;

/// The agent looks at the clocks every second: after so long it was not let run, milliseconds.
const HELD_UP: u64 = 3_000;

/// What the clocks show besides the monotonic one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The wall clock, milliseconds since the Unix epoch.
    pub wall_ms: u64,
    /// How long the machine has slept since its start, milliseconds; none if it does not tell.
    pub suspended_ms: Option<u64>,
}

/// The last readings.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    at: u64,
    reading: Reading,
}

impl Clocks {
    /// As they stand at the start.
    pub fn new(now: Now, reading: Reading) -> Self {
        let at = now.ms();
        Self { at, reading }
    }

    /// Takes a new reading, and tells what it shows.
    pub fn read(&mut self, now: Now, new: Reading) -> Vec<Sight> {
        let passed = now.ms().saturating_sub(self.at);
        let slept = self.slept_until(new);
        let mut seen = Vec::new();
        if slept >= SLEPT || passed >= HELD_UP {
            seen.push(suspended(slept, passed));
        }
        let expected = self.reading.wall_ms.saturating_add(passed + slept);
        let step = figure(new.wall_ms) - figure(expected);
        if step.unsigned_abs() >= STEPPED {
            seen.push(Sight::of("clock-stepped", &[step]));
        }
        *self = Self::new(now, self.complete(new));
        seen
    }

    /// How long the machine has slept since its start, as far as known.
    pub fn suspended_ms(&self) -> u64 {
        self.reading.suspended_ms.unwrap_or(0)
    }

    /// The wall clock at `now`.
    pub fn wall_ms(&self, now: Now) -> u64 {
        let passed = now.ms().saturating_sub(self.at);
        self.reading.wall_ms.saturating_add(passed)
    }

    fn slept_until(&self, new: Reading) -> u64 {
        let both = self.reading.suspended_ms.zip(new.suspended_ms);
        both.map_or(0, |(old, new)| new.saturating_sub(old))
    }

    /// A clock that failed to tell once is as it was.
    fn complete(&self, new: Reading) -> Reading {
        Reading {
            suspended_ms: new.suspended_ms.or(self.reading.suspended_ms),
            ..new
        }
    }
}

/// While it slept, and while nobody let it run: for whoever waits for it that is the same.
fn suspended(slept: u64, passed: u64) -> Sight {
    let held_up = if passed >= HELD_UP { passed } else { 0 };
    let detail = match (slept >= SLEPT, held_up > 0) {
        (true, false) => "the machine slept".to_owned(),
        (false, _) => "the agent was not let run".to_owned(),
        (true, true) => format!("the machine slept for {slept} ms of it"),
    };
    Sight::of("suspended", &[figure(slept + held_up)]).saying(detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(clocks: &mut Clocks, ms: u64, wall_ms: u64, suspended_ms: Option<u64>) -> String {
        let reading = Reading {
            wall_ms,
            suspended_ms,
        };
        let seen = clocks.read(Now::from_ms(ms), reading);
        let words = seen
            .iter()
            .map(|sight| format!("{} {:?}", sight.what, sight.figures));
        words.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn dis_1_sleep_and_a_set_clock_are_told_apart() {
        let start = Reading {
            wall_ms: 1_000_000,
            suspended_ms: Some(0),
        };
        let mut clocks = Clocks::new(Now::from_ms(5_000), start);
        for (ms, wall, suspended, expected) in [
            (6_000, 1_001_000, Some(0), ""),
            // Gently corrected.
            (7_000, 1_002_020, Some(3), ""),
            // A minute of sleep: the wall clock went on.
            (8_000, 1_063_020, Some(60_003), "suspended [60000]"),
        ] {
            assert_eq!(read(&mut clocks, ms, wall, suspended), expected, "at {ms}");
        }
        // Set back by a quarter of an hour, without sleep.
        let back = 1_064_020 - 900_000;
        assert_eq!(
            read(&mut clocks, 9_000, back, Some(60_003)),
            "clock-stepped [-900000]"
        );
        // Held up, the wall clock going on.
        assert_eq!(
            read(&mut clocks, 14_000, back + 5_000, Some(60_003)),
            "suspended [5000]"
        );
        // Both, and set forward meanwhile.
        assert_eq!(
            read(
                &mut clocks,
                18_000,
                back + 5_000 + 24_000 + 7_000,
                Some(80_003)
            ),
            "suspended [24000], clock-stepped [7000]"
        );
        assert_eq!(clocks.suspended_ms(), 80_003);
    }

    #[test]
    fn dis_1_a_machine_that_does_not_tell_of_sleep_invents_none() {
        let start = Reading {
            wall_ms: 1_000,
            suspended_ms: None,
        };
        let mut clocks = Clocks::new(Now::from_ms(0), start);
        assert_eq!(read(&mut clocks, 1_000, 2_000, None), "");
        assert_eq!(
            read(&mut clocks, 2_000, 3_000, Some(90_000)),
            "",
            "the first reading"
        );
        assert_eq!(read(&mut clocks, 3_000, 4_000, None), "");
        assert_eq!(read(&mut clocks, 4_000, 5_000, Some(90_000)), "");
    }
}
