//! What the records tell of physical boards.

use adoube_proto::v1::{BoardRequirement, Side, board_event::Event};

use super::sides::{index, mark};

/// The physical boards of a game, as far as this seat may know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhysicalBoards {
    /// Whose moves an arbiter lets go on without their board, White first.
    lifted: [bool; 2],
    was_connected: bool,
}

impl PhysicalBoards {
    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::PhysicalBoardShown(shown) => self.was_connected |= shown.placement.is_some(),
            Event::PhysicalBoardRequirementSet(set) => {
                let lifted = set.requirement() == BoardRequirement::Lifted;
                mark(&mut self.lifted, set.seat(), lifted);
            }
            _ => {}
        }
    }

    /// Whether this side's moves go on without its board.
    pub fn is_lifted(&self, side: Side) -> bool {
        index(side).is_some_and(|index| self.lifted[index])
    }

    /// Whether the own board was connected in this game.
    pub const fn was_connected(&self) -> bool {
        self.was_connected
    }
}
