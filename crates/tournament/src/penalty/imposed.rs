//! Penalties that were imposed, as a player's list shows them.

use super::{Effect, Measure, Penalty};
use crate::ids::{BoardId, PersonId};
use crate::time::Time;

/// The penalties of one ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imposed {
    /// On whom.
    pub person: PersonId,
    /// The last round that was published then; 0 before the first.
    pub round: u16,
    /// The board whose game they are for; none outside a game.
    pub board: Option<BoardId>,
    /// When.
    pub at: Time,
    /// The official.
    pub by: Option<PersonId>,
    /// The article that they rest on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// What was imposed, at most [`MAX_PENALTIES`](super::MAX_PENALTIES).
    pub penalties: Vec<Penalty>,
}

impl Imposed {
    /// Whether the player is out of a round by it.
    pub fn keeps_out_of(&self, round: u16) -> bool {
        let mut effects = self.penalties.iter().flat_map(|penalty| {
            let effects = penalty.row().effects.iter();
            effects.map(move |effect| (*effect, penalty.measure()))
        });
        effects.any(|(effect, measure)| {
            let in_rounds = |measure: &Measure| {
                matches!(measure, Measure::Rounds(rounds) if rounds.contain(round))
            };
            (effect == Effect::Expelled && round > self.round)
                || (effect == Effect::Excluded && measure.is_some_and(in_rounds))
        })
    }
}
