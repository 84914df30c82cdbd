//! Why bytes are no record.

use thiserror::Error;

/// Stored bytes that this version cannot read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DecodeError {
    /// The bytes are no stored message at all: cut short or damaged.
    #[error("not a stored record: {0}")]
    Malformed(#[from] prost::DecodeError),
    /// A part that every such record has is not there.
    #[error("the record has no {what}")]
    Missing {
        /// Which part.
        what: &'static str,
    },
    /// A part holds a value that it cannot have.
    #[error("the record's {what} is out of range: {value}")]
    OutOfRange {
        /// Which part.
        what: &'static str,
        /// The value, shortened.
        value: String,
    },
    /// A later version of this program wrote something that this one does not know.
    #[error("the record was written by a later version: {what} {number} is not known here")]
    Newer {
        /// What it is a kind of.
        what: &'static str,
        /// The unknown number.
        number: u64,
    },
}

impl DecodeError {
    pub(crate) fn out_of_range(what: &'static str, value: impl std::fmt::Display) -> Self {
        let value = value.to_string().chars().take(64).collect();
        Self::OutOfRange { what, value }
    }
}
