//! A ledger that notes when which record came to it, and when it was durable.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use adoube_ledger::{
    Done, Entry, Head, Health, Ledger, OutboxChange, OutboxDone, OutboxItem, OutboxState,
    SledLedger, StoreError, StreamName, Transaction,
};

use crate::clock;

/// A record of a board.
#[derive(Debug, Clone)]
pub struct Seen {
    /// Its place in its stream.
    pub sequence: u64,
    /// As written.
    pub body: Vec<u8>,
    /// When it was decided: when it came here.
    pub decided: Instant,
    /// When it was durable.
    pub durable: Instant,
}

/// The ledger.
pub struct Watched {
    inner: Arc<SledLedger>,
    watching: AtomicBool,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Watched {
    pub(super) fn over(inner: Arc<SledLedger>) -> Self {
        Self {
            inner,
            watching: AtomicBool::new(false),
            seen: Arc::default(),
        }
    }

    /// From now on boards' records are noted.
    pub fn watch(&self) {
        self.watching.store(true, Ordering::Relaxed);
    }

    /// What was noted.
    pub fn seen(&self) -> Vec<Seen> {
        self.seen
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn note(&self, transaction: &Transaction, done: Done) -> Done {
        let decided = clock::now();
        let boards = transaction
            .appends
            .iter()
            .filter(|append| append.stream.as_str().contains("/board/"));
        let mut noted: Vec<Seen> = boards
            .flat_map(|append| {
                let bodies = (append.expected + 1..).zip(&append.bodies);
                bodies.map(|(sequence, body)| Seen {
                    sequence,
                    body: body.clone(),
                    decided,
                    durable: decided,
                })
            })
            .collect();
        let seen = Arc::clone(&self.seen);
        Box::new(move |outcome| {
            let durable = clock::now();
            for record in &mut noted {
                record.durable = durable;
            }
            let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            seen.append(&mut noted);
            drop(seen);
            done(outcome);
        })
    }
}

impl Ledger for Watched {
    fn submit(&self, transaction: Transaction, done: Done) {
        let done = if self.watching.load(Ordering::Relaxed) {
            self.note(&transaction, done)
        } else {
            done
        };
        self.inner.submit(transaction, done);
    }

    fn head(&self, stream: &StreamName) -> Result<Head, StoreError> {
        self.inner.head(stream)
    }

    fn read(&self, stream: &StreamName, from: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        self.inner.read(stream, from, limit)
    }

    fn streams(&self, prefix: &str) -> Result<Vec<StreamName>, StoreError> {
        self.inner.streams(prefix)
    }

    fn slot(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.inner.slot(name)
    }

    fn health(&self) -> Health {
        self.inner.health()
    }

    fn outbox_change(&self, outbox: &StreamName, change: OutboxChange, done: OutboxDone) {
        self.inner.outbox_change(outbox, change, done);
    }

    fn outbox_state(&self, outbox: &StreamName) -> Result<OutboxState, StoreError> {
        self.inner.outbox_state(outbox)
    }

    fn outbox_read(
        &self,
        outbox: &StreamName,
        from: u64,
        limit: usize,
    ) -> Result<Vec<OutboxItem>, StoreError> {
        self.inner.outbox_read(outbox, from, limit)
    }
}
