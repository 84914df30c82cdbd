//! A result that cannot be settled while a player objects to it.

use adoube_chess::Side;

use super::facts::of;
use crate::catalogue_message::CatalogueMessage;
use crate::ids::BoardId;

/// A player's objection that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// On which board.
    pub board: BoardId,
    /// Who objects.
    pub side: Side,
    /// The number of the call.
    pub call: u32,
    /// Why, in the player's words; may be empty.
    pub reason: String,
}

impl Objection {
    pub(super) fn message(&self) -> CatalogueMessage {
        let message = if self.reason.is_empty() {
            of("refusal-objected", self.board)
        } else {
            of("refusal-objected-saying", self.board).text("reason", &self.reason)
        };
        message
            .text("side", self.side.word())
            .text("call", self.call)
    }
}
