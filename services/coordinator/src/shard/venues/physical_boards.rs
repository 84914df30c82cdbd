//! Physical boards that differ from the game: one alarm at the player's venue for each, until it is gone (O 20.6).

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::Board;
use adoube_tournament::ids::{BoardId, VenueId};

use crate::shard::{Shard, views};

impl Shard {
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
            kind: "board".to_owned(),
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
