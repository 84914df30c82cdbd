//! The one place where this program looks at a clock.

use std::{
    fs, io,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use nix::time::{ClockId, clock_gettime};

use crate::{evidence::clocks::Reading, time::Now};

/// The machine's clocks. The monotonic one counts from the machine's start, so that two processes
/// of one boot tell times that can be compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    origin: Instant,
    origin_micros: u64,
}

impl Clock {
    /// The clock of this boot.
    #[expect(clippy::disallowed_methods, reason = "the one clock of this agent")]
    pub(crate) fn start() -> Self {
        Self {
            origin: Instant::now(),
            origin_micros: micros(ClockId::CLOCK_MONOTONIC).unwrap_or(0),
        }
    }

    /// The monotonic time.
    #[expect(clippy::disallowed_methods, reason = "the one clock of this agent")]
    pub(crate) fn now(&self) -> Now {
        let since = Instant::now().saturating_duration_since(self.origin);
        let micros = u64::try_from(since.as_micros()).unwrap_or(u64::MAX);
        Now::from_micros(self.origin_micros.saturating_add(micros))
    }

    /// The instant at which the monotonic time will be `ms` milliseconds.
    pub(crate) fn instant(&self, ms: u64) -> Instant {
        let after = ms.saturating_mul(1_000).saturating_sub(self.origin_micros);
        // A day is for ever: the loop then looks again.
        self.origin + Duration::from_micros(after.min(self.today()))
    }

    /// The wall time: evidence only.
    #[expect(clippy::disallowed_methods, reason = "the one clock of this agent")]
    pub(crate) fn wall() -> SystemTime {
        SystemTime::now()
    }

    /// The same in milliseconds since the Unix epoch.
    pub(crate) fn wall_ms() -> u64 {
        Self::wall()
            .duration_since(UNIX_EPOCH)
            .ok()
            .and_then(|since| u64::try_from(since.as_millis()).ok())
            .unwrap_or(0)
    }

    /// The wall clock, and how long the machine has slept: one clock counts sleep, the other not.
    pub(crate) fn reading() -> Reading {
        let counted = micros(ClockId::CLOCK_BOOTTIME);
        let both = counted.zip(micros(ClockId::CLOCK_MONOTONIC));
        Reading {
            wall_ms: Self::wall_ms(),
            suspended_ms: both.map(|(all, awake)| all.saturating_sub(awake) / 1_000),
        }
    }

    fn today(&self) -> u64 {
        let run = self.now().micros().saturating_sub(self.origin_micros);
        run.saturating_add(24 * 3_600 * 1_000_000)
    }
}

/// The identity of this boot of the machine.
pub(crate) fn boot_id() -> io::Result<String> {
    let text = fs::read_to_string("/proc/sys/kernel/random/boot_id")?;
    Ok(text.trim().to_owned())
}

/// The operating system's release; empty if it does not tell.
pub(crate) fn system() -> String {
    let text = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    text.trim().to_owned()
}

/// A clock of the machine, microseconds.
fn micros(clock: ClockId) -> Option<u64> {
    let time = clock_gettime(clock).ok()?;
    let seconds = u64::try_from(time.tv_sec()).ok()?;
    let nanos = u64::try_from(time.tv_nsec()).ok()?;
    Some(seconds * 1_000_000 + nanos / 1_000)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Clock, ClockId, boot_id, micros};

    #[test]
    fn the_clock_counts_from_the_machines_start() {
        let before = micros(ClockId::CLOCK_MONOTONIC).unwrap();
        let clock = Clock::start();
        assert!(clock.now().micros() >= before);
        assert_eq!(boot_id().unwrap().len(), 36);
        let later = clock.now().ms() + 500;
        assert!(Clock::reading().suspended_ms.is_some());
        assert!(clock.instant(later) > clock.instant(later - 100));
    }
}
