//! Programs of others, which may hang: each has a time within which it ends, or is ended.

use std::{
    io,
    process::{Command, Output, Stdio},
    thread::sleep,
    time::Duration,
};

use crate::clock;

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// How it ended and what it said on its standard error; none where it took longer. Neither is anything given to it to read,
/// nor is more kept than a pipe holds: who says more is ended with the time.
pub(crate) fn run(command: &mut Command, longest: Duration) -> io::Result<Option<Output>> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = command.stderr(Stdio::piped()).spawn()?;
    let until_ms = clock::now_ms().saturating_add(millis(longest));
    while child.try_wait()?.is_none() {
        if clock::now_ms() >= until_ms {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        pause();
    }
    child.wait_with_output().map(Some)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[expect(
    clippy::disallowed_methods,
    reason = "one thread, no runtime: nothing else waits"
)]
fn pause() {
    sleep(LOOK);
}
