//! The loop: an input or a deadline, the agent, what it asks for.

use std::{
    collections::VecDeque,
    fs, io,
    path::{Path, PathBuf},
    pin::pin,
    sync::Arc,
};

use adoube_telemetry::{Asked, Program, StartError, Telemetry};
use ring::rand::{SecureRandom, SystemRandom};
use tokio::{
    sync::mpsc::{Sender, channel},
    task::JoinSet,
};
use tracing::Instrument;

use super::{
    clock::{Clock, boot_id, system},
    files::FileError,
    journal::Journal,
    lock::{DataLock, LockError},
    lockdown,
    orders::OrderFile,
    page::{PageError, PagePort},
    perform::Performer,
    probe::Probe,
    senses,
    session::{SessionCounter, SessionError},
    showing::Showing,
    trust::{Trust, TrustError},
    watched::Watched,
};
use crate::{
    agent::{Agent, AgentIdentity, Input, Output},
    bus::messages::BusIdentity,
    config::{ConfigError, DeviceConfig},
    evidence::witness::Start,
    link::messages::LinkIdentity,
    player::script::{Script, ScriptError},
};

/// Inputs that may wait for the agent; beyond it the sockets are not read.
const QUEUE: usize = 256;

/// How an agent is started.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The device's folder, with its `device.toml`.
    pub folder: PathBuf,
    /// A script for the player that stands in for the page.
    pub script: Option<PathBuf>,
    /// Whether the player's page is to be served.
    pub page: bool,
    /// Whom the agent is to tell of its own work, before what `device.toml` says.
    pub telemetry: Asked,
}

