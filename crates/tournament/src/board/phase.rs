//! How far a board's game is.

use super::causes::PauseCause;
use super::ending::{Ending, Score};
use crate::time::Time;

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Not begun.
    Waiting,
    /// A clock runs.
    Playing,
    /// Both clocks stand.
    Paused {
        /// Why.
        cause: PauseCause,
        /// Since when.
        since: Time,
    },
    /// Over.
    Finished {
        /// The score.
        score: Score,
        /// How it ended.
        ending: Ending,
        /// The arbiter's reason, for a result that an arbiter set.
        reason: Option<String>,
    },
}

impl Phase {
    /// The score of a game that is over, and how it ended.
    pub const fn result(&self) -> Option<(Score, Ending)> {
        match self {
            Self::Finished { score, ending, .. } => Some((*score, *ending)),
            Self::Waiting | Self::Playing | Self::Paused { .. } => None,
        }
    }

    /// The word for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Paused { .. } => "paused",
            Self::Finished { .. } => "finished",
        }
    }
}
