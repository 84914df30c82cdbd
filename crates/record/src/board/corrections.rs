//! Games that an arbiter sets back, reopens or replaces.

use std::sync::Arc;

use adoube_tournament::board::TimeFollows;
use adoube_tournament::board::event::{PositionRestored, Reopened, Restarted};
use adoube_tournament::time::Millis;

use super::clocks;
use crate::error::DecodeError;
use crate::fields::{counted, given, parsed};
use crate::log;

impl From<&PositionRestored> for log::PositionRestored {
    fn from(event: &PositionRestored) -> Self {
        Self {
            ply: event.ply,
            reason: event.reason.clone(),
            before: Some(clocks::write(&event.before)),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::PositionRestored> for PositionRestored {
    type Error = DecodeError;

    fn try_from(stored: log::PositionRestored) -> Result<Self, DecodeError> {
        Ok(Self {
            ply: stored.ply,
            reason: stored.reason,
            before: clocks::read(stored.before)?,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&Reopened> for log::Reopened {
    fn from(event: &Reopened) -> Self {
        Self {
            reason: event.reason.clone(),
            before: Some(clocks::write(&event.before)),
            clocks: Some(clocks::write(&event.clocks)),
            start_in: event.start_in.map(|span| span.0),
        }
    }
}

impl TryFrom<log::Reopened> for Reopened {
    type Error = DecodeError;

    fn try_from(stored: log::Reopened) -> Result<Self, DecodeError> {
        Ok(Self {
            reason: stored.reason,
            before: clocks::read(stored.before)?,
            clocks: clocks::read(stored.clocks)?,
            start_in: stored.start_in.map(Millis),
        })
    }
}

impl From<&Restarted> for log::Restarted {
    fn from(event: &Restarted) -> Self {
        Self {
            attempt: event.attempt.into(),
            reversed: event.reversed,
            times: write_times(event.times).into(),
            time_control: event.control.to_string(),
            fen: event.fen.clone().unwrap_or_default(),
            reason: event.reason.clone(),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::Restarted> for Restarted {
    type Error = DecodeError;

    fn try_from(stored: log::Restarted) -> Result<Self, DecodeError> {
        Ok(Self {
            attempt: counted(stored.attempt, "number of the game")?,
            reversed: stored.reversed,
            times: read_times(stored.times()),
            control: Arc::new(parsed(&stored.time_control, "time control of a restart")?),
            fen: given(&stored.fen),
            reason: stored.reason,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

fn write_times(times: Option<TimeFollows>) -> log::TimeFollows {
    match times {
        None => log::TimeFollows::Unspecified,
        Some(TimeFollows::Colour) => log::TimeFollows::Colour,
        Some(TimeFollows::Player) => log::TimeFollows::Player,
    }
}

const fn read_times(stored: log::TimeFollows) -> Option<TimeFollows> {
    match stored {
        log::TimeFollows::Unspecified => None,
        log::TimeFollows::Colour => Some(TimeFollows::Colour),
        log::TimeFollows::Player => Some(TimeFollows::Player),
    }
}
