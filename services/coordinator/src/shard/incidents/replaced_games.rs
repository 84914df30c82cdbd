//! Why another game of its board took the place of the game of a silence, as an incident tells it.

use adoube_proto::v1;
use adoube_tournament::board::ReplacementCause;
use adoube_tournament::incident::{Absence, Given};

use crate::shard::Shard;

impl Shard {
    /// What became of the game in which a player was away; `None` while it counts, and for a board that was opened
    /// again since.
    pub(super) fn replacement(&self, absence: &Absence) -> Option<v1::ReplacementView> {
        let board = self.state.boards.get(&absence.board)?;
        let board = Some(board).filter(|board| absence.detected.at >= board.opened_at())?;
        let replacement = board.replacement_of(absence.attempt)?;
        let (ruling, by, role) = match replacement.cause {
            ReplacementCause::Ruling(ruling) => {
                let author = self.given(ruling).and_then(Given::author);
                let author = author.map_or_else(String::new, |author| self.called(author));
                (ruling.to_string(), author, String::new())
            }
            ReplacementCause::ReversedColours | ReplacementCause::StartPosition => {
                let by = replacement.by.as_ref();
                let (by, role) = by.map_or_else(Default::default, |(by, role)| {
                    (self.called(by), role.name().to_owned())
                });
                (String::new(), by, role)
            }
        };
        Some(v1::ReplacementView {
            next_game: (replacement.game + 1).into(),
            at: replacement.at.0,
            cause: replacement.cause.name().to_owned(),
            ruling,
            by,
            role,
            reason: replacement.reason.clone(),
        })
    }
}
