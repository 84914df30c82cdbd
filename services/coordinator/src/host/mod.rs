//! Hosts the shards: one task each, in front of one ledger and one clock.

mod shard_telemetry;
mod sinks;
mod task;
mod wall_invites;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use adoube_ledger::Ledger;
use adoube_tournament::ids::{DeviceId, TournamentId, VenueId};
use adoube_tournament::time::Time;
use rayon::prelude::*;
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

pub use sinks::{Message, Parcel, Sink};
use wall_invites::WallInvites;

use crate::clock::Clock;
use crate::enrolment::Enrolment;
use crate::load::{self, LoadError};
use crate::people::Keyring;
use crate::shard::{Settings, Shard, Signer, State};
use crate::signing;
use crate::telemetry::Watch;

/// Messages that may wait in front of a shard.
const INBOX: usize = 4_096;

/// More tournaments than this are not opened.
const MAX_TOURNAMENTS: usize = 256;

/// Everything that the services share.
pub struct Host {
    ledger: Arc<dyn Ledger>,
    clock: Clock,
    keyring: Keyring,
    signer: signing::Signer,
    run: String,
    speed: f64,
    enrolment: Enrolment,
    watch: Option<Arc<Watch>>,
    shards: RwLock<Shards>,
    directory: RwLock<Directory>,
    numbers: AtomicU64,
    wall_invites: WallInvites,
    tasks: TaskTracker,
}

/// The ways to all shards.
type Shards = BTreeMap<TournamentId, Inbox>;

/// The way to a shard.
pub type Inbox = mpsc::Sender<Message>;

/// Which tournament devices and venues belong to.
#[derive(Debug, Default)]
struct Directory {
    devices: BTreeMap<DeviceId, TournamentId>,
    venues: BTreeMap<VenueId, TournamentId>,
}

/// What a host is made of.
pub struct Parts {
    /// The durable log.
    pub ledger: Arc<dyn Ledger>,
    /// The people's keys.
    pub keyring: Keyring,
    /// Signs heads.
    pub signer: signing::Signer,
    /// Changes with each start.
    pub run: String,
    /// How fast game time runs.
    pub speed: f64,
    /// Keys that devices made themselves.
    pub enrolment: Enrolment,
    /// What is told of the coordinator's own work; none where nobody asked for it.
    pub watch: Option<Arc<Watch>>,
}

/// Every tournament of the ledger, on all cores: players wait at their boards meanwhile.
fn read(parts: &Parts) -> Result<Vec<State>, LoadError> {
    let tournaments = load::tournaments(parts.ledger.as_ref())?;
    let read = |tournament: &TournamentId| {
        let keyring = parts.keyring.of(tournament);
        let open = |person: &_, sealed: &[u8]| keyring.open_profile(person, sealed);
        load::load(parts.ledger.as_ref(), tournament, &open)
    };
    tournaments.par_iter().map(read).collect()
}

impl Host {
    /// Reads every tournament of the ledger and starts its shard.
    pub fn start(parts: Parts) -> Result<Arc<Self>, LoadError> {
        let states = read(&parts)?;
        let latest = states
            .iter()
            .map(State::last_known)
            .max()
            .unwrap_or(Time::default());
        let host = Arc::new(Self {
            ledger: parts.ledger,
            clock: Clock::start(latest, parts.speed),
            keyring: parts.keyring,
            signer: parts.signer,
            run: parts.run,
            speed: parts.speed,
            enrolment: parts.enrolment,
            watch: parts.watch,
            shards: RwLock::default(),
            directory: RwLock::default(),
            numbers: AtomicU64::new(1),
            wall_invites: WallInvites::default(),
            tasks: TaskTracker::new(),
        });
        for state in states {
            tracing::info!(
                tournament = %state.tournament,
                boards = state.boards.len(),
                "tournament read from the ledger"
            );
            host.add_shard(&mut host.write_shards(), state);
        }
        Ok(host)
    }

