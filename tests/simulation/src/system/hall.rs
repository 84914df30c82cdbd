//! The arbiters of a venue at work in its hall.

use adoube_tournament::board::command::{Act, AnswerCall};
use adoube_tournament::board::{Board, Order};

use super::System;
use super::desk::SPARE_REASON;
use crate::deeds::{Deed, Local};
use crate::model;

impl System {
    /// An arbiter of a venue does something in his own name: at the coordinator, or asks for it at his node.
    pub fn in_the_hall(&mut self, who: Local, venue: u16, deed: Deed) {
        let (name, role) = (format!("{}-{venue}", who.word()), who.role());
        match deed {
            Deed::Pause(board) => {
                let reason = "somebody is unwell".to_owned();
                self.order(&name, role, board, Act::Pause.because(reason));
            }
            Deed::Resume(board) => {
                let reason = "he is well again".to_owned();
                self.order(&name, role, board, Act::Resume.because(reason));
            }
            Deed::Hold | Deed::Release => {
                let end = deed == Deed::Release;
                self.hold_by(&name, role, model::venue(venue).ok(), end);
            }
            Deed::Spare(board, side) => {
                if let Some(spare) = self.to_spare(board, side) {
                    self.order(
                        &name,
                        role,
                        board,
                        Act::MoveSeat(spare).because(SPARE_REASON),
                    );
                }
            }
            Deed::AskSpare(board, side) => self.ask_for_spare(who, venue, board, side),
            Deed::AskCall(board) => {
                let number = self.oldest_call(board).unwrap_or(1);
                self.answer_at_the_wall(who, venue, board, number);
            }
            Deed::TakeBack => self.take_back(who, venue),
            Deed::Call(board) => {
                if let Some(number) = self.oldest_call(board) {
                    let order = Order::from(Act::AnswerCall(AnswerCall {
                        number,
                        valid: true,
                        note: String::new(),
                    }));
                    self.order(&name, role, board, order);
                }
            }
        }
    }

    fn oldest_call(&self, board: u16) -> Option<u32> {
        let id = model::board_of(board.saturating_sub(1) * 2);
        let board = self.boards()?.get(&id)?;
        Board::calls_to_answer(board).next().map(|call| call.number)
    }

    /// A node's clock is from now on so many parts in a million too fast, below 0 too slow.
    pub fn drift_node(&mut self, venue: u16, millionths: i64) {
        let now = self.now;
        let most = i64::from(model::NODE_DRIFT);
        let drift = millionths.clamp(-most, most);
        self.node(venue).clock.drifts(now, drift);
    }

    /// The wall clock of a venue's node is set so much ahead, or back.
    pub fn step_node(&mut self, venue: u16, by: i64) {
        self.node(venue).clock.wall += by;
    }
}
