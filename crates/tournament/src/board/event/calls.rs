//! Calls of the arbiter.

use crate::board::Score;
use adoube_chess::Side;

/// A player calls the arbiter (O 19.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterCalled {
    /// From 1 on this board.
    pub number: u32,
    /// Who calls.
    pub side: Side,
    /// Why, in his words.
    pub reason: String,
    /// Whether they ask for leave from the playing area (O 9.5, 17.7).
    pub leave: bool,
    /// The result that the player objects to (O 17.11).
    pub objection: Option<Score>,
}

/// An official has answered a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallAnswered {
    /// Which.
    pub number: u32,
    /// Whether it had a reason; of a leave, whether it is granted.
    pub valid: bool,
    /// Whether leave was asked for.
    pub leave: bool,
    /// What else there is to say.
    pub note: String,
}

/// An official is on his way to a player who calls (O 19.1); the call waits on for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallTaken {
    /// Which.
    pub number: u32,
}

/// A player who had leave was seen back by an official (O 17.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveEnded {
    /// Whose leave.
    pub side: Side,
}
