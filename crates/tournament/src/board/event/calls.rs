//! Calls of the arbiter.

use adoube_chess::Side;

use crate::board::Score;

/// A player calls the arbiter (O 19.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterCalled {
    /// From 1 on this board.
    pub number: u32,
    /// Who calls.
    pub side: Side,
    /// Why, in the player's words.
    pub reason: String,
    /// Whether they ask for leave from the playing area (O 9.5, 17.7).
    pub leave: bool,
    /// The result that the player objects to (O 17.11).
    pub objection: Option<Score>,
}

/// An official answered a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallAnswered {
    /// Which.
    pub number: u32,
    /// Whether it had a reason; of a leave, whether it is granted.
    pub valid: bool,
    /// Whether leave was asked for.
    pub leave: bool,
    /// The official's note; may be empty.
    pub note: String,
}

/// An official is on the way to a player who calls (O 19.1); the call still waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallTaken {
    /// Which.
    pub number: u32,
}

/// An official saw a player return from leave (O 17.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveEnded {
    /// The player who returned.
    pub side: Side,
}
