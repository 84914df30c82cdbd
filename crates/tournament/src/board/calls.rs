//! Players who call the arbiter from the board (VEN-8, O 19.1), or ask for leave (VEN-7).

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use super::Board;
use super::ending::Score;
use super::lazy_box::Blank;
use crate::actor::Role;
use crate::ids::PersonId;
use crate::time::Time;

/// Calls of one player that may wait at once.
pub const MAX_CALLS: usize = 3;

/// A call that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// From 1 on this board.
    pub number: u32,
    /// Who calls.
    pub side: Side,
    /// Why, in his words; may be empty.
    pub reason: String,
    /// Whether they ask for leave from the playing area.
    pub leave: bool,
    /// The result that the player objects to.
    pub objection: Option<Score>,
    /// When.
    pub at: Time,
    /// Which official is on his way.
    pub coming: Option<Coming>,
}

/// An official who is on his way to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coming {
    /// Who.
    pub by: PersonId,
    /// In which office.
    pub role: Role,
    /// Since when.
    pub at: Time,
}

/// How many answered calls of a board are kept.
pub(super) const MAX_ANSWERED: usize = 16;

/// A call and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnsweredCall {
    /// The call as it was made.
    pub call: Call,
    /// Whether it had a reason; of a leave, whether it was granted.
    pub valid: bool,
    /// What the official added; may be empty.
    pub note: String,
    /// The official who answered.
    pub by: PersonId,
    /// In which office.
    pub role: Role,
    /// When.
    pub at: Time,
}

/// A player who is out of the playing area with leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leave {
    /// The call in which he asked for it.
    pub number: u32,
    /// When it was granted.
    pub since: Time,
}

/// A player who is back from a leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Return {
    /// The leave that he had.
    pub leave: Leave,
    /// When an official saw him, or he did something at his seat.
    pub at: Time,
    /// The record that tells so.
    pub sequence: u64,
}

/// The calls of a board.
#[derive(Debug, Clone)]
pub(super) struct Calls {
    pub(super) open: Vec<Call>,
    /// The last answered ones, oldest first; at most 16.
    answered: VecDeque<AnsweredCall>,
    pub(super) made: u32,
    /// How many were made when a game last ended.
    past: u32,
    /// Who is out with leave, White first.
    pub(super) leaves: BySide<Option<Leave>>,
    /// Who is back from his last leave, White first.
    pub(super) returns: BySide<Option<Return>>,
}

impl Blank for Calls {
    const BLANK: &'static Self = &Self {
        open: Vec::new(),
        answered: VecDeque::new(),
        made: 0,
        past: 0,
        leaves: BySide::new(None, None),
        returns: BySide::new(None, None),
    };
}

impl Calls {
    pub(super) fn add(&mut self, call: Call) {
        self.made = call.number;
        self.open.push(call);
    }

    /// The call, which waits no more; none where none of that number does.
    pub(super) fn answer(&mut self, number: u32) -> Option<Call> {
        let at = self.open.iter().position(|call| call.number == number)?;
        Some(self.open.remove(at))
    }

    /// The game is over: whoever is out of the playing area need not come back to it.
    pub(super) const fn end_game(&mut self) {
        self.past = self.made;
        self.leaves = BySide::both(None);
    }

    /// The players change sides.
    pub(super) fn reverse(&mut self) {
        let answered = self.answered.iter_mut().map(|answered| &mut answered.call);
        for call in self.open.iter_mut().chain(answered) {
            call.side = call.side.other();
        }
        self.leaves.swap();
        self.returns.swap();
    }

    pub(super) fn keep(&mut self, answered: AnsweredCall) {
        if self.answered.len() == MAX_ANSWERED {
            self.answered.pop_front();
        }
        self.answered.push_back(answered);
    }

    /// Whether the call is left from a game that is over.
    pub(super) const fn is_past(&self, call: &Call) -> bool {
        call.number <= self.past
    }
}

impl Board {
    /// The calls that wait for an answer, oldest first.
    pub fn calls(&self) -> &[Call] {
        &self.seats.calls.open
    }

    /// The calls that an official is to come for: not what is left from a game that is over.
    pub fn calls_to_answer(&self) -> impl Iterator<Item = &Call> {
        let over = self.is_finished();
        let open = self.seats.calls.open.iter();
        open.filter(move |call| !over || !self.seats.calls.is_past(call))
    }

    /// The last calls that were answered, oldest first; at most 16.
    pub fn answered_calls(&self) -> impl DoubleEndedIterator<Item = &AnsweredCall> {
        self.seats.calls.answered.iter()
    }

    /// The leave on which a player is out of the playing area.
    pub fn on_leave(&self, side: Side) -> Option<Leave> {
        self.seats.calls.leaves[side]
    }

    /// The last leave of a player, if he is back from it.
    pub fn back_from_leave(&self, side: Side) -> Option<Return> {
        self.seats.calls.returns[side]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_6_who_is_back_from_a_leave_is_the_same_player_on_the_other_side() {
        let back = Return {
            leave: Leave {
                number: 1,
                since: Time(5),
            },
            at: Time(9),
            sequence: 7,
        };
        let mut calls = Calls {
            returns: BySide::new(Some(back), None),
            ..Calls::BLANK.clone()
        };
        calls.reverse();
        assert_eq!(calls.returns, BySide::new(None, Some(back)));
    }
}
