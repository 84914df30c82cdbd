//! The coordinator's disk: writes wait in groups, are flushed together, and only then are known.
//!
//! What was not flushed is lost when the power fails, but for as much of the group under way as chance
//! lets through, in order: the ledger applies whole transactions one after the other.

use std::collections::VecDeque;

use adoube_coordinator::shard::Ticket;
use adoube_ledger::{Entry, LedgerExt, MemoryLedger, Outcome, StoreError, StreamName, Transaction};
use fastrand::Rng;

use crate::faults::{self, Planted};

/// A flush takes at most so long, milliseconds.
const FLUSH: u64 = 8;

/// A record that is on the disk now.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) stream: StreamName,
    pub(super) entry: Entry,
}

/// What a write came to.
pub(super) type Answer = (Ticket, Outcome);

/// A disk with the ledger on it.
pub(super) struct Disk {
    /// What can be read.
    ledger: MemoryLedger,
    waiting: VecDeque<(Ticket, Transaction)>,
    flushing: VecDeque<(Ticket, Transaction)>,
    rng: Rng,
    /// Flushes are numbered, so that the end of one that a power cut took is known for that.
    flush: u64,
    /// Until when nothing can be written.
    full: u64,
    /// Whether a group failed since: the ledger writes nothing more until there is room and it is opened anew.
    unavailable: bool,
    lie: Option<Lie>,
    planted: Option<Planted>,
    stored: Vec<Stored>,
}

/// Of a disk that says of a write that it is flushed when it is not.
#[derive(Default)]
struct Lie {
    /// What is truly there.
    truth: MemoryLedger,
    /// What was said to be.
    claimed: VecDeque<Transaction>,
}

impl Disk {
    /// An empty disk; a planted fault may make it lie.
    pub(super) fn new(seed: u64, planted: Option<Planted>) -> Self {
        let lies = planted == Some(Planted::DiskLies);
        Self {
            ledger: MemoryLedger::new(),
            waiting: VecDeque::new(),
            flushing: VecDeque::new(),
            rng: Rng::with_seed(seed ^ 0xd15c),
            flush: 0,
            full: 0,
            unavailable: false,
            lie: lies.then(Lie::default),
            planted,
            stored: Vec::new(),
        }
    }

    /// Nothing can be written until then.
    pub(super) fn fills(&mut self, until: u64) {
        self.full = self.full.max(until);
    }

    /// Whether writes are taken.
    pub(super) const fn is_ready(&self, now: u64) -> bool {
        now >= self.full
    }

    /// For reading: only what is durable shows.
    pub(super) const fn ledger(&self) -> &MemoryLedger {
        &self.ledger
    }

    pub(super) fn submit(&mut self, ticket: Ticket, transaction: Transaction) {
        self.waiting.push_back((ticket, transaction));
    }

    /// Begins to flush all that waits; when that will be done, and its number. None while a flush is
    /// under way or nothing waits.
    pub(super) fn begin(&mut self, now: u64) -> Option<(u64, u64)> {
        if !self.flushing.is_empty() || self.waiting.is_empty() {
            return None;
        }
        self.flushing = std::mem::take(&mut self.waiting);
        self.flush += 1;
        Some((now + self.rng.u64(1..=FLUSH), self.flush))
    }

    /// The flush of that number is over: what became of its writes, in order.
    pub(super) fn flushed(&mut self, now: u64, flush: u64) -> Vec<Answer> {
        if flush != self.flush {
            return Vec::new();
        }
        let group = std::mem::take(&mut self.flushing);
        if self.is_ready(now) {
            self.unavailable = false;
            let apply = |(ticket, transaction)| (ticket, self.apply(transaction));
            return group.into_iter().map(apply).collect();
        }
        self.fails(group)
    }

    /// Everything that waits is written at once.
    pub(super) fn flush_all(&mut self) -> Vec<Answer> {
        let group: Vec<_> = self
            .flushing
            .drain(..)
            .chain(self.waiting.drain(..))
            .collect();
        let apply = |(ticket, transaction)| (ticket, self.apply(transaction));
        group.into_iter().map(apply).collect()
    }

    /// The device is full in the middle of a group: some of it was written and cannot be vouched for. What
    /// waits behind it is refused, as all that comes until there is room.
    fn fails(&mut self, group: VecDeque<(Ticket, Transaction)>) -> Vec<Answer> {
        let most = if self.unavailable { 0 } else { group.len() };
        self.unavailable = true;
        let written = self.rng.usize(0..=most);
        let doubtful = self.rng.usize(written..=most);
        let full = || StoreError::Unavailable {
            why: "the disk is full".to_owned(),
        };
        let waited = std::mem::take(&mut self.waiting);
        let mut answers = Vec::new();
        let mut fences = Vec::new();
        for (place, (ticket, transaction)) in group.into_iter().chain(waited).enumerate() {
            fences.extend(transaction.fence.clone());
            if place < written {
                self.apply(transaction);
            }
            let outcome = if place < doubtful {
                Outcome::Unknown(full())
            } else {
                Outcome::Failed(full())
            };
            answers.push((ticket, outcome));
        }
        for fence in fences {
            fence.heed(&Outcome::Failed(full()));
        }
        answers
    }

    /// The power fails, or the process that writes is killed.
    pub(super) fn power_fails(&mut self) {
        self.unavailable = false;
        self.waiting.clear();
        let mut group = std::mem::take(&mut self.flushing);
        group.truncate(self.rng.usize(0..=group.len()));
        for (_, transaction) in group {
            self.apply(transaction);
        }
        if let Some(lie) = &mut self.lie {
            let kept = self.rng.usize(0..=lie.claimed.len());
            for transaction in lie.claimed.drain(..).take(kept) {
                lie.truth.submit_blocking(transaction);
            }
            self.ledger = lie.truth.reopened();
        }
    }

    /// The records that came to be on the disk since this was asked last.
    pub(super) fn stored(&mut self) -> Vec<Stored> {
        std::mem::take(&mut self.stored)
    }

    fn apply(&mut self, mut transaction: Transaction) -> Outcome {
        faults::tamper(self.planted, &mut transaction);
        let outcome = self.ledger.submit_blocking(transaction.clone());
        let Outcome::Done(_) = outcome else {
            return outcome;
        };
        for append in &transaction.appends {
            self.note(&append.stream, append.expected, append.bodies.len());
        }
        if let Some(lie) = &mut self.lie {
            lie.claimed.push_back(transaction);
        }
        outcome
    }

    fn note(&mut self, stream: &StreamName, after: u64, count: usize) {
        use adoube_ledger::Ledger;
        let entries = self.ledger.read(stream, after + 1, count);
        let stored = entries.unwrap_or_default().into_iter().map(|entry| Stored {
            stream: stream.clone(),
            entry,
        });
        self.stored.extend(stored);
    }
}
