//! What the guard of programs tells: a line for each refusal, and its end.

use std::{
    fs::File,
    io::{self, BufRead as _, BufReader, ErrorKind},
    os::fd::{AsFd, BorrowedFd, OwnedFd},
};

use crate::programs::{Denied, denied::Ear};

/// The daemon's ear.
#[derive(Debug)]
pub(super) struct Hearing {
    lines: BufReader<File>,
    /// The guard sees by it that the daemon lives.
    _life: OwnedFd,
}

impl Hearing {
    pub(super) fn of(ear: Ear) -> Self {
        Self {
            lines: BufReader::new(ear.denied.into()),
            _life: ear.life,
        }
    }

    /// What there is now, without waiting; true where nobody is there any more who could tell of others.
    pub(super) fn hear(&mut self, mut take: impl FnMut(Denied)) -> io::Result<bool> {
        let mut line = Vec::new();
        loop {
            line.clear();
            match self.lines.read_until(b'\n', &mut line) {
                Ok(0) => return Ok(true),
                Ok(_) => {
                    if let Ok(denied) = serde_json::from_slice(&line) {
                        take(denied);
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
        }
    }
}

impl AsFd for Hearing {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.lines.get_ref().as_fd()
    }
}
