//! `adoube-coordinator`: the shell around the coordinator.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::config::Config;
use adoube_coordinator::enrolment::Enrolment;
use adoube_coordinator::host::{Host, Parts};
use adoube_coordinator::people::Keyring;
use adoube_coordinator::telemetry::Watch;
use adoube_coordinator::{clock, console, invitation_records, server, signing};
use adoube_ledger::{Ledger, SledLedger, SledOptions};
use adoube_sessions::keeper::Keeper;
use adoube_telemetry::{Asked, Program, Telemetry};
use anyhow::{Context, Result, anyhow, ensure};
use clap::Parser;
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// Invitations and sessions, in the folder of data.
const SESSIONS: &str = "sessions.json";

/// Demos go at most this fast.
const MAX_SPEED: f64 = 10_000.0;

/// How long streams may take to end after the last word was said.
const STREAMS_END: Duration = Duration::from_secs(2);

/// Keeps the record of an event: virtual boards, clocks, rounds.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// The coordinator's folder, as `adoube init` makes it.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// How many times faster than real time the game time runs; for demos only.
    #[arg(long, default_value_t = 1.0)]
    speed: f64,
    /// Also stop when standard input closes, for example because a supervisor has died.
    #[arg(long)]
    until_stdin_closes: bool,
    #[command(flatten)]
    telemetry: Asked,
}

fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    rustls::crypto::ring::default_provider()
        .install_default()
        .map_err(|_| anyhow!("another crypto provider is installed"))?;
    let sane = arguments.speed.is_finite() && (1.0..=MAX_SPEED).contains(&arguments.speed);
    ensure!(sane, "--speed is from 1 to {MAX_SPEED}");
    let config = Config::read(&arguments.dir)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let run = format!("{:016x}", fastrand::u64(..));
    let telemetry = runtime.block_on(async { telemetry(arguments, &config) })?;
    let watch = telemetry.clone().map(|it| Arc::new(Watch::new(it)));
    let options = SledOptions {
        observer: watch.as_ref().map(|watch| watch.observer()),
        ..SledOptions::default()
    };
    let ledger = SledLedger::open(&config.data.join("ledger"), options)
        .context("the ledger cannot be opened; nothing was written")?;
    let served = runtime.block_on(serve(arguments, &config, ledger.clone(), (run, watch)));
    if let Some(telemetry) = telemetry {
        runtime.block_on(telemetry.stop());
    }
    runtime.shutdown_timeout(STREAMS_END);
    ledger.close();
    served
}

/// Begins to tell of this program's own work, where that is asked for.
fn telemetry(arguments: &Arguments, config: &Config) -> Result<Option<Telemetry>> {
    let program = Program {
        name: "adoube-coordinator",
        version: env!("CARGO_PKG_VERSION"),
        instance: instance(config)?,
    };
    let told = config.telemetry.as_deref();
    Ok(Telemetry::start(&arguments.telemetry, told, &program)?)
}

/// Which coordinator this is, whenever it is started: the beginning of its certificate's digest.
fn instance(config: &Config) -> Result<String> {
    let path = &config.certificate;
    let read = || format!("{} cannot be read", path.display());
    let certificate = std::fs::read(path).with_context(read)?;
    let digest = ring::digest::digest(&ring::digest::SHA256, &certificate);
    Ok(hex::encode(digest.as_ref().get(..8).unwrap_or_default()))
}

async fn serve(
    arguments: &Arguments,
    config: &Config,
    ledger: Arc<SledLedger>,
    (run, watch): (String, Option<Arc<Watch>>),
) -> Result<()> {
    let ledger: Arc<dyn Ledger> = ledger;
    if let Some(watch) = &watch {
        watch.over(Arc::clone(&ledger));
    }
    let host = Host::start(Parts {
        ledger,
        keyring: Keyring::open(&config.data.join("people")).context("the people's keys")?,
        signer: signing::signer(&config.signing_key)?,
        run,
        speed: arguments.speed,
        enrolment: Enrolment::open(config.enrolment.as_ref(), &config.data)
            .context("the devices' keys")?,
        watch,
    })?;
    let keeper = Keeper::open(config.data.join(SESSIONS), "console", Box::new(clock::wall))
        .context("who is signed in")?;
    let listener = listen(config.listen).await?;
    let console = console(config, &host, &keeper).await?;
    let notes = invitation_records::run(Arc::clone(&host), Arc::clone(&keeper));
    tracing::info!(listen = %config.listen, speed = arguments.speed, "ready");
    let (stopping, stopped) = (Arc::clone(&host), CancellationToken::new());
    let all_said = stopped.clone();
    let stop = async move {
        stop_signal(arguments.until_stdin_closes).await;
        tracing::info!("stopping");
        stopping.stop().await;
        all_said.cancel();
    };
    tokio::select! {
        served = server::serve(config, listener, host, keeper, stop) => served?,
        served = console => served?,
        () = notes => {}
        // Streams that do not end by themselves are cut.
        () = async {
            stopped.cancelled().await;
            tokio::time::sleep(STREAMS_END).await;
        } => {}
    }
    tracing::info!("stopped");
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address}"))
}

/// Serves the console where the settings say so; without them it never ends.
async fn console<'a>(
    config: &'a Config,
    host: &Arc<Host>,
    keeper: &Arc<Keeper>,
) -> Result<impl Future<Output = Result<()>> + use<'a>> {
    let served = match &config.console {
        None => None,
        Some(settings) => Some((settings, listen(settings.listen).await?)),
    };
    let (host, keeper) = (Arc::clone(host), Arc::clone(keeper));
    Ok(async move {
        let Some((settings, listener)) = served else {
            return std::future::pending().await;
        };
        tracing::info!(listen = %settings.listen, address = settings.address, "console ready");
        console::serve(settings, listener, host, keeper, std::future::pending()).await
    })
}

/// Resolves at SIGTERM, SIGINT, or, if asked for, the end of standard input.
async fn stop_signal(until_stdin_closes: bool) {
    let (Ok(mut terminate), Ok(mut interrupt)) = (
        signal(SignalKind::terminate()),
        signal(SignalKind::interrupt()),
    ) else {
        return;
    };
    let stdin_closed = async {
        if until_stdin_closes {
            let mut input = tokio::io::stdin();
            let mut byte = [0];
            while matches!(input.read(&mut byte).await, Ok(n) if n > 0) {}
        } else {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
        () = stdin_closed => {}
    }
}
