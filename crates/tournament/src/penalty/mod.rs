//! Penalties that an arbiter imposes on a player (O 10.9, 18.4; L 12.9, in 2005 L 13.4).
//!
//! Each kind is one row of [`TABLE`]: its word, its articles, who may impose it, what it is measured in and its
//! effects. All other code reads the effects and never asks for the kind.

mod imposed;
mod measure;
mod table;
mod text;

pub use imposed::Imposed;
pub use measure::{Fine, Measure, Measured, Rounds};
pub use table::{Availability, Effect, PenaltyKind, Row, TABLE};
pub use text::{UnreadablePenalty, english};

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

    /// Whether it has one of these effects.
    pub fn has_any(&self, effects: &[Effect]) -> bool {
        let mut own = self.row().effects.iter();
        own.any(|effect| effects.contains(effect))
    }
}

/// What the role table knows a ruling with these penalties by: the strictest of their rows decides.
pub fn verb_of(penalties: &[Penalty]) -> Verb {
    let verbs = penalties.iter().map(|penalty| penalty.row().imposed_by);
    let strictest = verbs.min_by_key(|verb| verb.allowed().0.len());
    strictest.unwrap_or(Verb::Penalise)
}

#[cfg(test)]
mod tests;
