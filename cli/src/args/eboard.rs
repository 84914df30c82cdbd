//! Arguments of `eboard`.

use std::path::PathBuf;

use adoube_eboard::Make;
use clap::{Args, Subcommand};

/// What `adoube eboard` does.
#[derive(Debug, Subcommand)]
pub(crate) enum EboardCommand {
    List(BoardListArgs),
    Show(ShowArgs),
    Check(BoardCheckArgs),
    Trace(TraceArgs),
    Simulate(SimulateArgs),
}

/// Arguments of `adoube eboard list`.
#[derive(Debug, Args)]
pub(crate) struct BoardListArgs {
    #[arg(long)]
    pub(crate) bluetooth: bool,
}

/// Which board, and how it is read.
#[derive(Debug, Clone, Args)]
pub(crate) struct BoardArgs {
    #[arg(default_value = "auto")]
    pub(crate) port: PathBuf,
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    #[arg(long)]
    pub(crate) turned: bool,
}

/// Arguments of `adoube eboard show`.
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[arg(long)]
    pub(crate) once: bool,
}

/// Arguments of `adoube eboard check`.
#[derive(Debug, Args)]
pub(crate) struct BoardCheckArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    pub(crate) patience: u64,
}

/// Arguments of `adoube eboard trace`.
#[derive(Debug, Args)]
pub(crate) struct TraceArgs {
    pub(crate) port: Option<PathBuf>,
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    #[arg(long)]
    pub(crate) turned: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS")]
    pub(crate) seconds: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["port", "make", "turned", "out", "seconds"])]
    pub(crate) replay: Option<PathBuf>,
}

/// Arguments of `adoube eboard simulate`.
#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    #[arg(long, value_name = "MAKE")]
    pub(crate) model: Make,
    #[arg(long, conflicts_with = "link")]
    pub(crate) bluetooth: bool,
    #[arg(long, value_name = "PATH")]
    pub(crate) link: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: Option<PathBuf>,
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub(crate) interval: f64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) calm: bool,
    #[arg(long)]
    pub(crate) turned: bool,
}
