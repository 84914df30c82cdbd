//! Starting and stopping a node.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use adoube_ledger::{
    Ledger, LedgerExt, Outbox, Outcome, SledLedger, SledOptions, StoreError, StreamName,
    Transaction,
};
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{DeviceStatuses, Gap, Seating};
use adoube_telemetry::Telemetry;
use anyhow::Context;
use prost::Message as _;
use ring::digest::{SHA256, digest};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::heart::{Ears, Hands, Heart};
use super::watched::{Shown, Watched};
use super::{Snapshot, Status, port};
use crate::broker::{self, Broker, BrokerEvent};
use crate::bus::Bus;
use crate::clock;
use crate::config::Config;
use crate::core::{Core, LineKept};
use crate::enrol;
use crate::fresh::{Fresh, HexId, SystemFresh};
use crate::intents::{Links, Saying};
use crate::orders::Book;
use crate::relay::{Flows, Relay, RelayEvent, Settings};
use crate::uplink::{
    Desk, Fare, LIMITS, Mailbox, Numbering, Pulse, Stamp, Uplink, UplinkEvent, endpoint,
};
use crate::wall::SessionsService;

/// Places in the channels between the parts.
const BUS: usize = 1024;
const OTHERS: usize = 256;

/// Where the boot identity of the node's last run is kept.
const BOOT_SLOT: &str = "node/boot";

/// A running venue node.
#[derive(Debug)]
pub struct Node {
    stop: CancellationToken,
    tasks: TaskTracker,
    broker: Option<Broker>,
    store: Store,
    shown: watch::Receiver<Snapshot>,
    keeper: JoinHandle<()>,
}

/// What the uplink says beside the outbox: how devices stand, and what is asked of the coordinator.
type Live = (
    watch::Receiver<DeviceStatuses>,
    (watch::Receiver<Vec<Saying>>, Links),
);

/// What the node keeps on disk.
struct Store {
    ledger: Arc<SledLedger>,
    outbox: Outbox,
    desk: Desk,
    newest: watch::Receiver<u64>,
    numbering: Numbering,
    /// Whether the machine was started since the node's last run.
    machine_started: bool,
    writer: JoinHandle<()>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    fn uplink(
        &self,
        (statuses, (intents, links)): Live,
        boot_id: String,
        instance: &HexId,
        (events, fare): (mpsc::Sender<UplinkEvent>, watch::Sender<Fare>),
        wall: Option<SessionsService>,
    ) -> Uplink {
        Uplink {
            outbox: self.outbox.clone(),
            desk: self.desk.clone(),
            newest: self.newest.clone(),
            statuses,
            intents,
            links,
            numbering: self.numbering,
            ledger: self.ledger.clone(),
            boot_id,
            instance: instance.to_string(),
            events,
            fare,
            wall,
            pulse: Pulse::default(),
        }
    }
}

async fn linked(link: Uplink, config: Config, stop: CancellationToken) {
    if let Err(error) = link.run(config, stop).await {
        tracing::error!("no uplink: {error:#}");
    }
}

impl Store {
    /// Serves the officials; what becomes of their invitations is handed in here.
    fn serve(
        &self,
        serving: Option<port::Serving>,
        boot_id: &str,
        stop: CancellationToken,
    ) -> impl Future<Output = ()> + use<> {
        let reports = (self.desk.clone(), boot_id.to_owned());
        port::serve(serving, reports, stop).in_current_span()
    }

    /// What the node tells of its own work.
    fn watched(
        &self,
        telemetry: Telemetry,
        snapshot: &watch::Receiver<Snapshot>,
        flows: &Flows,
    ) -> Watched {
        let shown = Shown {
            snapshot: snapshot.clone(),
            flows: flows.clone(),
            outbox: self.outbox.clone(),
        };
        Watched::new(telemetry, &shown)
    }

    fn hands(
        &self,
        bus: Bus,
        shown: watch::Sender<Snapshot>,
        statuses: watch::Sender<DeviceStatuses>,
    ) -> Hands {
        Hands {
            bus,
            desk: self.desk.clone(),
            shown,
            statuses,
        }
    }

