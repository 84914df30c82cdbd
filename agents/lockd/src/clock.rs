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

/// How far the time of day is ahead of the time since the machine started, milliseconds. It stays as it is
/// until somebody sets the time of day.
pub(crate) fn ahead_ms() -> i64 {
    let since_1970 = clock_gettime(ClockId::CLOCK_REALTIME)
        .map_or(0, |time| time.tv_sec() * 1000 + time.tv_nsec() / 1_000_000);
    since_1970.saturating_sub(i64::try_from(now_ms()).unwrap_or(i64::MAX))
}
