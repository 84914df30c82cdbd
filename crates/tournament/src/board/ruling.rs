//! What a ruling on an incident does to a board (O 18.9).

use std::sync::Arc;

use super::record::Score;
use crate::clock::TimeControl;
use crate::time::Millis;

/// Which ruling of which incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulingRef {
    /// The incident's number in its tournament.
    pub incident: u32,
    /// The ruling's number in the incident.
    pub ruling: u32,
}

/// What becomes of a board, fully worked out: nothing is computed when it is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// Play goes on from the position with these clocks (DIS-3, DIS-4, DIS-7).
    Resume {
        /// White's remaining time.
        white: Millis,
        /// Black's.
        black: Millis,
    },
    /// The game begins anew, same colours, from the board's first position (DIS-5, DIS-6).
    Restart {
        /// With this time control.
        control: Arc<TimeControl>,
    },
    /// The result is set (DIS-7).
    Result {
        /// The score.
        score: Score,
    },
    /// The board stands until an arbiter resumes or restarts it (DIS-7).
    Postpone,
}

impl Remedy {
    /// The word for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Resume { .. } => "resume",
            Self::Restart { .. } => "restart",
            Self::Result { .. } => "result",
            Self::Postpone => "postpone",
        }
    }
}
