//! Penalties that an arbiter imposes on a player (O 10.9, 18.4; L 12.9, in 2005 L 13.4).
//!
//! Each kind is one row of [`TABLE`]: its word, its articles, who may impose it, what it is measured in and its
//! effects. All other code reads the effects and never asks for the kind.

mod imposed;
mod measure;
mod table;
mod text;

pub use imposed::{Imposed, Withdrawal};
pub use measure::{ClaimedMove, Fine, Measure, Measured, Rounds};
pub use table::{Availability, Effect, PenaltyKind, Reach, Row, TABLE};
pub use text::{UnreadableMeasure, UnreadablePenalty, ids};

use crate::time::Millis;
use crate::verb::Verb;

/// The most penalties in one ruling.
pub const MAX_PENALTIES: usize = 8;

/// One penalty, with its measure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    kind: PenaltyKind,
    measure: Option<Measure>,
}

/// A penalty without the measure that its kind has, or with another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the penalty {} takes {}", .0.row().id, .0.row().measured.english())]
pub struct WrongMeasure(pub PenaltyKind);

impl Penalty {
    /// The game is lost, and the opponent wins.
    pub const GAME_LOST: Self = Self {
        kind: PenaltyKind::GameLost,
        measure: None,
    };

    /// The penalty, if that is the measure of its kind.
    pub fn new(kind: PenaltyKind, measure: Option<Measure>) -> Result<Self, WrongMeasure> {
        if kind.row().measured.fits(measure.as_ref()) {
            Ok(Self { kind, measure })
        } else {
            Err(WrongMeasure(kind))
        }
    }

    /// Which penalty.
    pub const fn kind(&self) -> PenaltyKind {
        self.kind
    }

    /// Its row of the table.
    pub const fn row(&self) -> &'static Row {
        self.kind.row()
    }

    /// How much time, how many points, which rounds or fine; none where its kind has no measure, or a usual one.
    pub const fn measure(&self) -> Option<&Measure> {
        self.measure.as_ref()
    }

    /// The same claim with its move as the score has it.
    pub(crate) fn claimed_with(&self, claimed: Option<ClaimedMove>) -> Self {
        Self {
            kind: self.kind,
            measure: claimed.map(Measure::Claim),
        }
    }

    /// How much time, where it is measured in that.
    pub const fn time(&self) -> Option<Millis> {
        if let Some(Measure::Time(time)) = self.measure() {
            Some(*time)
        } else {
            None
        }
    }

    /// The halves of a point, where it is measured in that and not left out.
    pub const fn points(&self) -> Option<u8> {
        if let Some(Measure::Points(halves)) = self.measure() {
            Some(*halves)
        } else {
            None
        }
    }

    /// The rounds of an exclusion.
    pub const fn rounds(&self) -> Option<Rounds> {
        if let Some(Measure::Rounds(rounds)) = self.measure() {
            Some(*rounds)
        } else {
            None
        }
    }

    /// The move of a wrong claim; none where the position that stands was claimed.
    pub const fn claimed_move(&self) -> Option<&ClaimedMove> {
        if let Some(Measure::Claim(claimed)) = self.measure() {
            Some(claimed)
        } else {
            None
        }
    }

    /// Whether the player is out of a round by it: one of its rounds, or where they are expelled any from that one on.
    pub fn keeps_out_of(&self, round: u16, expelled_from: u16) -> bool {
        let mut effects = self.row().effects.iter();
        effects.any(|effect| match effect {
            Effect::Excluded => self.rounds().is_some_and(|rounds| rounds.contain(round)),
            Effect::Expelled => expelled_from <= round,
            Effect::TimeToOpponent
            | Effect::TimeOff
            | Effect::PointsToOpponent
            | Effect::PointsOff
            | Effect::GameLost
            | Effect::CostOfWrongClaim => false,
        })
    }

    /// Whether it has that effect.
    pub fn has(&self, effect: Effect) -> bool {
        self.row().effects.contains(&effect)
    }

    /// Whether it changes clocks, results or rounds.
    pub fn reaches(&self, reach: Reach) -> bool {
        let mut effects = self.row().effects.iter();
        effects.any(|effect| effect.reach() == reach)
    }
}

/// Whether one of them changes clocks, results or rounds.
pub fn reach(penalties: &[Penalty], reach: Reach) -> bool {
    penalties.iter().any(|penalty| penalty.reaches(reach))
}

/// Whether the event's four eyes ask for a second official: penalties that change a result or keep a player out of rounds.
pub fn is_for_two(penalties: &[Penalty]) -> bool {
    reach(penalties, Reach::Result) || reach(penalties, Reach::Rounds)
}

/// What the role table knows a ruling with these penalties by: the strictest of their rows decides.
pub fn verb_of(penalties: &[Penalty]) -> Verb {
    let verbs = penalties.iter().map(|penalty| penalty.row().imposed_by);
    let strictest = verbs.min_by_key(|verb| verb.allowed().0.len());
    strictest.unwrap_or(Verb::Penalise)
}

#[cfg(test)]
mod tests;
