//! The only place of the client that reads a clock.

use std::time::Instant;

/// Milliseconds since some instant of this process's life, never going back.
#[expect(clippy::disallowed_methods, reason = "the one clock of the client")]
pub fn monotonic_millis() -> u64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    let since = Instant::now().saturating_duration_since(start);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
