//! Who sits where, and the folder of the event.

use std::path::{Path, PathBuf};

use adoube_event_folder::EventFolder;
use adoube_event_folder::init::{self, Plan, VenuePlan};
use adoube_local_event::free_ports;
use adoube_tournament::ids::TournamentId;
use adoube_user_text::text;
use anyhow::{Context as _, Result};

use crate::source::Source;

/// The demo's event: its folder, and where everybody sits.
pub(super) struct DemoEvent {
    pub(super) folder: EventFolder,
    pub(super) plan: Plan,
    /// For the proxy: towards the broker and towards the relay.
    pub(super) proxy_ports: [u16; 2],
    /// The venue of each starting number, by its place in the plan.
    seats: Vec<(u32, usize)>,
}

/// What the event's folder is to hold.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted<'a> {
    pub(super) venues: usize,
    pub(super) regulations: &'a str,
    /// Whether somebody is to look at the console and the walls.
    pub(super) pages: bool,
    /// Seconds since the Unix epoch, when certificates begin.
    pub(super) now: u64,
}

impl DemoEvent {
    /// Works everything out and writes the event's folder.
    pub(super) fn make(root: &Path, source: &Source, wanted: Wanted<'_>) -> Result<Self> {
        let venues = wanted.venues;
        let seats = seats(source, venues);
        let ports = free_ports(4 + 4 * venues)?;
        let page = |port: u16| wanted.pages.then_some(port);
        let mut plan = Plan {
            tournament: TournamentId::new("candidates-2022")?,
            host: "127.0.0.1".to_owned(),
            port: ports[0],
            console: page(ports[3]),
            venues: Vec::new(),
            regulations: wanted.regulations.to_owned(),
            days: 2,
        };
        for (index, own) in ports[4..].chunks_exact(4).enumerate() {
            let mut venue = VenuePlan::nth(index).context("there are fewer venues")?;
            (venue.relay, venue.mqtt, venue.officials) = (own[0], own[1], own[2]);
            venue.wall = page(own[3]);
            let players = seats.iter().filter(|(_, at)| *at == index).count();
            venue.add_devices(u16::try_from(players)?)?;
            plan.venues.push(venue);
        }
        let folder = root.join("event");
        init::write(&folder, &plan, wanted.now)?;
        let proxy_ports = [ports[1], ports[2]];
        Ok(Self {
            folder: EventFolder::new(folder),
            plan,
            proxy_ports,
            seats,
        })
    }

    /// The venue's id for a starting number.
    pub(super) fn venue_of(&self, number: u32) -> String {
        let seat = self.seats.iter().find(|(player, _)| *player == number);
        let venue = seat.and_then(|(_, index)| self.plan.venues.get(*index));
        venue.map(|venue| venue.id.to_string()).unwrap_or_default()
    }

    /// Every device with its venue.
    pub(super) fn devices(&self) -> Vec<(&VenuePlan, String)> {
        let venues = self.plan.venues.iter();
        let devices = venues.flat_map(|venue| venue.devices.iter().map(move |id| (venue, id)));
        devices.map(|(venue, id)| (venue, id.to_string())).collect()
    }

    /// Where a device's folder is.
    pub(super) fn device_folder(&self, venue: &VenuePlan, device: &str) -> PathBuf {
        self.folder.device(venue.id.as_str(), device)
    }

    /// Writes what the players at a device do automatically; the device's folder, and the script.
    pub(super) fn write_script(
        &self,
        venue: &VenuePlan,
        device: &str,
        script: &str,
    ) -> Result<[PathBuf; 2]> {
        let dir = self.device_folder(venue, device);
        let file = dir.join("script.json");
        std::fs::write(&file, script).with_context(|| crate::unwritable(&file))?;
        Ok([dir, file])
    }

    /// The venue at which a device is.
    pub(super) fn venue_with(&self, device: &str) -> Result<&VenuePlan> {
        let has = |venue: &&VenuePlan| venue.devices.iter().any(|id| id.as_str() == device);
        let venue = self.plan.venues.iter().find(has);
        venue.with_context(|| text!("cli-demo-no-device", device))
    }

    /// Sends a device through the proxy; the addresses that the proxy is to lead to.
    pub(super) fn interpose(&self, device: &str) -> Result<[u16; 2]> {
        let venue = self.venue_with(device)?;
        let [mqtt, relay] = self.proxy_ports;
        let detour = VenuePlan {
            relay,
            mqtt,
            ..venue.clone()
        };
        let path = self.device_folder(venue, device).join("device.toml");
        std::fs::write(&path, init::device_toml(&detour, device))
            .with_context(|| crate::unwritable(&path))?;
        Ok([venue.mqtt, venue.relay])
    }
}

/// Opponents at different venues, where there is more than one.
fn seats(source: &Source, venues: usize) -> Vec<(u32, usize)> {
    let players = source
        .games
        .iter()
        .flat_map(|game| [game.white, game.black]);
    players
        .enumerate()
        .map(|(index, number)| (number, index % venues))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_sit_at_different_venues() {
        let source = Source::read().unwrap();
        for venues in 1..=8 {
            let seats = seats(&source, venues);
            let at = |number| seats.iter().find(|(n, _)| *n == number).unwrap().1;
            for game in &source.games {
                assert_eq!(at(game.white) != at(game.black), venues > 1, "{venues}");
            }
            let mut used: Vec<usize> = seats.iter().map(|(_, at)| *at).collect();
            used.sort_unstable();
            used.dedup();
            assert_eq!(used.len(), venues);
        }
    }

    #[test]
    fn every_player_has_a_device_and_one_device_a_detour() {
        let root = tempfile::tempdir().unwrap();
        let source = Source::read().unwrap();
        let wanted = Wanted {
            venues: 3,
            regulations: crate::source::REGULATIONS,
            pages: false,
            now: 1_700_000_000,
        };
        let place = DemoEvent::make(root.path(), &source, wanted).unwrap();
        assert_eq!(place.devices().len(), 8);
        let device = place.devices()[4].1.clone();
        let venue = place.devices()[4].0.clone();
        assert_eq!(place.interpose(&device).unwrap(), [venue.mqtt, venue.relay]);
        let path = place.device_folder(&venue, &device).join("device.toml");
        let text = std::fs::read_to_string(path).unwrap();
        for port in place.proxy_ports {
            assert!(text.contains(&format!("127.0.0.1:{port}")), "{text}");
        }
    }
}
