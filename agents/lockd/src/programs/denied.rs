//! An attempt that was refused, as it is told.

use std::{
    fs::File,
    io::{self, BufRead as _, BufReader, Write as _},
    os::fd::{AsFd as _, BorrowedFd, OwnedFd},
};

use nix::unistd::getpgrp;
use serde::{Deserialize, Serialize};

use super::{
    decide::Reason,
    kept::{Kept, Refusals},
};

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
    /// Refusals that are counted with this one: before it, and without room to be told; or, while no daemon lived, of the same
    /// kind.
    pub untold: u32,
}

impl Denied {
    /// The same was tried before, by one of that name and user.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let kind = |denied: &Self| (denied.user, denied.reason);
        kind(self) == kind(other) && self.file == other.file && self.by == other.by
    }
}

/// The daemon's end of the pipes.
#[derive(Debug)]
pub(crate) struct Ear {
    /// Refusals, a line each.
    pub(crate) denied: OwnedFd,
    /// Closed when the daemon is gone, however he went.
    pub(crate) life: OwnedFd,
}

/// Tells of refusals, and never waits: a reader that does not read must not hold up who decides. Where no daemon lives any more
/// they are kept for the next one, with what the last one had not read.
#[derive(Debug)]
pub(super) struct Teller {
    pipe: File,
    /// What the daemon reads from.
    unread: File,
    untold: u32,
    /// Ends with the daemon; none once it has.
    life: Option<OwnedFd>,
    kept: Kept,
    refusals: Refusals,
}

impl Teller {
    pub(super) fn new([pipe, unread, life]: [OwnedFd; 3], kept: Kept) -> Self {
        Self {
            pipe: pipe.into(),
            unread: unread.into(),
            untold: 0,
            life: Some(life),
            kept,
            refusals: Refusals::default(),
        }
    }

    /// Says that refusals come from now on: an empty line.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        self.pipe.write_all(b"\n")
    }

    /// Shows that the daemon is gone; none once that is known.
    pub(super) fn life(&self) -> Option<BorrowedFd<'_>> {
        self.life.as_ref().map(|life| life.as_fd())
    }

    /// No daemon reads any more.
    pub(super) const fn is_alone(&self) -> bool {
        self.life.is_none()
    }

    /// The daemon is gone: what he had not read is kept, and what comes. A worker before this one may have kept some already.
    pub(super) fn alone(&mut self) {
        self.life = None;
        self.refusals = self.kept.read();
        self.refusals.lost += u64::from(std::mem::take(&mut self.untold));
        // It does not wait: nothing more to read is its end.
        let lines = BufReader::new(&self.unread).lines().map_while(Result::ok);
        for denied in lines.filter_map(|line| serde_json::from_str(&line).ok()) {
            self.refusals.add(denied);
        }
        // Written even if there is none: the next daemon waits for it.
        self.refusals.guard = Some(getpgrp().as_raw());
        self.keep();
    }

    pub(super) fn tell(&mut self, mut denied: Denied) {
        denied.untold = self.untold;
        // Under `PIPE_BUF`, so that it is written whole or not at all.
        denied.file.truncate(floor(&denied.file, 600));
        if self.is_alone() {
            self.refusals.add(denied);
            return self.keep();
        }
        let line = serde_json::to_vec(&denied).map(|mut line| {
            line.push(b'\n');
            line
        });
        match line.map(|line| self.pipe.write_all(&line)) {
            Ok(Ok(())) => self.untold = 0,
            _ => self.untold = self.untold.saturating_add(1),
        }
    }

    /// What a full disk does not take is kept with the next one.
    fn keep(&self) {
        let _ = self.kept.write(&self.refusals);
    }
}

/// The longest beginning of a text within so many bytes.
fn floor(text: &str, most: usize) -> usize {
    (0..=most.min(text.len()))
        .rev()
        .find(|&n| text.is_char_boundary(n))
        .unwrap_or(0)
}
