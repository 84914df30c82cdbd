//! The contract that every store keeps.

use std::sync::mpsc;

use crate::entry::{Entry, Head};
use crate::error::{OutboxError, StoreError};
use crate::name::StreamName;
use crate::outbox::{OutboxChange, OutboxItem, OutboxState};
use crate::transaction::Transaction;
use crate::verify::{self, VerifyReport};

/// What became of a transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Durable. The new heads, in the order of the transaction's appends.
    Done(Vec<Head>),
    /// Nothing was written: a stream's head was not the expected one.
    Conflict {
        /// The first such stream.
        stream: StreamName,
        /// Where its head is.
        actual: Head,
    },
    /// Nothing was written, provably.
    Failed(StoreError),
    /// Perhaps written. Read the heads and compare; never retry blindly.
    Unknown(StoreError),
}

/// Takes the outcome of one transaction. Called exactly once, perhaps on the store's own writer
/// thread, perhaps before `submit` returns: it must be short, hold no lock that the caller of
/// `submit` holds, and never wait for the ledger.
pub type Done = Box<dyn FnOnce(Outcome) + Send>;

/// Takes the outbox's state after one change; as [`Done`] otherwise.
pub type OutboxDone = Box<dyn FnOnce(Result<OutboxState, OutboxError>) + Send>;

/// Whether the store takes writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Health {
    /// It does.
    Ready,
    /// It does not, and tries to come back by itself.
    Unavailable {
        /// The cause, for people.
        why: String,
    },
}

/// A durable log of many streams.
///
/// What `head`, `read`, `streams`, `slot` and the outbox's readers show is durable: nothing that
/// a power cut could still take back is ever shown.
pub trait Ledger: Send + Sync {
    /// Hands a transaction to the writer and returns soon. `done` gets its outcome once that is
    /// durable. Transactions of one caller are applied, and answered, in the order submitted. Only
    /// refusals that need no writer are given at once and may overtake earlier answers: a full
    /// queue ([`StoreError::Busy`]), a store that is away or closed. Whoever submits more before he has
    /// heard of such a refusal, or of a failure, puts all of it behind one [`Fence`](crate::Fence).
    fn submit(&self, transaction: Transaction, done: Done);

    /// The end of a stream; [`Head::EMPTY`] if there is none of that name.
    fn head(&self, stream: &StreamName) -> Result<Head, StoreError>;

    /// At most `limit` records from sequence `from` on (0 counts as 1), in order; none beyond the
    /// head. The chain is checked as it is read; a break is [`StoreError::Damaged`].
    fn read(&self, stream: &StreamName, from: u64, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// The streams whose name begins with `prefix`, sorted.
    fn streams(&self, prefix: &str) -> Result<Vec<StreamName>, StoreError>;

    /// The value of a slot, if it was ever set.
    fn slot(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Whether the store takes writes at present.
    fn health(&self) -> Health;

    /// Changes an outbox; use it through [`Outbox`](crate::Outbox).
    fn outbox_change(&self, outbox: &StreamName, change: OutboxChange, done: OutboxDone);

    /// Where an outbox begins and ends.
    fn outbox_state(&self, outbox: &StreamName) -> Result<OutboxState, StoreError>;

    /// At most `limit` items of an outbox from the id `from` on, in order.
    fn outbox_read(
        &self,
        outbox: &StreamName,
        from: u64,
        limit: usize,
    ) -> Result<Vec<OutboxItem>, StoreError>;

    /// Walks every record of every stream and checks the chains.
    fn verify(&self) -> Result<VerifyReport, StoreError> {
        verify::walk(self)
    }
}

/// Waiting conveniences for tests and tools. Never call them from a [`Done`].
pub trait LedgerExt: Ledger {
    /// Submits and waits for the outcome.
    fn submit_blocking(&self, transaction: Transaction) -> Outcome {
        let (sender, receiver) = mpsc::sync_channel(1);
        self.submit(
            transaction,
            Box::new(move |outcome| {
                let _ = sender.send(outcome);
            }),
        );
        receiver
            .recv()
            .unwrap_or(Outcome::Unknown(StoreError::Closed))
    }

    /// Appends to one stream and waits for the outcome.
    fn append_blocking(&self, stream: &StreamName, expected: u64, bodies: Vec<Vec<u8>>) -> Outcome {
        self.submit_blocking(Transaction::append(stream.clone(), expected, bodies))
    }
}

impl<L: Ledger + ?Sized> LedgerExt for L {}
