//! What is wrong with a report, and where.

use thiserror::Error;

use crate::catalogue_message::CatalogueMessage;

/// How many errors are told at most.
pub const MAX_ERRORS: usize = 100;

/// One thing that is wrong with a report.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {message}")]
pub struct TrfError {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What is wrong and what belongs there.
    pub message: CatalogueMessage,
}

impl TrfError {
    /// The same with its place.
    pub fn placed(&self) -> CatalogueMessage {
        CatalogueMessage::new("file-trf-place")
            .text("line", self.line)
            .text("column", self.column)
            .messages("what", vec![self.message.clone()])
    }
}
