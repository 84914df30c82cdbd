//! How far a round is: what the roster and the round know alike.

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

impl Stage {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Draft,
        Self::Published,
        Self::Started,
        Self::Closed,
        Self::Elsewhere,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Published => "published",
            Self::Started => "started",
            Self::Closed => "closed",
            Self::Elsewhere => "elsewhere",
        }
    }
}
