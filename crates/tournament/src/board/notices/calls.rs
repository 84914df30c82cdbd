//! The calls of one player, as far as they are to know of them (VEN-7, VEN-8).

use crate::board::ending::Score;
use crate::board::event::{ArbiterCalled, CallAnswered};
use crate::time::Millis;

/// A call as its player sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallNotice {
    /// From 1 on this board.
    pub number: u32,
    /// Why, in the player's words; may be empty.
    pub reason: String,
    /// Whether they ask for leave from the playing area.
    pub is_leave: bool,
    /// The result that the player objects to.
    pub objection: Option<Score>,
    /// Whether an official is on the way.
    pub is_taken: bool,
    /// What an official answered.
    pub answer: Option<CallAnswer>,
    /// A leave ended, or the game of a call that waited.
    pub is_over: bool,
    /// How long the leave lasted from which the player is back.
    pub away: Option<Millis>,
}

/// What an official answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallAnswer {
    /// Whether the call had a reason; of a leave, whether it was granted.
    pub is_valid: bool,
    /// What the official added; may be empty.
    pub note: String,
}

impl CallNotice {
    fn is_granted_leave(&self) -> bool {
        self.is_leave && self.answer.as_ref().is_some_and(|answer| answer.is_valid)
    }
}

/// Those that wait for an answer, a leave that lasts, and what became of the latest; in order.
#[derive(Debug, Clone)]
pub(super) struct CallNotices(Vec<CallNotice>);

impl CallNotices {
    pub(super) const NONE: Self = Self(Vec::new());

    pub(super) fn all(&self) -> &[CallNotice] {
        &self.0
    }

    /// Whether an objection to this result was rejected.
    pub(super) fn rejected(&self, score: Option<Score>) -> bool {
        let mut objections = self.0.iter().filter(|call| call.objection == score);
        objections.any(|call| call.answer.as_ref().is_some_and(|answer| !answer.is_valid))
    }

    /// A player who calls again has read what became of earlier calls.
    pub(super) fn begin(&mut self, call: &ArbiterCalled) {
        self.0
            .retain(|call| call.answer.is_none() || (call.is_granted_leave() && !call.is_over));
        self.0.push(CallNotice {
            number: call.number,
            reason: call.reason.clone(),
            is_leave: call.leave,
            objection: call.objection,
            is_taken: false,
            answer: None,
            is_over: false,
            away: None,
        });
    }

    pub(super) fn answer(&mut self, answer: &CallAnswered) {
        if let Some(call) = self.of(answer.number) {
            call.is_over = false;
            call.answer = Some(CallAnswer {
                is_valid: answer.valid,
                note: answer.note.clone(),
            });
        }
    }

    pub(super) fn take(&mut self, number: u32) {
        if let Some(call) = self.of(number) {
            call.is_taken = true;
        }
    }

    /// Nobody comes for a request of a game that is over.
    pub(super) fn end_game(&mut self) {
        for call in &mut self.0 {
            call.is_over |= call.is_leave || call.answer.is_none();
        }
    }

    /// A player who does something at the seat, or was seen there, is back; what they do later needs no word of it.
    pub(super) fn end_leave(&mut self) {
        for call in self.leaves() {
            call.is_over = true;
            call.away = None;
        }
    }

    /// The player is back after so long from the last leave that was granted.
    pub(super) fn back(&mut self, away: Millis) {
        if let Some(call) = self.leaves().filter(|call| call.is_granted_leave()).last() {
            call.is_over = true;
            call.away = Some(away);
        }
    }

    fn of(&mut self, number: u32) -> Option<&mut CallNotice> {
        self.0.iter_mut().find(|call| call.number == number)
    }

    /// The leaves that were granted or refused.
    fn leaves(&mut self) -> impl Iterator<Item = &mut CallNotice> {
        let calls = self.0.iter_mut();
        calls.filter(|call| call.is_leave && call.answer.is_some())
    }
}