    fn add_shard(self: &Arc<Self>, shards: &mut Shards, state: State) -> Inbox {
        let (inbox, messages) = mpsc::channel(INBOX);
        let tournament = state.tournament.clone();
        let span = tracing::info_span!("shard", %tournament);
        shards.insert(tournament, inbox.clone());
        let shard = span.in_scope(|| Shard::new(self.settings(), state, self.clock.now()));
        let task = task::run(Arc::clone(self), shard, messages);
        self.tasks.spawn(task.instrument(span));
        inbox
    }

    fn settings(&self) -> Settings {
        let signer = Arc::clone(&self.signer);
        let signer: Signer = Box::new(move |message| signer(message));
        Settings {
            run: self.run.clone(),
            speed: self.speed,
            signer,
        }
    }

    /// The way to a tournament's shard.
    pub fn shard(&self, tournament: &TournamentId) -> Option<Inbox> {
        self.shards
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(tournament)
            .cloned()
    }

    /// The way to a tournament's shard, which is started if there is none; none if there are
    /// too many.
    pub fn shard_or_new(self: &Arc<Self>, tournament: &TournamentId) -> Option<Inbox> {
        if let Some(inbox) = self.shard(tournament) {
            return Some(inbox);
        }
        // Looked for again under the lock that adds it: two shards of one tournament would write
        // against each other.
        let mut shards = self.write_shards();
        if let Some(inbox) = shards.get(tournament) {
            return Some(inbox.clone());
        }
        if shards.len() >= MAX_TOURNAMENTS || self.tasks.is_closed() {
            return None;
        }
        Some(self.add_shard(&mut shards, State::new(tournament.clone())))
    }

    fn write_shards(&self) -> RwLockWriteGuard<'_, Shards> {
        self.shards.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The shard that a device belongs to.
    pub fn shard_of_device(&self, device: &DeviceId) -> Option<Inbox> {
        self.shard(&self.tournament_of_device(device)?)
    }

    /// The tournament that a device belongs to.
    pub fn tournament_of_device(&self, device: &DeviceId) -> Option<TournamentId> {
        self.directory().devices.get(device).cloned()
    }

    /// The shard that a venue belongs to.
    pub fn shard_of_venue(&self, venue: &VenueId) -> Option<Inbox> {
        self.shard(&self.tournament_of_venue(venue)?)
    }

    /// The tournament that a venue belongs to.
    pub fn tournament_of_venue(&self, venue: &VenueId) -> Option<TournamentId> {
        self.directory().venues.get(venue).cloned()
    }

    fn directory(&self) -> RwLockReadGuard<'_, Directory> {
        self.directory
            .read()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn enrol(&self, tournament: &TournamentId, devices: Vec<DeviceId>, venues: Vec<VenueId>) {
        let mut directory = self
            .directory
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        directory.devices.retain(|_, owner| owner != tournament);
        directory.venues.retain(|_, owner| owner != tournament);
        let owner = || tournament.clone();
        for device in devices {
            directory.devices.entry(device).or_insert_with(owner);
        }
        for venue in venues {
            directory.venues.entry(venue).or_insert_with(owner);
        }
    }

    /// A number that was not given before in this run.
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Invitations to the walls of venues.
    pub const fn wall_invites(&self) -> &WallInvites {
        &self.wall_invites
    }

    /// The coordinator's clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The ledger, for reading.
    pub fn ledger(&self) -> Arc<dyn Ledger> {
        Arc::clone(&self.ledger)
    }

    /// Keys that devices made themselves.
    pub const fn enrolment(&self) -> &Enrolment {
        &self.enrolment
    }

    /// What is told of the coordinator's own work, if anything.
    pub fn watch(&self) -> Option<&Arc<Watch>> {
        self.watch.as_ref()
    }

    /// The people's keys.
    pub const fn keyring(&self) -> &Keyring {
        &self.keyring
    }

    /// Whether the coordinator is stopping.
    pub fn is_stopping(&self) -> bool {
        self.tasks.is_closed()
    }

    /// Says goodbye to every device and venue, and waits until all that was decided is durable.
    pub async fn stop(&self) {
        self.tasks.close();
        let inboxes: Vec<Inbox> = std::mem::take(&mut *self.write_shards())
            .into_values()
            .collect();
        for inbox in inboxes {
            let _ = inbox.send(Message::stop()).await;
        }
        self.tasks.wait().await;
    }
}
