//! Venues whose node hangs while its link still stands: nothing comes to say so, hence it is looked for.

use std::collections::BTreeSet;

use super::{Change, Model};

/// The coordinator has to be heard for so long before a silence is the venue's own, milliseconds: what a connection
/// held back comes in no order, and venues tell every second.
const SETTLED: u64 = 1_500;

/// The venues that were told to be silent.
#[derive(Debug, Default)]
pub struct Silences {
    told: BTreeSet<String>,
    /// Since when the coordinator is heard.
    heard: Option<u64>,
}

impl Silences {
    /// How often it is looked for, milliseconds.
    pub const EVERY: u64 = 500;

    /// What began or ended since it was looked for last; nothing while the coordinator itself is not heard. A venue
    /// that is cut off meanwhile is told as that.
    pub fn look(&mut self, model: &Model, now: u64) -> Vec<Change> {
        if !model.is_fresh(now) || !model.is_current() {
            self.heard = None;
            return Vec::new();
        }
        if now.saturating_sub(*self.heard.get_or_insert(now)) < SETTLED {
            return Vec::new();
        }
        let mut changes = Vec::new();
        let mut told = BTreeSet::new();
        for venue in model.venues() {
            let was = self.told.contains(&venue.venue);
            match model.venue_silent(venue, now) {
                Some(age) => {
                    told.insert(venue.venue.clone());
                    if !was {
                        changes.push(Change::Silent(Box::new(venue.clone()), age));
                    }
                }
                None if was && venue.connected => {
                    changes.push(Change::Heard(Box::new(venue.clone())));
                }
                None => {}
            }
        }
        self.told = told;
        changes
    }
}
