//! Venues and officials as the wire has them.

use adoube_proto::v1::{OfficialEntry, VenueEntry};

use crate::{Official, Venue};

/// Venues as the wire has them.
pub fn venue_entries(venues: &[Venue]) -> Vec<VenueEntry> {
    let entry = |venue: &Venue| VenueEntry {
        id: venue.id.to_string(),
        name: venue.name.clone(),
        time_zone: venue.time_zone.clone(),
        devices: venue.devices.iter().map(ToString::to_string).collect(),
    };
    venues.iter().map(entry).collect()
}

/// Officials as the wire has them.
pub fn official_entries(officials: &[Official]) -> Vec<OfficialEntry> {
    let entry = |official: &Official| OfficialEntry {
        person: official.person.to_string(),
        name: official.name.clone(),
        role: official.role.into(),
        venue: official
            .venue
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
    };
    officials.iter().map(entry).collect()
}
