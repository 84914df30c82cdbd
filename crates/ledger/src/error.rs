//! What can go wrong, as typed values.

use std::path::PathBuf;

use crate::limits::{MAX_BODY, MAX_SLOT, MAX_SLOTS, MAX_STREAMS, MAX_TRANSACTION_BYTES};
use crate::name::{NameError, StreamName};

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The writer's queue is full; nothing was written. Try again later.
    #[error("the ledger is busy: its queue is full")]
    Busy,
    /// The store cannot write or read at present, such as on a full disk. It tries to come back
    /// by itself.
    #[error("the ledger is unavailable: {why}")]
    Unavailable {
        /// The cause, for people.
        why: String,
    },
    /// What it builds on was not written, or perhaps not ([`Fence`](crate::Fence)).
    #[error("what the transaction builds on was not written")]
    Fenced,
    /// The store was closed; it answers nothing more.
    #[error("the ledger is closed")]
    Closed,
    /// More than [`MAX_STREAMS`] streams in one transaction.
    #[error("a transaction spans at most {MAX_STREAMS} streams, this one {streams}")]
    TooManyStreams {
        /// How many it names.
        streams: usize,
    },
    /// More than [`MAX_SLOTS`] slots in one transaction.
    #[error("a transaction sets at most {MAX_SLOTS} slots, this one {slots}")]
    TooManySlots {
        /// How many it names.
        slots: usize,
    },
    /// More than [`MAX_TRANSACTION_BYTES`] in one transaction.
    #[error("a transaction has at most {MAX_TRANSACTION_BYTES} bytes, this one {bytes}")]
    TransactionTooLarge {
        /// The sum of its bodies and slot values, in bytes.
        bytes: usize,
    },
    /// The same stream twice in one transaction.
    #[error("the transaction names the stream {stream} twice")]
    StreamTwice {
        /// The stream.
        stream: StreamName,
    },
    /// A body of more than [`MAX_BODY`] bytes.
    #[error("a record has at most {MAX_BODY} bytes, this one {bytes}")]
    BodyTooLarge {
        /// Its length in bytes.
        bytes: usize,
    },
    /// A slot value of more than [`MAX_SLOT`] bytes.
    #[error("a slot has at most {MAX_SLOT} bytes, {name} would have {bytes}")]
    SlotTooLarge {
        /// The slot.
        name: String,
        /// The value's length in bytes.
        bytes: usize,
    },
    /// A slot's name that is no name.
    #[error("no name for a slot: {0}")]
    BadName(#[from] NameError),
    /// What is stored is not what was written.
    #[error(transparent)]
    Damaged(#[from] Damage),
}

/// Stored bytes that are not what was written: where, and what is wrong with them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the ledger is damaged{}{}: {what}", place_of(.path.as_ref()), record_of(.stream.as_ref(), *.sequence))]
pub struct Damage {
    /// The file or directory, where there is one.
    pub path: Option<PathBuf>,
    /// The stream, where it is known.
    pub stream: Option<StreamName>,
    /// The first record that is missing or wrong, where it is known.
    pub sequence: Option<u64>,
    /// What is wrong, for people.
    pub what: String,
}

impl Damage {
    /// Damage of one record.
    pub fn at(stream: &StreamName, sequence: u64, what: impl Into<String>) -> Self {
        Self {
            path: None,
            stream: Some(stream.clone()),
            sequence: Some(sequence),
            what: what.into(),
        }
    }

    /// Damage of a file that cannot be pinned to a record.
    pub fn of(path: impl Into<PathBuf>, what: impl Into<String>) -> Self {
        Self {
            path: Some(path.into()),
            stream: None,
            sequence: None,
            what: what.into(),
        }
    }

    /// The same, naming the file or directory that holds it.
    #[must_use]
    pub fn within(mut self, path: impl Into<PathBuf>) -> Self {
        self.path.get_or_insert_with(|| path.into());
        self
    }
}

fn place_of(path: Option<&PathBuf>) -> String {
    path.map(|path| format!(" at {}", path.display()))
        .unwrap_or_default()
}

fn record_of(stream: Option<&StreamName>, sequence: Option<u64>) -> String {
    match (stream, sequence) {
        (Some(stream), Some(sequence)) => format!(", stream {stream}, record {sequence}"),
        (Some(stream), None) => format!(", stream {stream}"),
        _ => String::new(),
    }
}

/// Why an outbox did not take or release an item.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutboxError {
    /// At its bound of items or bytes; nothing was written.
    #[error("the outbox is full: {items} items, {bytes} bytes")]
    Full {
        /// Items in it.
        items: u64,
        /// Bytes in it.
        bytes: u64,
    },
    /// An acknowledgement of an item that was never pushed.
    #[error("item {through} was never pushed, the next to be is {next}")]
    Ahead {
        /// What was to be acknowledged.
        through: u64,
        /// The id that the next item will get.
        next: u64,
    },
    /// Not done, provably.
    #[error("not done: {0}")]
    Failed(StoreError),
    /// Perhaps done: read the outbox's state and compare.
    #[error("perhaps done: {0}")]
    Unknown(StoreError),
}
