//! Who sits where at a venue, and how his game stands: told to its node, which knows it while the coordinator is
//! away.

use adoube_chess::Side;
use adoube_proto::v1::{self, venue_notice::Body};
use adoube_tournament::board::{Board, Phase};
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};

use crate::shard::input::StreamId;
use crate::shard::views::penalties;
use crate::shard::{Shard, views};

impl Shard {
    /// Tells a venue who sits where.
    pub(super) fn hold_seating(&mut self, stream: StreamId, venue: &VenueId) {
        let seats = self.play_links.device_seats().iter();
        let seats = seats.filter_map(|(device, (id, side))| {
            let board = self.state.boards.get(id)?;
            let seat = (*id, *side);
            (board.seat(*side).venue == *venue).then(|| (seat, self.seat_at(device, board, *side)))
        });
        let (told, seats): (Vec<_>, Vec<_>) = seats.unzip();
        for (id, side) in told {
            self.note_seat_told(id, side);
        }
        self.hold_notice(stream, Body::Seating(v1::Seating { seats }));
    }

    /// Tells every connected venue who sits where.
    pub(in crate::shard) fn tell_seating(&mut self) {
        for (stream, venue) in self.venues.connected() {
            self.hold_seating(stream, &venue);
        }
    }

    /// The venues of a board's seats are told how it is. Once for all that happens at a time: many boards may be
    /// stopped together.
    pub(in crate::shard) fn reseat(&mut self, id: BoardId) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let venues = Side::ALL.map(|side| board.seat(side).venue.clone());
        self.venues.reseated.extend(venues);
    }

    /// Tells those that are to be told and are connected.
    pub(in crate::shard) fn tell_reseated(&mut self) {
        for venue in std::mem::take(&mut self.venues.reseated) {
            if let Some(stream) = self.venues.stream(&venue) {
                self.hold_seating(stream, &venue);
            }
        }
    }

    fn seat_at(&self, device: &DeviceId, board: &Board, side: Side) -> v1::SeatAt {
        let is_over = matches!(board.phase(), Phase::Finished { .. });
        let awaits_ruling = is_over && self.of_flag(board).is_some();
        let (game, result, paused) = match board.phase() {
            Phase::Waiting => (v1::GamePhase::Before, None, v1::PauseCause::Unspecified),
            Phase::Playing => (v1::GamePhase::On, None, v1::PauseCause::Unspecified),
            Phase::Paused { cause, .. } => {
                let cause = views::paused(cause).cause();
                (v1::GamePhase::On, None, cause)
            }
            // A ruling on the incident may resume the game: its devices are needed until then.
            Phase::Finished { .. } if awaits_ruling => {
                (v1::GamePhase::On, None, v1::PauseCause::Unspecified)
            }
            Phase::Finished { score, .. } => (
                v1::GamePhase::Over,
                Some(views::score(*score)),
                v1::PauseCause::Unspecified,
            ),
        };
        let default_at = board.absence(side).and_then(|_| board.default_at());
        v1::SeatAt {
            device: device.to_string(),
            board: Some(views::board_ref(board.opened().board)),
            side: views::side(side).into(),
            name: self.state.name(&board.seat(side).person),
            checks: views::checks_of(board, side),
            unchecked: board.is_unchecked(side),
            check_state: views::check_state(board, side).into(),
            game: game.into(),
            result,
            paused: paused.into(),
            awaits_ruling,
            player_absent: board.is_absent(side),
            record: board.sequence(),
            default_at: default_at.map_or(0, |at| at.0),
            objected: board.has_no_objection().is_err(),
            penalties: penalties_of(board, side),
            board_requirement: board
                .board_requirement(side)
                .map_or(
                    v1::BoardRequirement::Unspecified,
                    views::physical_boards::requirement,
                )
                .into(),
            board_differs: board.board_difference(side).is_some(),
        }
    }
}

/// What the player of a seat was penalised with in the game that is played, or for it.
fn penalties_of(board: &Board, side: Side) -> Vec<v1::Penalty> {
    let player = &board.seat(side).person;
    let own = board
        .penalties()
        .iter()
        .filter(|imposed| imposed.person == *player && imposed.withdrawn.is_none());
    own.flat_map(|imposed| imposed.penalties.iter().map(penalties::wire))
        .collect()
}
