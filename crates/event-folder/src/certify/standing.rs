//! What an event's folder says of addresses, as the plan of its first making would.

use std::collections::BTreeMap;
use std::path::Path;

use adoube_tournament::ids::TournamentId;
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};
use serde::Deserialize;

use crate::init::{
    CONSOLE_OFFSET, MQTT_OFFSET, OFFICIALS_OFFSET, Plan, RELAY_OFFSET, VenuePlan, WALL_OFFSET,
};
use crate::texts::of_file;
use crate::{EventFolder, Venue};

#[derive(Deserialize)]
struct OfficialToml {
    tournament: String,
    coordinator: String,
}

#[derive(Deserialize)]
struct VenueToml {
    #[serde(rename = "listen_mqtt")]
    mqtt: String,
    #[serde(rename = "listen_relay")]
    relay: String,
    #[serde(rename = "listen_officials")]
    officials: String,
}

/// The ports of a venue node: relay, broker, and for officials.
type Ports = (u16, u16, u16);

/// The event as it is now: venues without settings get the ports after the last.
pub(super) fn plan(event: &EventFolder, venues: &[Venue]) -> Result<Plan> {
    let official = official(event)?;
    let (host, port) = host_and_port(&official.coordinator)
        .with_context(|| text!("cli-folder-not-an-address", address: &official.coordinator))?;
    let mut ports: BTreeMap<&str, Ports> = BTreeMap::new();
    for venue in venues {
        let path = event.venue(venue.id.as_str()).join("venue.toml");
        if path.exists() {
            ports.insert(venue.id.as_str(), ports_of(&path)?);
        }
    }
    let mut planned = Vec::new();
    for venue in venues {
        let id = venue.id.as_str();
        let (relay, mqtt, officials) = match ports.get(id) {
            Some(at) => *at,
            None => free(&ports, port)?,
        };
        ports.insert(id, (relay, mqtt, officials));
        planned.push(VenuePlan {
            id: venue.id.clone(),
            name: venue.name.clone(),
            time_zone: venue.time_zone.clone(),
            host: venue.host.clone(),
            relay,
            mqtt,
            officials,
            // Beside the port for officials, whose number is its own already.
            wall: officials.checked_add(WALL_OFFSET - OFFICIALS_OFFSET),
            devices: venue.devices.clone(),
            enrol: venue.enrol.clone(),
        });
    }
    Ok(Plan {
        tournament: TournamentId::new(&official.tournament)?,
        host: host.to_owned(),
        port,
        console: Some(
            port.checked_add(CONSOLE_OFFSET)
                .with_context(|| text!("cli-folder-no-free-port"))?,
        ),
        venues: planned,
        regulations: String::new(),
        days: 0,
    })
}

/// Any official's settings: they all tell the same tournament and coordinator.
fn official(event: &EventFolder) -> Result<OfficialToml> {
    let folder = event.path().join("officials");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("official.toml")))
        .filter(|path| path.exists())
        .collect();
    files.sort();
    let path = files.first().ok_or_else(|| {
        trouble(
            of_file("cli-folder-no-settings", &folder),
            text!("cli-folder-no-settings-next"),
        )
    })?;
    read(path)
}

fn ports_of(path: &Path) -> Result<Ports> {
    let toml: VenueToml = read(path)?;
    let port = |address: &str| {
        let found = host_and_port(address).map(|(_, port)| port);
        found.with_context(|| text!("cli-folder-not-an-address-in", address, file: path.display()))
    };
    Ok((
        port(&toml.relay)?,
        port(&toml.mqtt)?,
        port(&toml.officials)?,
    ))
}

/// The ports after those that are taken, so that venues may share a machine.
fn free(taken: &BTreeMap<&str, Ports>, coordinator: u16) -> Result<Ports> {
    let relay = after(
        taken.values().map(|at| at.0).max(),
        coordinator,
        RELAY_OFFSET,
    )?;
    let mqtt = after(
        taken.values().map(|at| at.1).max(),
        coordinator,
        MQTT_OFFSET,
    )?;
    let officials = after(
        taken.values().map(|at| at.2).max(),
        coordinator,
        OFFICIALS_OFFSET,
    )?;
    Ok((relay, mqtt, officials))
}

fn after(last: Option<u16>, coordinator: u16, offset: u16) -> Result<u16> {
    let next = match last {
        Some(last) => last.checked_add(1),
        None => coordinator.checked_add(offset),
    };
    next.with_context(|| text!("cli-folder-no-free-port"))
}

fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T> {
    let found = std::fs::read_to_string(path)
        .with_context(|| of_file("cli-folder-file-unreadable", path))?;
    toml::from_str(&found).with_context(|| of_file("cli-folder-file-in", path))
}

/// The two parts of an address; without the brackets of IPv6.
fn host_and_port(address: &str) -> Option<(&str, u16)> {
    let (host, port) = address.rsplit_once(':')?;
    Some((
        host.trim_start_matches('[').trim_end_matches(']'),
        port.parse().ok()?,
    ))
}
