//! What a ruling on an incident does to a board (O 18.9).

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::ending::Score;
use super::time_audit::effective_rulings::signed;
use super::{Board, RulingEffect, Span};
use crate::clock::TimeControl;
use crate::ids::{PersonId, RulingRef};
use crate::ruling_terms::ClocksAs;
use crate::time::{Millis, Time};

/// A ruling that was carried out on a board, and what became of it there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedOut {
    /// Which.
    pub ruling: RulingRef,
    /// What it did.
    pub effect: RulingEffect,
    /// The record of it.
    pub sequence: u64,
    /// When.
    pub at: Time,
    /// In which game of the board.
    pub attempt: u16,
    /// White's and Black's remaining time before it.
    pub before: BySide<Millis>,
    /// Since when White and Black are heard with it on record, so that their devices show it.
    pub shown: BySide<Option<Time>>,
    /// When each said that he had seen it and was ready.
    pub ready: BySide<Option<Time>>,
    /// When a clock ran again.
    pub started: Option<Time>,
    /// Who let it run, and why, where an arbiter did (`adoube clock resume`); none where it ran by itself.
    pub let_run: Option<(PersonId, String)>,
}

impl CarriedOut {
    /// The game of the board that it left to be played, or began.
    pub const fn game(&self) -> u16 {
        match self.effect {
            RulingEffect::Restarted => self.attempt.saturating_add(1),
            RulingEffect::Resumed | RulingEffect::Ended | RulingEffect::PutOff => self.attempt,
        }
    }
}

/// What a ruling rests on that sets the clocks, side by side for White and Black: enough to work it out
/// again. Both clocks are as they stood, and what is given back, less what earlier rulings on the incident
/// had set them forward, and what is kept of that, less what is deducted, and what is added; or as typed, less what is deducted,
/// and what is added.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Basis {
    /// Which clocks were wished.
    pub clocks: ClocksAs,
    /// As they stood, the move in hand begun anew.
    pub stood: BySide<Millis>,
    /// When seats of the incident were away, as far as what was charged then is given back.
    pub spans: Vec<Span>,
    /// Charged in them and given back; not what a ruling on another incident had given back.
    pub back: BySide<Millis>,
    /// By how much the incident's rulings before it had set them forward, milliseconds: it stands in
    /// their place.
    pub earlier: BySide<i64>,
    /// Taken off.
    pub deducted: BySide<Millis>,
    /// Given.
    pub added: BySide<Millis>,
    /// Charged in the spans, and not given back by this ruling, since rulings on other incidents do.
    pub elsewhere: BySide<Millis>,
    /// What of that each of them gives back.
    pub by: Vec<Share>,
    /// Given back by the incident's rulings before it, not by this one, and kept all the same: rulings on
    /// other incidents give it back too, each so much.
    pub kept: Vec<Share>,
    /// Charged in the spans, and not given back, since somebody typed or set the clock later.
    pub settled: BySide<Millis>,
}

impl Basis {
    /// Of clocks that an arbiter typed, with nothing given and nothing taken.
    pub fn typed(times: BySide<Millis>) -> Self {
        let BySide { white, black } = times;
        Self {
            clocks: ClocksAs::Typed { white, black },
            ..Self::default()
        }
    }

    /// By how much a clock is set forward as a compensation or, where it is less than zero, back as a
    /// penalty, milliseconds.
    pub(super) fn besides(&self, side: Side) -> i64 {
        signed(self.added[side]).saturating_sub(signed(self.deducted[side]))
    }
}

/// What a ruling gives back of a time, side by side for White and Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// Which.
    pub ruling: RulingRef,
    /// How much.
    pub given: BySide<Millis>,
}

impl Board {
    /// The rulings that were carried out here, in order.
    pub fn rulings(&self) -> &[CarriedOut] {
        &self.rulings.done
    }

    /// A ruling as it was carried out here.
    pub fn carried_out(&self, ruling: RulingRef) -> Option<&CarriedOut> {
        self.rulings.done.iter().find(|done| done.ruling == ruling)
    }

    /// The ruling of the same incident that was carried out on the board before this one.
    pub fn ruling_before(&self, ruling: RulingRef) -> Option<&CarriedOut> {
        let mut before = self.rulings.done.iter().rev();
        before.find(|done| {
            done.ruling.incident == ruling.incident && done.ruling.ruling < ruling.ruling
        })
    }

    /// Whether a game that is over was ruled on while the side was not heard, and it was not heard since:
    /// it has yet to see what was ruled.
    pub(super) fn is_to_be_shown(&self, side: Side) -> bool {
        let game = self.attempt();
        let unseen = |last: &CarriedOut| last.game() == game && last.shown[side].is_none();
        self.is_finished() && self.rulings.done.last().is_some_and(unseen)
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
        /// What that rests on.
        basis: Box<Basis>,
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
