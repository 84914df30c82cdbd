//! What was proposed and ruled.

use super::{Given, Proposal, RulesChanged, State, TurnedDown};
use crate::ids::BoardId;

impl State {
    /// What waits for a second official.
    pub const fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// What was proposed and turned down, in order.
    pub fn turned_down(&self) -> &[TurnedDown] {
        &self.turned_down
    }

    /// The ruling that stands in the place of an earlier one on a board: the last later one that
    /// names it too.
    pub fn superseded_by(&self, ruling: u32, board: BoardId) -> Option<u32> {
        let mut later = self.rulings.iter().rev().map(|given| &given.ruling);
        let last = later.find(|given| given.on(board).is_some())?;
        Some(last.reference.ruling).filter(|number| *number > ruling)
    }

    /// How the rules for rulings changed while it was open, in order.
    pub fn rules_changed(&self) -> &[RulesChanged] {
        &self.rules_changed
    }

    /// What was ruled, in order.
    pub fn rulings(&self) -> &[Given] {
        &self.rulings
    }
}
