//! What a board's moves were credited with for the network's time.

use adoube_chess::Side;

use super::terms::Terms;
use crate::clock::LagCredit;
use crate::time::Millis;

/// Both sides' credits in the game that is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Credits {
    given: [Millis; 2],
    left: [Millis; 2],
}

impl Credits {
    /// Those of a game that begins: nothing given, the quota whole.
    pub(super) fn fresh(terms: &Terms) -> Self {
        let quota = terms.lag.map_or(Millis::ZERO, |rules| rules.quota);
        Self {
            given: [Millis::ZERO; 2],
            left: [quota; 2],
        }
    }

    pub(super) fn take(&mut self, side: Side, credit: &LagCredit) {
        self.given[side.index()] += credit.given;
        self.left[side.index()] = credit.left;
    }

    /// What the side was credited with since the game began.
    pub const fn given(&self, side: Side) -> Millis {
        self.given[side.index()]
    }

    /// What is left of its quota.
    pub const fn left(&self, side: Side) -> Millis {
        self.left[side.index()]
    }
}
