//! Assistants, who enter the moves of players who cannot (O 3.8, L 8.1).

use adoube_chess::{BySide, Side};

use super::Board;
use super::lazy_box::Blank;
use crate::ids::PersonId;

impl Blank for BySide<Option<PersonId>> {
    const BLANK: &'static Self = &Self::new(None, None);
}

impl Board {
    /// Who enters the side's moves in the player's place, at his device.
    pub fn assistant(&self, side: Side) -> Option<&PersonId> {
        self.seats.assistants[side].as_ref()
    }
}
