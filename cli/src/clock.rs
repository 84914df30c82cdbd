//! The only place of the command line that reads the wall clock.

use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) use adoube_client::clock::monotonic_millis;

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
