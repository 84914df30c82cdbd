//! Flags that fell: whose, when, and what took that back.

use adoube_chess::Side;

use super::Board;
use super::ending::Score;
use crate::ids::RulingRef;
use crate::time::Time;

/// A flag that fell and ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlagFall {
    /// Whose.
    pub side: Side,
    /// When.
    pub at: Time,
    /// In which game of the board.
    pub attempt: u16,
    /// The result that it led to.
    pub score: Score,
    /// Since when the game goes on all the same; none while it is over by it.
    pub undone: Option<Undone>,
}

/// What took a flag's fall back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undone {
    /// When.
    pub at: Time,
    /// By which ruling; none where an arbiter did it beside all rulings.
    pub ruling: Option<RulingRef>,
}

impl Board {
    /// The flags that fell on this board, in order.
    pub fn flags(&self) -> &[FlagFall] {
        &self.outcome.flags
    }

    /// The flag that ended the game that is over, though a ruling may have set its result since.
    pub fn fallen(&self) -> Option<&FlagFall> {
        let last = self.outcome.flags.last().filter(|_| self.is_finished());
        last.filter(|flag| flag.undone.is_none())
    }
}
