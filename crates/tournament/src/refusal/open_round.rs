//! Rounds whose games go on: one that is to be closed, and one that is in the way of another.

use super::facts::of;
use crate::catalogue_message::CatalogueMessage;
use crate::ids::BoardId;
use crate::round_stage::Stage;

/// Boards that a refusal names; of the others it says how many they are.
const MOST_NAMED: usize = 10;

/// Another round holds players and devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundOpen {
    /// The first unfinished board of the other round.
    pub board: BoardId,
    /// Of the other round.
    pub stage: Stage,
}

/// A round cannot be closed while games of it go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundUnfinished {
    round: u16,
    /// The boards whose games are not over, in order, each with its state.
    boards: Vec<(BoardId, &'static str)>,
}

impl RoundUnfinished {
    /// Of the boards whose games are not over, each with the name of its phase.
    pub fn new(round: u16, boards: impl IntoIterator<Item = (BoardId, &'static str)>) -> Self {
        let mut boards: Vec<_> = boards.into_iter().collect();
        boards.sort_unstable();
        Self { round, boards }
    }

    pub(super) fn message(&self) -> CatalogueMessage {
        let named = self.boards.iter().take(MOST_NAMED);
        let named = named.map(|(board, state)| of("board-with-state", *board).text("state", state));
        let more = self.boards.len().saturating_sub(MOST_NAMED);
        CatalogueMessage::new("refusal-round-unfinished")
            .text("round", self.round)
            .number("games", self.boards.len())
            .messages("boards", named.collect())
            .number("more", more)
    }
}
