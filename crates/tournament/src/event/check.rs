//! What a set-up must fulfil beside the regulations' own checks (EVT-3, VEN-1).

use std::collections::{BTreeMap, BTreeSet};

use super::decide::{OfficialPlan, SetUp, VenuePlan};
use crate::actor::Role;
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::regulations::Regulations;
use crate::text::{MAX_NAME, PlainText};

/// The most venues of an event.
const MAX_VENUES: usize = 1_000;
/// The most devices of an event.
const MAX_DEVICES: usize = 20_000;
/// The most officials of an event.
const MAX_OFFICIALS: usize = 10_000;
/// Everything that is wrong, in words; empty if nothing is.
pub(super) fn wrong(regulations: &Regulations, wanted: &SetUp) -> Vec<String> {
    let mut wrong = sizes(wanted);
    if !wrong.is_empty() {
        return wrong;
    }
    wrong.extend(repeated_venues(&wanted.venues));
    wrong.extend(wanted.venues.iter().flat_map(descriptions));
    wrong.extend(shared_devices(&wanted.venues));
    let known: BTreeSet<_> = wanted.venues.iter().map(|plan| &plan.venue).collect();
    wrong.extend(wanted.officials.iter().filter_map(|o| office(o, &known)));
    if let Some(rules) = &regulations.venues {
        let needed = usize::from(rules.arbiters_per_venue);
        let staffs = wanted.venues.iter();
        wrong.extend(staffs.flat_map(|plan| staff(&plan.venue, &wanted.officials, needed)));
    }
    wrong
}

fn sizes(wanted: &SetUp) -> Vec<String> {
    let devices = wanted.venues.iter().map(|plan| plan.devices.len()).sum();
    [
        ("venues", wanted.venues.len(), MAX_VENUES),
        ("devices", devices, MAX_DEVICES),
        ("officials", wanted.officials.len(), MAX_OFFICIALS),
    ]
    .into_iter()
    .filter(|(_, count, most)| count > most)
    .map(|(what, count, most)| format!("{count} {what}: an event has at most {most}"))
    .collect()
}

fn repeated_venues(venues: &[VenuePlan]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let repeated = venues.iter().filter(|plan| !seen.insert(&plan.venue));
    repeated
        .map(|plan| format!("venue {} is named twice", plan.venue))
        .collect()
}

fn descriptions(plan: &VenuePlan) -> Vec<String> {
    let venue = &plan.venue;
    let mut wrong = Vec::new();
    if let Err(fault) = PlainText::new(&plan.name, MAX_NAME) {
        wrong.push(format!("venue {venue}: its name: {fault}"));
    }
    let zone = &plan.time_zone;
    let allowed = |c: char| c.is_ascii_alphanumeric() || "/_+-".contains(c);
    if zone.is_empty() || zone.len() > MAX_NAME || !zone.chars().all(allowed) {
        wrong.push(format!(
            "venue {venue}: give its time zone by its IANA name, such as Europe/Madrid"
        ));
    }
    wrong
}

/// A device belongs to one venue, once.
fn shared_devices(venues: &[VenuePlan]) -> Vec<String> {
    let mut places: BTreeMap<&DeviceId, &VenueId> = BTreeMap::new();
    let mut wrong = Vec::new();
    for plan in venues {
        for device in &plan.devices {
            if let Some(other) = places.insert(device, &plan.venue) {
                wrong.push(format!(
                    "device {device} stands in venue {other} and in venue {}: \
                     it belongs to one, once (O 16.6)",
                    plan.venue
                ));
            }
        }
    }
    wrong
}

fn office(plan: &OfficialPlan, venues: &BTreeSet<&VenueId>) -> Option<String> {
    let OfficialPlan {
        person,
        role,
        venue,
    } = plan;
    let name = role.name();
    match (role, venue) {
        (Role::Player | Role::Assistant | Role::Spectator, _) => {
            Some(format!("{person}: {name} is no official's role"))
        }
        (_, Some(venue)) if !venues.contains(venue) => {
            Some(format!("{person}: there is no venue {venue}"))
        }
        (Role::Lca | Role::Lta, None) => Some(format!("{person}: say at which venue ({name})")),
        (Role::ChiefArbiter, Some(_)) => Some(format!(
            "{person}: a chief arbiter is for the whole event, leave out the venue"
        )),
        _ => None,
    }
}

/// An LCA and an LTA who are two persons, and as many arbiters as were announced (O 16.8, 16.9).
fn staff(venue: &VenueId, officials: &[OfficialPlan], needed: usize) -> Vec<String> {
    let here = |role: Role| -> BTreeSet<&PersonId> {
        let at = officials.iter().filter(|o| o.venue.as_ref() == Some(venue));
        at.filter(|o| o.role == role).map(|o| &o.person).collect()
    };
    let (lca, lta, others) = (here(Role::Lca), here(Role::Lta), here(Role::Arbiter));
    let mut wrong = Vec::new();
    for (holders, role) in [(&lca, Role::Lca), (&lta, Role::Lta)] {
        if holders.is_empty() {
            let name = role.name();
            wrong.push(format!("venue {venue}: appoint its {name} (O 16.8)"));
        }
    }
    let both: BTreeSet<_> = lca.union(&lta).copied().collect();
    if !lca.is_empty() && !lta.is_empty() && both.len() < 2 {
        wrong.push(format!(
            "venue {venue}: its lca and its lta are two persons (O 16.8)"
        ));
    }
    let arbiters = both.union(&others).count();
    if wrong.is_empty() && arbiters < needed {
        wrong.push(format!(
            "venue {venue}: the regulations announce {needed} arbiters, appoint {} more (O 16.9)",
            needed - arbiters
        ));
    }
    wrong
}
