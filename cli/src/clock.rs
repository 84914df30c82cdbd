//! The only place of the command line that reads clocks.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Seconds since the Unix epoch, by this machine's wall clock.
pub(crate) fn unix_seconds() -> u64 {
    unix_millis() / 1000
}

/// Milliseconds since the Unix epoch, by this machine's wall clock.
#[expect(clippy::disallowed_methods, reason = "the one clock of this program")]
pub(crate) fn unix_millis() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Milliseconds since some instant of this process's life, never going back.
#[expect(clippy::disallowed_methods, reason = "the one clock of this program")]
pub(crate) fn monotonic_millis() -> u64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    let since = Instant::now().saturating_duration_since(start);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
