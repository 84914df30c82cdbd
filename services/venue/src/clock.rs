//! The only place of the venue node that reads a clock.

use std::time::SystemTime;

use nix::time::{ClockId, clock_gettime};

/// The machine's monotonic clock that counts while the machine sleeps, milliseconds: a sleep shows as a pause,
/// and what was measured against other clocks stays true over it. It means something only together with
/// [`boot_id`]; it is the clock that every `now` of this crate is read from.
pub fn monotonic_ms() -> u64 {
    monotonic_us() / 1000
}

/// The same in microseconds, for round trips.
pub fn monotonic_us() -> u64 {
    // Linux always has this clock; a zero would only make everything look fresh.
    clock_gettime(ClockId::CLOCK_BOOTTIME).map_or(0, |time| {
        let seconds = u64::try_from(time.tv_sec()).unwrap_or(0);
        let nanos = u64::try_from(time.tv_nsec()).unwrap_or(0);
        seconds * 1_000_000 + nanos / 1000
    })
}

/// The wall clock, milliseconds since the Unix epoch: evidence, never an input to a decision.
#[expect(
    clippy::disallowed_methods,
    reason = "the one clock of this service; wall time goes into reports as evidence"
)]
pub fn wall_ms() -> u64 {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| {
            u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
        })
}

/// The identity of this boot of the machine; without it a monotonic time means nothing.
pub fn boot_id() -> std::io::Result<String> {
    let text = std::fs::read_to_string("/proc/sys/kernel/random/boot_id")?;
    Ok(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_read_something_plausible() {
        let first = monotonic_us();
        assert!(first > 0 && monotonic_us() >= first);
        // 2024-01-01: the wall clock of a test machine is at least roughly set.
        assert!(wall_ms() > 1_704_067_200_000);
        assert_eq!(boot_id().unwrap().len(), 36);
    }
}
