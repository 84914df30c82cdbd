//! A group of requests that one flush makes durable: planned together, answered together.

use std::collections::BTreeMap;

use crate::entry::Head;
use crate::error::{OutboxError, StoreError};
use crate::hash::entry_hash;
use crate::ledger::Outcome;
use crate::name::StreamName;
use crate::outbox::{OutboxChange, OutboxState};
use crate::transaction::{Append, Transaction};

use super::contents::Items;
use super::keys;
use super::pieces;
use super::records;
use super::reply::{OutboxReply, Reply};
use super::scan;
use super::shared::Durable;
use super::tally::Tally;
use super::trail::Trail;

pub(super) struct Group {
    batch: sled::Batch,
    pub(super) tally: Tally,
    pub(super) removes_items: bool,
    /// What each stream's trail goes on by.
    trails: BTreeMap<StreamName, Trail>,
    slots: BTreeMap<String, Vec<u8>>,
    outboxes: BTreeMap<StreamName, OutboxState>,
    answers: Vec<Answer>,
    writes: bool,
}

enum Answer {
    Transaction(Reply, Outcome),
    Outbox(OutboxReply, Result<OutboxState, OutboxError>),
}

impl Group {
    pub(super) fn new(tally: Tally) -> Self {
        Self {
            batch: sled::Batch::default(),
            tally: tally.committed(),
            removes_items: false,
            trails: BTreeMap::new(),
            slots: BTreeMap::new(),
            outboxes: BTreeMap::new(),
            answers: Vec::new(),
            writes: false,
        }
    }

    /// Whether there is anything to make durable.
    pub(super) fn writes(&self) -> bool {
        self.writes
    }

    /// How many requests are in it.
    pub(super) fn requests(&self) -> usize {
        self.answers.len()
    }

    /// Completes the batch.
    pub(super) fn take_batch(&mut self) -> sled::Batch {
        let mut batch = std::mem::take(&mut self.batch);
        batch.insert(keys::TALLY, &self.tally.encode());
        batch
    }

    pub(super) fn add_transaction(
        &mut self,
        durable: &Durable,
        transaction: Transaction,
        reply: Reply,
    ) {
        let outcome = self.plan(durable, transaction);
        reply.foresee(&outcome);
        self.answers.push(Answer::Transaction(reply, outcome));
    }

    fn plan(&mut self, durable: &Durable, transaction: Transaction) -> Outcome {
        if let Err(error) = transaction.check() {
            return Outcome::Failed(error);
        }
        let mut trails = Vec::with_capacity(transaction.appends.len());
        for append in &transaction.appends {
            let trail = self.tip(durable, &append.stream);
            if trail.head.sequence != append.expected {
                let (stream, actual) = (append.stream.clone(), trail.head);
                return Outcome::Conflict { stream, actual };
            }
            trails.push(trail);
        }
        self.writes |= transaction.records() + transaction.slots.len() > 0;
        for (name, value) in transaction.slots {
            self.batch
                .insert(keys::named(keys::SLOT, &name), value.as_slice());
            self.slots.insert(name, value);
        }
        let appends = transaction.appends.into_iter().zip(trails);
        let heads = appends.map(|(append, trail)| self.append(append, trail));
        Outcome::Done(heads.collect())
    }

    /// Puts records at the end of a stream, which is at that trail's.
    fn append(&mut self, append: Append, mut trail: Trail) -> Head {
        let Append { stream, bodies, .. } = append;
        let before = trail.head;
        for (position, body) in (self.tally.records + 1..).zip(bodies) {
            records::put(&mut self.batch, &stream, &trail, &body, position);
            let sequence = trail.head.sequence + 1;
            let hash = entry_hash(&stream, sequence, &trail.head.hash, &body);
            trail.step(Head { sequence, hash }, position);
        }
        let after = trail.head;
        if after != before {
            self.tally.moved(&before, &after);
            self.trails.insert(stream, trail);
        }
        after
    }

    /// What to plan further records of a stream from.
    fn tip(&self, durable: &Durable, stream: &StreamName) -> Trail {
        let planned = self.trails.get(stream).cloned();
        let tip = || durable.trails.get(stream).map(Trail::tip);
        planned.or_else(tip).unwrap_or_default()
    }

    pub(super) fn add_change(
        &mut self,
        items: &mut Items,
        outbox: &StreamName,
        change: OutboxChange,
        reply: OutboxReply,
    ) {
        let planned = change.plan(items.state);
        let result = planned.map(|planned| self.change(items, outbox, change, planned));
        self.answers.push(Answer::Outbox(reply, result));
    }

    fn change(
        &mut self,
        items: &mut Items,
        outbox: &StreamName,
        change: OutboxChange,
        planned: OutboxState,
    ) -> OutboxState {
        let before = std::mem::replace(&mut items.state, planned);
        match change {
            OutboxChange::Push { body, .. } => {
                scan::put(&mut self.batch, keys::ITEM, outbox, before.next, &body);
                items.lengths.push_back(body.len());
            }
            OutboxChange::Acknowledge { .. } if before == planned => return planned,
            OutboxChange::Acknowledge { .. } => self.remove(items, outbox, before.first),
        }
        self.writes = true;
        self.outboxes.insert(outbox.clone(), items.state);
        items.state
    }

    fn remove(&mut self, items: &mut Items, outbox: &StreamName, from: u64) {
        self.removes_items = true;
        for id in from..items.state.first {
            let length = items.lengths.pop_front().unwrap_or_default();
            items.state.bytes -= length as u64;
            for piece in (0..=u8::MAX).take(pieces::count(0, length)) {
                self.batch
                    .remove(keys::numbered(keys::ITEM, outbox, id, piece));
            }
        }
        let key = keys::named(keys::ACKNOWLEDGED, outbox.as_str());
        self.batch.insert(key, &items.state.first.to_be_bytes());
    }

    /// The group is durable: publishes it.
    pub(super) fn publish(&mut self, durable: &mut Durable) {
        for (stream, planned) in std::mem::take(&mut self.trails) {
            durable.trails.entry(stream).or_default().join(planned);
        }
        durable.slots.append(&mut self.slots);
        durable.outboxes.append(&mut self.outboxes);
    }

    /// Gives every answer, in the order of the requests.
    pub(super) fn answer(self) {
        for answer in self.answers {
            match answer {
                Answer::Transaction(reply, outcome) => reply.give(outcome),
                Answer::Outbox(reply, result) => reply.give(result),
            }
        }
    }

    /// The group is perhaps durable, perhaps not.
    pub(super) fn answer_unknown(self, error: &StoreError) {
        for answer in self.answers {
            match answer {
                Answer::Transaction(reply, outcome) => reply.give(doubt(outcome, error)),
                Answer::Outbox(reply, result) => reply.give(doubt_change(result, error)),
            }
        }
    }
}

/// What had nothing to write did not happen; a conflict was perhaps with records now in doubt.
fn doubt(outcome: Outcome, error: &StoreError) -> Outcome {
    match outcome {
        Outcome::Done(_) => Outcome::Unknown(error.clone()),
        Outcome::Conflict { .. } => Outcome::Failed(error.clone()),
        other => other,
    }
}

fn doubt_change(
    result: Result<OutboxState, OutboxError>,
    error: &StoreError,
) -> Result<OutboxState, OutboxError> {
    match result {
        Ok(_) => Err(OutboxError::Unknown(error.clone())),
        Err(OutboxError::Full { .. } | OutboxError::Ahead { .. }) => {
            Err(OutboxError::Failed(error.clone()))
        }
        other => other,
    }
}

#[cfg(test)]
#[path = "group_tests.rs"]
mod tests;
