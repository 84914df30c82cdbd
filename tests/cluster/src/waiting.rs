//! Waiting: long enough for a slow machine, never longer than needed.

use std::time::{Duration, Instant};

/// How long anything may take before a test gives up. No test waits this long when all is well.
pub const PATIENCE: Duration = Duration::from_mins(2);

const LOOK: Duration = Duration::from_millis(100);

/// Waits until something is there, and gives it.
pub fn until<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    within(PATIENCE, what, look)
}

/// The same, for what takes its time.
pub fn within<T>(patience: Duration, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < patience, "never came true: {what}");
        std::thread::sleep(LOOK);
    }
}

/// Waits until something holds.
pub fn until_true(what: &str, mut holds: impl FnMut() -> bool) {
    until(what, || holds().then_some(()));
}
