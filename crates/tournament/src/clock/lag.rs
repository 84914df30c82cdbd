//! Lag compensation: of the time that a move took, what the network used may be given back, within
//! bounds that the regulations announce.
//!
//! A device is believed only downwards. What a move is credited with is the least of what its device
//! says that a round trip takes, what was measured without the device's word, what the regulations
//! allow for one move, what is left of the side's quota, and what the move cost its main time. So
//! whatever devices say and do, `n` moves of a side never bring more than `quota + (n - 1) * refill`.

use crate::time::Millis;

/// What an event allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LagRules {
    /// The most for one move.
    pub per_move: Millis,
    /// What each side may be credited with at the beginning, and the most that it ever may.
    pub quota: Millis,
    /// What the quota grows by with each move of the side.
    pub refill: Millis,
}

/// What both ends measured of the link that a move came by; zero for what is not known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoundTrips {
    /// The round trip that the device says it measured.
    pub claimed: Millis,
    /// The shortest that was measured lately without the device's word.
    pub measured: Millis,
}

/// What a move is credited with, and by what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LagCredit {
    /// What the mover's clock gets back.
    pub given: Millis,
    /// What both ends had measured.
    pub link: RoundTrips,
    /// What is left of the side's quota for its next move.
    pub left: Millis,
}

impl LagRules {
    /// The credit for a move that cost so much main time, where so much of the quota is left.
    pub fn credit(&self, link: RoundTrips, cost: Millis, left: Millis) -> LagCredit {
        let believed = link.claimed.min(link.measured);
        let allowed = self.per_move.min(left);
        let given = believed.min(allowed).min(cost);
        LagCredit {
            given,
            link,
            left: (left.less(given) + self.refill).min(self.quota),
        }
    }
}

#[cfg(test)]
mod tests;
