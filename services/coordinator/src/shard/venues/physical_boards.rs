//! What a venue is told of the physical boards of its players: with each seat how its board is, and one alarm for each that
//! differs from the game, until it is gone (O 20.6).

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::Board;
use adoube_tournament::board::event::Requirement;
use adoube_tournament::ids::{BoardId, VenueId};

use crate::shard::{Shard, views};

/// A seat's physical board, as far as its venue is told of it with the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::shard) struct SeatBoard {
    is_connected: bool,
    requirement: Option<Requirement>,
    differs: bool,
}

impl SeatBoard {
    /// None where the event has no physical boards.
    fn of(board: &Board, side: Side) -> Option<Self> {
        board.opened().terms.physical_boards?;
        Some(Self {
            is_connected: board.has_physical_board(side),
            requirement: board.board_requirement(side),
            differs: board.board_difference(side).is_some(),
        })
    }
}

impl Shard {
    /// A venue is told of a seat.
    pub(super) fn note_seat_told(&mut self, id: BoardId, side: Side) {
        let board = self.state.boards.get(&id);
        if let Some(told) = board.and_then(|board| SeatBoard::of(board, side)) {
            self.venues.told_boards.insert((id, side), told);
        }
    }

    /// Whether a physical board of a game was connected or disconnected, or is otherwise another than its venue was told.
    pub(in crate::shard) fn seat_boards_changed(&self, id: BoardId) -> bool {
        let Some(board) = self.state.boards.get(&id) else {
            return false;
        };
        let is_other = |side: Side| {
            let (seat, now) = (board.seat(side), SeatBoard::of(board, side));
            now.is_some()
                && now.as_ref() != self.venues.told_boards.get(&(id, side))
                && self.venues.stream(&seat.venue).is_some()
                && self.play_links.device_seats().get(&seat.device) == Some(&(id, side))
        };
        Side::ALL.into_iter().any(is_other)
    }

    /// One alarm for each physical board of the venue's players that differs.
    pub(super) fn difference_alarms(&mut self, venue: &VenueId) -> Vec<v1::VenueAlarm> {
        let mut found = Vec::new();
        let mut told = Vec::new();
        for board in self.playing_at(venue) {
            for side in Side::ALL {
                if board.seat(side).venue == *venue {
                    found.extend(self.difference_alarm(board, side));
                }
            }
            if has_difference(board) {
                told.push(board.opened().board);
            }
        }
        self.venues.told_differences.extend(told);
        found
    }

    /// Whether the venues of a game are to be told of a difference, or that it is gone.
    pub(in crate::shard) fn differences_changed(&mut self, id: BoardId) -> bool {
        let was_told = self.venues.told_differences.remove(&id);
        let differs = self.state.boards.get(&id).is_some_and(has_difference);
        if differs {
            self.venues.told_differences.insert(id);
        }
        was_told || differs
    }

    fn difference_alarm(&self, board: &Board, side: Side) -> Option<v1::VenueAlarm> {
        let difference = board.board_difference(side)?;
        let (id, seat) = (board.opened().board, board.seat(side));
        let name = self.state.name(&seat.person);
        let who = if name.is_empty() {
            side.to_string()
        } else {
            format!("{side} ({name})")
        };
        Some(v1::VenueAlarm {
            id: format!("board-{id}-{side}-{}", difference.since.0),
            kind: v1::VenueAlarmKind::Board.into(),
            board: Some(views::board_ref(id)),
            device: seat.device.to_string(),
            text: format!("the physical board of {who} differs from the game"),
            since: difference.since.0,
            physical_board: Some(v1::AlarmedBoard {
                seat: views::side(side).into(),
                name,
                fen: board.line().position().fen(),
                board: views::physical_boards::physical_board(board, side),
            }),
            ..v1::VenueAlarm::default()
        })
    }
}

fn has_difference(board: &Board) -> bool {
    let mut sides = Side::ALL.iter();
    sides.any(|side| board.board_difference(*side).is_some())
}
