//! How far a round is: what the roster and the round know alike.

use crate::words::words;

/// How far a round is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Pairings may still change.
    #[default]
    Draft,
    /// Pairings and seats are announced.
    Published,
    /// Games may begin.
    Started,
    /// All games are over.
    Closed,
    /// It was played elsewhere, and its results are those of a report.
    Elsewhere,
}

words! {
    Stage {
        Draft = "draft",
        Published = "published",
        Started = "started",
        Closed = "closed",
        Elsewhere = "elsewhere",
    }
}
