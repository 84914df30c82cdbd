//! A network that is being joined, by a process of its own: this one answers everybody meanwhile.

use std::{
    fs::File,
    io::{ErrorKind, Read as _},
    os::fd::{AsFd, BorrowedFd, OwnedFd},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use nix::fcntl::{FcntlArg, OFlag, fcntl};
use serde::Serialize;

use super::Places;
use crate::{
    changes::{Change, journal::Journal},
    wireless::{self, NetworkManager, Wanted},
};

/// Where NetworkManager keeps settings that outlive a start of the machine.
const FOLDER: &str = "etc/NetworkManager/system-connections";

/// The program that asks it.
const PROGRAM: &str = "/usr/bin/nmcli";

/// The longest answer, bytes.
const LONGEST: u64 = 4096;

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Joined {
    /// The device is in that network.
    pub(super) joined: bool,
    /// Why not, for people.
    pub(super) why: String,
}

/// At work.
#[derive(Debug)]
pub(super) struct Joining {
    said: File,
    heard: Vec<u8>,
}

impl Joining {
    /// Writes down what is about to change, then the settings, and begins. The secret is in neither the
    /// journal nor the process's arguments.
    pub(super) fn begin(
        places: &Places,
        journal: &Journal,
        ssid: &str,
        secret: &str,
    ) -> Result<Self, String> {
        let wanted = Wanted::read(ssid, secret).map_err(|unfit| unfit.to_string())?;
        let file = places
            .root
            .join(FOLDER)
            .join(format!("{}.nmconnection", wireless::NAME));
        let change = Change::Wireless {
            file: file.clone(),
            program: program(places),
        };
        let known = journal.changes().map_err(|error| error.to_string())?;
        if !known.contains(&change) {
            journal.note(&change).map_err(|error| error.to_string())?;
        }
        let failed = |error: std::io::Error| format!("{}: {error}", file.display());
        wanted.write(&file).map_err(failed)?;
        let unable = |error: std::io::Error| format!("no network can be joined: {error}");
        let own = std::env::current_exe().map_err(unable)?;
        let child = Command::new(own)
            .arg("join")
            .arg(&file)
            .arg("--nmcli")
            .arg(program(places))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let stdout = child.map_err(unable)?.stdout;
        let stdout = OwnedFd::from(stdout.ok_or("no network can be joined: it has no voice")?);
        fcntl(&stdout, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))
            .map_err(|error| unable(error.into()))?;
        Ok(Self {
            said: stdout.into(),
            heard: Vec::new(),
        })
    }

    /// What came of it, once it is over: nothing is said where the device is in.
    pub(super) fn over(&mut self) -> Option<Joined> {
        let room = LONGEST.saturating_sub(self.heard.len() as u64);
        match (&self.said).take(room).read_to_end(&mut self.heard) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => None,
            _ => Some(self.told()),
        }
    }

    fn told(&self) -> Joined {
        let why = String::from_utf8_lossy(&self.heard).trim().to_owned();
        let joined = why == IN;
        let why = match (joined, why.is_empty()) {
            (true, _) => String::new(),
            (false, true) => "joining the network came to nothing".to_owned(),
            (false, false) => why,
        };
        Joined { joined, why }
    }
}

/// What the process says where the device is in.
const IN: &str = "joined";

/// The process's own work: what it says at its end.
pub fn work(file: &Path, program: &Path) -> String {
    match wireless::join(&NetworkManager { program }, file) {
        Ok(()) => IN.to_owned(),
        Err(why) => why,
    }
}

/// In a trial the one that was put beside the recorded files.
fn program(places: &Places) -> PathBuf {
    places.root.join(PROGRAM.trim_start_matches('/'))
}

impl AsFd for Joining {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.said.as_fd()
    }
}
