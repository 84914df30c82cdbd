//! A process of this program beside the daemon, which answers everybody meanwhile. What it says at its end is read here.

use std::{
    fs::File,
    io::{self, ErrorKind, Read as _},
    os::fd::{AsFd, BorrowedFd, OwnedFd},
    process::{Command, Stdio},
};

use nix::{
    fcntl::{FcntlArg, OFlag, fcntl},
    unistd::Pid,
};

/// At work.
#[derive(Debug)]
pub(super) struct Beside {
    /// Its number.
    process: Pid,
    said: File,
    heard: Vec<u8>,
    longest: u64,
}

impl Beside {
    /// Has this program do something, told by arguments; of what it says so many bytes are read.
    pub(super) fn begin(
        longest: u64,
        tell: impl FnOnce(&mut Command) -> &mut Command,
    ) -> io::Result<Self> {
        Self::run(tell(&mut Command::new(std::env::current_exe()?)), longest)
    }

    pub(super) fn run(command: &mut Command, longest: u64) -> io::Result<Self> {
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            // What it ends with stands in what it says.
            .stderr(Stdio::null())
            .spawn()?;
        let process = Pid::from_raw(child.id().cast_signed());
        let voice = child.stdout.ok_or(ErrorKind::BrokenPipe)?;
        let voice = OwnedFd::from(voice);
        fcntl(&voice, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        Ok(Self {
            process,
            said: voice.into(),
            heard: Vec::new(),
            longest,
        })
    }

    pub(super) const fn process(&self) -> Pid {
        self.process
    }

    /// All that it said, once it has ended.
    pub(super) fn over(&mut self) -> Option<Vec<u8>> {
        let room = self.longest.saturating_sub(self.heard.len() as u64);
        match (&self.said).take(room).read_to_end(&mut self.heard) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => None,
            _ => Some(std::mem::take(&mut self.heard)),
        }
    }
}

impl AsFd for Beside {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.said.as_fd()
    }
}
