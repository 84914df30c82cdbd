//! The daemon itself: it locks the machine, tells what happens there, and puts it back.

mod breach;
mod clients;
mod engage;
mod requests;
mod watch;

use std::{io, path::PathBuf};

use crate::{
    changes::journal::{Journal, JournalError},
    profile::{Profile, ProfileError},
    users::NoUser,
};

pub use breach::{Breach, Told};

/// Where things are.
#[derive(Debug, Clone)]
pub struct Places {
    /// The event's profile.
    pub profile: PathBuf,
    /// A folder for the journal of changes.
    pub state: PathBuf,
    /// The socket at which the agent asks.
    pub socket: PathBuf,
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
    /// The socket, or waiting for it.
    #[error("{what}: {error}")]
    System {
        /// What was tried.
        what: String,
        /// What the machine said.
        error: io::Error,
    },
    /// The processes that hold programs to the list are dead, both at once.
    #[error("programs are held to the list no more")]
    GuardGone,
}

impl KeeperError {
    fn system(what: impl std::fmt::Display) -> impl FnOnce(io::Error) -> Self {
        let what = what.to_string();
        move |error| Self::System { what, error }
    }
}

/// Locks the machine until it is told to stop. Whatever an earlier run left is undone first.
pub fn run(places: &Places) -> Result<Vec<String>, KeeperError> {
    let profile = Profile::read(&places.profile)?;
    let journal = Journal::at(&places.state)?;
    journal.undo()?;
    let held = engage::engage(&profile, &journal)?;
    let watched = watch::Watch::begin(places, held)?.run();
    match watched {
        // The machine stays as it is: who takes over undoes it.
        Err(KeeperError::GuardGone) => Err(KeeperError::GuardGone),
        ended => {
            let left = journal.undo()?;
            ended.map(|()| left.iter().map(ToString::to_string).collect())
        }
    }
}

/// Undoes what is written down, and says what could not be.
pub fn undo(state: &std::path::Path) -> Result<Vec<String>, JournalError> {
    let errors = Journal::at(state)?.undo()?;
    Ok(errors.iter().map(ToString::to_string).collect())
}
