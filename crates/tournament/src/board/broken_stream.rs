//! Streams that are no board's.

use thiserror::Error;

/// A stream that cannot be this board's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BrokenStream {
    /// The first record is not the pairing.
    #[error("the first record is not a pairing")]
    NotOpened,
    /// A record's number is not the next one.
    #[error("record {found} follows {expected}")]
    Sequence {
        /// What should come.
        expected: u64,
        /// What came.
        found: u64,
    },
    /// The starting position or a recorded move does not fit.
    #[error("record {sequence}: {what}")]
    Chess {
        /// Where.
        sequence: u64,
        /// What does not fit.
        what: String,
    },
}
