//! A new event, as the organiser wants it.

use std::path::PathBuf;

/// An event's folder to be made, as an organiser asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEvent {
    /// The folder; it must not exist or be empty.
    pub dir: PathBuf,
    /// How many venues with names to be changed, 1 to 8; not used if `venue` names some.
    pub venues: u8,
    /// `ID:NAME:ZONE`, or `ID:NAME:ZONE:HOST`, for each venue.
    pub venue: Vec<String>,
    /// How many devices each venue has.
    pub devices_per_venue: u16,
    /// The coordinator's port; the others are at an offset from it.
    pub port_base: u16,
    /// Where venues and officials reach the coordinator.
    pub host: String,
    /// The tournament's id; made of the folder's name where there is none.
    pub tournament: Option<String>,
    /// How many days the certificates hold.
    pub days: u32,
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::missing_panics_doc)]
impl NewEvent {
    /// Reads the arguments of `adoube init`, with its defaults.
    pub fn parse(line: &str) -> Self {
        let mut words = line.split_whitespace();
        let mut event = Self {
            dir: words.next().unwrap().into(),
            venues: 2,
            venue: Vec::new(),
            devices_per_venue: 4,
            port_base: 7700,
            host: "127.0.0.1".to_owned(),
            tournament: None,
            days: 365,
        };
        while let Some(option) = words.next() {
            let value = words.next().unwrap();
            match option {
                "--venues" => event.venues = value.parse().unwrap(),
                "--venue" => event.venue.push(value.to_owned()),
                "--devices-per-venue" => event.devices_per_venue = value.parse().unwrap(),
                "--port-base" => event.port_base = value.parse().unwrap(),
                "--host" => value.clone_into(&mut event.host),
                "--tournament" => event.tournament = Some(value.to_owned()),
                "--days" => event.days = value.parse().unwrap(),
                other => panic!("{other}"),
            }
        }
        event
    }
}
