//! Arguments of what comes before a game, and of calls.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand, ValueEnum};

use crate::catalogue::text;
use crate::typed_time::TypedTime;

/// A side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Seat {
    #[value(help = text("cli-value-white"))]
    White,
    #[value(help = text("cli-value-black"))]
    Black,
}

/// What an LCA looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Looked {
    #[value(help = text("cli-value-device"))]
    Device,
    #[value(help = text("cli-value-fair-play"))]
    FairPlay,
    #[value(help = text("cli-value-both"))]
    Both,
}

/// Arguments of `adoube check`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("which").args(["target", "round"]),
    group = clap::ArgGroup::new("how").args(["passed", "failed", "list"]))]
pub(crate) struct CheckArgs {
    // Also an event's folder: --event names it elsewhere.
    #[arg(value_name = "BOARD")]
    pub(crate) target: Option<CheckTarget>,
    pub(crate) seat: Option<Seat>,
    #[arg(default_value = "both")]
    pub(crate) kind: Looked,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, conflicts_with = "failed")]
    pub(crate) passed: bool,
    #[arg(long, conflicts_with = "round")]
    pub(crate) failed: bool,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(
        long,
        value_name = "DIGEST",
        requires = "passed",
        conflicts_with = "round",
        default_value = ""
    )]
    pub(crate) report: String,
    #[command(flatten)]
    pub(crate) note: NoteArgs,
}

/// What an official says beside what they mark or check.
#[derive(Debug, Default, Args)]
pub(crate) struct NoteArgs {
    #[arg(
        long = "reason",
        alias = "note",
        value_name = "TEXT",
        default_value = ""
    )]
    pub(crate) text: String,
}

impl CheckArgs {
    /// The folder whose files are to be checked; none where checks of players or devices are meant.
    pub(crate) fn folder<'a>(&'a self, event: &'a Path) -> Option<&'a Path> {
        match &self.target {
            Some(CheckTarget::Folder(folder)) => Some(folder),
            Some(CheckTarget::Board(_)) => None,
            None => self.round.is_none().then_some(event),
        }
    }

    /// The board, where one is named.
    pub(crate) const fn board(&self) -> Option<BoardId> {
        match &self.target {
            Some(CheckTarget::Board(board)) => Some(*board),
            Some(CheckTarget::Folder(_)) | None => None,
        }
    }

    /// The id of what is missing, or too much, on the command line.
    pub(super) const fn misfit(&self) -> Option<&'static str> {
        let how = self.passed || self.failed || self.list;
        match (&self.target, self.seat) {
            (Some(CheckTarget::Folder(_)), seat) if how || seat.is_some() => {
                Some("cli-usage-check-folder")
            }
            (Some(CheckTarget::Folder(_)), _) => None,
            (None, _) if self.round.is_none() => {
                if how {
                    Some("cli-usage-check-which")
                } else {
                    None
                }
            }
            (Some(CheckTarget::Board(_)), None) if self.failed => Some("cli-usage-check-failed"),
            (Some(CheckTarget::Board(_)), None) if !self.report.is_empty() => {
                Some("cli-usage-check-report")
            }
            _ if !how => Some("cli-usage-check-how"),
            _ => None,
        }
    }
}

/// What is checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CheckTarget {
    /// A board's players or devices.
    Board(BoardId),
    /// An event's files.
    Folder(PathBuf),
}

impl FromStr for CheckTarget {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let board = text.parse().map(Self::Board);
        Ok(board.unwrap_or_else(|_| Self::Folder(PathBuf::from(text))))
    }
}

/// Arguments of `adoube waive`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("which").args(["board", "round"]).required(true))]
pub(crate) struct WaiveArgs {
    pub(crate) board: Option<BoardId>,
    #[arg(conflicts_with = "round")]
    pub(crate) seat: Option<Seat>,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube default-time`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("time").args(["minutes", "to", "until_told"]).required(true))]
pub(crate) struct DefaultTimeArgs {
    pub(crate) board: BoardId,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1440), allow_negative_numbers = true)]
    pub(crate) minutes: Option<u64>,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) to: Option<TypedTime>,
    #[arg(long)]
    pub(crate) until_told: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// `adoube call …`
#[derive(Debug, Subcommand)]
pub(crate) enum CallCommand {
    List {
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    Coming {
        board: BoardId,
        #[arg(long, value_name = "N")]
        number: Option<u32>,
    },
    Back {
        board: BoardId,
        side: Seat,
    },
    #[command(group = clap::ArgGroup::new("how").args(["valid", "invalid"]).required(true))]
    Answer {
        board: BoardId,
        #[arg(long, value_name = "N")]
        number: Option<u32>,
        #[arg(long, conflicts_with = "invalid")]
        valid: bool,
        #[arg(long)]
        invalid: bool,
        #[arg(
            long = "reason",
            alias = "note",
            value_name = "TEXT",
            default_value = ""
        )]
        note: String,
    },
}
