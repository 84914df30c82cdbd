//! `adoube-venue --dir FOLDER`: runs one venue's node until it is told to stop.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use adoube_telemetry::{Asked, Program, Telemetry};
use adoube_venue::config::{self, Config};
use adoube_venue::shell::Node;
use anyhow::Context;
use clap::Parser;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;
use tracing::Instrument;
use tracing_subscriber::EnvFilter;

/// The venue node of an Adoube event: broker, relay, view of the devices, uplink.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// The venue's folder, with its venue.toml.
    #[arg(long)]
    dir: PathBuf,
    /// Also stop when standard input closes, for example because a supervisor has died.
    #[arg(long)]
    until_stdin_closes: bool,
    /// Where programs are searched for.
    #[arg(long, env = "PATH", hide = true)]
    path: Option<String>,
    #[command(flatten)]
    telemetry: Asked,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    tracing_subscriber::fmt()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .with_env_filter(
            EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info")),
        )
        .init();
    // Fails only if a provider is there already, which would be this one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            for line in format!("{error:#}").lines() {
                tracing::error!("{line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let config = config::load(&arguments.dir)?;
    let venue = tracing::info_span!("venue", id = config.id);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .context("cannot start")?;
    let served = async {
        let telemetry = telemetry(arguments, &config)?;
        let node = Node::start(config, arguments.path.as_deref(), telemetry.clone()).await?;
        told_to_stop(arguments.until_stdin_closes).await?;
        node.stop().await;
        if let Some(telemetry) = telemetry {
            telemetry.stop().await;
        }
        Ok(())
    };
    let done = runtime.block_on(served.instrument(venue));
    // A thread may still wait for standard input.
    runtime.shutdown_background();
    done
}

/// Begins to tell of this program's own work, where that is asked for.
fn telemetry(arguments: &Arguments, config: &Config) -> anyhow::Result<Option<Telemetry>> {
    let program = Program {
        name: "adoube-venue",
        version: env!("CARGO_PKG_VERSION"),
        instance: config.id.clone(),
    };
    let told = config.telemetry.as_deref();
    Ok(Telemetry::start(&arguments.telemetry, told, &program)?)
}

async fn told_to_stop(until_stdin_closes: bool) -> anyhow::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (closed, stdin_closed) = oneshot::channel();
    let mut kept = Some(closed);
    if let Some(closed) = kept.take_if(|_| until_stdin_closes) {
        std::thread::Builder::new()
            .name("stdin".to_owned())
            .spawn(move || {
                let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
                let _ = closed.send(());
            })?;
    }
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
        _ = stdin_closed => tracing::info!("standard input is closed"),
    }
    Ok(())
}
