//! What a round would have to be for what was asked of it.

use crate::words::words;

/// Why a round in its state does not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundNeed {
    /// Pairings change only before they are published.
    PairedOnce,
    /// It is published once.
    PublishedOnce,
    /// Its results are a report's.
    Reported,
    /// Pairings are imported before it is published.
    NoPairings,
    /// Pairings come before its publication, and that before its start.
    StartUnpaired,
    /// It is published before its start.
    StartDraft,
    /// It is started once.
    StartedOnce,
    /// Only a started round is closed, once.
    ClosedOnce,
    /// There is no publication to take back.
    NotPublished,
    /// Its results are final; they are corrected one by one.
    ResultsFinal,
    /// Its results are those of its boards.
    HasBoards,
    /// Only the boards of a round that is published and not closed can be paused.
    NothingToHold,
    /// Its games are over.
    Over,
    /// Its boards open when it is published.
    Draft,
    /// It was played elsewhere.
    NoBoards,
}

// The words are the ids of the messages that say it.
words! {
    RoundNeed {
        PairedOnce = "refusal-round-paired-once",
        PublishedOnce = "refusal-round-published-once",
        Reported = "refusal-round-reported",
        NoPairings = "refusal-round-no-pairings",
        StartUnpaired = "refusal-round-start-unpaired",
        StartDraft = "refusal-round-start-draft",
        StartedOnce = "refusal-round-started-once",
        ClosedOnce = "refusal-round-closed-once",
        NotPublished = "refusal-round-not-published",
        ResultsFinal = "refusal-round-results-stand",
        HasBoards = "refusal-round-has-boards",
        NothingToHold = "refusal-round-nothing-to-hold",
        Over = "refusal-round-over",
        Draft = "refusal-round-draft",
        NoBoards = "refusal-round-no-boards",
    }
}
