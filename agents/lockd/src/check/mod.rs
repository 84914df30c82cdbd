//! The check before the game (18.5): every layer proved by trying, with what is allowed beside it.
//!
//! A layer that blocks everything would pass a check that only tries what is forbidden: so each trial of
//! something forbidden has a control, something alike that must work.

mod browser;
mod folders;
mod looks;
mod memory;
mod network;
mod outside;
mod programs;
mod reports;
mod stop;
mod trial;

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{
    asking::Asking,
    changes::journal::Journal,
    keeper::Places,
    layers::{LayerName, Standing},
    profile::{Profile, ProfileError},
    users::{self, NoUser},
};

pub use programs::Running;
pub use trial::Trial;

/// A layer, and how it was proved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// What the daemon says.
    #[serde(flatten)]
    pub standing: Standing,
    /// What runs of the players', where it is held to a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<Running>,
    /// What was tried.
    pub trials: Vec<Trial>,
    /// It is enforced, or finds nothing where it can do no more; something was tried, and all trials came out
    /// as they should.
    pub holds: bool,
}

/// Why nothing can be checked.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// The profile is none.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// It names a user who is not there.
    #[error(transparent)]
    User(#[from] NoUser),
    /// There is no daemon to ask, and none has left anything.
    #[error("the device is not locked: no daemon responds at {} ({error}); start `adoube-lockd \
             run` first", socket.display())]
    NotLocked {
        /// Where it is asked.
        socket: PathBuf,
        /// What the machine said.
        error: io::Error,
    },
    /// There is none any more: it was killed, and what it changed is in force.
    #[error("no daemon responds at {} ({error}), and the device is still locked by the last one \
             ({changes} changes, `adoube-lockd list`): start it again (`systemctl start \
             adoube-lockd`), or unlock the device (`adoube-lockd undo`)",
             socket.display())]
    Left {
        /// Where it is asked.
        socket: PathBuf,
        /// What the machine said.
        error: io::Error,
        /// How many changes there are.
        changes: usize,
    },
    /// It takes connections, by its kernel, and says nothing.
    #[error("the daemon at {} does not respond: it is suspended or frozen, and the device stays \
             locked; start another one with `systemctl restart adoube-lockd`", socket.display())]
    Mute {
        /// Where it is asked.
        socket: PathBuf,
    },
    /// Its daemon waits to be asked.
    #[error("the device is not locked: its daemon is waiting; lock it with `adoube-kiosk lock`")]
    Waits,
    /// Its daemon holds it to the profile as it was.
    #[error("{} was changed since the device was locked (with profile {held}): run `adoube-kiosk \
             unlock`, then restart adoube-lockd and the agent", path.display())]
    Changed {
        /// The profile's file.
        path: PathBuf,
        /// SHA-256 of the one that is held.
        held: String,
    },
    /// It answers something else than layers.
    #[error("the daemon did not report its layers: {0}")]
    Answer(String),
}

/// Tries every layer of the profile, on the device that the daemon holds. Needs root: trials are made in
/// the player's name.
pub fn check(places: &Places) -> Result<Vec<Proof>, CheckError> {
    let profile = Profile::read(&places.profile)?;
    let players: Result<Vec<u32>, _> = profile
        .users
        .iter()
        .map(|name| users::number(name))
        .collect();
    let players = players?;
    let (mut daemon, held) = ask(places)?;
    if held.profile != profile.hash {
        return Err(CheckError::Changed {
            path: places.profile.clone(),
            held: held.profile,
        });
    }
    // What is tried from now on, as long as the daemon is connected, is no breach. One that does not know the word tells the
    // trials as breaches, and they are made all the same.
    let _ = daemon.ask("trying");
    let prove = |standing: Standing| {
        let programs = profile.programs.as_ref();
        let running = programs
            .filter(|_| standing.layer == LayerName::Programs)
            .map(|programs| Running::look(programs, &players));
        let tried = players
            .iter()
            .flat_map(|&player| trials(standing.layer, &profile, player, &places.root));
        let trials: Vec<Trial> = running.iter().map(Running::trial).chain(tried).collect();
        let fine = !trials.is_empty() && trials.iter().all(|trial| trial.fine);
        Proof {
            holds: fine && standing.state.is_met(),
            standing,
            running,
            trials,
        }
    };
    Ok(held.layers.into_iter().map(prove).collect())
}

fn trials(layer: LayerName, profile: &Profile, player: u32, root: &Path) -> Vec<Trial> {
    let trials = match layer {
        LayerName::Programs => profile
            .programs
            .as_ref()
            .map(|of| programs::trials(of, player)),
        LayerName::NoExec => profile
            .no_exec
            .as_ref()
            .map(|of| folders::trials(of, player)),
        LayerName::Kernel => profile
            .kernel
            .as_ref()
            .map(|of| memory::trials(of, player, root)),
        LayerName::Network => profile
            .network
            .as_ref()
            .map(|of| network::trials(of, player)),
        LayerName::Browser => profile
            .browser
            .as_ref()
            .map(|of| browser::trials(of, player)),
        LayerName::Stop => profile.stop.as_ref().map(|of| stop::trials(of, player)),
        LayerName::Reports => Some(reports::trials(profile.control(), player)),
        LayerName::Keys
        | LayerName::Usb
        | LayerName::Boards
        | LayerName::Screens
        | LayerName::Signs
        | LayerName::Terminals
        | LayerName::Time => Some(looks::trials(layer, profile, root)),
    };
    trials.unwrap_or_default()
}

#[derive(Deserialize)]
struct Said {
    standing: Held,
}

/// What the daemon holds.
#[derive(Deserialize)]
struct Held {
    profile: String,
    engaged: bool,
    layers: Vec<Standing>,
}

fn ask(places: &Places) -> Result<(Asking, Held), CheckError> {
    let answer = Asking::begin(&places.socket).and_then(|mut daemon| {
        let answer = daemon.ask("standing")?;
        Ok((daemon, answer))
    });
    let (daemon, answer) = answer.map_err(|error| unasked(places, error))?;
    match serde_json::from_str::<Said>(&answer) {
        Ok(said) if said.standing.engaged => Ok((daemon, said.standing)),
        Ok(_) => Err(CheckError::Waits),
        Err(error) => Err(CheckError::Answer(format!("{error}: {answer}"))),
    }
}

/// Why nobody answers: the device may be held all the same.
fn unasked(places: &Places, error: io::Error) -> CheckError {
    let socket = places.socket.clone();
    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) {
        return CheckError::Mute { socket };
    }
    match left(&places.state) {
        0 => CheckError::NotLocked { socket, error },
        changes => CheckError::Left {
            socket,
            error,
            changes,
        },
    }
}

/// Changes that a daemon has left. Nothing is made here where there is no folder.
fn left(state: &Path) -> usize {
    let journal = state.exists().then(|| Journal::at(state).ok()).flatten();
    let changes = journal.and_then(|journal| journal.changes().ok());
    changes.map_or(0, |changes| changes.len())
}
