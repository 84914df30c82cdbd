//! The wrong claims of a draw that were charged in the position that stands (L 9.5 b).

use adoube_chess::Side;

use super::Board;
use crate::note::Note;
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
        let with = [
            ("side", side.word().to_owned()),
            ("record", sequence.to_string()),
            ("why", reason.clone()),
        ];
        let why = match &first.intended {
            Some(san) if intended != Some(san) => {
                let text = format!(
                    "{side} claimed with {san}, which was charged by record {sequence} ({reason}): that \
                     move is to be made, and no other claim on this turn"
                );
                Note::new("claimed-with", with, text).and("last", san.clone())
            }
            _ => {
                let text = format!(
                    "this claim of {side} was charged already, by record {sequence} ({reason}): a claim \
                     costs once; a wrong clock is corrected by setting it"
                );
                Note::new("claimed-already", with, text)
            }
        };
        Err(Refusal::AgainstRegulations {
            article: "L 9.5",
            why,
        })
    }
}
