//! What a ruling on an incident does to a board (O 18.9).

use std::sync::Arc;

use adoube_chess::Side;

use super::record::Score;
use crate::clock::{Reading, TimeControl};
use crate::time::Millis;

/// Which ruling of which incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulingRef {
    /// The incident's number in its tournament.
    pub incident: u32,
    /// The ruling's number in the incident.
    pub ruling: u32,
}

/// A ruling that was carried out on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CarriedOut {
    pub(super) ruling: RulingRef,
    /// The record of it.
    pub(super) sequence: u64,
    /// In which game of the board.
    pub(super) attempt: u16,
    /// By how much it set each clock forward, milliseconds; less than zero for a deduction.
    pub(super) given: [i64; 2],
}

impl CarriedOut {
    /// By how much clocks were set forward.
    pub(super) fn given(before: &Reading, after: &Reading) -> [i64; 2] {
        Side::ALL.map(|side| {
            let [before, after] = [before, after].map(|reading| reading.remaining(side).0);
            after.cast_signed().saturating_sub(before.cast_signed())
        })
    }
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
