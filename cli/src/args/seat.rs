//! Arguments of `adoube seat`.

use adoube_tournament::ids::{BoardId, DeviceId};
use clap::{Args, Subcommand, ValueEnum};

/// One side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideName {
    /// The player of the white pieces
    White,
    /// The player of the black pieces
    Black,
}

/// `adoube seat …`
#[derive(Debug, Subcommand)]
pub(crate) enum SeatCommand {
    /// Move a seat to a spare device of the same venue, also during a game
    Move(SeatMoveArgs),
}

/// Arguments of `adoube seat move`.
#[derive(Debug, Args)]
#[command(after_help = "\
The player continues at the spare device, which shows the whole game. The old device can no longer act for
the seat, unless you move the seat back. The spare must be registered at the seat's venue and not in use by a player.
An LTA moves seats of their own venue: name the LTA with --as.

Example:
  adoube --as lta-madrid seat move 1.3 white madrid-9 --reason 'its screen is broken'")]
pub(crate) struct SeatMoveArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Whose seat
    pub(crate) side: SideName,
    /// The spare device
    pub(crate) device: DeviceId,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}
