//! The coordinator's one clock: the only place that asks the machine for the time.

#![expect(
    clippy::disallowed_methods,
    reason = "the one place where the machine is asked"
)]

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use adoube_tournament::time::{Millis, Time};

use crate::shard::Now;

/// Coordinator time: monotonic while it runs, anchored to UTC at start, never below the last
/// recorded time; and real time for heartbeats and timeouts.
#[derive(Debug, Clone)]
pub struct Clock {
    began: Instant,
    anchor: Time,
    speed: f64,
}

/// The machine's wall clock, milliseconds since the Unix epoch: for sessions, which outlive a run.
pub fn wall() -> u64 {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH);
    u64::try_from(wall.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
}

/// What telemetry is timed by: the wall clock as it was at the start, and monotonic from there on.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch {
    began: Instant,
    wall: SystemTime,
}

impl Stopwatch {
    /// Starts it.
    pub fn start() -> Self {
        Self {
            began: Instant::now(),
            wall: SystemTime::now(),
        }
    }

    /// This instant.
    pub fn now(&self) -> SystemTime {
        self.wall + self.began.elapsed()
    }

    /// How far the machine's wall clock has moved against this one since the start, seconds.
    pub fn drift(&self) -> f64 {
        let (own, wall) = (self.now(), SystemTime::now());
        let ahead = wall.duration_since(own).map(|ahead| ahead.as_secs_f64());
        ahead.unwrap_or_else(|behind| -behind.duration().as_secs_f64())
    }
}

impl Clock {
    /// Starts the clock. `not_before` is the last recorded time.
    pub fn start(not_before: Time, speed: f64) -> Self {
        let wall = Time(wall());
        Self {
            began: Instant::now(),
            anchor: wall.max(not_before + Millis(1)),
            speed,
        }
    }

    /// This instant as a clock tells it that is never scaled: what other machines' clocks are
    /// compared with.
    pub fn unscaled(&self) -> Time {
        self.anchor + Millis(self.now().real)
    }

    /// Real microseconds since the clock started, for measuring short spans.
    pub fn micros(&self) -> u64 {
        u64::try_from(self.passed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Real time since the clock started.
    pub fn passed(&self) -> Duration {
        self.began.elapsed()
    }

    /// This instant.
    pub fn now(&self) -> Now {
        self.at(self.passed())
    }

    /// The instant at which so much real time had passed.
    pub fn at(&self, passed: Duration) -> Now {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "milliseconds of a run, times a speed that is checked at start"
        )]
        let game = (passed.as_secs_f64() * 1000.0 * self.speed) as u64;
        let real = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        Now {
            game: self.anchor + Millis(game),
            real,
        }
    }
}
