//! The sum of everything stored, kept inside the store and beside it.
//!
//! The engine cuts its log at the first message that does not read, without a word, and goes on
//! from there. So every commit counts itself in the same atomic batch, with the number of records
//! and the sum of all heads; what is then found must add up to it, and must be no older than what
//! the [guard](super::guard) beside the store remembers as acknowledged.

use crate::entry::Head;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Commits so far.
    pub(super) commits: u64,
    /// Records in all streams.
    pub(super) records: u64,
    /// Sum of the first half of every head's hash, wrapping.
    pub(super) sum: u128,
}

impl Tally {
    pub(super) const BYTES: usize = 32;

    /// One more commit.
    #[must_use]
    pub(super) fn committed(self) -> Self {
        Self {
            commits: self.commits + 1,
            ..self
        }
    }

    /// A stream's head moves.
    pub(super) fn moved(&mut self, before: &Head, after: &Head) {
        self.records = self.records + after.sequence - before.sequence;
        let (before, after) = (weight(before), weight(after));
        self.sum = self.sum.wrapping_sub(before).wrapping_add(after);
    }

    pub(super) fn encode(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.commits.to_be_bytes());
        bytes[8..16].copy_from_slice(&self.records.to_be_bytes());
        bytes[16..].copy_from_slice(&self.sum.to_be_bytes());
        bytes
    }

    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let (commits, rest) = bytes.split_first_chunk::<8>()?;
        let (records, rest) = rest.split_first_chunk::<8>()?;
        let sum: &[u8; 16] = rest.try_into().ok()?;
        Some(Self {
            commits: u64::from_be_bytes(*commits),
            records: u64::from_be_bytes(*records),
            sum: u128::from_be_bytes(*sum),
        })
    }
}

fn weight(head: &Head) -> u128 {
    let half = head.hash.as_bytes().first_chunk::<16>();
    half.map_or(0, |half| u128::from_be_bytes(*half))
}
