//! What a ruling on an incident does to a board (O 18.9).

use std::sync::Arc;

use adoube_chess::Side;

use super::Board;
use super::record::{Event, Score};
use crate::clock::{Reading, TimeControl};
use crate::time::{Millis, Time};

/// Which ruling of which incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulingRef {
    /// The incident's number in its tournament.
    pub incident: u32,
    /// The ruling's number in the incident.
    pub ruling: u32,
}

/// A ruling that was carried out on a board, and what became of it there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CarriedOut {
    /// Which.
    pub ruling: RulingRef,
    /// The record of it.
    pub sequence: u64,
    /// When.
    pub at: Time,
    /// In which game of the board.
    pub attempt: u16,
    /// White's and Black's remaining time before it.
    pub before: [Millis; 2],
    /// Since when White and Black are heard with it on record, so that their devices show it.
    pub shown: [Option<Time>; 2],
    /// When each said that he had seen it and was ready.
    pub ready: [Option<Time>; 2],
    /// When a clock ran again.
    pub started: Option<Time>,
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

impl Board {
    /// A ruling as it was carried out here.
    pub fn carried_out(&self, ruling: RulingRef) -> Option<&CarriedOut> {
        self.rulings.iter().find(|done| done.ruling == ruling)
    }

    /// What the newest ruling leads to.
    pub(super) fn follow_ruling(&mut self, event: &Event, at: Time) {
        let Some(last) = self.rulings.last_mut() else {
            return;
        };
        match event {
            Event::SeatBack { side } => {
                last.shown[side.index()].get_or_insert(at);
            }
            Event::ReadyGiven { side } => {
                last.ready[side.index()].get_or_insert(at);
            }
            Event::Resumed { .. } | Event::Started { .. } => {
                last.started.get_or_insert(at);
            }
            _ => {}
        }
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
