//! The machine's lock: who holds it is asked, and listened to.

mod asking;
mod platform;
mod proving;
mod talk;
mod watch;

use std::{fs, path::Path};

pub use asking::{AskError, check, lock, unlock};
pub(super) use asking::{end_programs, join, running, windows};
#[cfg(test)]
pub(super) use platform::Nobody;
pub(super) use platform::{Platform, of_this_machine};
pub(super) use proving::prove;
pub(super) use watch::watch;

use crate::lockdown::asked::Asked;

/// What the event asks of this machine, or why that is not known.
pub(super) fn asked(profile: &Path) -> Result<Asked, String> {
    let told = |error: String| format!("{}: {error}", profile.display());
    let bytes = fs::read(profile).map_err(|error| told(error.to_string()))?;
    Asked::read(&bytes).map_err(told)
}
