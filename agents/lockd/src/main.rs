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

/// Locks a playing device, proves that it is locked, and puts it back as it was. Needs root.
#[derive(Debug, Parser)]
#[command(name = "adoube-lockd", version)]
struct Arguments {
    /// The folder in which every change is written down before it is made.
    #[arg(long, global = true, default_value = "/var/lib/adoube-lockd")]
    state: PathBuf,
    /// Below which the kernel's own files are that are looked at; another folder than / is for trials.
    #[arg(long, global = true, default_value = "/", hide = true)]
    root: PathBuf,
    #[command(subcommand)]
    command: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Lock the device until this program is told to stop (SIGTERM), then put it back.
    Run {
        /// Lock it only when the agent asks, and put it back when he asks for that.
        #[arg(long)]
        wait: bool,
        /// What the event asks of its devices.
        #[arg(long, default_value = "/etc/adoube/profile.toml")]
        profile: PathBuf,
        /// Where the agent asks.
        #[arg(long, default_value = "/run/adoube-lockd.sock")]
        socket: PathBuf,
    },
    /// Prove every layer of a locked device by trying, with what is allowed beside it.
    Check {
        /// What the event asks of its devices.
        #[arg(long, default_value = "/etc/adoube/profile.toml")]
        profile: PathBuf,
        /// The daemon's socket.
        #[arg(long, default_value = "/run/adoube-lockd.sock")]
        socket: PathBuf,
        /// For scripts: the whole report as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Have all of the player's programs stand still.
    Freeze(Daemon),
    /// Let them go on.
    Thaw(Daemon),
    /// End all of the player's programs: a session that systemd keeps begins anew, also in the place of one that hangs.
    Kill(Daemon),
    /// Has NetworkManager use these settings; for the daemon itself.
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
    /// Undo what a daemon that was killed has left, also after the power was lost; not beside one that runs.
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
        0 => "nothing was changed here: there was nothing to undo".to_owned(),
        _ => format!("the machine is as it was: {were} changes undone"),
    })
}

fn told(left: &[String]) -> Result<()> {
    anyhow::ensure!(
        left.is_empty(),
        "not undone, tried again next time: {}",
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
