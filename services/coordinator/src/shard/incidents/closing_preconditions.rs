//! A closing is bound to what whoever closes was shown.

use std::collections::BTreeSet;

use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide;
use adoube_tournament::refusal::{BoardChanged, Refusal};

use crate::shard::Shard;

/// The boards that a closing leaves without a ruling, as whoever closes was shown them.
#[derive(Debug)]
pub struct ClosingPrecondition {
    /// Those that can still be ruled on.
    pub left: BTreeSet<BoardId>,
    /// Those that a flag ended.
    pub flagged: BTreeSet<BoardId>,
}

impl Shard {
    /// Refuses where a board of the incident is left to be ruled, or was ended by a flag, otherwise than was shown.
    pub(super) fn is_closing_as_seen(
        &self,
        number: u32,
        seen: &ClosingPrecondition,
    ) -> Result<(), Refusal> {
        let incident = self.incident(number)?;
        let left: BTreeSet<BoardId> = decide::left(incident, &self.state.boards)
            .into_iter()
            .collect();
        let flagged: BTreeSet<BoardId> = self.flagged(incident).collect();
        let unruled = left.symmetric_difference(&seen.left);
        let mut other = unruled.chain(flagged.symmetric_difference(&seen.flagged));
        let changed = other.find_map(|id| self.state.boards.get(id));
        changed.map_or(Ok(()), |board| {
            Err(Refusal::BoardChanged(BoardChanged {
                board: board.opened().board,
                what: board.last_change_or_presence().1,
                by: None,
            }))
        })
    }
}
