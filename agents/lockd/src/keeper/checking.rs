//! A check that somebody asked for.

use std::os::{
    fd::{AsFd, BorrowedFd},
    unix::process::CommandExt as _,
};

use nix::sys::signal::{Signal, killpg};
use serde_json::Value;

use super::{Places, beside::Beside};
use crate::clock;

/// The longest report, bytes.
const LONGEST: u64 = 1 << 20;
/// One that takes longer came to nothing, milliseconds: whoever asked for it waits for two minutes.
const PATIENCE_MS: u64 = 110_000;

/// A check at work.
#[derive(Debug)]
pub(super) struct Checking {
    work: Beside,
    until_ms: u64,
}

impl Checking {
    pub(super) fn begin(places: &Places) -> Result<Self, String> {
        let begun = Beside::begin(LONGEST, |command| {
            command
                .args(["check", "--json", "--profile"])
                .arg(&places.profile)
                .arg("--socket")
                .arg(&places.socket)
                .arg("--root")
                .arg(&places.root)
                // What it tries is known by its group.
                .process_group(0)
        });
        let work = begun.map_err(|error| format!("no check can be made: {error}"))?;
        Ok(Self::within(PATIENCE_MS, work))
    }

    fn within(patience_ms: u64, work: Beside) -> Self {
        Self {
            work,
            until_ms: clock::now_ms() + patience_ms,
        }
    }

    /// When it is over at the latest, by the daemon's clock.
    pub(super) const fn until_ms(&self) -> u64 {
        self.until_ms
    }

    /// The whole report, when it is there; null where it came to nothing.
    pub(super) fn report(&mut self) -> Option<Value> {
        if let Some(said) = self.work.over() {
            return Some(serde_json::from_slice(&said).unwrap_or_default());
        }
        if clock::now_ms() < self.until_ms {
            return None;
        }
        // A program that it tried does not end. Its group is its own as long as somebody has its voice.
        let _ = killpg(self.work.process(), Signal::SIGKILL);
        Some(Value::Null)
    }
}

impl AsFd for Checking {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.work.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use nix::{
        poll::{PollFd, PollFlags, PollTimeout, poll},
        sys::wait::waitpid,
    };

    use super::*;

    /// A shell in a group of its own, as a check is.
    fn at_work(script: &str) -> Beside {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", script]).process_group(0);
        Beside::run(&mut shell, LONGEST).unwrap()
    }

    /// Until it says something or is gone, so many milliseconds.
    fn heard(work: &impl AsFd, patience_ms: u16) -> bool {
        let mut voice = [PollFd::new(work.as_fd(), PollFlags::POLLIN)];
        poll(&mut voice, PollTimeout::from(patience_ms)).unwrap() == 1
    }

    fn outcome(mut checking: Checking) -> (Value, Beside) {
        loop {
            if let Some(report) = checking.report() {
                return (report, checking.work);
            }
            heard(&checking, 5);
        }
    }

    #[test]
    fn evt_4_a_check_that_does_not_end_comes_to_nothing_and_is_ended() {
        let hangs = Checking::within(20, at_work("sleep 600 & sleep 600"));
        let (report, mut work) = outcome(hangs);
        assert_eq!(report, Value::Null);
        // All that held its voice is gone, long before it would have ended.
        assert!(heard(&work, 60_000) && work.over().is_some());
        waitpid(work.process(), None).unwrap();

        let ends = Checking::within(600_000, at_work("echo '[]'"));
        assert_eq!(outcome(ends).0, Value::Array(Vec::new()));
    }
}
