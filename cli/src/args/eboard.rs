//! Arguments of `eboard`.

use std::path::PathBuf;

use adoube_eboard::Make;
use clap::{Args, Subcommand};

/// What `adoube eboard` does.
#[derive(Debug, Subcommand)]
pub(crate) enum EboardCommand {
    /// List the ports of this computer that may be a board's
    List(BoardListArgs),
    /// Show what is on a board, live
    Show(ShowArgs),
    /// Check in five minutes whether a board can be used: set it up and make four moves
    Check(BoardCheckArgs),
    /// Record what goes over a board's line, for a bug report; or read such a record again
    Trace(TraceArgs),
    /// Be a board, to try the others without one
    Simulate(SimulateArgs),
}

/// Arguments of `adoube eboard list`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube eboard list
  adoube eboard list --bluetooth")]
pub(crate) struct BoardListArgs {
    /// Look for boards by Bluetooth LE, too, for five seconds: boards that are switched on and not connected elsewhere
    #[arg(long)]
    pub(crate) bluetooth: bool,
}

/// Which board, and how it is read.
#[derive(Debug, Clone, Args)]
pub(crate) struct BoardArgs {
    /// The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only one by cable that may be a board's
    #[arg(default_value = "auto")]
    pub(crate) port: PathBuf,
    /// Its make: dgt, pegasus, chessnut, millennium, certabo or tabutronic [default: what answers]
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    /// The board is turned: its cable is on the other side than the maker means
    #[arg(long)]
    pub(crate) turned: bool,
}

/// Arguments of `adoube eboard show`.
#[derive(Debug, Args)]
#[command(after_help = "\
On a terminal the board is drawn again whenever something changes; elsewhere there is one line for each position that
has settled, and with --json one value for each event. A board that was unplugged is shown again once it is back.

Examples:
  adoube eboard show
  adoube eboard show /dev/ttyUSB0 --make dgt
  adoube eboard show ble:AA:BB:CC:DD:EE:FF")]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// End with the first position that has settled
    #[arg(long)]
    pub(crate) once: bool,
}

/// Arguments of `adoube eboard check`.
#[derive(Debug, Args)]
#[command(after_help = "\
It says what to do, one step at a time: set up the start position, then 1. e4 d5 2. exd5 Qxd5. It needs no keyboard: it sees
what is done on the board, and names what is wrong there while it can be put right. Exit status: 0 the board can be used,
1 it cannot.

Examples:
  adoube eboard check
  adoube eboard check /dev/ttyUSB0")]
pub(crate) struct BoardCheckArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// How long a step may take, in seconds; each time something moves there is as much time again, up to ten times
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    pub(crate) patience: u64,
}

/// Arguments of `adoube eboard trace`.
#[derive(Debug, Args)]
#[command(after_help = "\
Ctrl-C ends the record. The file has no names in it: only what went over the line. An existing file is never overwritten.
On a playing device the agent reads the board: stop the agent first, between rounds.

Examples:
  adoube eboard trace --out board.trace
  adoube eboard trace /dev/ttyUSB0 --make dgt --out board.trace
  adoube eboard trace --replay board.trace")]
pub(crate) struct TraceArgs {
    /// The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only one by cable that may be a board's
    ///
    /// [default: auto]
    pub(crate) port: Option<PathBuf>,
    /// Its make [default: what answers]. With it an unknown or silent device is recorded, too
    #[arg(long, value_name = "MAKE")]
    pub(crate) make: Option<Make>,
    /// The board is turned
    #[arg(long)]
    pub(crate) turned: bool,
    /// The file to write, which must not exist [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// End after so many seconds
    #[arg(long, value_name = "SECONDS")]
    pub(crate) seconds: Option<u64>,
    /// Read this record again and show what settles; exit status 1 if it is not what was recorded
    #[arg(long, value_name = "FILE", conflicts_with_all = ["port", "make", "turned", "out", "seconds"])]
    pub(crate) replay: Option<PathBuf>,
}

/// Arguments of `adoube eboard simulate`.
#[derive(Debug, Args)]
#[command(after_help = "\
The first line printed is the port to open. Hands slide, put back and castle in any order, and the line loses bytes
and has noise, as at a real board; --calm leaves all that out. Moves come from a PGN, or are typed on standard input, with
these commands:
  e2e4 or Nf3    make a move
  take e4        take the piece off that square
  put e4 P       put a piece there: P N B R Q K are White's, p n b r q k Black's
  start          set up the start position again, and play no more moves of the PGN
  pull 3         pull the cable for three seconds
  quit           end
With --bluetooth this computer advertises itself as the board, through BlueZ, and its adapter bears the board's name until
the end. The port is to be opened at another computer; pull ends its connection.

Examples:
  adoube eboard simulate --model dgt
  adoube eboard simulate --model chessnut --bluetooth
  adoube eboard simulate --model millennium --pgn games.pgn --link /tmp/board")]
pub(crate) struct SimulateArgs {
    /// The make: dgt, pegasus, chessnut, millennium, certabo or tabutronic
    #[arg(long, value_name = "MAKE")]
    pub(crate) model: Make,
    /// Be the board by Bluetooth LE: for pegasus, chessnut and millennium
    #[arg(long, conflicts_with = "link")]
    pub(crate) bluetooth: bool,
    /// A symbolic link to the port, which stays the same
    #[arg(long, value_name = "PATH")]
    pub(crate) link: Option<PathBuf>,
    /// Play the moves of this file's first game
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: Option<PathBuf>,
    /// Seconds between the moves of the PGN
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub(crate) interval: f64,
    /// What is random follows from it
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// No nuisances
    #[arg(long)]
    pub(crate) calm: bool,
    /// The board is turned
    #[arg(long)]
    pub(crate) turned: bool,
}
