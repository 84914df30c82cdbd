//! Silences of games that a ruling put off. Nobody need be there, so they open no incident and ring no bell; each
//! is a record of its board all the same, and an incident once the game is taken up and its seat is silent still.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::{Board, Silence};
use adoube_tournament::ids::{BoardId, RulingRef};
use adoube_tournament::time::Time;

use crate::shard::{Shard, views};

/// Games that rulings put off.
pub(super) fn views(boards: &[(BoardId, RulingRef)]) -> Vec<v1::PutOff> {
    let boards = boards.iter().map(|(board, ruling)| v1::PutOff {
        board: Some(views::board_ref(*board)),
        ruling: ruling.to_string(),
    });
    boards.collect()
}

impl Shard {
    /// A game goes on, or waits for both players to be ready: the seats that fell silent while it was put off
    /// and are silent still are told of now.
    pub(in crate::shard) fn take_up(&mut self, id: BoardId, at: Time) {
        for (side, silence) in self.unrecorded_silences(id) {
            self.seat_lost(id, side, silence.sign, silence.last_contact, at);
        }
    }

    /// The seats of a board that are away by a silence which no incident tells of, open or not.
    pub(super) fn unrecorded_silences(&self, id: BoardId) -> Vec<(Side, Silence)> {
        let board = self.state.boards.get(&id);
        let board = board.filter(|board| board.is_under_way() && !is_put_off(board));
        let Some(board) = board else {
            return Vec::new();
        };
        let away = |side| Some((side, board.away(side)?.silence()));
        let away = Side::ALL.into_iter().filter_map(away);
        let register = &self.incidents.register;
        away.filter(|(side, silence)| {
            !register.tells_of(id, &board.seat(*side).person, silence.last_contact)
        })
        .collect()
    }
}

/// Whether a ruling put its game off and nobody has taken it up again.
pub(super) const fn is_put_off(board: &Board) -> bool {
    board.postponed_by().is_some()
}
