//! Commands on a round that were given after looking at what they come to: refused where that is another thing by now.

use adoube_proto::v1;
use adoube_tournament::board::{Board, Part};
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::{Refusal, RoundChanged};

use crate::shard::input::Ask;
use crate::shard::{Shard, views};

/// The last records of a round and of its boards when somebody looked at what a command comes to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoundSeen {
    /// The round's own.
    pub record: u64,
    /// Its boards'.
    pub boards: Vec<(BoardId, u64)>,
    /// The roster's, where its players were shown.
    pub roster: Option<u64>,
}

impl Shard {
    /// The last records of a round and of its boards.
    pub(in crate::shard) fn round_seen(&self, number: u16) -> v1::RoundSeen {
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
    pub(in crate::shard) fn last_record(&self, number: u16) -> u64 {
        self.state
            .rounds
            .get(&number)
            .map_or(0, |round| round.sequence)
    }

    /// Refuses a command on a round where something changed since that its consequences depend on.
    pub(in crate::shard) fn is_round_as_seen(
        &self,
        ask: &Ask,
        seen: &RoundSeen,
    ) -> Result<(), Refusal> {
        let (number, parts): (u16, &[Part]) = match ask {
            // Said again under the id of one that was done.
            Ask::Hold { round, id, .. } if self.state.round_commands.get(id) == Some(round) => {
                return Ok(());
            }
            Ask::Hold {
                round, end: true, ..
            } => (*round, &[Part::Presence]),
            Ask::UnpublishRound(round, _) => (
                *round,
                &[Part::Game, Part::Clocks, Part::Result, Part::Devices],
            ),
            Ask::CloseRound(round) => (*round, &[Part::Game, Part::Result]),
            Ask::PublishRound(round) | Ask::StartRound(round) => (*round, &[]),
            Ask::Hold { end: false, .. }
            | Ask::SetUp(..)
            | Ask::Import(..)
            | Ask::ImportReport(_)
            | Ask::Withdraw(..)
            | Ask::RemovePlayer(_)
            | Ask::CheckPublish(_)
            | Ask::CheckUnpublish(_)
            | Ask::Seen(..)
            | Ask::CheckStart(_)
            | Ask::CheckClose(_)
            | Ask::GiveHoldReason(_)
            | Ask::CheckHold { .. }
            | Ask::Board(..)
            | Ask::Intent(_)
            | Ask::VenueHold(_)
            | Ask::Check(..)
            | Ask::SpareDevices(..)
            | Ask::Penalties(_)
            | Ask::Incident(_)
            | Ask::Describe
            | Ask::Who(_)
            | Ask::Invite(_)
            | Ask::Invited(..)
            | Ask::Enrol(..)
            | Ask::Games(_)
            | Ask::May(_) => return Ok(()),
        };
        let are_players_as_seen = !matches!(ask, Ask::PublishRound(_))
            || seen
                .roster
                .is_none_or(|it| it == self.state.roster.sequence);
        if self.last_record(number) != seen.record || !are_players_as_seen {
            let state = self.round(number).stage().name();
            return Err(Refusal::RoundChanged(RoundChanged {
                round: number,
                state,
            }));
        }
        self.are_boards_as_seen(seen, parts)
    }

    fn are_boards_as_seen(&self, seen: &RoundSeen, parts: &[Part]) -> Result<(), Refusal> {
        let mut boards = seen.boards.iter();
        boards.try_for_each(|(id, record)| {
            let board = self.state.boards.get(id);
            board.map_or(Ok(()), |board: &Board| board.is_unchanged(parts, *record))
        })
    }
}
