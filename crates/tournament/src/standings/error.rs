//! What cannot be computed.

use thiserror::Error;

/// A tie-break's code that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownTieBreak {
    /// No such code.
    #[error("'{0}' is no tie-break of FIDE's list; known are {known}", known = super::tie_break_codes::known())]
    Code(String),
    /// A code of the list that is for teams.
    #[error("'{0}' is a tie-break for teams; this is an individual tournament")]
    Teams(String),
    /// A modifier that there is not, or not for this tie-break.
    #[error("'{code}' has no modifier '{modifier}': {known}", known = super::tie_break_codes::modifiers(code))]
    Modifier {
        /// The tie-break.
        code: String,
        /// As it was written.
        modifier: String,
    },
}

/// Why there are no standings.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StandingsError {
    /// 8: these tie-breaks do not fit a round robin.
    #[error("{0} must not be used in a round robin (C.07, 8)")]
    NotInRoundRobin(String),
    /// An opponent who has no line.
    #[error("round {round}, player {player}: the opponent {opponent} has no line")]
    NoSuchOpponent {
        /// From 1.
        round: usize,
        /// Whose line names the opponent.
        player: u16,
        /// Who is named.
        opponent: u16,
    },
    /// The crosstable has no players.
    #[error("the report has no players")]
    NoPlayers,
}
