//! Setting up: what an organiser wants, against what stands.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::check;
use super::record::{EventRecord, VenueAppointed};
use super::state::State;
use crate::actor::{Actor, Role};
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::refusal::Refusal;
use crate::regulations::{Draft, Problem, Published};
use crate::roles::{self, Verb};

/// What an organiser wants the whole tournament to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUp {
    /// The regulations, or all that is wrong with them.
    pub regulations: Result<Draft, Vec<Problem>>,
    /// All venues.
    pub venues: Vec<VenuePlan>,
    /// All officials. Whoever sets up is an organiser without being named.
    pub officials: Vec<OfficialPlan>,
}

/// A venue and its devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VenuePlan {
    /// Which.
    pub venue: VenueId,
    /// What people call it, 1 to 200 characters.
    pub name: String,
    /// IANA name of its time zone.
    pub time_zone: String,
    /// Its devices.
    pub devices: Vec<DeviceId>,
}

/// An official's role.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct OfficialPlan {
    /// Who.
    pub person: PersonId,
    /// As what.
    pub role: Role,
    /// Where; none for the whole event.
    pub venue: Option<VenueId>,
}

/// The records that make `wanted` of what stands; none if it stands already. Refuses bad
/// regulations, and officials or venues that they do not allow (EVT-1, EVT-3), naming everything
/// that is wrong at once, a line each.
pub fn decide(state: &State, actor: &Actor, wanted: &SetUp) -> Result<Vec<EventRecord>, Refusal> {
    roles::may(actor, Verb::SetUp)?;
    let draft = wanted.regulations.as_ref().map_err(|problems| {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        Refusal::Invalid(lines.join("\n"))
    })?;
    let wrong = check::wrong(&draft.regulations, wanted);
    if !wrong.is_empty() {
        return Err(Refusal::Invalid(wrong.join("\n")));
    }
    let mut records = published(state, draft);
    records.extend(retired(state, wanted));
    records.extend(appointed_venues(state, wanted));
    records.extend(enrolled(state, wanted));
    records.extend(officials(state, actor, wanted));
    records.extend(released_venues(state, wanted));
    Ok(records)
}

fn published(state: &State, draft: &Draft) -> Vec<EventRecord> {
    let mut records = Vec::new();
    if state.name().is_none() {
        let name = draft.regulations.name.clone();
        records.push(EventRecord::Opened { name });
    }
    if state.document() != draft.document {
        let version = state.version() + 1;
        let document = Published {
            text: draft.document.clone(),
            regulations: Some(Arc::new(draft.regulations.clone())),
        };
        records.push(EventRecord::RegulationsPublished { version, document });
    }
    records
}

/// Where each device is to stand.
fn places(wanted: &SetUp) -> BTreeMap<&DeviceId, &VenueId> {
    let venues = wanted.venues.iter();
    venues
        .flat_map(|plan| plan.devices.iter().map(|device| (device, &plan.venue)))
        .collect()
}

/// Devices that are to stand nowhere, or elsewhere.
fn retired(state: &State, wanted: &SetUp) -> Vec<EventRecord> {
    let places = places(wanted);
    let standing = state.venues().iter();
    standing
        .flat_map(|(venue, entry)| entry.devices.iter().map(move |device| (device, venue)))
        .filter(|(device, venue)| places.get(device) != Some(venue))
        .map(|(device, _)| EventRecord::DeviceRetired {
            device: device.clone(),
        })
        .collect()
}

fn appointed_venues(state: &State, wanted: &SetUp) -> Vec<EventRecord> {
    let stands = |plan: &&VenuePlan| {
        let entry = state.venues().get(&plan.venue);
        entry.is_some_and(|v| v.name == plan.name && v.time_zone == plan.time_zone)
    };
    let changed = wanted.venues.iter().filter(|plan| !stands(plan));
    changed
        .map(|plan| {
            EventRecord::VenueAppointed(VenueAppointed {
                venue: plan.venue.clone(),
                name: plan.name.clone(),
                time_zone: plan.time_zone.clone(),
            })
        })
        .collect()
}

fn enrolled(state: &State, wanted: &SetUp) -> Vec<EventRecord> {
    let mut records = Vec::new();
    for plan in &wanted.venues {
        for device in &plan.devices {
            if state.device_venue(device) != Some(&plan.venue) {
                records.push(EventRecord::DeviceEnrolled {
                    device: device.clone(),
                    venue: plan.venue.clone(),
                });
            }
        }
    }
    records
}

fn released_venues(state: &State, wanted: &SetUp) -> Vec<EventRecord> {
    let kept: BTreeSet<_> = wanted.venues.iter().map(|plan| &plan.venue).collect();
    let gone = state.venues().keys().filter(|venue| !kept.contains(venue));
    gone.map(|venue| EventRecord::VenueReleased {
        venue: venue.clone(),
    })
    .collect()
}

/// Releases first, so that nobody reads two holders of an office between two records.
fn officials(state: &State, actor: &Actor, wanted: &SetUp) -> Vec<EventRecord> {
    let mut after: BTreeSet<OfficialPlan> = wanted.officials.iter().cloned().collect();
    if let Some((person, role)) = actor.office() {
        after.insert(OfficialPlan {
            person: person.clone(),
            role,
            venue: None,
        });
    }
    let before: BTreeSet<OfficialPlan> = state.officials().cloned().collect();
    let released = before.difference(&after).cloned();
    let appointed = after.difference(&before).cloned();
    released
        .map(EventRecord::OfficialReleased)
        .chain(appointed.map(EventRecord::OfficialAppointed))
        .collect()
}
