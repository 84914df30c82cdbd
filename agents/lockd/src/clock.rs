//! The daemon's one clock: since the machine started, sleep included.

use nix::time::{ClockId, clock_gettime};

/// Milliseconds. A machine without the clock stands at zero.
pub(crate) fn now_ms() -> u64 {
    let time = clock_gettime(ClockId::CLOCK_BOOTTIME);
    let seconds =
        |time: &nix::sys::time::TimeSpec| u64::try_from(time.tv_sec()).unwrap_or_default();
    let rest = |time: &nix::sys::time::TimeSpec| u64::try_from(time.tv_nsec()).unwrap_or_default();
    time.map_or(0, |time| seconds(&time) * 1000 + rest(&time) / 1_000_000)
}
