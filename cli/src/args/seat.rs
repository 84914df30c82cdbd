//! Arguments of `adoube seat`.

use adoube_tournament::ids::{BoardId, DeviceId};
use clap::{Args, Subcommand, ValueEnum};

use crate::catalogue::text;

/// One side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideName {
    #[value(help = text("cli-value-white"))]
    White,
    #[value(help = text("cli-value-black"))]
    Black,
}

/// `adoube seat …`
#[derive(Debug, Subcommand)]
pub(crate) enum SeatCommand {
    Move(SeatMoveArgs),
}

/// Arguments of `adoube seat move`.
#[derive(Debug, Args)]
pub(crate) struct SeatMoveArgs {
    pub(crate) board: BoardId,
    pub(crate) side: SideName,
    pub(crate) device: DeviceId,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long, short)]
    pub(crate) yes: bool,
}
