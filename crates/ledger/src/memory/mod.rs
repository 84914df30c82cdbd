//! A store in memory, for tests and for what need not last.

mod faults;
mod state;

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::entry::{Entry, Head};
use crate::error::{OutboxError, StoreError};
use crate::ledger::{Done, Health, Ledger, OutboxDone, Outcome};
use crate::name::StreamName;
use crate::outbox::{OutboxChange, OutboxItem, OutboxState};
use crate::transaction::Transaction;

use faults::{Fault, Faults};
use state::State;

/// A [`Ledger`] in memory. It answers before `submit` returns, on the caller's thread, unless
/// told to [`hold`](Self::hold) its answers; so a single-threaded simulation over it is
/// deterministic.
#[derive(Default)]
pub struct MemoryLedger {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    state: State,
    faults: Faults,
}

/// An answer that is decided but not yet given.
type Answer = Box<dyn FnOnce() + Send>;

impl MemoryLedger {
    /// An empty ledger.
    pub fn new() -> Self {
        Self::default()
    }

    /// The next write that reaches the store fails with this error; nothing is written. Calls
    /// queue up: each adds one fault.
    pub fn fail_next(&self, error: StoreError) {
        self.lock().faults.push(Fault::Fail(error));
    }

    /// The outcome of the next write is unknown; `applied` says what is true of it.
    pub fn unknown_next(&self, applied: bool) {
        self.lock().faults.push(Fault::Unknown { applied });
    }

    /// While set, as with a full disk: writes fail with [`StoreError::Unavailable`], `health`
    /// says so, reads fail too.
    pub fn set_unavailable(&self, why: Option<&str>) {
        self.lock().faults.unavailable = why.map(str::to_owned);
    }

    /// From now on writes are applied but their answers are kept back, as if the disk were slow.
    pub fn hold(&self) {
        self.lock().faults.hold();
    }

    /// How many answers are kept back.
    pub fn held(&self) -> usize {
        self.lock().faults.held()
    }

    /// Gives the answers kept back, in order, and stops keeping them.
    pub fn release(&self) {
        let answers = self.lock().faults.release();
        for answer in answers {
            answer();
        }
    }

    /// A copy of what is stored, without faults and held answers: the store after a restart.
    #[must_use]
    pub fn reopened(&self) -> Self {
        let state = self.lock().state.clone();
        let faults = Faults::default();
        Self {
            inner: Mutex::new(Inner { state, faults }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn readable(&self) -> Result<MutexGuard<'_, Inner>, StoreError> {
        let inner = self.lock();
        match inner.faults.error() {
            Some(error) => Err(error),
            None => Ok(inner),
        }
    }

    /// Decides under the lock, answers outside it: a callback may submit again.
    fn answer(&self, decide: impl FnOnce(&mut Inner) -> Answer) {
        let now = {
            let mut inner = self.lock();
            let answer = decide(&mut inner);
            inner.faults.keep(answer)
        };
        if let Some(answer) = now {
            answer();
        }
    }
}

impl Inner {
    fn apply(&mut self, transaction: Transaction) -> Outcome {
        let fence = transaction.fence.clone();
        let outcome = self.decide(transaction);
        if let Some(fence) = fence {
            fence.heed(&outcome);
        }
        outcome
    }

    fn decide(&mut self, transaction: Transaction) -> Outcome {
        if let Err(error) = transaction.check() {
            return Outcome::Failed(error);
        }
        match self.faults.take() {
            None => self.state.apply(transaction),
            Some(Fault::Fail(error)) => Outcome::Failed(error),
            Some(Fault::Unknown { applied }) => {
                if applied {
                    self.state.apply(transaction);
                }
                Outcome::Unknown(faults::injected())
            }
        }
    }

    fn change(
        &mut self,
        outbox: &StreamName,
        change: OutboxChange,
    ) -> Result<OutboxState, OutboxError> {
        match self.faults.take() {
            None => self.state.change(outbox, change),
            Some(Fault::Fail(error)) => Err(OutboxError::Failed(error)),
            Some(Fault::Unknown { applied }) => {
                if applied {
                    self.state.change(outbox, change)?;
                }
                Err(OutboxError::Unknown(faults::injected()))
            }
        }
    }
}

impl Ledger for MemoryLedger {
    fn submit(&self, transaction: Transaction, done: Done) {
        self.answer(|inner| {
            let outcome = inner.apply(transaction);
            Box::new(move || done(outcome))
        });
    }

    fn head(&self, stream: &StreamName) -> Result<Head, StoreError> {
        Ok(self.readable()?.state.head(stream))
    }

    fn read(&self, stream: &StreamName, from: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        Ok(self.readable()?.state.read(stream, from, limit))
    }

    fn streams(&self, prefix: &str) -> Result<Vec<StreamName>, StoreError> {
        Ok(self.readable()?.state.streams(prefix))
    }

    fn slot(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.readable()?.state.slot(name))
    }

    fn health(&self) -> Health {
        match &self.lock().faults.unavailable {
            Some(why) => Health::Unavailable { why: why.clone() },
            None => Health::Ready,
        }
    }

    fn outbox_change(&self, outbox: &StreamName, change: OutboxChange, done: OutboxDone) {
        self.answer(|inner| {
            let result = inner.change(outbox, change);
            Box::new(move || done(result))
        });
    }

    fn outbox_state(&self, outbox: &StreamName) -> Result<OutboxState, StoreError> {
        Ok(self.readable()?.state.outbox_state(outbox))
    }

    fn outbox_read(
        &self,
        outbox: &StreamName,
        from: u64,
        limit: usize,
    ) -> Result<Vec<OutboxItem>, StoreError> {
        Ok(self.readable()?.state.outbox_read(outbox, from, limit))
    }
}
