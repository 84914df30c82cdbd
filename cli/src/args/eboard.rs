//! Arguments of `eboard`.

use std::path::PathBuf;

use adoube_eboard::Make;
use clap::{Args, Subcommand};

/// What `adoube eboard` does.
#[derive(Debug, Subcommand)]
pub(crate) enum EboardCommand {
    /// List the ports of this computer that may have a board
    List(BoardListArgs),
    /// Show what is on a board, live
    Show(ShowArgs),
    /// Check in five minutes whether a board works: set it up and make four moves
    Check(BoardCheckArgs),
    /// Record a board's data for a bug report, or replay a recording
    Trace(TraceArgs),
    /// Simulate a board, to try the other commands without one
    Simulate(SimulateArgs),
}

/// Arguments of `adoube eboard list`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube eboard list
  adoube eboard list --bluetooth")]
pub(crate) struct BoardListArgs {
    /// Also search for Bluetooth LE boards for five seconds; they must be switched on and not
    /// connected elsewhere
    #[arg(long)]
    pub(crate) bluetooth: bool,
}

/// Which board, and how it is read.
#[derive(Debug, Clone, Args)]
pub(crate) struct BoardArgs {
    /// The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only cable port that may
    /// have a board
    #[arg(default_value = "auto")]
    pub(crate) port: PathBuf,
    /// Its make: dgt, pegasus, chessnut, millennium, certabo or tabutronic [default: detected]
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    /// The board is turned by 180°: its cable is on the opposite side
    #[arg(long)]
    pub(crate) turned: bool,
}

/// Arguments of `adoube eboard show`.
#[derive(Debug, Args)]
#[command(after_help = "\
On a terminal the board is redrawn whenever something changes; otherwise there is one line for each stable position,
and with --json one value for each event. A board that was unplugged is shown again when it is back.

Examples:
  adoube eboard show
  adoube eboard show /dev/ttyUSB0 --make dgt
  adoube eboard show ble:AA:BB:CC:DD:EE:FF")]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// End after the first stable position
    #[arg(long)]
    pub(crate) once: bool,
}

/// Arguments of `adoube eboard check`.
#[derive(Debug, Args)]
#[command(after_help = "\
It guides you step by step: set up the start position, then play 1. e4 d5 2. exd5 Qxd5. It needs no keyboard: it watches the
board and names what is wrong while you can still correct it. Exit status: 0 the board can be used, 1 it cannot.

Examples:
  adoube eboard check
  adoube eboard check /dev/ttyUSB0")]
pub(crate) struct BoardCheckArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// How long a step may take, in seconds; each movement on the board restarts this time, up to
    /// ten times
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    pub(crate) patience: u64,
}

/// Arguments of `adoube eboard trace`.
#[derive(Debug, Args)]
#[command(after_help = "\
Ctrl-C ends the recording. The file contains only the board's data, no names. An existing file is never overwritten.
On a playing device the agent reads the board: stop the agent first, between rounds.

Examples:
  adoube eboard trace --out board.trace
  adoube eboard trace /dev/ttyUSB0 --make dgt --out board.trace
  adoube eboard trace --replay board.trace")]
pub(crate) struct TraceArgs {
    /// The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only cable port that may
    /// have a board
    ///
    /// [default: auto]
    pub(crate) port: Option<PathBuf>,
    /// Its make [default: detected]. With it, a device that is unknown or does not respond is
    /// recorded too
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    /// The board is turned by 180°
    #[arg(long)]
    pub(crate) turned: bool,
    /// The file to write, which must not exist [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// End after so many seconds
    #[arg(long, value_name = "SECONDS")]
    pub(crate) seconds: Option<u64>,
    /// Replay this recording and show its stable positions; exit status 1 if they differ from the
    /// recorded ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["port", "make", "turned", "out", "seconds"])]
    pub(crate) replay: Option<PathBuf>,
}

/// Arguments of `adoube eboard simulate`.
#[derive(Debug, Args)]
#[command(after_help = "\
The first line printed is the port to open. As on a real board, pieces are slid, put back or castled in any order, and
data is lost or disturbed; --calm leaves this out. Moves come from a PGN, or you type them on standard input, together
with these commands:
  e2e4 or Nf3    make a move
  take e4        take the piece off that square
  put e4 P       put a piece there: P N B R Q K are White's, p n b r q k Black's
  start          set up the start position again, and play no more moves from the PGN
  pull 3         unplug the cable for three seconds
  quit           end
With --bluetooth this computer advertises itself as the board, through BlueZ, and its adapter has the board's name until
the end. Open the port on another computer; pull disconnects it.

Examples:
  adoube eboard simulate --model dgt
  adoube eboard simulate --model chessnut --bluetooth
  adoube eboard simulate --model millennium --pgn games.pgn --link /tmp/board")]
pub(crate) struct SimulateArgs {
    /// The make: dgt, pegasus, chessnut, millennium, certabo or tabutronic
    #[arg(long, value_name = "MAKE")]
    pub(crate) model: Make,
    /// Simulate the board over Bluetooth LE: for pegasus, chessnut and millennium
    #[arg(long, conflicts_with = "link")]
    pub(crate) bluetooth: bool,
    /// A symbolic link to the port, so that its name stays the same
    #[arg(long, value_name = "PATH")]
    pub(crate) link: Option<PathBuf>,
    /// Play the moves of this file's first game
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: Option<PathBuf>,
    /// Seconds between the moves of the PGN
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub(crate) interval: f64,
    /// The seed of everything random
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// No disturbances
    #[arg(long)]
    pub(crate) calm: bool,
    /// The board is turned by 180°
    #[arg(long)]
    pub(crate) turned: bool,
}
