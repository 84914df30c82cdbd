//! Answers that cannot be forgotten: one that is dropped unanswered says so itself.

use crate::error::{OutboxError, StoreError};
use crate::ledger::{Done, OutboxDone, Outcome};
use crate::outbox::OutboxState;

pub(super) struct Reply(Option<Done>);

impl Reply {
    pub(super) fn new(done: Done) -> Self {
        Self(Some(done))
    }

    pub(super) fn give(mut self, outcome: Outcome) {
        if let Some(done) = self.0.take() {
            done(outcome);
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        if let Some(done) = self.0.take() {
            done(Outcome::Unknown(StoreError::Closed));
        }
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
