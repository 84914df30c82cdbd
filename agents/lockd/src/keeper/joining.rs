//! A network that is being joined.

use std::{
    os::fd::{AsFd, BorrowedFd},
    path::{Path, PathBuf},
};

use serde::Serialize;

use super::{Places, beside::Beside};
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
pub(super) struct Joining(Beside);

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
        let begun = Beside::begin(LONGEST, |command| {
            command
                .arg("join")
                .arg(&file)
                .arg("--nmcli")
                .arg(program(places))
        });
        begun
            .map(Self)
            .map_err(|error| format!("no network can be joined: {error}"))
    }

    /// What came of it, once it is over: nothing is said where the device is in.
    pub(super) fn over(&mut self) -> Option<Joined> {
        self.0.over().map(|said| Joined::told(&said))
    }
}

impl Joined {
    fn told(said: &[u8]) -> Self {
        let why = String::from_utf8_lossy(said).trim().to_owned();
        let joined = why == IN;
        let why = match (joined, why.is_empty()) {
            (true, _) => String::new(),
            (false, true) => "joining the network gave no result".to_owned(),
            (false, false) => why,
        };
        Self { joined, why }
    }
}

/// What the process says where the device is in.
const IN: &str = "joined";

/// The process's own work: what it says at its end.
pub fn work(file: &Path, program: &Path) -> String {
    match wireless::join(&NetworkManager::by(program), file) {
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
        self.0.as_fd()
    }
}
