//! An attempt that was refused, as it is told.

use std::{io::Write as _, os::fd::OwnedFd};

use serde::{Deserialize, Serialize};

use super::decide::Reason;

/// What was refused, to whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Denied {
    /// The file, as the kernel names it.
    pub file: String,
    /// What the process that tried called itself.
    pub by: String,
    /// Its number.
    pub pid: i32,
    /// Its process group; none if it was gone already.
    pub group: Option<i32>,
    /// Its effective user's number, if it could be read.
    pub user: Option<u32>,
    /// Why.
    pub reason: Reason,
    /// Refusals before this one that found no room to be told.
    pub untold: u32,
}

/// Tells of refusals, and never waits: a reader that does not read must not hold up who decides.
#[derive(Debug)]
pub(super) struct Teller {
    pipe: std::fs::File,
    untold: u32,
}

impl Teller {
    pub(super) fn new(pipe: OwnedFd) -> Self {
        Self {
            pipe: pipe.into(),
            untold: 0,
        }
    }

    /// Says that refusals come from now on: an empty line.
    pub(super) fn begin(&mut self) -> std::io::Result<()> {
        self.pipe.write_all(b"\n")
    }

    pub(super) fn tell(&mut self, mut denied: Denied) {
        denied.untold = self.untold;
        // Under `PIPE_BUF`, so that it is written whole or not at all.
        denied.file.truncate(floor(&denied.file, 600));
        let line = serde_json::to_vec(&denied).map(|mut line| {
            line.push(b'\n');
            line
        });
        match line.map(|line| self.pipe.write_all(&line)) {
            Ok(Ok(())) => self.untold = 0,
            _ => self.untold = self.untold.saturating_add(1),
        }
    }
}

/// The longest beginning of a text within so many bytes.
fn floor(text: &str, most: usize) -> usize {
    (0..=most.min(text.len()))
        .rev()
        .find(|&n| text.is_char_boundary(n))
        .unwrap_or(0)
}
