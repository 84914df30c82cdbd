//! Physical boards that follow the game.

use super::Apply;
use super::moment::Moment;
use crate::board::event::{
    Moved, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown,
};
use crate::board::state::Seats;

impl Seats {
    /// An official set another position, or the game goes on after its end: the physical boards may not show it yet.
    pub(super) fn set_up_boards_again(&mut self, now: &Moment<'_>) {
        if now.opened.terms.physical_boards.is_some() {
            for board in self.physical.iter_mut() {
                board.has_followed = false;
                board.was_told = false;
            }
        }
    }
}

impl Apply<PhysicalBoardShown> for Seats {
    fn apply(&mut self, shown: &PhysicalBoardShown, _: &Moment<'_>) {
        let board = &mut self.physical[shown.side];
        let follows = shown.ply.is_some();
        board.has_followed = follows || board.has_followed && shown.placement.is_some();
        board.was_told &= !follows;
        board.was_connected |= shown.placement.is_some();
        board.placement = shown.placement;
    }
}

impl Apply<PhysicalBoardDiffers> for Seats {
    fn apply(&mut self, differs: &PhysicalBoardDiffers, _: &Moment<'_>) {
        self.physical[differs.side].was_told = true;
    }
}

impl Apply<PhysicalBoardRequirementSet> for Seats {
    fn apply(&mut self, set: &PhysicalBoardRequirementSet, _: &Moment<'_>) {
        self.physical[set.side].requirement = set.requirement;
    }
}

impl Apply<Moved> for Seats {
    /// The move was made from a board that followed, or without one.
    fn apply(&mut self, moved: &Moved, now: &Moment<'_>) {
        if now.opened.terms.physical_boards.is_some() {
            self.physical[moved.side].was_told = false;
        }
    }
}
