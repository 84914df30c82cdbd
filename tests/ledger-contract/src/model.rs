//! What a ledger should hold after a row of transactions, worked out as simply as possible.

use std::collections::BTreeMap;

use adoube_ledger::{Outcome, StoreError, StreamName, Transaction};

/// Streams of bodies and slots; no hashes, no limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// Each stream's bodies.
    pub streams: BTreeMap<StreamName, Vec<Vec<u8>>>,
    /// Each slot's value.
    pub slots: BTreeMap<String, Vec<u8>>,
}

/// What should come of a transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Done, with these sequences as heads.
    Done(Vec<u64>),
    /// A conflict in this stream, whose head has this sequence.
    Conflict(StreamName, u64),
}

impl Model {
    /// Where a stream ends.
    #[must_use]
    pub fn sequence(&self, stream: &StreamName) -> u64 {
        self.streams
            .get(stream)
            .map_or(0, |bodies| bodies.len() as u64)
    }

    /// Applies `transaction` if it should be done.
    pub fn apply(&mut self, transaction: &Transaction) -> Expected {
        for append in &transaction.appends {
            let sequence = self.sequence(&append.stream);
            if sequence != append.expected {
                return Expected::Conflict(append.stream.clone(), sequence);
            }
        }
        for append in transaction.appends.iter().filter(|a| !a.bodies.is_empty()) {
            let stream = self.streams.entry(append.stream.clone()).or_default();
            stream.extend(append.bodies.iter().cloned());
        }
        self.slots.extend(transaction.slots.iter().cloned());
        let heads = transaction.appends.iter();
        Expected::Done(heads.map(|append| self.sequence(&append.stream)).collect())
    }
}

impl Expected {
    /// Whether `outcome` is what should have come.
    #[must_use]
    pub fn is(&self, outcome: &Outcome) -> bool {
        match (self, outcome) {
            (Self::Done(sequences), Outcome::Done(heads)) => heads
                .iter()
                .map(|head| head.sequence)
                .eq(sequences.iter().copied()),
            (Self::Conflict(name, sequence), Outcome::Conflict { stream, actual }) => {
                stream == name && actual.sequence == *sequence
            }
            _ => false,
        }
    }
}

/// What a ledger holds, in the model's words. The chains are checked on the way.
pub fn observe(ledger: &dyn adoube_ledger::Ledger, slots: &[String]) -> Result<Model, StoreError> {
    ledger.verify()?;
    let mut model = Model::default();
    for stream in ledger.streams("")? {
        let entries = ledger.read(&stream, 1, usize::MAX)?;
        let bodies = entries.into_iter().map(|entry| entry.body).collect();
        model.streams.insert(stream, bodies);
    }
    for slot in slots {
        if let Some(value) = ledger.slot(slot)? {
            model.slots.insert(slot.clone(), value);
        }
    }
    Ok(model)
}
