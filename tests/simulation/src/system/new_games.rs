//! The Chief Arbiter lets another game of a board begin, and approves results.

use adoube_tournament::actor::Role;
use adoube_tournament::board::command::{Act, ReverseColours, WrongStart};
use adoube_tournament::board::{Board, Order};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{Control, RequestedRemedy};

use super::System;
use super::desk::ruling_request;
use crate::model;

impl System {
    /// The Chief Arbiter rules on the newest open incident of a board: its game is played again from the start
    /// (O 18.9 c).
    pub fn restart_game(&mut self, board: u16) {
        let id = board_of(board);
        let Some((number, after)) = self.coordinator.newest_incident_of(id) else {
            return;
        };
        self.give_ruling(
            number,
            Request {
                boards: vec![(id, None)],
                article: "O 18.9 c".to_owned(),
                reason: "play again".to_owned(),
                ..ruling_request(RequestedRemedy::Restart(Control::Same), after)
            },
        );
    }

    /// They reverse the colours of a board (O 19.2).
    pub fn reverse_colours(&mut self, board: u16) {
        let reason = "the colours were wrong".to_owned();
        let times = None;
        let order = Act::ReverseColours(ReverseColours { times }).because(reason);
        self.order("chief", Role::ChiefArbiter, board, order);
    }

    /// They find that the game of a board began from a wrong position (L 7.1 a). The right one has the same pieces, and
    /// another number of the first move, so that every script can be played from it.
    pub fn wrong_start(&mut self, board: u16) {
        let Some(attempt) = self.board(board).map(Board::attempt) else {
            return;
        };
        let first_move = u32::from(attempt) + 1;
        let order = Act::WrongStart(WrongStart {
            fen: format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {first_move}"),
        })
        .because("the pieces were set up wrongly");
        self.order("chief", Role::ChiefArbiter, board, order);
    }

    /// They approve the result of a board, if there is one that may be approved (O 17.11).
    pub fn approve(&mut self, board: u16) {
        self.order(
            "chief",
            Role::ChiefArbiter,
            board,
            Order::from(Act::ApproveResult),
        );
    }

    /// They try to approve every result that is not.
    pub fn approve_all(&mut self) {
        let boards = self.boards().into_iter().flatten();
        let over =
            boards.filter(|(_, board)| board.is_finished() && !board.approval().is_approved());
        for board in over.map(|(id, _)| id.board).collect::<Vec<_>>() {
            self.approve(board);
        }
    }

    fn board(&self, board: u16) -> Option<&Board> {
        self.boards()?.get(&board_of(board))
    }
}

const fn board_of(board: u16) -> BoardId {
    model::board_of(board.saturating_sub(1) * 2)
}
