//! What a tournament's stream folds to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::decide::OfficialPlan;
use super::delegations::Delegations;
use super::invitations::Invitations;
use super::record::{EventRecord, VenueAppointed};
use crate::actor::Role;
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::regulations::{Published, Regulations};

/// A venue of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Venue {
    /// What people call it.
    pub name: String,
    /// IANA name, such as `Europe/Madrid`.
    pub time_zone: String,
    /// Its devices, in the order in which they were enrolled.
    pub devices: Vec<DeviceId>,
}

/// A tournament as it stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    name: Option<String>,
    version: u32,
    document: String,
    regulations: Option<Arc<Regulations>>,
    venues: BTreeMap<VenueId, Venue>,
    /// The venues in the order in which they were set up.
    order: Vec<VenueId>,
    devices: BTreeMap<DeviceId, VenueId>,
    /// Every office with the number of its appointment.
    officials: BTreeMap<OfficialPlan, u64>,
    appointments: u64,
    /// The appointments that ended.
    ended: BTreeSet<u64>,
    delegations: Delegations,
    invitations: Invitations,
}

impl State {
    /// Takes in one record.
    pub fn apply(&mut self, record: &EventRecord) {
        match record {
            EventRecord::Opened { name } => self.name = Some(name.clone()),
            EventRecord::RegulationsPublished { version, document } => {
                self.publish(*version, document);
            }
            EventRecord::VenueAppointed(venue) => self.appoint_venue(venue),
            EventRecord::VenueReleased { venue } => self.release_venue(venue),
            EventRecord::DeviceEnrolled { device, venue } => self.enrol(device, venue),
            EventRecord::DeviceRetired { device } => self.retire(device),
            EventRecord::OfficialAppointed(office) => self.appoint(office),
            EventRecord::OfficialReleased(office) => {
                self.ended.extend(self.officials.remove(office));
            }
            EventRecord::RulingsDelegated { person, word } => self.delegations.give(person, word),
            EventRecord::DelegationEnded { person, word } => self.delegations.end(person, word),
            EventRecord::Invitation(invited) => self.invitations.apply(invited),
        }
    }

    fn appoint(&mut self, office: &OfficialPlan) {
        self.officials.entry(office.clone()).or_insert_with(|| {
            self.appointments += 1;
            self.appointments
        });
    }

    fn publish(&mut self, version: u32, document: &Published) {
        self.version = version;
        document.text.clone_into(&mut self.document);
        self.regulations.clone_from(&document.regulations);
    }

    fn appoint_venue(&mut self, appointed: &VenueAppointed) {
        let venue = &appointed.venue;
        let known = self.venues.remove(venue);
        let entry = Venue {
            name: appointed.name.clone(),
            time_zone: appointed.time_zone.clone(),
            devices: known.map_or_else(Vec::new, |known| known.devices),
        };
        self.venues.insert(venue.clone(), entry);
        if !self.order.contains(venue) {
            self.order.push(venue.clone());
        }
    }

    fn release_venue(&mut self, venue: &VenueId) {
        self.venues.remove(venue);
        self.order.retain(|other| other != venue);
        self.devices.retain(|_, at| at != venue);
    }

    fn enrol(&mut self, device: &DeviceId, venue: &VenueId) {
        self.retire(device);
        if let Some(entry) = self.venues.get_mut(venue) {
            entry.devices.push(device.clone());
            self.devices.insert(device.clone(), venue.clone());
        }
    }

    fn retire(&mut self, device: &DeviceId) {
        let venue = self.devices.remove(device);
        if let Some(entry) = venue.and_then(|venue| self.venues.get_mut(&venue)) {
            entry.devices.retain(|other| other != device);
        }
    }

    /// What the tournament is called; none before it was opened.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The regulations that hold; none before they were published.
    pub const fn regulations(&self) -> Option<&Arc<Regulations>> {
        self.regulations.as_ref()
    }

    /// The regulations as they are stored, every default filled in; empty before.
    pub fn document(&self) -> &str {
        &self.document
    }

    /// Which version of the regulations holds; 0 for none.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The venues.
    pub const fn venues(&self) -> &BTreeMap<VenueId, Venue> {
        &self.venues
    }

    /// The venues as the organiser set them up: the first one's calendar is the event's. A venue that
    /// comes later is behind the others, one that is described anew keeps its place.
    pub fn venues_in_order(&self) -> impl Iterator<Item = (&VenueId, &Venue)> {
        let order = self.order.iter();
        order.filter_map(|id| self.venues.get_key_value(id))
    }

    /// Everybody who has a role, with the venue that it is for.
    pub fn officials(&self) -> impl Iterator<Item = &OfficialPlan> {
        self.officials.keys()
    }

    /// The number of each appointment that holds, with the office. An office that was left and
    /// given again has another number than before.
    pub fn appointments(&self) -> impl Iterator<Item = (u64, &OfficialPlan)> {
        let all = self.officials.iter();
        all.map(|(office, number)| (*number, office))
    }

    /// The numbers of the appointments that ended.
    pub const fn ended_appointments(&self) -> &BTreeSet<u64> {
        &self.ended
    }

    /// The person's roles, each with the venue that it is for; none for the whole event.
    pub fn roles_of(&self, person: &PersonId) -> Vec<(Role, Option<VenueId>)> {
        let own = self.officials.keys().filter(|it| it.person == *person);
        own.map(|it| (it.role, it.venue.clone())).collect()
    }

    /// Who may rule in the Chief Arbiter's place, and who might, each with whose word that is (DIS-9).
    pub const fn delegations(&self) -> &Delegations {
        &self.delegations
    }

    /// What is recorded of invitations to the console.
    pub const fn invitations(&self) -> &Invitations {
        &self.invitations
    }

    /// The venue that the device belongs to; none if it is not enrolled.
    pub fn device_venue(&self, device: &DeviceId) -> Option<&VenueId> {
        self.devices.get(device)
    }
}
