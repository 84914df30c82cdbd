//! Who is there when a game begins, or goes on: a game that was over is handed back to players who may
//! have left since.

use adoube_chess::Side;
use adoube_tournament::board::command::{LoseSeat, SystemOrder};
use adoube_tournament::board::{Board, LossSign};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

use crate::shard::Shard;

impl Shard {
    /// Whether the seat's device has a play link.
    pub(in crate::shard) fn is_connected(&self, board: &Board, side: Side) -> bool {
        self.play_links.is_connected(&board.seat(side).device)
    }

    /// A game that begins or is ruled on while a seat is not connected: the loss is known at once. Who
    /// came back while the game was over is back.
    pub(in crate::shard) fn check_presence(&mut self, id: BoardId, at: Time) {
        for side in Side::ALL {
            let Some(board) = self.state.boards.get(&id) else {
                return;
            };
            if self.is_connected(board, side) {
                self.is_back(id, side, at);
                continue;
            }
            let (sign, last_contact) = self.last_contact(board, side, at);
            let order = SystemOrder::LoseSeat(LoseSeat {
                side,
                sign,
                last_contact,
            });
            self.decide_system_command(id, order, at);
        }
    }

    /// How a seat that is not connected was lost, and when it was heard last: by its link, by the board's
    /// records, or by the incident that it is away by. Who never was there is lost from now on.
    fn last_contact(&self, board: &Board, side: Side, at: Time) -> (LossSign, Time) {
        let known = [
            self.play_links.left(&board.seat(side).device),
            board.last_contact(side),
        ];
        let known = known.into_iter().flatten().max();
        match self.silence_of(board.opened().board, side) {
            Some((sign, contact)) if Some(contact) >= known => (sign, contact.min(at)),
            _ => (LossSign::Silence, known.unwrap_or(at).min(at)),
        }
    }
}
