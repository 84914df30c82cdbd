//! One program as a child process.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::{Child as Process, ChildStdin, Command, ExitStatus, Stdio};
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::waiting::{PATIENCE, within};

/// A running program. It cannot outlive the test: it is killed when dropped, and a program that
/// got `--until-stdin-closes` also stops when the test is killed.
#[derive(Debug)]
pub struct Child {
    name: String,
    process: Process,
    log: PathBuf,
    _stdin: Option<ChildStdin>,
}

impl Child {
    /// Starts it; what it says is added to the file `log`.
    pub fn start(name: &str, mut command: Command, log: &Path) -> Self {
        let file = OpenOptions::new().create(true).append(true).open(log);
        let file = file.unwrap();
        let mut process = command
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(file.try_clone().unwrap())
            .stderr(file)
            .spawn()
            .unwrap_or_else(|error| panic!("{name} cannot be started: {error}"));
        Self {
            name: name.to_owned(),
            _stdin: process.stdin.take(),
            process,
            log: log.to_owned(),
        }
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// All it said, over all its lives.
    pub fn said(&self) -> String {
        let bytes = std::fs::read(&self.log).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.id().try_into().unwrap()), signal).unwrap();
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.process.try_wait().unwrap()
    }

    /// Waits for its end and gives its exit status; none if a signal ended it.
    pub fn end(&mut self) -> Option<i32> {
        self.end_within(PATIENCE)
    }

    /// The same, for a program that takes its time.
    pub fn end_within(&mut self, patience: Duration) -> Option<i32> {
        let what = format!("{} ends", self.name);
        within(patience, &what, || self.ended()).code()
    }

    /// Asks it to stop and waits until it has; its standard input stays open meanwhile.
    pub fn stop(&mut self) -> Option<i32> {
        self.signal(Signal::SIGTERM);
        self.end()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
