//! A medium that fails at a call.

use fuser::Errno;

/// Which calls fail, and how.
#[derive(Clone, Copy, Debug)]
pub struct Illness {
    /// The first call that fails, counted from zero over the medium's life: of all calls, or for
    /// want of room of changes and syncs alone.
    pub first: u64,
    /// Whether all calls after it fail too, or only that one.
    pub lasting: bool,
    /// What the calls are told.
    pub sign: Sign,
}

/// What a failed call is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An error of input or output.
    Io,
    /// No space, which reading does not need.
    NoSpace,
}

/// How many calls there were, and which of them fail.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls {
    all: u64,
    changes: u64,
    illness: Option<Illness>,
    failed: u64,
}

impl Calls {
    /// From now on well, or ill in this way.
    pub(super) fn set(&mut self, illness: Option<Illness>) {
        self.illness = illness;
    }

    /// All calls, and those of them that were changes or syncs.
    pub(super) fn counted(&self) -> (u64, u64) {
        (self.all, self.changes)
    }

    pub(super) fn failed(&self) -> u64 {
        self.failed
    }

    /// A call that changes nothing.
    pub(super) fn look(&mut self) -> Result<(), Errno> {
        let number = self.all;
        self.all += 1;
        match self.illness {
            Some(ill) if ill.sign == Sign::Io && ill.strikes(number) => self.fail(Errno::EIO),
            _ => Ok(()),
        }
    }

    /// A change or a sync.
    pub(super) fn change(&mut self) -> Result<(), Errno> {
        let (number, change) = (self.all, self.changes);
        self.all += 1;
        self.changes += 1;
        match self.illness {
            Some(ill) if ill.sign == Sign::Io && ill.strikes(number) => self.fail(Errno::EIO),
            Some(ill) if ill.sign == Sign::NoSpace && ill.strikes(change) => {
                self.fail(Errno::ENOSPC)
            }
            _ => Ok(()),
        }
    }

    fn fail(&mut self, error: Errno) -> Result<(), Errno> {
        self.failed += 1;
        Err(error)
    }
}

impl Illness {
    fn strikes(&self, number: u64) -> bool {
        number == self.first || self.lasting && number > self.first
    }
}
