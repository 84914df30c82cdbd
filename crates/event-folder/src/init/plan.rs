//! What is to be made, worked out and checked before anything is written.

use adoube_user_text::text;
use std::path::Path;

use adoube_tournament::ids::{DeviceId, TournamentId, VenueId};
use adoube_tournament::message;
use adoube_user_text::trouble;
use anyhow::{Result, bail};

use super::NewEvent;
use super::check;
use crate::texts;

/// Offsets from the first port, so that the usual first port gives the usual others.
pub(crate) const RELAY_OFFSET: u16 = 100;
pub(crate) const MQTT_OFFSET: u16 = 1183;
pub(crate) const OFFICIALS_OFFSET: u16 = 200;
pub(crate) const CONSOLE_OFFSET: u16 = 300;
pub(crate) const WALL_OFFSET: u16 = 400;

/// Venues that need no typing; `--venues N` takes the first N.
const PLACES: [(&str, &str, &str); 8] = [
    ("madrid", "Madrid", "Europe/Madrid"),
    ("chennai", "Chennai", "Asia/Kolkata"),
    ("toronto", "Toronto", "America/Toronto"),
    ("lagos", "Lagos", "Africa/Lagos"),
    ("almaty", "Almaty", "Asia/Almaty"),
    ("lima", "Lima", "America/Lima"),
    ("wellington", "Wellington", "Pacific/Auckland"),
    ("reykjavik", "Reykjavik", "Atlantic/Reykjavik"),
];

/// An event's folder to be.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The tournament's id.
    pub tournament: TournamentId,
    /// Where venues and officials reach the coordinator.
    pub host: String,
    /// The coordinator's port.
    pub port: u16,
    /// The port of its console; none where no browser comes.
    pub console: Option<u16>,
    /// At least one.
    pub venues: Vec<VenuePlan>,
    /// The regulations, TOML.
    pub regulations: String,
    /// How long certificates hold.
    pub days: u32,
}

/// A venue to be.
#[derive(Debug, Clone)]
pub struct VenuePlan {
    /// Its id.
    pub id: VenueId,
    /// As people call it.
    pub name: String,
    /// IANA name.
    pub time_zone: String,
    /// Where devices reach the venue node.
    pub host: String,
    /// The relay's port there.
    pub relay: u16,
    /// The broker's port there.
    pub mqtt: u16,
    /// The port for officials there.
    pub officials: u16,
    /// The port of its page; none where no browser comes.
    pub wall: Option<u16>,
    /// The devices' ids.
    pub devices: Vec<DeviceId>,
    /// Which of them make their keys themselves.
    pub enrol: Vec<DeviceId>,
}

impl Plan {
    /// Works out ids, names and ports.
    ///
    /// # Errors
    /// If an id, a name, a time zone or a port cannot be one.
    pub fn of(args: &NewEvent) -> Result<Self> {
        let tournament = match &args.tournament {
            Some(id) => TournamentId::new(id)?,
            None => TournamentId::new(&id_of(&args.dir))?,
        };
        let mut places: Vec<VenuePlan> = Vec::new();
        if args.venue.is_empty() {
            for (id, name, zone) in PLACES.iter().take(usize::from(args.venues)) {
                places.push(place(id, name, zone, "127.0.0.1")?);
            }
        }
        for text in &args.venue {
            places.push(parse_place(text)?);
        }
        for (index, venue) in (0..).zip(&mut places) {
            venue.relay = port(args.port_base, RELAY_OFFSET, index)?;
            venue.mqtt = port(args.port_base, MQTT_OFFSET, index)?;
            venue.officials = port(args.port_base, OFFICIALS_OFFSET, index)?;
            venue.wall = Some(port(args.port_base, WALL_OFFSET, index)?);
            venue.add_devices(args.devices_per_venue)?;
        }
        let plan = Self {
            tournament,
            host: args.host.clone(),
            port: args.port_base,
            console: Some(port(args.port_base, CONSOLE_OFFSET, 0)?),
            venues: places,
            regulations: adoube_regulations::TEMPLATE.to_owned(),
            days: args.days,
        };
        check::plan(&plan)?;
        Ok(plan)
    }

    /// `host:port` of the coordinator.
    pub fn coordinator(&self) -> String {
        address(&self.host, self.port)
    }
}

impl VenuePlan {
    /// A venue without ports and devices yet.
    pub fn nth(index: usize) -> Option<Self> {
        let (id, name, zone) = PLACES.get(index)?;
        place(id, name, zone, "127.0.0.1").ok()
    }

    /// Devices `<venue>-1` and so on.
    pub fn add_devices(&mut self, count: u16) -> Result<()> {
        for number in 1..=count {
            self.devices
                .push(DeviceId::new(&format!("{}-{number}", self.id))?);
        }
        Ok(())
    }
}

/// `host:port`, with brackets round an IPv6 address.
pub(crate) fn address(host: &str, port: u16) -> String {
    if host.contains(':') {
        format!("[{host}]:{port}")
    } else {
        format!("{host}:{port}")
    }
}

fn port(base: u16, offset: u16, index: u16) -> Result<u16> {
    base.checked_add(offset)
        .and_then(|port| port.checked_add(index))
        .ok_or_else(|| trouble(text!("cli-init-ports"), text!("cli-init-ports-next")))
}

/// `ID:NAME:ZONE`, perhaps with `:HOST`.
fn parse_place(text: &str) -> Result<VenuePlan> {
    let parts: Vec<&str> = text.splitn(4, ':').collect();
    match parts[..] {
        [id, name, zone] => place(id, name, zone, "127.0.0.1"),
        [id, name, zone, host] => place(id, name, zone, host),
        _ => bail!(trouble(
            texts::filled(&message!("cli-init-not-a-venue", text)),
            text!("cli-init-not-a-venue-next"),
        )),
    }
}

fn place(id: &str, name: &str, zone: &str, host: &str) -> Result<VenuePlan> {
    Ok(VenuePlan {
        id: VenueId::new(id)?,
        name: name.to_owned(),
        time_zone: crate::time_zone(zone)
            .map_err(|problem| trouble(problem, text!("cli-init-time-zone-next")))?,
        host: host.to_owned(),
        relay: 0,
        mqtt: 0,
        officials: 0,
        wall: None,
        devices: Vec::new(),
        enrol: Vec::new(),
    })
}

/// The folder's name made fit for an id.
fn id_of(dir: &Path) -> String {
    let name = dir
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let plain: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_lowercase() || c.is_ascii_digit() {
                c
            } else {
                '-'
            }
        })
        .take(adoube_tournament::ids::MAX_ID)
        .collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() {
        "event".to_owned()
    } else {
        plain.to_owned()
    }
}
