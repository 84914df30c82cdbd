//! The calls of one side, as far as its player is to know of them (VEN-7, VEN-8).

use adoube_proto::v1::{ArbiterCalled, CallAnswered, CallShown, Result as Points};

use super::board::Outcome;

/// Those that wait for an answer, a leave that he has, and what became of the latest; in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calls(Vec<CallShown>);

impl Calls {
    /// All of them.
    pub fn all(&self) -> &[CallShown] {
        &self.0
    }

    /// Whether an objection to this outcome waits for an answer (O 17.11). One to a result that was corrected since counts
    /// no more.
    pub fn object_to(&self, outcome: &Outcome) -> bool {
        self.objections(outcome).any(|call| !call.answered)
    }

    /// Whether an objection to this outcome was rejected.
    pub fn rejected(&self, outcome: &Outcome) -> bool {
        let mut objections = self.objections(outcome);
        objections.any(|call| call.answered && !call.valid)
    }

    fn objections(&self, outcome: &Outcome) -> impl Iterator<Item = &CallShown> {
        let result = Points {
            white_halves: outcome.white_halves,
            black_halves: outcome.black_halves,
        };
        let calls = self.0.iter();
        calls.filter(move |call| call.objection == Some(result))
    }

    /// Who calls anew has read what became of earlier calls.
    pub(super) fn begin(&mut self, call: &ArbiterCalled) {
        let lasts = |call: &CallShown| call.leave && call.valid && !call.over;
        self.0.retain(|call| !call.answered || lasts(call));
        self.0.push(CallShown {
            number: call.number,
            reason: call.reason.clone(),
            leave: call.leave,
            objection: call.objection,
            ..CallShown::default()
        });
    }

    pub(super) fn answer(&mut self, answer: &CallAnswered) {
        if let Some(call) = self.of(answer.number) {
            call.answered = true;
            call.over = false;
            call.valid = answer.valid;
            call.note.clone_from(&answer.note);
        }
    }

    pub(super) fn come(&mut self, number: u32) {
        if let Some(call) = self.of(number) {
            call.coming = true;
        }
    }

    /// Nobody comes for what was asked in a game that is over; that is told while it is (`screen::view`).
    pub(super) fn end_game(&mut self) {
        for call in &mut self.0 {
            call.over |= call.leave || !call.answered;
        }
    }

    /// Who does something at his seat, or was seen there, is back; what he does later needs no word of that any more.
    pub(super) fn end_leave(&mut self) {
        for call in self.leaves() {
            call.over = true;
            call.away = None;
        }
    }

    /// He is back after so long, milliseconds, from the last leave that he was granted.
    pub(super) fn back(&mut self, away: u64) {
        if let Some(call) = self.leaves().filter(|call| call.valid).last() {
            call.over = true;
            call.away = Some(away);
        }
    }

    fn of(&mut self, number: u32) -> Option<&mut CallShown> {
        self.0.iter_mut().find(|call| call.number == number)
    }

    /// The leaves that he was granted or refused.
    fn leaves(&mut self) -> impl Iterator<Item = &mut CallShown> {
        self.0.iter_mut().filter(|call| call.leave && call.answered)
    }
}
