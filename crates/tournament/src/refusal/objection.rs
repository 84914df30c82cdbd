//! A result that cannot be settled while a player objects to it.

use std::fmt;

use adoube_chess::Side;

use crate::ids::BoardId;

/// A player's objection that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// On which board.
    pub board: BoardId,
    /// Who objects.
    pub side: Side,
    /// The number of the call.
    pub call: u32,
    /// Why, in the player's words; may be empty.
    pub reason: String,
}

impl std::error::Error for Objection {}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, side, call) = (self.board, self.side, self.call);
        let why = match self.reason.as_str() {
            "" => String::new(),
            reason => format!(", saying \"{reason}\""),
        };
        write!(
            f,
            "board {board}: {side} objects to the result{why}: answer call {call} first (`adoube call answer {board} \
             --number {call} --valid` or `--invalid`), or correct the result (`adoube result correct {board} RESULT \
             --reason TEXT`)"
        )
    }
}
