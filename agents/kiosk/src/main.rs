//! `adoube-kiosk`: the agent of one playing device.

mod asked;
mod report;

use std::{
    ffi::OsString,
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use adoube_kiosk::config::Address;
use adoube_kiosk::shell::{Enrolling, Settings, asked_to_stop, keep, run};
use adoube_telemetry::Asked;
use anyhow::{Context, anyhow};
use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;

/// Where the package has the device's folder.
const INSTALLED: &str = "/var/lib/adoube-agent";

#[derive(Parser)]
#[command(
    name = "adoube-kiosk",
    version,
    about = "The agent of one playing device"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Connect this device to its venue and keep its seat until stopped
    Run {
        /// The device's folder, with its device.toml
        #[arg(long, value_name = "FOLDER")]
        dir: PathBuf,
        /// Play this script instead of waiting for a player
        #[arg(long, value_name = "FILE")]
        script: Option<PathBuf>,
        /// Stop also when standard input closes
        #[arg(long)]
        until_stdin_closes: bool,
        /// Serve the player's page on this computer; its address with its token is in page.url in
        /// the data folder
        #[arg(long)]
        page: bool,
        #[command(flatten)]
        telemetry: Asked,
    },
    /// Make a key for this device and register it at its venue with a code from the venue's
    /// official (`adoube enrol DEVICE`)
    Enrol {
        /// Eight letters and digits, such as K7QX-M9T3
        code: String,
        /// The venue node: its host in venues.toml, and its relay's port
        #[arg(long, value_name = "HOST:PORT", value_parser = asked::node)]
        node: Address,
        /// The device's folder; it is created if it does not exist
        #[arg(long, value_name = "FOLDER", default_value = INSTALLED)]
        dir: PathBuf,
        /// Replace the key and the name in the folder
        #[arg(long)]
        anew: bool,
    },
    /// Start a program, and restart it whenever it ends, until stopped
    ///
    /// For an agent or a browser on a machine without systemd. All that the program started ends with it. Its
    /// standard input stays open as long as this runs.
    Keep {
        /// The program with its arguments, after --
        #[arg(last = true, required = true, value_name = "PROGRAM")]
        program: Vec<OsString>,
    },
    /// Lock this computer as the event requires
    Lock {
        /// The device's folder, with its device.toml
        #[arg(long, value_name = "FOLDER", default_value = INSTALLED)]
        dir: PathBuf,
    },
    /// Unlock this computer, also after a power cut while it was locked
    Unlock {
        /// The device's folder, with its device.toml
        #[arg(long, value_name = "FOLDER", default_value = INSTALLED)]
        dir: PathBuf,
    },
    /// Test every layer of the lock, and that allowed programs still work
    Check {
        /// The device's folder, with its device.toml
        #[arg(long, value_name = "FOLDER", default_value = INSTALLED)]
        dir: PathBuf,
        /// For scripts: the whole report as JSON
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        // Without the backtrace that a `main` returning the error would print.
        Err(error) => {
            let _ = writeln!(io::stderr(), "adoube-kiosk: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start() -> anyhow::Result<()> {
    rustls::crypto::ring::default_provider()
        .install_default()
        .map_err(|_| anyhow!("a crypto provider is installed already"))?;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .init();
    let command = Arguments::parse().command;
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .context("no asynchronous runtime")?
        .block_on(carry_out(command))
}

async fn carry_out(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Run {
            dir,
            script,
            until_stdin_closes,
            page,
            telemetry,
        } => {
            // Before anything is begun that a signal is to end in order.
            let stop = asked_to_stop(until_stdin_closes)?;
            let settings = Settings {
                folder: dir,
                script,
                page,
                telemetry,
            };
            Ok(run(settings, stop).await?)
        }
        Command::Enrol {
            code,
            node,
            dir,
            anew,
        } => {
            let asked = Enrolling {
                code,
                node,
                folder: dir,
                anew,
            };
            asked::enrol(&asked).await
        }
        Command::Keep { program } => {
            let stop = asked_to_stop(false)?;
            keep(&program, stop).await.with_context(|| {
                let name = program.first().map(|name| name.display().to_string());
                format!("{} cannot be kept running", name.unwrap_or_default())
            })
        }
        Command::Lock { dir } => asked::lock(&dir).await,
        Command::Unlock { dir } => asked::unlock(&dir).await,
        Command::Check { dir, json } => asked::check(&dir, json).await,
    }
}