/// Why an agent cannot run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Its settings.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// Its data folder.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// Its session number.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// Its certificates.
    #[error(transparent)]
    Trust(#[from] TrustError),
    /// A file.
    #[error(transparent)]
    File(#[from] FileError),
    /// Its script.
    #[error("{file}: {error}")]
    Script {
        /// The script's file.
        file: PathBuf,
        /// What is wrong with it.
        error: ScriptError,
    },
    /// Its page.
    #[error(transparent)]
    Page(#[from] PageError),
    /// Where its telemetry is to go.
    #[error(transparent)]
    Telemetry(#[from] StartError),
    /// What the system denies.
    #[error("the system: {0}")]
    System(#[from] io::Error),
    /// No random numbers.
    #[error("the system provides no random numbers")]
    Random,
}

/// Runs a device's agent until `stop` completes with the reason, such as [`asked_to_stop`]. Many
/// may run in one process. rustls must have its crypto provider.
///
/// [`asked_to_stop`]: super::asked_to_stop
pub async fn run(
    settings: Settings,
    stop: impl Future<Output = io::Result<&'static str>>,
) -> Result<(), RunError> {
    let config = DeviceConfig::load(&settings.folder)?;
    let span = tracing::info_span!("kiosk", device = config.id, venue = config.venue);
    run_device(config, settings, stop).instrument(span).await
}

async fn run_device(
    config: DeviceConfig,
    settings: Settings,
    stop: impl Future<Output = io::Result<&'static str>>,
) -> Result<(), RunError> {
    let _lock = DataLock::take(&config.data)?;
    let script = settings.script.as_deref().map(read_script).transpose()?;
    let (inputs, mut arriving) = channel(QUEUE);
    let clock = Clock::start();
    // A script plays without a page.
    let expects_page = settings.page && script.is_none();
    let (identity, journal) = identity(&config, clock, expects_page)?;
    let orders = OrderFile::of(&config.data);
    let page = if settings.page {
        let boot_id = identity.bus.boot_id.as_str();
        Some(PagePort::open(&config, (clock, boot_id), inputs.clone()).await?)
    } else {
        None
    };
    let switch = page.as_ref().map(|page| Arc::clone(&page.switch));
    let showing = Showing::open(&config.data, &config.id, switch);
    let (known, locks, message) = (orders.read(), showing.locks(), showing.message());
    let mut performer = Performer {
        watched: watched(&config, &settings.telemetry, clock)?,
        trust: Trust::load(&config)?,
        clock,
        sessions: SessionCounter::open(&config.data)?,
        journal,
        orders,
        showing,
        page,
        config,
        inputs: inputs.clone(),
        broker: None,
        play: None,
        aside: None,
        board: None,
    };
    tracing::info!(instance = identity.link.instance, "the agent is starting");
    let _senses = feel(&performer, identity.bus.boot_id.clone(), &inputs);
    let mut agent = Agent::new(identity, script);
    agent.restore(known, locks, message);
    let mut stop = pin!(stop);
    let mut stopping = false;
    let mut input = Input::Tick;
    while !step(&mut agent, &mut performer, input) {
        let deadline = agent.deadline().unwrap_or(u64::MAX);
        input = tokio::select! {
            Some(input) = arriving.recv() => input,
            () = tokio::time::sleep_until(clock.instant(deadline).into()) => Input::Tick,
            why = &mut stop, if !stopping => {
                tracing::info!(why = why?, "the agent is stopping");
                stopping = true;
                Input::Stop
            }
        };
    }
    performer.leave().await;
    Ok(())
}

/// Gives the agent one input, and those that come of it at once. Says whether all is done.
fn step(agent: &mut Agent, performer: &mut Performer, input: Input) -> bool {
    let mut inputs = VecDeque::from([input]);
    let mut finished = false;
    while let Some(input) = inputs.pop_front() {
        performer.hears(&input);
        let now = performer.clock.now();
        agent.read_clocks(now, Clock::reading());
        agent.handle(now, input);
        while let Some(output) = agent.poll_output() {
            finished |= output == Output::Finished;
            inputs.extend(performer.perform(output));
        }
    }
    finished
}

/// Begins to tell of this agent's own work, where that is asked for.
fn watched(
    config: &DeviceConfig,
    asked: &Asked,
    clock: Clock,
) -> Result<Option<Watched>, StartError> {
    let program = Program {
        name: "adoube-kiosk",
        version: env!("CARGO_PKG_VERSION"),
        instance: config.id.clone(),
    };
    let telemetry = Telemetry::start(asked, config.telemetry.as_deref(), &program)?;
    Ok(telemetry.map(|telemetry| Watched::new(telemetry, &config.id, clock)))
}

fn read_script(file: &Path) -> Result<Script, RunError> {
    let bytes = fs::read(file).map_err(FileError::of(file))?;
    Script::parse(&bytes).map_err(|error| RunError::Script {
        file: file.to_owned(),
        error,
    })
}

/// What looks at the machine; it ends when this is dropped.
fn feel(performer: &Performer, boot_id: String, inputs: &Sender<Input>) -> JoinSet<()> {
    let data = performer.config.data.clone();
    let mut senses = JoinSet::new();
    let probe = Probe::of_this_machine();
    let clock = performer.clock;
    senses.spawn(senses::watch(probe, clock, boot_id, data, inputs.clone()));
    if let Some(profile) = &performer.config.profile {
        let platform = lockdown::of_this_machine(performer.config.lockd.clone());
        let asked = lockdown::asked(profile);
        senses.spawn(lockdown::watch(platform, asked, inputs.clone()));
    }
    senses
}

fn identity(
    config: &DeviceConfig,
    clock: Clock,
    expects_page: bool,
) -> Result<(AgentIdentity, Journal), RunError> {
    let instance = hex::encode(random::<16>()?);
    let boot_id = boot_id()?;
    let fresh = hex::encode(random::<16>()?);
    let (journal, held) = Journal::open(&config.data, &fresh)?;
    let alive = senses::read_mark(&config.data);
    let boot_before = alive.as_ref().map(|alive| alive.boot_id.clone());
    let identity = AgentIdentity {
        venue: config.venue.clone(),
        bus: BusIdentity {
            device: config.id.clone(),
            instance: instance.clone(),
            boot_id: boot_id.clone(),
            agent_version: env!("CARGO_PKG_VERSION").to_owned(),
        },
        link: LinkIdentity { instance, boot_id },
        command_prefix: random()?,
        seed: u64::from_be_bytes(random()?),
        board: config.board.clone(),
        evidence: Start {
            now: clock.now(),
            reading: Clock::reading(),
            journal: held.journal,
            last: held.last,
            waiting: held.waiting,
            boot_before: boot_before.or(held.boot_id),
            alive,
            expects_page,
            system: system(),
        },
    };
    Ok((identity, journal))
}

fn random<const LENGTH: usize>() -> Result<[u8; LENGTH], RunError> {
    let mut bytes = [0; LENGTH];
    SystemRandom::new()
        .fill(&mut bytes)
        .map_err(|_| RunError::Random)?;
    Ok(bytes)
}
