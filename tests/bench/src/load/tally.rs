//! What was seen: how long each message took, and when it was sent.

use std::time::{Duration, Instant};

use crate::spread::Times;

/// Messages that were sent and came to something.
#[derive(Debug, Default)]
pub struct Tally {
    /// From the sending of a command to its answer.
    pub acknowledged: Vec<(Instant, Duration)>,
    /// From the sending of a move to its event at the opponent.
    pub delivered: Vec<(Instant, Duration)>,
    /// Commands that were refused.
    pub refused: u64,
}

impl Tally {
    /// Takes in another's.
    pub fn add(&mut self, other: Self) {
        self.acknowledged.extend(other.acknowledged);
        self.delivered.extend(other.delivered);
        self.refused += other.refused;
    }

    /// Acknowledgements of what was sent in that span.
    pub fn acknowledged_in(&self, from: Instant, until: Instant) -> Times {
        within(&self.acknowledged, from, until)
    }

    /// Deliveries of what was sent in that span.
    pub fn delivered_in(&self, from: Instant, until: Instant) -> Times {
        within(&self.delivered, from, until)
    }
}

fn within(all: &[(Instant, Duration)], from: Instant, until: Instant) -> Times {
    let within = all.iter().filter(|(sent, _)| (from..until).contains(sent));
    Times::of(within.map(|(_, took)| *took).collect())
}
