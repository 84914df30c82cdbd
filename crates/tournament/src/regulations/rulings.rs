//! What the event says of rulings on disconnections (O 18.9).

use std::collections::BTreeSet;

use crate::ruling_terms::Kind;
use crate::time::Millis;

/// The rules of an event's rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingRules {
    /// Whether a second official has to agree.
    pub four_eyes: bool,
    /// The kinds that the event excludes.
    pub excluded: BTreeSet<Kind>,
    /// How long after both players are ready the clock starts, unless the ruling says otherwise.
    pub start_in: Millis,
}

impl RulingRules {
    /// Whether the event allows rulings of this kind.
    pub fn allows(&self, kind: Kind) -> bool {
        !self.excluded.contains(&kind)
    }
}

impl Default for RulingRules {
    fn default() -> Self {
        Self {
            four_eyes: false,
            excluded: BTreeSet::new(),
            start_in: Millis::from_seconds(30),
        }
    }
}
