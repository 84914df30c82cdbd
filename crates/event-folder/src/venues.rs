//! `venues.toml`: where people play, and at which devices.

use std::collections::BTreeSet;

use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_user_text::Problem;
use adoube_user_text::text;

use super::reader::{Reader, Row};

/// A venue as the organiser wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Venue {
    /// Its id.
    pub id: VenueId,
    /// As people call it.
    pub name: String,
    /// IANA name of its time zone.
    pub time_zone: String,
    /// The name or address by which its devices reach the venue node.
    pub host: String,
    /// Its devices; their ids are unique in the event.
    pub devices: Vec<DeviceId>,
    /// Which of them make their keys themselves (`adoube enrol`).
    pub enrol: Vec<DeviceId>,
}

/// What stands in the file, and everything that is wrong with it.
pub fn read(file: &str, text: &str) -> (Vec<Venue>, Vec<Problem>) {
    let mut reader = Reader::new(file, text);
    let table = reader.parse();
    let mut venues = Vec::new();
    let mut ids = BTreeSet::new();
    let mut devices = BTreeSet::new();
    let rows = reader.rows(table.get_ref(), "venue");
    if rows.is_empty() && reader.problems.is_empty() {
        let none = text!("cli-folder-problem-no-venue");
        reader.problem(None, "venue", &none);
    }
    for row in &rows {
        venues.extend(venue(&mut reader, row, &mut ids, &mut devices));
    }
    (venues, reader.problems)
}

fn venue(
    reader: &mut Reader<'_>,
    row: &Row<'_>,
    ids: &mut BTreeSet<String>,
    all_devices: &mut BTreeSet<String>,
) -> Option<Venue> {
    reader.only(
        row,
        &["id", "name", "time_zone", "host", "devices", "enrol"],
    );
    let field = |name: &str| format!("{}.{name}", row.name);
    let id = reader.text(row, "id");
    if let Some((text, at)) = &id {
        reader.unique(ids, text, at.clone(), &field("id"));
    }
    let id = reader.checked(id, &field("id"), |text| VenueId::new(text).map_err(say));
    let name = reader.text(row, "name");
    let zone = reader.text(row, "time_zone");
    let time_zone = reader.checked(zone, &field("time_zone"), time_zone);
    let host = reader.optional(row, "host");
    let mut devices = listed(reader, row, "devices", all_devices);
    let enrol = if row.has("enrol") {
        listed(reader, row, "enrol", all_devices)
    } else {
        Vec::new()
    };
    devices.extend(enrol.iter().cloned());
    Some(Venue {
        id: id?,
        name: name?.0,
        time_zone: time_zone?,
        host: host.map_or_else(|| "127.0.0.1".to_owned(), |(host, _)| host),
        devices,
        enrol,
    })
}

fn listed(
    reader: &mut Reader<'_>,
    row: &Row<'_>,
    list: &str,
    all: &mut BTreeSet<String>,
) -> Vec<DeviceId> {
    let field = format!("{}.{list}", row.name);
    let mut devices = Vec::new();
    for (text, at) in reader.texts(row, list) {
        reader.unique(all, &text, at.clone(), &field);
        let found = Some((text, at));
        devices.extend(
            reader.checked(found, &field, |text| match super::reserved(text) {
                Some(problem) => Err(text!("cli-folder-problem-other-id", problem)),
                None => DeviceId::new(text).map_err(say),
            }),
        );
    }
    devices
}

fn say(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Whether the zone is known; a machine without a database of zones takes any.
pub fn time_zone(text: &str) -> Result<String, String> {
    let zones = jiff::tz::db();
    if zones.is_definitively_empty() || zones.get(text).is_ok() {
        Ok(text.to_owned())
    } else {
        Err(text!("cli-folder-problem-no-time-zone", zone: text))
    }
}
