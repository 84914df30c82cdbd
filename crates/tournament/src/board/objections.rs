//! A player who objects to the result (O 17.11): nobody approves it before an official has answered.

use super::Board;
use super::approval::ResultState;
use super::calls::Call;
use super::ending::Score;
use crate::refusal::{Objection, Refusal};

impl Board {
    /// The result of the finished game.
    pub(super) fn score(&self) -> Option<Score> {
        self.play.phase.result().map(|(score, _)| score)
    }

    /// The calls that object to the result that stands and wait for an answer, oldest first.
    pub fn objections(&self) -> impl Iterator<Item = &Call> {
        let score = self.score();
        let calls = self.calls_to_answer();
        calls.filter(move |call| score.is_some() && call.objection == score)
    }

    /// How far the result is, while the game is over.
    pub fn result_state(&self) -> ResultState {
        match self.objections().next() {
            Some(_) => ResultState::Objected,
            None => self.outcome.approval.state(),
        }
    }

    /// Refuses what would settle a result that a player objects to.
    pub fn has_no_objection(&self) -> Result<(), Refusal> {
        let Some(call) = self.objections().next() else {
            return Ok(());
        };
        Err(Refusal::Objected(Objection {
            board: self.opened.board,
            side: call.side,
            call: call.number,
            reason: call.reason.clone(),
        }))
    }
}
