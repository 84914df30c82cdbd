//! A tournament's event folder: one venue, two devices a board, fresh keys. Its record goes where
//! the replay's does.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use adoube_event_folder::EventFolder;
use adoube_event_folder::init;
use adoube_event_folder::{EventFiles as Files, official_entries};
use adoube_local_event::free_ports;
use adoube_proto::v1::{OfficialEntry, Role};
use adoube_tournament::ids::{TournamentId, VenueId};
use anyhow::{Context as _, Result};

use super::super::SIGNING;
use super::super::plan::Plan;
use crate::event_setup::played_again;

/// Tournaments that one ledger holds: the coordinator opens no more than some hundreds.
const TOURNAMENTS: u64 = 200;

/// The folder of a tournament.
pub(super) struct Site {
    pub(super) folder: EventFolder,
    pub(super) venue: String,
}

/// Where the records of the tournament with that number from 0 go: `name`, `name-2`, …
fn place(out: &Path, name: &str, number: u64) -> PathBuf {
    match number / TOURNAMENTS {
        0 => out.join(name),
        later => out.join(format!("{name}-{}", later + 1)),
    }
}

impl Site {
    /// Makes the folder. `number` counts the tournaments of the replay from 0; certificates hold from `now`, in seconds
    /// since the Unix epoch.
    pub(super) fn make(
        root: &Path,
        out: &Path,
        plan: &Plan,
        number: u64,
        now: u64,
    ) -> Result<Self> {
        let ports = free_ports(4)?;
        // A device is one tournament's alone, and they all may be in one ledger.
        let venue = format!("hall-{}", number + 1);
        let mut hall = init::VenuePlan {
            id: VenueId::new(&venue)?,
            name: "Hall".to_owned(),
            time_zone: "UTC".to_owned(),
            host: "127.0.0.1".to_owned(),
            relay: ports[1],
            mqtt: ports[2],
            officials: ports[3],
            wall: None,
            enrol: Vec::new(),
            devices: Vec::new(),
        };
        let boards = plan.rounds.iter().map(|round| round.pairings.len()).max();
        hall.add_devices(u16::try_from(boards.unwrap_or(0) * 2)?)?;
        let event = init::Plan {
            tournament: TournamentId::new(&plan.id)?,
            host: "127.0.0.1".to_owned(),
            port: ports[0],
            console: None,
            venues: vec![hall],
            regulations: adoube_regulations::to_toml(&played_again(&plan.regulations)),
            // No replay lasts longer, and nothing outlives it.
            days: 30,
        };
        let path = root.join(&plan.id);
        init::write(&path, &event, now)?;
        let site = Self {
            folder: EventFolder::new(path),
            venue,
        };
        site.lead_records(out, number)?;
        Ok(site)
    }

    /// Ledger and keys lie in the replay's folder, and heads are signed as in virtual time.
    fn lead_records(&self, out: &Path, number: u64) -> Result<()> {
        let coordinator = self.folder.coordinator();
        for name in ["ledger", "people"] {
            let real = place(out, name, number);
            fs::create_dir_all(&real)
                .with_context(|| format!("{} cannot be made", real.display()))?;
            symlink(&real, coordinator.join("data").join(name))?;
        }
        fs::write(coordinator.join("signing.pem"), SIGNING)
            .with_context(|| format!("{} cannot be written", coordinator.display()))
    }

    pub(super) fn device(&self, device: &str) -> PathBuf {
        self.folder.device(&self.venue, device)
    }

    /// The event's files, as an organiser sends them.
    pub(super) fn files(&self) -> Result<Files> {
        Files::read(&self.folder)
    }

    /// The officials: those of a new event, and as many arbiters as the regulations want.
    pub(super) fn officials(&self, files: &Files, plan: &Plan) -> Vec<OfficialEntry> {
        let wanted = plan.regulations.venues;
        let wanted = wanted.map_or(2, |rules| rules.arbiters_per_venue);
        let more = (3..=wanted).map(|number| OfficialEntry {
            person: format!("arbiter-{number}"),
            name: format!("Arbiter {number}"),
            role: Role::Arbiter.into(),
            venue: self.venue.clone(),
        });
        let mut officials = official_entries(&files.officials);
        officials.extend(more);
        officials
    }

    /// Removes it; the record stays where it is.
    pub(super) fn remove(self) -> Result<()> {
        let path = self.folder.path();
        fs::remove_dir_all(path).with_context(|| format!("{} cannot be removed", path.display()))
    }
}
