//! Players who call the arbiter from the board (VEN-8, O 19.1), or ask for leave (VEN-7).

use adoube_chess::Side;

use super::Board;
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
    /// Whether he asks for leave from the playing area.
    pub leave: bool,
    /// When.
    pub at: Time,
}

/// The calls of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    pub(super) open: Vec<Call>,
    pub(super) made: u32,
    /// How many were made when a game last ended.
    past: u32,
}

impl Calls {
    pub(super) fn add(&mut self, call: Call) {
        self.made = call.number;
        self.open.push(call);
    }

    pub(super) fn answer(&mut self, number: u32) {
        self.open.retain(|call| call.number != number);
    }

    /// The game is over.
    pub(super) const fn end_game(&mut self) {
        self.past = self.made;
    }

    /// The players change sides.
    pub(super) fn reverse(&mut self) {
        for call in &mut self.open {
            call.side = call.side.other();
        }
    }

    /// Whether the call is left from a game that is over.
    pub(super) const fn is_past(&self, call: &Call) -> bool {
        call.number <= self.past
    }
}

impl Board {
    /// The calls that wait for an answer, oldest first.
    pub fn calls(&self) -> &[Call] {
        &self.calls.open
    }

    /// The calls that an official is to come for: not what is left from a game that is over.
    pub fn calls_to_answer(&self) -> impl Iterator<Item = &Call> {
        let over = self.is_finished();
        let open = self.calls.open.iter();
        open.filter(move |call| !over || !self.calls.is_past(call))
    }
}
