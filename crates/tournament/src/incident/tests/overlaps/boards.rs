//! Physical boards that fail, and the time that they cost, given back by hand beside all rulings.

use adoube_chess::{Placement, Side};

use super::*;
use crate::board::command::{ReportBoard, SetBoardRequirement};
use crate::board::event::Requirement;
use crate::physical_board::{BoardEntry, BoardMakes, BoardUse, Necessity, PhysicalBoards};

/// Boards that follow the game, for who wants one.
pub(in crate::incident::tests) const FOLLOWING: PhysicalBoards = PhysicalBoards {
    used_for: BoardUse::Following,
    necessity: Necessity::Optional,
    entry: BoardEntry::AtOnce,
    makes: BoardMakes::ANY,
    scoresheets: false,
};

impl Table {
    /// A player's board is connected and shows the game, and its cable is pulled: the player cannot move.
    pub(super) fn fail(&mut self, side: Side) {
        if self.failing[side].is_some() || self.board.away(side).is_some() {
            return;
        }
        if self.board.board_requirement(side) == Some(Requirement::Lifted) {
            self.require(side, Requirement::Required, false);
        }
        let shown = Placement::from(self.board.line().position());
        for placement in [Some(shown), None] {
            let seat = self.board.seat(side).clone();
            let order = Order::Player(PlayerOrder::ReportBoard(ReportBoard {
                make: None,
                placement,
                stood: Millis(250),
                confirmed: false,
            }));
            let player = Actor::player(seat.person, seat.device);
            give(&mut self.board, player, self.now, order);
        }
        self.failing[side] = Some(self.now);
    }

    /// An arbiter lifts the requirement of the board, and gives back the time that it cost.
    pub(super) fn give_back(&mut self, side: Side) {
        if let Some(since) = self.failing[side].take() {
            self.ledger
                .refund(side, since..self.now, &self.silences[side]);
            self.require(side, Requirement::Lifted, true);
        }
    }

    fn require(&mut self, side: Side, requirement: Requirement, give_back: bool) {
        let order = Act::SetBoardRequirement(SetBoardRequirement {
            side,
            requirement,
            give_back,
        });
        let order = order.because("a broken cable");
        give(&mut self.board, arbiter(), self.now, order);
    }
}
