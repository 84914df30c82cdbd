//! Times as a clock at the venue shows them.

use std::collections::BTreeMap;

use adoube_proto::v1::EventView;
use jiff::tz::TimeZone;

use crate::games::comments::instant;

/// The venues' time zones.
pub(super) struct Zones(BTreeMap<String, TimeZone>);

impl Zones {
    /// Those of an event.
    pub(super) fn of(event: &EventView) -> Self {
        let venues = event.venues.iter();
        Self(
            venues
                .filter_map(|venue| Some((venue.id.clone(), known(&venue.time_zone)?)))
                .collect(),
        )
    }

    /// An instant at a venue, such as `12:03:59.123 CET`.
    pub(super) fn at(&self, millis: u64, venue: &str) -> String {
        shown(millis, self.zone(venue), "%H:%M:%S%.3f %Z")
    }

    /// The same where its zone was told before.
    pub(super) fn clock(&self, millis: u64, venue: &str) -> String {
        shown(millis, self.zone(venue), "%H:%M:%S%.3f")
    }

    /// What a venue's zone is called at that time, such as `CET`.
    pub(super) fn name(&self, millis: u64, venue: &str) -> String {
        shown(millis, self.zone(venue), "%Z")
    }

    fn zone(&self, venue: &str) -> Option<TimeZone> {
        self.0.get(venue).cloned()
    }
}

/// An instant in a zone, such as `12:03:59 CET`; in UTC, and so named, where this machine does not
/// know the zone.
pub(super) fn in_zone(millis: u64, name: &str) -> String {
    shown(millis, known(name), "%H:%M:%S %Z")
}

fn known(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

fn shown(millis: u64, zone: Option<TimeZone>, format: &str) -> String {
    let Some(instant) = instant(millis) else {
        return format!("{millis} ms");
    };
    let zone = zone.unwrap_or(TimeZone::UTC);
    instant.to_zoned(zone).strftime(format).to_string()
}
