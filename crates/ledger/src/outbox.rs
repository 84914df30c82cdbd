//! A bounded queue in the ledger's store: what must be delivered, then forgotten.

use std::fmt;
use std::sync::{Arc, mpsc};

use crate::error::{OutboxError, StoreError};
use crate::ledger::{Ledger, OutboxDone};
use crate::name::StreamName;

/// How much an outbox holds at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxLimits {
    /// Items.
    pub items: u64,
    /// Bytes of all items together.
    pub bytes: u64,
}

/// Where an outbox begins and ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxState {
    /// The oldest item's id, or `next` if there is none.
    pub first: u64,
    /// The id that the next item will get; ids begin at 1 and are never used twice.
    pub next: u64,
    /// Bytes of all items together.
    pub bytes: u64,
}

impl OutboxState {
    /// An outbox that nothing was ever put in.
    pub const EMPTY: Self = Self {
        first: 1,
        next: 1,
        bytes: 0,
    };

    /// Items in it.
    pub fn items(&self) -> u64 {
        self.next - self.first
    }
}

/// One item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxItem {
    /// Its id, rising by one from item to item.
    pub id: u64,
    /// The bytes as pushed, at most [`MAX_BODY`](crate::MAX_BODY).
    pub body: Vec<u8>,
}

/// What an outbox can be asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutboxChange {
    /// Put an item at the end, unless a limit would be passed.
    Push {
        /// The item.
        body: Vec<u8>,
        /// The limits to hold.
        limits: OutboxLimits,
    },
    /// Forget all items up to and with this id. Repeating it does nothing.
    Acknowledge {
        /// The last id to forget.
        through: u64,
    },
}

/// A named, bounded, durable queue. Clones share it.
#[derive(Clone)]
pub struct Outbox {
    ledger: Arc<dyn Ledger>,
    name: StreamName,
    limits: OutboxLimits,
}

impl Outbox {
    /// The outbox of that name, which lives apart from streams and slots. It comes to be with its
    /// first item.
    pub fn new(ledger: Arc<dyn Ledger>, name: StreamName, limits: OutboxLimits) -> Self {
        Self {
            ledger,
            name,
            limits,
        }
    }

    /// Puts `body` at the end; `done` gets its id once it is durable.
    pub fn push(
        &self,
        body: Vec<u8>,
        done: impl FnOnce(Result<u64, OutboxError>) + Send + 'static,
    ) {
        let limits = self.limits;
        let done: OutboxDone = Box::new(move |state| done(state.map(|state| state.next - 1)));
        self.ledger
            .outbox_change(&self.name, OutboxChange::Push { body, limits }, done);
    }

    /// Puts `body` at the end and waits for its id. Not for a [`Done`](crate::Done).
    pub fn push_blocking(&self, body: Vec<u8>) -> Result<u64, OutboxError> {
        wait(|send| self.push(body, send))
    }

    /// Forgets all items up to and with `through`; `done` is told once that is durable.
    pub fn ack(&self, through: u64, done: impl FnOnce(Result<(), OutboxError>) + Send + 'static) {
        let done: OutboxDone = Box::new(move |state| done(state.map(|_| ())));
        self.ledger
            .outbox_change(&self.name, OutboxChange::Acknowledge { through }, done);
    }

    /// Forgets all items up to and with `through` and waits. Not for a [`Done`](crate::Done).
    pub fn ack_blocking(&self, through: u64) -> Result<(), OutboxError> {
        wait(|send| self.ack(through, send))
    }

    /// At most `limit` items from the id `from` on, in order.
    pub fn peek(&self, from: u64, limit: usize) -> Result<Vec<OutboxItem>, StoreError> {
        self.ledger.outbox_read(&self.name, from, limit)
    }

    /// Where it begins and ends.
    pub fn state(&self) -> Result<OutboxState, StoreError> {
        self.ledger.outbox_state(&self.name)
    }

    /// Items in it.
    pub fn len(&self) -> Result<u64, StoreError> {
        Ok(self.state()?.items())
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.len()? == 0)
    }
}

type Answer<T> = Result<T, OutboxError>;

fn wait<T: Send + 'static>(
    ask: impl FnOnce(Box<dyn FnOnce(Answer<T>) + Send + 'static>),
) -> Answer<T> {
    let (sender, receiver) = mpsc::sync_channel(1);
    ask(Box::new(move |answer| {
        let _ = sender.send(answer);
    }));
    receiver
        .recv()
        .unwrap_or(Err(OutboxError::Unknown(StoreError::Closed)))
}

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outbox")
            .field("name", &self.name)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl OutboxChange {
    /// Refuses what no store may take, and gives the state after the change.
    pub(crate) fn plan(&self, state: OutboxState) -> Result<OutboxState, OutboxError> {
        match self {
            Self::Push { body, limits } => plan_push(state, body.len(), limits),
            Self::Acknowledge { through } if *through >= state.next => Err(OutboxError::Ahead {
                through: *through,
                next: state.next,
            }),
            // The bytes that go are known only to the store, which subtracts them.
            Self::Acknowledge { through } => Ok(OutboxState {
                first: state.first.max(through + 1),
                ..state
            }),
        }
    }
}

fn plan_push(
    state: OutboxState,
    length: usize,
    limits: &OutboxLimits,
) -> Result<OutboxState, OutboxError> {
    if length > crate::MAX_BODY {
        let error = StoreError::BodyTooLarge { bytes: length };
        return Err(OutboxError::Failed(error));
    }
    let bytes = state.bytes + length as u64;
    if state.items() >= limits.items || bytes > limits.bytes {
        return Err(OutboxError::Full {
            items: state.items(),
            bytes: state.bytes,
        });
    }
    Ok(OutboxState {
        next: state.next + 1,
        bytes,
        ..state
    })
}
