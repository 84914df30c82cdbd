//! Arguments of `replay`.

use std::path::PathBuf;

use adoube_replay::ReplayRequest;
use clap::{Args, Subcommand, ValueEnum};

use crate::catalogue::{CatalogueMessage, filled, text};

/// How time passes in a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeKind {
    #[value(help = text("cli-value-virtual"))]
    Virtual,
    #[value(help = text("cli-value-real"))]
    Real,
}

/// Who sits at the boards of a replay in real time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SeatsKind {
    #[value(help = text("cli-value-auto"))]
    Auto,
    #[value(help = text("cli-value-processes"))]
    Processes,
    #[value(help = text("cli-value-tasks"))]
    Tasks,
}

impl From<SeatsKind> for adoube_replay::SeatsKind {
    fn from(kind: SeatsKind) -> Self {
        match kind {
            SeatsKind::Auto => Self::Auto,
            SeatsKind::Processes => Self::Processes,
            SeatsKind::Tasks => Self::Tasks,
        }
    }
}

/// Games at once in virtual and in real time, if nobody says otherwise.
const GAMES: [u16; 2] = [512, 64];

/// Arguments of `adoube replay`.
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "KIND", value_enum, default_value_t = TimeKind::Virtual)]
    pub(crate) time: TimeKind,
    #[arg(long, value_name = "X", value_parser = super::demo::speed)]
    pub(crate) speed: Option<f64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) regulations: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub(crate) games: Option<u16>,
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) seats: Option<SeatsKind>,
}

impl ReplayArgs {
    /// What is to be replayed.
    pub(crate) fn request(&self) -> ReplayRequest {
        let real = usize::from(self.time == TimeKind::Real);
        ReplayRequest {
            pgn: self.pgn.clone(),
            out: self.out.clone(),
            regulations: self.regulations.clone(),
            boards: self.games.unwrap_or(GAMES[real]),
        }
    }

    /// What was said that means nothing in virtual time, and what to do.
    pub(crate) fn only_in_real_time(&self) -> Option<(String, String)> {
        let speed = self.speed.map(|_| "--speed");
        let said = speed.or(self.seats.map(|_| "--seats"));
        let said = said.filter(|_| self.time == TimeKind::Virtual)?;
        let about = |id| filled(&CatalogueMessage::new(id).text("option", said));
        Some((
            about("cli-usage-real-time"),
            about("cli-usage-real-time-next"),
        ))
    }
}

/// `adoube bench …`
#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    Replay(BenchArgs),
}

/// Arguments of `adoube bench replay`.
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 512)]
    pub(crate) games: u16,
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) rounds: u8,
}
