//! The daemon itself: it locks the machine, tells what happens there, and puts it back.

mod alone;
mod beside;
mod breach;
mod checking;
mod children;
mod clients;
mod engage;
mod hearing;
mod joining;
mod listing;
mod looking;
mod mark;
mod ports;
mod requests;
mod rules;
mod say;
mod serving;
pub(crate) mod sessions;
mod shared;
mod signals;
mod stopping;
mod wait;
mod watch;

use std::{
    io,
    path::{Path, PathBuf},
};

use nix::sys::signalfd::SignalFd;

use self::{alone::Alone, shared::Shared};

use crate::{
    changes::{
        Change, ChangeError,
        journal::{Journal, JournalError},
    },
    profile::{Profile, ProfileError},
    programs::{guard, kept::Kept},
    users::NoUser,
};

pub use breach::{Breach, Told};
pub use joining::work as join;

/// Where things are.
#[derive(Debug, Clone)]
pub struct Places {
    /// The event's profile.
    pub profile: PathBuf,
    /// A folder for the journal of changes.
    pub state: PathBuf,
    /// The socket at which the agent asks.
    pub socket: PathBuf,
    /// Below which the kernel's own files are: `/`, but in a trial on what was recorded elsewhere.
    pub root: PathBuf,
}

/// Why the daemon cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum KeeperError {
    /// The profile is none.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// It names a user who is not there.
    #[error(transparent)]
    User(#[from] NoUser),
    /// Changes cannot be written down, so none are made.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// Another daemon has the state folder.
    #[error("{}: process {process} already locks this device (adoube-lockd); stop it first, or use \
             it: `adoube-kiosk lock`, `adoube-kiosk unlock`", state.display())]
    Held {
        /// The folder.
        state: PathBuf,
        /// The daemon's number; 0 where it is not known.
        process: i32,
    },
    /// Another daemon, with another state folder and socket, has what both would change.
    #[error(
        "{what}: process {process} (adoube-lockd) already uses it: a machine can have only one \
         daemon; stop it first"
    )]
    Shared {
        /// What.
        what: String,
        /// The daemon's number; 0 where it is not known.
        process: i32,
    },
    /// Another daemon, with another state folder, answers at the socket.
    #[error("{}: process {process} already uses this socket: stop it first", socket.display())]
    Answered {
        /// The socket.
        socket: PathBuf,
        /// The daemon's number; 0 where it is not known.
        process: i32,
    },
    /// The socket, or waiting for it.
    #[error("{what}: {error}")]
    System {
        /// What was tried.
        what: String,
        /// What the machine said.
        error: io::Error,
    },
    /// The processes that hold programs to the list are dead, both at once, and no others can be made.
    #[error("programs are no longer restricted to the list")]
    GuardGone,
}

impl KeeperError {
    fn system(what: impl std::fmt::Display) -> impl FnOnce(io::Error) -> Self {
        let what = what.to_string();
        move |error| Self::System { what, error }
    }
}

/// What is to be done next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    /// Hold the machine to the profile.
    Engage,
    /// Wait until somebody asks for that.
    Wait,
    /// End.
    Stop,
}

/// Holds the machine to the profile, or waits to be asked for that, until it is told to stop, where no other daemon does. Whatever an
/// earlier run left is undone first; one that was killed while it held is followed by one that holds, if
/// the machine was not started anew since.
pub fn run(places: &Places, waits: bool) -> Result<Vec<String>, KeeperError> {
    let _alone = Alone::take(&places.state)?;
    alone::is_free(&places.socket)?;
    let journal = Journal::at(&places.state)?;
    let shared = Shared::open();
    shared.take_left(&journal)?;
    let mut left = undo_left(&places.state, &journal)?;
    // Before anything is held: who is told to stop then stops in order.
    let signals = signals::open()?;
    let mut word = if waits && !mark::is_left(&places.state) {
        Word::Wait
    } else {
        Word::Engage
    };
    loop {
        word = match word {
            Word::Engage => hold(places, &signals, &journal, &shared)?,
            Word::Wait => {
                shared.give_up();
                wait::wait(places, &signals, &journal, &shared)?
            }
            Word::Stop => break,
        };
        left = undo_all(&places.state, &journal)?;
        mark::remove(&places.state);
    }
    Ok(left.iter().map(ToString::to_string).collect())
}

/// Undoes what an earlier daemon left. What its guard refused is written before the guard is ended.
fn undo_left(state: &Path, journal: &Journal) -> Result<Vec<ChangeError>, JournalError> {
    let kept = Kept::of(state);
    for change in journal.changes()? {
        if let Change::Guard { group } = change {
            guard::wait_for_refusals(group, &kept);
        }
    }
    undo_all(state, journal)
}

/// Undoes all changes. The guard leaves no file if it has nothing to report.
fn undo_all(state: &Path, journal: &Journal) -> Result<Vec<ChangeError>, JournalError> {
    let errors = journal.undo()?;
    Kept::of(state).remove_empty();
    Ok(errors)
}

/// Holds the machine. What ends it otherwise than by a word undoes all of it; a guard that is gone leaves it as it is,
/// for this program's next beginning.
fn hold(
    places: &Places,
    signals: &SignalFd,
    journal: &Journal,
    shared: &Shared,
) -> Result<Word, KeeperError> {
    let profile = Profile::read(&places.profile)?;
    shared.take_of(&profile)?;
    let held = engage::engage(&profile, journal, places)?;
    mark::leave(&places.state);
    say::say(&format!(
        "locks this machine with {}, {}",
        places.profile.display(),
        profile.hash
    ));
    let watched = watch::Watch::begin(places, signals, journal, held).and_then(watch::Watch::run);
    if matches!(watched, Err(KeeperError::GuardGone)) {
        return watched;
    }
    watched.inspect_err(|_| {
        let _ = journal.undo();
    })
}

/// Undoes what is written down, where no daemon holds it: how many changes there were, and what could not be undone.
pub fn undo(state: &Path) -> Result<(usize, Vec<String>), KeeperError> {
    let _alone = Alone::take(state)?;
    let journal = Journal::at(state)?;
    let shared = Shared::open();
    shared.take_left(&journal)?;
    mark::remove(state);
    let were = journal.changes()?.len();
    let errors = undo_left(state, &journal)?;
    Ok((were, errors.iter().map(ToString::to_string).collect()))
}
