//! What a round would have to be for what was asked of it.

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

impl RoundNeed {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::PairedOnce,
        Self::PublishedOnce,
        Self::Reported,
        Self::NoPairings,
        Self::StartUnpaired,
        Self::StartDraft,
        Self::StartedOnce,
        Self::ClosedOnce,
        Self::NotPublished,
        Self::ResultsFinal,
        Self::HasBoards,
        Self::NothingToHold,
        Self::Over,
        Self::Draft,
        Self::NoBoards,
    ];

    /// The id of its message in the catalogue.
    pub(super) const fn message_id(self) -> &'static str {
        match self {
            Self::PairedOnce => "refusal-round-paired-once",
            Self::PublishedOnce => "refusal-round-published-once",
            Self::Reported => "refusal-round-reported",
            Self::NoPairings => "refusal-round-no-pairings",
            Self::StartUnpaired => "refusal-round-start-unpaired",
            Self::StartDraft => "refusal-round-start-draft",
            Self::StartedOnce => "refusal-round-started-once",
            Self::ClosedOnce => "refusal-round-closed-once",
            Self::NotPublished => "refusal-round-not-published",
            Self::ResultsFinal => "refusal-round-results-stand",
            Self::HasBoards => "refusal-round-has-boards",
            Self::NothingToHold => "refusal-round-nothing-to-hold",
            Self::Over => "refusal-round-over",
            Self::Draft => "refusal-round-draft",
            Self::NoBoards => "refusal-round-no-boards",
        }
    }
}
