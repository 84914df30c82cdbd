//! What a stream is made of.

use crate::hash::{Hash, entry_hash};
use crate::name::StreamName;

/// The end of a stream: its last record's sequence and hash, which vouches for all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Sequence of the last record, from 1; 0 for an empty stream.
    pub sequence: u64,
    /// Hash of the last record; [`Hash::GENESIS`] for an empty stream.
    pub hash: Hash,
}

impl Head {
    /// The head of a stream that holds nothing.
    pub const EMPTY: Self = Self {
        sequence: 0,
        hash: Hash::GENESIS,
    };
}

/// One record as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the stream, from 1.
    pub sequence: u64,
    /// The hash of the record before it.
    pub previous: Hash,
    /// Its own hash, see [`entry_hash`].
    pub hash: Hash,
    /// The bytes as written.
    pub body: Vec<u8>,
}

impl Entry {
    /// The record that follows `head` in `stream`.
    pub fn following(stream: &StreamName, head: &Head, body: Vec<u8>) -> Self {
        let sequence = head.sequence + 1;
        Self {
            sequence,
            previous: head.hash,
            hash: entry_hash(stream, sequence, &head.hash, &body),
            body,
        }
    }

    /// The head of a stream that ends here.
    pub fn head(&self) -> Head {
        Head {
            sequence: self.sequence,
            hash: self.hash,
        }
    }
}
