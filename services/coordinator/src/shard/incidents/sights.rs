//! What venues and their devices reported of late: evidence for incidents that open soon after.

use std::collections::{BTreeMap, VecDeque};

use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Saw, Seen, Witness};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{Report, sights};

/// The most that is remembered of a venue.
const MOST: usize = 1_024;

/// Older than this it says nothing about a silence that begins now.
const KEPT: Millis = Millis::from_seconds(60);

/// Something that a witness saw, and when that was received.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) witness: Witness,
    pub(super) seen: Seen,
    pub(super) about: Option<DeviceId>,
    pub(super) received: Time,
    pub(super) saw: Saw,
}

/// The newest reports of each venue, as evidence.
#[derive(Debug, Default)]
pub(super) struct Sights {
    of: BTreeMap<VenueId, VecDeque<Told>>,
}

impl Sights {
    /// Takes in a report, and tells what it says.
    pub(super) fn take(&mut self, venue: &VenueId, report: &Report, now: Time) -> Vec<Told> {
        let told: Vec<Told> = sights(venue, report)
            .into_iter()
            .map(|(witness, seen, saw)| Told {
                about: match &witness {
                    Witness::Venue(_) => report.device().cloned(),
                    _ => None,
                },
                witness,
                seen,
                received: now,
                saw,
            })
            .collect();
        for told in &told {
            self.keep(venue, told.clone());
        }
        told
    }

    /// Remembers something about a venue.
    pub(super) fn keep(&mut self, venue: &VenueId, told: Told) {
        let now = told.received;
        let kept = self.of.entry(venue.clone()).or_default();
        kept.push_back(told);
        let old = |told: &Told| now.since(told.received) > KEPT;
        while kept.len() > MOST || kept.front().is_some_and(old) {
            kept.pop_front();
        }
    }

    /// What is remembered of a venue.
    pub(super) fn of(&self, venue: &VenueId) -> impl Iterator<Item = &Told> {
        self.of.get(venue).into_iter().flatten()
    }
}
