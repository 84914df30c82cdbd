//! What a writer asks for, and the checks that need no store.

use crate::error::StoreError;
use crate::fence::Fence;
use crate::limits::{MAX_BODY, MAX_SLOT, MAX_SLOTS, MAX_STREAMS, MAX_TRANSACTION_BYTES};
use crate::name::{StreamName, check_name};

/// Records to put at the end of one stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The stream; it comes to be with its first record.
    pub stream: StreamName,
    /// The sequence that the writer believes the head to have; 0 for a new stream.
    pub expected: u64,
    /// The records, in order. None at all only compares the head.
    pub bodies: Vec<Vec<u8>>,
}

/// Appends and slots that take effect together or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transaction {
    /// At most [`MAX_STREAMS`], each stream once.
    pub appends: Vec<Append>,
    /// Small values overwritten in place, outside any chain, such as a shard's alive-mark:
    /// names like a stream's, values of at most [`MAX_SLOT`] bytes. An empty value is a value.
    pub slots: Vec<(String, Vec<u8>)>,
    /// What it builds on, if that must have been written for it to be.
    pub fence: Option<Fence>,
}

impl Transaction {
    /// One append to one stream.
    pub fn append(stream: StreamName, expected: u64, bodies: Vec<Vec<u8>>) -> Self {
        Self {
            appends: vec![Append {
                stream,
                expected,
                bodies,
            }],
            ..Self::default()
        }
    }

    /// One slot and nothing else.
    pub fn slot(name: impl Into<String>, value: impl Into<Vec<u8>>) -> Self {
        Self {
            slots: vec![(name.into(), value.into())],
            ..Self::default()
        }
    }

    /// The same, to be written only if all behind the fence was until then.
    #[must_use]
    pub fn behind(mut self, fence: &Fence) -> Self {
        self.fence = Some(fence.clone());
        self
    }

    /// Refuses what no store may take, whatever it holds. Every [`Ledger`](crate::Ledger) asks
    /// this before anything else, where the transaction's turn has come.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.fence.as_ref().is_some_and(Fence::is_closed) {
            return Err(StoreError::Fenced);
        }
        self.check_counts()?;
        self.check_streams()?;
        self.check_bodies()?;
        self.check_slots()
    }

    /// Number of records in it.
    pub fn records(&self) -> usize {
        self.appends.iter().map(|append| append.bodies.len()).sum()
    }

    fn check_counts(&self) -> Result<(), StoreError> {
        if self.appends.len() > MAX_STREAMS {
            let streams = self.appends.len();
            return Err(StoreError::TooManyStreams { streams });
        }
        if self.slots.len() > MAX_SLOTS {
            let slots = self.slots.len();
            return Err(StoreError::TooManySlots { slots });
        }
        let bytes = self.bytes();
        if bytes > MAX_TRANSACTION_BYTES {
            return Err(StoreError::TransactionTooLarge { bytes });
        }
        Ok(())
    }

    fn check_streams(&self) -> Result<(), StoreError> {
        let mut appends = self.appends.iter().enumerate();
        let streams = || self.appends.iter().map(|append| &append.stream);
        match appends.find(|(place, append)| streams().take(*place).any(|s| *s == append.stream)) {
            Some((_, twice)) => Err(StoreError::StreamTwice {
                stream: twice.stream.clone(),
            }),
            None => Ok(()),
        }
    }

    fn check_bodies(&self) -> Result<(), StoreError> {
        let bodies = self.appends.iter().flat_map(|append| &append.bodies);
        match bodies.map(Vec::len).find(|bytes| *bytes > MAX_BODY) {
            Some(bytes) => Err(StoreError::BodyTooLarge { bytes }),
            None => Ok(()),
        }
    }

    fn check_slots(&self) -> Result<(), StoreError> {
        for (name, value) in &self.slots {
            check_name(name)?;
            if value.len() > MAX_SLOT {
                let (name, bytes) = (name.clone(), value.len());
                return Err(StoreError::SlotTooLarge { name, bytes });
            }
        }
        Ok(())
    }

    fn bytes(&self) -> usize {
        let bodies = self.appends.iter().flat_map(|append| &append.bodies);
        let slots = self.slots.iter().map(|(_, value)| value.len());
        bodies.map(Vec::len).chain(slots).sum()
    }
}
