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

    /// The ruling that took the place of an earlier one on a board: the next one that names it too,
    /// whatever took the place of that one since.
    pub fn superseded_by(&self, ruling: u32, board: BoardId) -> Option<u32> {
        let given = self.rulings.iter().map(|given| &given.ruling);
        let mut later = given.filter(|given| given.reference.ruling > ruling);
        let next = later.find(|given| given.on(board).is_some())?;
        Some(next.reference.ruling)
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
