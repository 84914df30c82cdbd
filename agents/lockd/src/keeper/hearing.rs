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

/// What there was to hear now.
#[derive(Debug, Default)]
pub(super) struct Heard {
    pub(super) denied: Vec<Denied>,
    /// Nobody is there any more who could tell of others.
    pub(super) ended: bool,
}

impl Hearing {
    pub(super) fn of(ear: Ear) -> Self {
        Self {
            lines: BufReader::new(ear.denied.into()),
            _life: ear.life,
        }
    }

    /// Without waiting.
    pub(super) fn hear(&mut self) -> io::Result<Heard> {
        let mut heard = Heard::default();
        let mut line = Vec::new();
        loop {
            line.clear();
            match self.lines.read_until(b'\n', &mut line) {
                Ok(0) => {
                    heard.ended = true;
                    return Ok(heard);
                }
                Ok(_) => heard.denied.extend(serde_json::from_slice(&line).ok()),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(heard),
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