    /// The uplink, how it fares, and what it says.
    fn linking(
        &self,
        live: Live,
        boot_id: &str,
        instance: &HexId,
        wall: Option<SessionsService>,
    ) -> (Uplink, watch::Receiver<Fare>, mpsc::Receiver<UplinkEvent>) {
        let (fare, shown) = watch::channel(Fare::default());
        let (events, said) = mpsc::channel(OTHERS);
        let boot_id = boot_id.to_owned();
        let link = self.uplink(live, boot_id, instance, (events, fare), wall);
        (link, shown, said)
    }
}

impl Node {
    /// Starts everything. `path` is the environment's PATH, to find the broker; `telemetry` is told of the
    /// node's own work.
    ///
    /// Fails, with all that was started stopped again, when the store is damaged or in use, when
    /// the broker is not installed, or when the relay's port is taken.
    pub async fn start(
        config: Config,
        path: Option<&str>,
        telemetry: Option<Telemetry>,
    ) -> anyhow::Result<Self> {
        let (boot_id, fresh, instance) = identify(&config)?;
        let (lines_kept, kept) = mpsc::channel(OTHERS);
        let store = open_store(&config.data, &boot_id, lines_kept)?;
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let (relay_events, relay) = mpsc::channel(OTHERS);
        let enrolling = enrolling(&config, (store.desk.clone(), boot_id.clone()))?;
        let listening = bind_relay(&config, enrolling.clone(), relay_events).await?;
        let flows = listening.flows();
        let port = port::open(&config, enrolling, &boot_id).await?;
        let (broker_events, broker) = mpsc::channel(OTHERS);
        let own_broker = start_broker(&config, path, broker_events).await?;
        let (bus_events, bus) = mpsc::channel(BUS);
        let (publisher, listener) = Bus::start(&config, bus_events, stop.clone());
        tasks.spawn(listener.in_current_span());
        tasks.spawn(listening.run(stop.clone()).in_current_span());

        let (statuses, statuses_shown) = watch::channel(DeviceStatuses::default());
        let live = (statuses_shown, port.desk.intents.said());
        let (link, fare, uplink) = store.linking(live, &boot_id, &instance, port.wall());
        tasks.spawn(linked(link, config.clone(), stop.clone()).in_current_span());

        let (shown, snapshot) = watch::channel(Snapshot::default());
        tasks.spawn(store.serve(port.serving, &boot_id, stop.clone()));
        let watched = telemetry.map(|it| store.watched(it, &snapshot, &flows));
        let ears = Ears {
            bus,
            relay,
            broker,
            uplink,
            kept,
            flows,
            fare,
        };
        let heart = Heart {
            core: core(&config, fresh, port.book, port.desk.told.seats()),
            ears,
            hands: store.hands(publisher, shown, statuses),
            status: Status::default(),
            devices: config.devices.clone(),
            boot_id,
            machine_started: store.machine_started,
            officials: port.desk,
            watched,
        };
        tasks.spawn(heart.run(stop.clone()).in_current_span());
        say_started(&config);
        Ok(Self {
            stop,
            tasks,
            broker: own_broker,
            store,
            shown: snapshot,
            keeper: port.keeper,
        })
    }

    /// How everything stands, renewed four times a second.
    pub fn shown(&self) -> watch::Receiver<Snapshot> {
        self.shown.clone()
    }

    /// Stops everything and waits until it is stopped and what is kept is on disk.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
        if let Some(broker) = self.broker {
            broker.stop().await;
        }
        let Store {
            ledger,
            outbox,
            desk,
            writer,
            ..
        } = self.store;
        desk.stop();
        drop((desk, outbox));
        let keeper = self.keeper;
        let closed = tokio::task::spawn_blocking(move || {
            let _ = keeper.join();
            let _ = writer.join();
            ledger.close();
        });
        let _ = closed.await;
        tracing::info!("stopped");
    }
}

/// This boot of the machine, where identifiers come from, and this run of the node.
fn identify(config: &Config) -> anyhow::Result<(String, SystemFresh, HexId)> {
    private_folder(&config.data)?;
    let boot_id = clock::boot_id().context("this machine has no boot identity")?;
    let mut fresh = SystemFresh::default();
    let instance = fresh.fresh().context("no random numbers available")?;
    Ok((boot_id, fresh, instance))
}

