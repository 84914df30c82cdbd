//! The wrong claims of a draw that were charged in the position that stands (L 9.5 b).

use adoube_chess::Side;

use super::Board;
use crate::catalogue_message::CatalogueMessage;
use crate::refusal::Refusal;

/// One of them.
#[derive(Debug, Clone)]
pub(super) struct Claimed {
    pub(super) side: Side,
    /// The move that was intended, if one was.
    pub(super) intended: Option<String>,
    /// The record that charged it.
    pub(super) sequence: u64,
    /// Why it was wrong.
    pub(super) reason: String,
}

impl Board {
    /// A claim costs once. After one with a move that was written down, that move is to be made: the
    /// player claims no more on this turn.
    pub(super) fn is_charged_once(
        &self,
        side: Side,
        intended: Option<&str>,
    ) -> Result<(), Refusal> {
        let own = |claim: &&Claimed| claim.side == side;
        let same = |claim: &&Claimed| claim.intended.as_deref() == intended;
        let mut charged = self.game.claims.iter().filter(own);
        let Some(first) = charged.find(|claim| same(claim) || claim.intended.is_some()) else {
            return Ok(());
        };
        let Claimed {
            sequence, reason, ..
        } = first;
        let said = |id| {
            CatalogueMessage::new(id)
                .text("side", side.word())
                .text("record", sequence)
                .text("why", reason)
        };
        let message = match &first.intended {
            Some(san) if intended != Some(san) => {
                said("refusal-claimed-with").chess_move("last", san)
            }
            _ => said("refusal-claimed-already"),
        };
        Err(Refusal::Against("L 9.5", message))
    }
}
