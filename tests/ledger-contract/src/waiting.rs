//! Waiting for a condition, and for work that must not hang.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::medium::abort_all;

/// How long anything may take before it counts as hung. Generous: no test depends on being fast.
pub const PATIENCE: Duration = Duration::from_mins(2);

const PAUSE: Duration = Duration::from_millis(5);

/// Waits until `condition` holds; panics with `what` if it never does.
#[allow(clippy::disallowed_methods, reason = "a test may wait")]
pub fn until(what: &str, mut condition: impl FnMut() -> bool) {
    let attempts = PATIENCE.as_millis() / PAUSE.as_millis();
    for _ in 0..attempts {
        if condition() {
            return;
        }
        thread::sleep(PAUSE);
    }
    panic!("waited in vain: {what}");
}

/// Runs `work` on a thread of its own; a hang is a failure, not a stuck test.
pub fn bounded<T: Send + 'static>(what: &str, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::sync_channel(1);
    let thread = thread::Builder::new().name(what.to_owned());
    let thread = thread.spawn(move || {
        let result = work();
        let _ = sender.send(());
        result
    });
    let thread = thread.unwrap();
    let hung = receiver.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout);
    if hung {
        abort_all();
    }
    assert!(!hung, "hung: {what}");
    match thread.join() {
        Ok(result) => result,
        Err(panic) => std::panic::resume_unwind(panic),
    }
}
