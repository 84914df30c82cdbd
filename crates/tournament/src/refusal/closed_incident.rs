//! A ruling on an incident that is closed, and what can be done instead.

use std::fmt;

use crate::ids::BoardId;

/// A closed incident on which nothing can be ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClosedIncident {
    /// Which one.
    pub incident: u32,
    /// What can be done instead.
    pub instead: Instead,
}

/// What can be done instead of a ruling on a closed incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instead {
    /// The board itself is put right.
    CorrectBoard,
    /// The incident closed with the end of this board's game: it opens again with that game.
    Reopen(BoardId),
    /// Another incident of the board is open.
    RuleOn {
        /// Which board.
        board: BoardId,
        /// The incident that is open on it.
        open: u32,
    },
}

impl ClosedIncident {
    /// The word for its sentence on the pages.
    pub(super) const fn word(self) -> &'static str {
        match self.instead {
            Instead::CorrectBoard => "incident-closed",
            Instead::Reopen(_) => "incident-closed-over",
            Instead::RuleOn { .. } => "incident-closed-other",
        }
    }

    /// What fills it in.
    pub(super) fn with(self) -> Vec<(&'static str, String)> {
        let mut with = vec![("incident", self.incident.to_string())];
        match self.instead {
            Instead::CorrectBoard => {}
            Instead::Reopen(board) => with.push(("board", board.to_string())),
            Instead::RuleOn { board, open } => {
                with.extend([("board", board.to_string()), ("open", open.to_string())]);
            }
        }
        with
    }
}

impl std::error::Error for ClosedIncident {}

impl fmt::Display for ClosedIncident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const CORRECT: &str = "put a clock right with `adoube clock set`, a position with `adoube board restore`, a \
                               result with `adoube result correct`, and name the incident in the reason";
        write!(f, "incident {} is closed: ", self.incident)?;
        match self.instead {
            Instead::CorrectBoard => f.write_str(CORRECT),
            Instead::Reopen(board) => write!(
                f,
                "the game of {board} is over; `adoube board reopen {board} --white H:MM:SS --black H:MM:SS --reason \
                 TEXT` lets it go on, and opens the incident again to be ruled; or {CORRECT}"
            ),
            Instead::RuleOn { board, open } => write!(
                f,
                "incident {open} is open on board {board}: rule on that one (`adoube rule {open} --help`)"
            ),
        }
    }
}
