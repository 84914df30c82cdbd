//! Which incidents there are of which devices and venues, so that looking one up does not mean
//! looking at all that a tournament ever had.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::incident::{Closed, State};
use adoube_tournament::time::Time;

use crate::shard::state::Folded;

/// What is looked up. All of it can be had from the incidents alone.
#[derive(Debug, Default)]
pub(super) struct Register {
    /// A device's last contacts, in game time.
    contacts: BTreeMap<DeviceId, BTreeSet<Time>>,
    /// The incidents that evidence of a venue may be for: those that were not joined into another.
    venues: BTreeMap<VenueId, BTreeSet<u32>>,
    /// How many absences of each incident are known here.
    known: BTreeMap<u32, usize>,
}

impl Register {
    /// Of incidents that were read from the ledger.
    pub(super) fn of(incidents: &BTreeMap<u32, Folded<State>>) -> Self {
        let mut register = Self::default();
        for folded in incidents.values() {
            register.take(&folded.state);
        }
        register
    }

    /// An incident as it is now. Absences are only ever added to.
    pub(super) fn take(&mut self, incident: &State) {
        let number = incident.number();
        let known = self.known.entry(number).or_default();
        let new = incident.absences().iter().skip(*known);
        *known = incident.absences().len();
        for absence in new {
            let contacts = self.contacts.entry(absence.device.clone()).or_default();
            contacts.insert(absence.contact.at);
            let here = self.venues.entry(absence.venue.clone()).or_default();
            here.insert(number);
        }
        if matches!(incident.closed(), Some(Closed::JoinedInto(_))) {
            for absence in incident.absences() {
                self.forget(&absence.venue, number);
            }
        }
    }

    /// No more evidence of the venue is for the incident.
    pub(super) fn forget(&mut self, venue: &VenueId, number: u32) {
        if let Some(here) = self.venues.get_mut(venue) {
            here.remove(&number);
        }
    }

    /// The incidents that evidence of a venue may be for.
    pub(super) fn of_venue(&self, venue: &VenueId) -> Vec<u32> {
        let here = self.venues.get(venue).into_iter().flatten();
        here.copied().collect()
    }

    /// When a device was last heard before the first silence that it had after that one.
    pub(super) fn next_contact(&self, device: &DeviceId, after: Time) -> Option<Time> {
        let mut later = self.contacts.get(device)?.range(after..);
        later.find(|at| **at > after).copied()
    }
}
