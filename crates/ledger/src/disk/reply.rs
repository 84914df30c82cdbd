//! Answers that cannot be forgotten: one that is dropped unanswered says so itself.

use crate::error::{OutboxError, StoreError};
use crate::fence::Fence;
use crate::ledger::{Done, OutboxDone, Outcome};
use crate::outbox::OutboxState;

pub(super) struct Reply {
    done: Option<Done>,
    fence: Option<Fence>,
}

impl Reply {
    /// To a transaction behind that fence, if it is behind one.
    pub(super) fn new(done: Done, fence: Option<Fence>) -> Self {
        Self {
            done: Some(done),
            fence,
        }
    }

    /// What the answer will be, or worse: what is planned next depends on it.
    pub(super) fn foresee(&self, outcome: &Outcome) {
        if let Some(fence) = &self.fence {
            fence.heed(outcome);
        }
    }

    pub(super) fn give(mut self, outcome: Outcome) {
        self.answer(outcome);
    }

    fn answer(&mut self, outcome: Outcome) {
        if let Some(done) = self.done.take() {
            self.foresee(&outcome);
            done(outcome);
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        self.answer(Outcome::Unknown(StoreError::Closed));
    }
}

pub(super) struct OutboxReply(Option<OutboxDone>);

impl OutboxReply {
    pub(super) fn new(done: OutboxDone) -> Self {
        Self(Some(done))
    }

    pub(super) fn give(mut self, result: Result<OutboxState, OutboxError>) {
        if let Some(done) = self.0.take() {
            done(result);
        }
    }
}

impl Drop for OutboxReply {
    fn drop(&mut self) {
        if let Some(done) = self.0.take() {
            done(Err(OutboxError::Unknown(StoreError::Closed)));
        }
    }
}
