//! Commands on a round that were given after looking at what they come to: refused where that is another thing by now.

use adoube_proto::v1;
use adoube_tournament::board::{Board, Part};
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::{Refusal, RoundChanged};

use crate::shard::officials::request_facts::RequestFacts;
use crate::shard::{Shard, views};

/// The last records of a round and of its boards when somebody looked at what a command comes to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoundPrecondition {
    /// The round's own.
    pub record: u64,
    /// Its boards'.
    pub boards: Vec<(BoardId, u64)>,
    /// The roster's, where its players were shown.
    pub roster: Option<u64>,
}

impl Shard {
    /// The last records of a round and of its boards.
    pub(super) fn round_seen(&self, number: u16) -> v1::RoundSeen {
        let boards = self.boards_in(number).map(|board| v1::SeenBoard {
            board: Some(views::board_ref(board.opened().board)),
            seen: board.sequence(),
        });
        v1::RoundSeen {
            record: self.last_record(number),
            boards: boards.collect(),
            roster: Some(self.state.roster.sequence),
        }
    }

    /// The last record of a round's stream.
    pub(super) fn last_record(&self, number: u16) -> u64 {
        self.state
            .rounds
            .get(&number)
            .map_or(0, |round| round.sequence)
    }

    /// Refuses a command on a round where something changed since that its consequences depend on; not one that was
    /// done already, under the same id.
    pub(in crate::shard) fn is_round_as_seen(
        &self,
        facts: &RequestFacts<'_>,
        seen: &RoundPrecondition,
    ) -> Result<(), Refusal> {
        let Some(parts) = facts.depends_on else {
            return Ok(());
        };
        let done = facts
            .command
            .and_then(|id| self.state.round_commands.get(&id));
        if done == Some(&parts.round) {
            return Ok(());
        }
        let is_roster_as_seen = !parts.roster
            || seen
                .roster
                .is_none_or(|it| it == self.state.roster.sequence);
        if self.last_record(parts.round) != seen.record || !is_roster_as_seen {
            return Err(Refusal::RoundChanged(RoundChanged {
                round: parts.round,
                state: self.round(parts.round).stage().name(),
            }));
        }
        self.are_boards_as_seen(seen, parts.boards)
    }

    fn are_boards_as_seen(&self, seen: &RoundPrecondition, parts: &[Part]) -> Result<(), Refusal> {
        let mut boards = seen.boards.iter();
        boards.try_for_each(|(id, record)| {
            let board = self.state.boards.get(id);
            board.map_or(Ok(()), |board: &Board| board.is_unchanged(parts, *record))
        })
    }
}
