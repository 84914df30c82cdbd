//! The one place that asks the machine for the time, or waits for it to pass.

use std::time::{Duration, Instant};

/// This instant.
#[expect(
    clippy::disallowed_methods,
    reason = "a measurement reads the clock; this is where"
)]
pub fn now() -> Instant {
    Instant::now()
}

/// How long ago that was.
pub fn since(began: Instant) -> Duration {
    now().saturating_duration_since(began)
}

/// Holds this thread for a while.
#[expect(
    clippy::disallowed_methods,
    reason = "on a measurement's own thread, where nothing else waits"
)]
pub fn pause(time: Duration) {
    std::thread::sleep(time);
}
