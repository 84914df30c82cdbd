//! What venues and their devices reported of late: evidence for incidents that open soon after.

use std::collections::{BTreeMap, VecDeque};

use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::evidence::{Observation, Place, Witness, WitnessClock};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{Report, sights};

/// The most that is remembered of a venue.
const MOST: usize = 1_024;

/// Older than this it says nothing about a silence that begins now.
const KEPT: Millis = Millis::from_seconds(60);

/// Something that a witness saw, and when that was received.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RecentReport {
    pub(super) witness: Witness,
    pub(super) seen: WitnessClock,
    pub(super) about: Option<DeviceId>,
    pub(super) received: Time,
    /// When that was, as far as is known.
    pub(super) place: Place,
    pub(super) saw: Observation,
}

impl RecentReport {
    /// The device that it is about; none if it is about the venue.
    pub(super) const fn device(&self) -> Option<&DeviceId> {
        match &self.witness {
            Witness::Device(device) => Some(device),
            Witness::Venue(_) | Witness::Coordinator => self.about.as_ref(),
        }
    }
}

/// The last that a witness saw whose time is known.
#[derive(Debug)]
struct Mark {
    boot_id: String,
    monotonic_ms: u64,
    place: Place,
}

/// The newest reports of each venue, as evidence.
#[derive(Debug, Default)]
pub(super) struct Sights {
    of: BTreeMap<VenueId, VecDeque<RecentReport>>,
    /// Of the venues and of the devices that have a journal.
    marks: BTreeMap<Witness, Mark>,
}

impl Sights {
    /// Takes in a report, and tells what it says.
    pub(super) fn take(
        &mut self,
        venue: &VenueId,
        report: &Report,
        now: Time,
    ) -> Vec<RecentReport> {
        let told: Vec<RecentReport> = sights(venue, report)
            .into_iter()
            .map(|(witness, seen, saw)| RecentReport {
                about: match &witness {
                    Witness::Venue(_) => report.device().cloned(),
                    Witness::Device(_) | Witness::Coordinator => None,
                },
                place: self.place(&witness, &seen, saw, now),
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

    /// When something was seen: where the witness's clock is not known, after what it told before,
    /// for each tells what it saw in that order.
    fn place(
        &mut self,
        witness: &Witness,
        seen: &WitnessClock,
        saw: Observation,
        now: Time,
    ) -> Place {
        let place = Place::of_seen(witness, seen, now);
        if place.error().is_some() {
            let mark = Mark {
                boot_id: seen.boot_id.clone(),
                monotonic_ms: seen.monotonic_ms,
                place,
            };
            let later = |known: &Mark| place.first() >= known.place.first();
            if self.marks.get(witness).is_none_or(later) {
                self.marks.insert(witness.clone(), mark);
            }
            return place;
        }
        let Some(mark) = self.marks.get(witness) else {
            return place;
        };
        if mark.boot_id == seen.boot_id {
            let apart = seen.monotonic_ms.checked_sub(mark.monotonic_ms);
            return apart.map_or(place, |apart| place.after(mark.place, Some(apart)));
        }
        // The last sign of life of an earlier start is told by a later one.
        if saw == Observation::AliveUntil {
            return place;
        }
        place.after(mark.place, None)
    }

    /// Remembers something about a venue.
    pub(super) fn keep(&mut self, venue: &VenueId, told: RecentReport) {
        let now = told.received;
        let kept = self.of.entry(venue.clone()).or_default();
        kept.push_back(told);
        let old = |told: &RecentReport| now.since(told.received) > KEPT;
        while kept.len() > MOST || kept.front().is_some_and(old) {
            kept.pop_front();
        }
    }

    /// What is remembered of a venue.
    pub(super) fn of(&self, venue: &VenueId) -> impl Iterator<Item = &RecentReport> {
        self.of.get(venue).into_iter().flatten()
    }
}
