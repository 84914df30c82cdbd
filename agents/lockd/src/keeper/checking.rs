//! A check that somebody asked for, as a process of its own: this one answers it meanwhile.

use std::{
    fs::File,
    io::{ErrorKind, Read as _},
    os::{
        fd::{AsFd, BorrowedFd, OwnedFd},
        unix::process::CommandExt as _,
    },
    process::{ChildStdout, Command, Stdio},
};

use nix::fcntl::{FcntlArg, OFlag, fcntl};
use serde_json::Value;

use super::Places;

/// The longest report, bytes.
const LONGEST: u64 = 1 << 20;

/// A check at work.
#[derive(Debug)]
pub(super) struct Checking {
    said: File,
    heard: Vec<u8>,
}

impl Checking {
    pub(super) fn begin(places: &Places) -> Result<Self, String> {
        let said = |error: std::io::Error| format!("no check can be made: {error}");
        let program = std::env::current_exe().map_err(said)?;
        let child = Command::new(program)
            .args(["check", "--json", "--profile"])
            .arg(&places.profile)
            .arg("--socket")
            .arg(&places.socket)
            .arg("--root")
            .arg(&places.root)
            // What it tries is known by its group.
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            // What it ends with stands in its report.
            .stderr(Stdio::null())
            .spawn();
        let stdout: Option<ChildStdout> = child.map_err(said)?.stdout;
        let stdout = OwnedFd::from(stdout.ok_or("no check can be made: it has no voice")?);
        fcntl(&stdout, FcntlArg::F_SETFL(OFlag::O_NONBLOCK)).map_err(|error| said(error.into()))?;
        Ok(Self {
            said: stdout.into(),
            heard: Vec::new(),
        })
    }

    /// The whole report, when it is there.
    pub(super) fn report(&mut self) -> Option<Value> {
        let room = LONGEST.saturating_sub(self.heard.len() as u64);
        match (&self.said).take(room).read_to_end(&mut self.heard) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => None,
            _ => Some(serde_json::from_slice(&self.heard).unwrap_or_default()),
        }
    }
}

impl AsFd for Checking {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.said.as_fd()
    }
}
