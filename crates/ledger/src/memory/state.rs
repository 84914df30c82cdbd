//! What the store in memory holds.

use std::collections::{BTreeMap, VecDeque};

use crate::entry::{Entry, Head};
use crate::error::OutboxError;
use crate::ledger::Outcome;
use crate::name::StreamName;
use crate::outbox::{OutboxChange, OutboxItem, OutboxState};
use crate::transaction::Transaction;

#[derive(Clone, Default)]
pub(super) struct State {
    streams: BTreeMap<StreamName, Vec<Entry>>,
    slots: BTreeMap<String, Vec<u8>>,
    outboxes: BTreeMap<StreamName, (OutboxState, VecDeque<OutboxItem>)>,
}

impl State {
    pub(super) fn apply(&mut self, transaction: Transaction) -> Outcome {
        for append in &transaction.appends {
            let actual = self.head(&append.stream);
            if actual.sequence != append.expected {
                let stream = append.stream.clone();
                return Outcome::Conflict { stream, actual };
            }
        }
        self.slots.extend(transaction.slots);
        let appends = transaction.appends.into_iter();
        Outcome::Done(appends.map(|a| self.append(&a.stream, a.bodies)).collect())
    }

    fn append(&mut self, stream: &StreamName, bodies: Vec<Vec<u8>>) -> Head {
        let mut head = self.head(stream);
        for body in bodies {
            let entry = Entry::following(stream, &head, body);
            head = entry.head();
            self.streams.entry(stream.clone()).or_default().push(entry);
        }
        head
    }

    pub(super) fn head(&self, stream: &StreamName) -> Head {
        let last = self.streams.get(stream).and_then(|entries| entries.last());
        last.map_or(Head::EMPTY, Entry::head)
    }

    pub(super) fn read(&self, stream: &StreamName, from: u64, limit: usize) -> Vec<Entry> {
        let skip = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
        let entries = self.streams.get(stream).into_iter().flatten();
        entries.skip(skip).take(limit).cloned().collect()
    }

    pub(super) fn streams(&self, prefix: &str) -> Vec<StreamName> {
        let names = self.streams.keys();
        let wanted = names.filter(|name| name.as_str().starts_with(prefix));
        wanted.cloned().collect()
    }

    pub(super) fn slot(&self, name: &str) -> Option<Vec<u8>> {
        self.slots.get(name).cloned()
    }

    pub(super) fn change(
        &mut self,
        outbox: &StreamName,
        change: OutboxChange,
    ) -> Result<OutboxState, OutboxError> {
        let planned = change.plan(self.outbox_state(outbox))?;
        let fresh = || (OutboxState::EMPTY, VecDeque::new());
        let (state, items) = self.outboxes.entry(outbox.clone()).or_insert_with(fresh);
        *state = planned;
        if let OutboxChange::Push { body, .. } = change {
            let id = planned.next - 1;
            items.push_back(OutboxItem { id, body });
        }
        while items.front().is_some_and(|item| item.id < planned.first) {
            let gone = items.pop_front().map_or(0, |item| item.body.len());
            state.bytes -= gone as u64;
        }
        Ok(*state)
    }

    pub(super) fn outbox_state(&self, outbox: &StreamName) -> OutboxState {
        let found = self.outboxes.get(outbox);
        found.map_or(OutboxState::EMPTY, |(state, _)| *state)
    }

    pub(super) fn outbox_read(
        &self,
        outbox: &StreamName,
        from: u64,
        limit: usize,
    ) -> Vec<OutboxItem> {
        let items = self.outboxes.get(outbox).into_iter().flat_map(|(_, i)| i);
        let wanted = items.filter(|item| item.id >= from);
        wanted.take(limit).cloned().collect()
    }
}
