//! A conversation that ends at its time, whatever the other one does.

use std::{
    io::{self, Read as _, Write as _},
    os::{fd::AsFd as _, unix::net::UnixStream},
};

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use x11rb::{
    rust_connection::{PollMode, Stream},
    utils::RawFdContainer,
};

use crate::clock;

/// With an X server. Files that it hands over are left out: nothing that is asked brings any.
#[derive(Debug)]
pub(super) struct Timed {
    pub(super) stream: UnixStream,
    /// When it ends, by the daemon's clock, milliseconds.
    pub(super) until_ms: u64,
}

impl Stream for Timed {
    fn poll(&self, mode: PollMode) -> io::Result<()> {
        let left = self.until_ms.saturating_sub(clock::now_ms());
        let left = PollTimeout::try_from(left).unwrap_or(PollTimeout::MAX);
        let mut wanted = PollFlags::empty();
        wanted.set(PollFlags::POLLIN, mode.readable());
        wanted.set(PollFlags::POLLOUT, mode.writable());
        let mut source = [PollFd::new(self.stream.as_fd(), wanted)];
        match poll(&mut source, left)? {
            0 => Err(io::ErrorKind::TimedOut.into()),
            _ => Ok(()),
        }
    }

    fn read(&self, into: &mut [u8], _files: &mut Vec<RawFdContainer>) -> io::Result<usize> {
        // One who always has something more to say is cut short here.
        if clock::now_ms() >= self.until_ms {
            return Err(io::ErrorKind::TimedOut.into());
        }
        (&self.stream).read(into)
    }

    fn write(&self, from: &[u8], _files: &mut Vec<RawFdContainer>) -> io::Result<usize> {
        (&self.stream).write(from)
    }
}
