//! A ruling on an incident that is closed, and what can be done instead.

use crate::catalogue_message::CatalogueMessage;
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
    pub(super) fn message(self) -> CatalogueMessage {
        let message = match self.instead {
            Instead::CorrectBoard => CatalogueMessage::new("refusal-incident-closed"),
            Instead::Reopen(board) => {
                CatalogueMessage::new("refusal-incident-closed-over").text("board", board)
            }
            Instead::RuleOn { board, open } => {
                CatalogueMessage::new("refusal-incident-closed-other")
                    .text("board", board)
                    .text("open", open)
            }
        };
        message.text("incident", self.incident)
    }
}
