//! The daemon's program.

mod report;

use std::{
    io::{self, Write as _},
    os::unix::process::CommandExt as _,
    path::PathBuf,
    process::{Command, ExitCode},
};

use adoube_lockd::{
    check::check,
    keeper::{self, KeeperError, Places},
};
use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};

/// Locks a playing device, tests the lock, and restores the device. Needs root.
#[derive(Debug, Parser)]
#[command(name = "adoube-lockd", version)]
struct Arguments {
    /// The folder in which every change is recorded before it is made.
    #[arg(long, global = true, default_value = "/var/lib/adoube-lockd")]
    state: PathBuf,
    /// The folder with the kernel's files; a folder other than / is for tests.
    #[arg(long, global = true, default_value = "/", hide = true)]
    root: PathBuf,
    #[command(subcommand)]
    command: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Lock the device until this program is stopped (SIGTERM), then restore it.
    Run {
        /// Lock and restore the device only when the agent requests it.
        #[arg(long)]
        wait: bool,
        /// The event's profile for its devices.
        #[arg(long, default_value = "/etc/adoube/profile.toml")]
        profile: PathBuf,
        /// The socket for the agent's requests.
        #[arg(long, default_value = "/run/adoube-lockd.sock")]
        socket: PathBuf,
    },
    /// Test every layer of the lock, and that allowed programs still work.
    Check {
        /// The event's profile for its devices.
        #[arg(long, default_value = "/etc/adoube/profile.toml")]
        profile: PathBuf,
        /// The daemon's socket.
        #[arg(long, default_value = "/run/adoube-lockd.sock")]
        socket: PathBuf,
        /// For scripts: the whole report as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Suspend all of the player's programs.
    Freeze(Daemon),
    /// Resume the player's programs.
    Thaw(Daemon),
    /// End all of the player's programs: systemd restarts the session, even if it was frozen.
    Kill(Daemon),
    /// Let NetworkManager use these settings; for the daemon itself.
    #[command(hide = true)]
    Join {
        /// The settings.
        file: PathBuf,
        /// Its program.
        #[arg(long)]
        nmcli: PathBuf,
    },
    /// Lists the windows, for the daemon itself.
    #[command(hide = true)]
    Windows {
        /// The number of the user whose process it ends as.
        #[arg(long)]
        user: u32,
    },
    /// Undo the lock of a killed daemon, also after a power cut; not possible while a daemon runs.
    Undo,
    /// Show the changes in force.
    List,
}

#[derive(Debug, clap::Args)]
struct Daemon {
    /// The daemon's socket.
    #[arg(long, default_value = "/run/adoube-lockd.sock")]
    socket: PathBuf,
}

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        // Without the backtrace that a `main` returning the error would print.
        Err(error) => {
            let _ = writeln!(io::stderr(), "adoube-lockd: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start() -> Result<()> {
    let Arguments {
        state,
        root,
        command,
    } = Arguments::parse();
    match command {
        What::Run {
            profile,
            socket,
            wait,
        } => run(
            &Places {
                profile,
                state,
                socket,
                root,
            },
            wait,
        ),
        What::Check {
            profile,
            socket,
            json,
        } => {
            let places = Places {
                profile,
                state,
                socket,
                root,
            };
            report::tell(&check(&places), json)
        }
        What::Freeze(daemon) => order(&daemon, "freeze"),
        What::Thaw(daemon) => order(&daemon, "thaw"),
        What::Kill(daemon) => order(&daemon, "kill"),
        What::Join { file, nmcli } => say(&keeper::join(&file, &nmcli)),
        What::Windows { user } => say(&serde_json::to_string(&adoube_lockd::windows::list(user))?),
        What::Undo => undo(&state),
        What::List => list(&state),
    }
}

fn run(places: &Places, wait: bool) -> Result<()> {
    match keeper::run(places, wait) {
        Ok(left) => told(&left),
        // From the beginning, as the same process: what must hold is made anew.
        Err(KeeperError::GuardGone) => {
            let program = std::env::current_exe().context("this program's own file")?;
            let error = Command::new(program)
                .args(std::env::args_os().skip(1))
                .exec();
            Err(error).context("beginning again")
        }
        Err(error) => Err(error.into()),
    }
}

fn order(daemon: &Daemon, what: &str) -> Result<()> {
    adoube_lockd::asking::order(&daemon.socket, what).map_err(anyhow::Error::msg)
}

fn undo(state: &std::path::Path) -> Result<()> {
    let (were, left) = keeper::undo(state)?;
    told(&left)?;
    say(&match were {
        0 => "there was nothing to undo".to_owned(),
        _ => format!("the machine is restored: {were} changes undone"),
    })
}

fn told(left: &[String]) -> Result<()> {
    anyhow::ensure!(
        left.is_empty(),
        "not undone, will be tried again next time: {}",
        left.join("; ")
    );
    Ok(())
}

#[expect(clippy::print_stdout, reason = "what came of it")]
#[expect(clippy::unnecessary_wraps, reason = "as every command")]
fn say(text: &str) -> Result<()> {
    println!("{text}");
    Ok(())
}

#[expect(clippy::print_stdout, reason = "what was asked for")]
fn list(state: &std::path::Path) -> Result<()> {
    let journal = adoube_lockd::changes::journal::Journal::at(state)?;
    let changes = journal.changes()?;
    for change in &changes {
        println!("{}", change.words());
    }
    if changes.is_empty() {
        // For people: a script counts the lines.
        let _ = writeln!(io::stderr(), "no change is in force");
    }
    Ok(())
}
