//! What a board's moves were credited with for the network's time.

use adoube_chess::{BySide, Side};

use crate::board::terms::Terms;
use crate::clock::LagCredit;
use crate::time::Millis;

/// Both sides' credits in the game that is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Credits {
    given: BySide<Millis>,
    left: BySide<Millis>,
}

impl Credits {
    /// Those of a game that begins: nothing given, the quota whole.
    pub(in crate::board) fn fresh(terms: &Terms) -> Self {
        let quota = terms.lag.map_or(Millis::ZERO, |rules| rules.quota);
        Self {
            given: BySide::both(Millis::ZERO),
            left: BySide::both(quota),
        }
    }

    pub(in crate::board) fn take(&mut self, side: Side, credit: &LagCredit) {
        self.given[side] += credit.given;
        self.left[side] = credit.left;
    }

    /// What the side was credited with since the game began.
    pub fn given(&self, side: Side) -> Millis {
        self.given[side]
    }

    /// What is left of its quota.
    pub fn left(&self, side: Side) -> Millis {
        self.left[side]
    }
}
