//! Clocks that an official set beside all rulings: an incident tells of those that he set while it lasted.

use adoube_chess::BySide;

use crate::actor::Role;
use crate::board::Board;
use crate::ids::PersonId;
use crate::time::{Millis, Time};

/// Clocks that an official set by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetByHand {
    /// When.
    pub at: Time,
    /// In which game of the board.
    pub attempt: u16,
    /// By what.
    pub how: How,
    /// Who, and in which office; none in a record that does not tell.
    pub by: Option<(PersonId, Role)>,
    /// Both clocks as they stood.
    pub before: BySide<Millis>,
    /// As they were set.
    pub after: BySide<Millis>,
    /// The time control that was set with them, if another.
    pub control: Option<String>,
    /// Why.
    pub reason: String,
}

/// By what an official set clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// He corrected them (O 19.5).
    Corrected,
    /// He gave time (O 10.5).
    Added,
    /// A penalty changed them (O 18.4.2, 18.4.3; L 9.5).
    Penalty,
    /// He went back to an earlier position (L 6.14).
    Restored,
    /// He let a game go on that was over (O 19.4).
    Reopened,
}

impl Board {
    /// The clocks that officials set by hand on this board, in order.
    pub fn set_by_hand(&self) -> &[SetByHand] {
        &self.clocks.set_by_hand
    }

    /// Both clocks as an official set them last before the present game began; none where nobody did.
    pub fn set_before_start(&self) -> Option<BySide<Millis>> {
        let (attempt, began) = (self.attempt(), self.began());
        let mut set = self.clocks.set_by_hand.iter().rev();
        set.find(|set| set.attempt == attempt && set.at <= began)
            .map(|set| set.after)
    }
}
