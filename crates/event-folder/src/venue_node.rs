//! Where a venue's node is, by what the event's folder says.

use std::path::Path;

use adoube_tournament::message;
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};
use serde::Deserialize;

use crate::texts::{filled, of_file};
use crate::{CHIEF, Credentials, EventFolder, Venue, read_venues};

/// A venue's node, and as whom to speak to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VenueNode {
    /// `host:port`.
    pub address: String,
    /// The name in its certificate, where another one is expected than the host's.
    pub domain: Option<String>,
    /// Whose certificate to show.
    pub person: String,
    /// The venue, where it was named.
    pub venue: Option<String>,
}

#[derive(Deserialize)]
struct VenueToml {
    listen_officials: Option<String>,
}

/// What is known of a venue whose node is to be found.
#[derive(Debug, Clone, Copy, Default)]
pub struct VenueQuery<'a> {
    /// Its id, or its node's `host:port`.
    pub venue: Option<&'a str>,
    /// The node's `host:port`.
    pub address: Option<&'a str>,
    /// A device of the venue.
    pub device: Option<&'a str>,
}

impl VenueNode {
    /// The node of a venue, by its name or its address; or of a device's venue. Without a person, the venue's LTA or
    /// the Chief Arbiter connects.
    pub fn find(event: &EventFolder, person: Option<&str>, query: VenueQuery<'_>) -> Result<Self> {
        let VenueQuery { device, .. } = query;
        let (venue, address) = match (query.venue, query.address) {
            // `--venue host:port` names an address: no venue's id has a colon.
            (Some(text), None) if text.contains(':') => (None, Some(text)),
            given => given,
        };
        let named = match (venue, device) {
            (Some(venue), _) => Some(venue.to_owned()),
            (None, Some(device)) => venue_of(event, device),
            (None, None) => None,
        };
        let person = person_for(event, person, named.as_deref());
        let address = match (address, &named) {
            (Some(address), _) => address.to_owned(),
            (None, Some(venue)) => address_of(event, &person, venue)?,
            (None, None) => {
                let what = match device {
                    Some(device) => {
                        message!("cli-folder-no-device", device)
                    }
                    None => message!("cli-folder-which-venue"),
                };
                return Err(trouble(filled(&what), text!("cli-folder-which-venue-next")));
            }
        };
        Ok(Self {
            domain: named.as_ref().map(|venue| format!("{venue}.adoube")),
            address,
            person,
            venue: named,
        })
    }
}

/// The person named, or else the venue's LTA where that folder is here, or else the chief arbiter.
fn person_for(event: &EventFolder, person: Option<&str>, venue: Option<&str>) -> String {
    if let Some(person) = person {
        return person.to_owned();
    }
    let lta = venue.map(|venue| format!("lta-{venue}"));
    lta.filter(|lta| event.official(lta).is_dir())
        .unwrap_or_else(|| CHIEF.to_owned())
}

/// The venue that a device is enrolled for, where the organiser's file is here.
fn venue_of(event: &EventFolder, device: &str) -> Option<String> {
    let text = std::fs::read_to_string(event.venues()).ok()?;
    let (venues, _) = read_venues("venues.toml", &text);
    let has = |venue: &&Venue| venue.devices.iter().any(|id| id.as_str() == device);
    venues.iter().find(has).map(|venue| venue.id.to_string())
}

/// From the person's own settings; or, on the machine where the whole event's folder is, from the
/// venue's.
fn address_of(event: &EventFolder, person: &str, venue: &str) -> Result<String> {
    let own = Credentials::read(event, person)?.venues;
    if let Some(address) = own.get(venue) {
        return Ok(address.clone());
    }
    from_venue(event, &event.venue(venue).join("venue.toml"), venue)
}

fn from_venue(event: &EventFolder, path: &Path, venue: &str) -> Result<String> {
    let found =
        std::fs::read_to_string(path).map_err(|_| trouble!("cli-folder-no-address", venue))?;
    let toml: VenueToml =
        toml::from_str(&found).with_context(|| of_file("cli-folder-file-in", path))?;
    let listen = toml.listen_officials.ok_or_else(|| {
        trouble(
            of_file("cli-folder-no-port", path),
            text!("cli-folder-no-port-next"),
        )
    })?;
    let port = listen.rsplit(':').next().unwrap_or_default();
    let host = std::fs::read_to_string(event.venues())
        .ok()
        .and_then(|text| {
            let (venues, _) = read_venues("venues.toml", &text);
            let found = venues.into_iter().find(|known| known.id.as_str() == venue);
            found.map(|venue| venue.host)
        });
    let host = host.unwrap_or_else(|| "127.0.0.1".to_owned());
    Ok(if host.contains(':') {
        format!("[{host}]:{port}")
    } else {
        format!("{host}:{port}")
    })
}