/// The node's mind, with what it was ordered before and who sat where.
fn core(config: &Config, fresh: SystemFresh, book: Book, seats: &Seating) -> Core {
    let mut core = Core::new(&config.devices, Box::new(fresh));
    core.restore(book);
    core.seat(seats.clone());
    let enrolment = config.enrolment.as_ref();
    let profile = enrolment.and_then(|it| it.profile.as_ref());
    core.ask_profile(profile.map(|file| hex::encode(digest(&SHA256, file))));
    core
}

fn private_folder(folder: &Path) -> anyhow::Result<()> {
    let private = std::fs::Permissions::from_mode(0o700);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::set_permissions(folder, private))
        .with_context(|| format!("cannot make the data folder {}", folder.display()))
}

fn open_store(
    data: &Path,
    boot_id: &str,
    lines_kept: mpsc::Sender<LineKept>,
) -> anyhow::Result<Store> {
    let folder = data.join("ledger");
    let ledger = SledLedger::open(&folder, SledOptions::default())
        .with_context(|| format!("cannot open the node's store in {}", folder.display()))?;
    let name = StreamName::new("uplink")?;
    let outbox = Outbox::new(ledger.clone() as Arc<dyn Ledger>, name, LIMITS);
    let machine_started = note_boot(&*ledger, boot_id)?;
    let boot_id = boot_id.to_owned();
    let gap = move |dropped| {
        let stamp = Stamp {
            boot_id: boot_id.clone(),
            monotonic_ms: clock::monotonic_ms(),
            wall_ms: clock::wall_ms(),
            offset: None,
        };
        stamp.report(Body::Gap(Gap { dropped })).encode_to_vec()
    };
    let numbering = Numbering::load(&*ledger)?;
    let (desk, newest, writer) = Desk::open(Mailbox::new(outbox.clone(), gap), lines_kept)?;
    Ok(Store {
        ledger,
        outbox,
        desk,
        newest,
        numbering,
        machine_started,
        writer,
    })
}

/// Whether the machine was started since the node last ran; false if it never ran. What cannot be
/// noted now is noted at the next start.
fn note_boot(ledger: &dyn Ledger, boot_id: &str) -> Result<bool, StoreError> {
    let before = ledger.slot(BOOT_SLOT)?;
    let started = before.is_some_and(|before| before != boot_id.as_bytes());
    let noted = ledger.submit_blocking(Transaction::slot(BOOT_SLOT, boot_id.as_bytes()));
    if !matches!(noted, Outcome::Done(_)) {
        tracing::warn!("the machine's boot identity was not stored");
    }
    Ok(started)
}

/// Who lets devices in that have no key yet.
fn enrolling(config: &Config, reports: (Desk, String)) -> anyhow::Result<Option<Arc<enrol::Desk>>> {
    let Some(settings) = &config.enrolment else {
        return Ok(None);
    };
    let coordinator = enrol::Coordinator(endpoint(config)?);
    let desk = enrol::Desk::new(config, settings, coordinator, reports);
    Ok(Some(Arc::new(desk)))
}

async fn bind_relay(
    config: &Config,
    enrolling: Option<Arc<enrol::Desk>>,
    events: mpsc::Sender<RelayEvent>,
) -> anyhow::Result<Relay> {
    let settings = Settings {
        enrolling,
        ..Settings::new(config.coordinator.clone())
    };
    Relay::bind(&config.listen_relay, settings, events)
        .await
        .with_context(|| format!("the relay cannot listen at {}", config.listen_relay))
}

async fn start_broker(
    config: &Config,
    path: Option<&str>,
    events: mpsc::Sender<BrokerEvent>,
) -> anyhow::Result<Option<Broker>> {
    if let Some(external) = &config.external_broker {
        tracing::info!("using the broker at {external}");
        return Ok(None);
    }
    let program = broker::find(path)?;
    let as_root = nix::unistd::geteuid().is_root();
    let files = broker::write(config, as_root)?;
    Ok(Some(Broker::start(program, files, events).await?))
}

fn say_started(config: &Config) {
    tracing::info!(
        name = config.name,
        devices = config.devices.len(),
        "venue node started: broker {}, relay {}, coordinator {}",
        config
            .external_broker
            .as_ref()
            .unwrap_or(&config.listen_mqtt),
        config.listen_relay,
        config.coordinator
    );
}
