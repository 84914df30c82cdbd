//! Faults that a test plants.

use std::collections::VecDeque;

use crate::error::StoreError;

use super::Answer;

/// One write's misfortune.
pub(super) enum Fault {
    Fail(StoreError),
    Unknown { applied: bool },
}

#[derive(Default)]
pub(super) struct Faults {
    pub(super) unavailable: Option<String>,
    next: VecDeque<Fault>,
    held: Option<Vec<Answer>>,
}

/// The error that comes with an injected unknown outcome.
pub(super) fn injected() -> StoreError {
    let why = "injected: the answer was lost".to_owned();
    StoreError::Unavailable { why }
}

impl Faults {
    pub(super) fn push(&mut self, fault: Fault) {
        self.next.push_back(fault);
    }

    /// The fault that the present write meets, if any.
    pub(super) fn take(&mut self) -> Option<Fault> {
        match self.error() {
            Some(error) => Some(Fault::Fail(error)),
            None => self.next.pop_front(),
        }
    }

    pub(super) fn error(&self) -> Option<StoreError> {
        let why = self.unavailable.clone()?;
        Some(StoreError::Unavailable { why })
    }

    pub(super) fn hold(&mut self) {
        self.held.get_or_insert_default();
    }

    pub(super) fn held(&self) -> usize {
        self.held.as_ref().map_or(0, Vec::len)
    }

    pub(super) fn release(&mut self) -> Vec<Answer> {
        self.held.take().unwrap_or_default()
    }

    /// Keeps the answer back, or returns it to be given now.
    pub(super) fn keep(&mut self, answer: Answer) -> Option<Answer> {
        match &mut self.held {
            Some(held) => {
                held.push(answer);
                None
            }
            None => Some(answer),
        }
    }
}
