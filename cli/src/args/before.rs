//! Arguments of what comes before a game, and of calls.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand, ValueEnum};

use crate::typed_time::{FORMS, TypedTime};

/// A side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Seat {
    /// White
    White,
    /// Black
    Black,
}

/// What an LCA looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Looked {
    /// The playing device (O 18.5)
    Device,
    /// The player: identity, bag, other devices (O 18.6)
    FairPlay,
    /// Both
    Both,
}

/// Arguments of `adoube check`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("which").args(["target", "round"]),
    group = clap::ArgGroup::new("how").args(["passed", "failed", "list"]),
    after_help = "\
Without a board or a round: checks the event's files (regulations, venues, officials, profile, reports *.trf
and seats.csv) without a coordinator, and summarises the event. Prints each problem with its file and line.

With a board or a round: records the checks of an LCA for the players of their own venue; name the LCA with --as.
If the event requires checks, a game begins only when both players have passed both, or the Chief Arbiter has
waived them. A device check also signs the latest report of the device's lock, if there is one: `adoube order check`
makes it. If the regulations name a profile, a device cannot pass without this report.

Examples:
  adoube --event open-2027 check                          the event's files, before the coordinator runs
  adoube --as lca-madrid check --round 1 --passed         all missing checks at their venue
  adoube --as lca-madrid check 1.3 --passed               both players of a board
  adoube --as lca-madrid check 1.3 white fair-play --failed --reason 'a telephone in a pocket'
  adoube check --round 1 --list                           the recorded checks and signed reports
  adoube check 1.3 white --list                           the same for one seat, layer by layer
  adoube waive 1.3 black --reason 'the papers come later'"
)]
pub(crate) struct CheckArgs {
    /// Round and board, such as 1.3
    // Also an event's folder: --event names it elsewhere.
    #[arg(value_name = "BOARD")]
    pub(crate) target: Option<CheckTarget>,
    /// Whose [default: both players']
    pub(crate) seat: Option<Seat>,
    /// What was checked
    #[arg(default_value = "both")]
    pub(crate) kind: Looked,
    /// All players of your venue in this round whose checks are neither recorded nor waived
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// The check was passed
    #[arg(long, conflicts_with = "failed")]
    pub(crate) passed: bool,
    /// The check was failed
    #[arg(long, conflicts_with = "round")]
    pub(crate) failed: bool,
    /// Show the recorded checks, the signed reports, and the checks that are missing
    #[arg(long)]
    pub(crate) list: bool,
    /// The report that you have read and sign, as shown by `adoube order check` [default: the
    /// latest]
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
    /// A note; it goes into the record
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

    /// What is missing, or too much, on the command line.
    pub(super) const fn misfit(&self) -> Option<&'static str> {
        let how = self.passed || self.failed || self.list;
        match (&self.target, self.seat) {
            (Some(CheckTarget::Folder(_)), seat) if how || seat.is_some() => {
                Some("for a folder leave out the other arguments")
            }
            (Some(CheckTarget::Folder(_)), _) => None,
            (None, _) if self.round.is_none() => {
                if how {
                    Some("name a board such as 1.3, or --round N")
                } else {
                    None
                }
            }
            (Some(CheckTarget::Board(_)), None) if self.failed => {
                Some("name the player whose check failed: white or black")
            }
            (Some(CheckTarget::Board(_)), None) if !self.report.is_empty() => {
                Some("name the player whose device the report is about: white or black")
            }
            _ if !how => Some("add --passed, --failed or --list"),
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
    group = clap::ArgGroup::new("which").args(["board", "round"]).required(true),
    after_help = "\
This also accepts a physical board of a make that the regulations do not list, or a missing board where every player must
have one. A player whose missing board was accepted plays on the screen. `adoube check --round 1 --list` lists the boards that
wait for this.

Example:
  adoube waive 1.3 black --reason 'the board was lost on the way'"
)]
pub(crate) struct WaiveArgs {
    /// Round and board, such as 1.3
    pub(crate) board: Option<BoardId>,
    /// Whose checks [default: both players']
    #[arg(conflicts_with = "round")]
    pub(crate) seat: Option<Seat>,
    /// All boards of this round whose checks are not done
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask for confirmation where a check failed
    #[arg(long)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube default-time`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("time").args(["minutes", "to", "until_told"]).required(true), after_help = FORMS)]
pub(crate) struct DefaultTimeArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// How late players may be in total, counted from the start of the round
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1440), allow_negative_numbers = true)]
    pub(crate) minutes: Option<u64>,
    /// The same as a time, such as '45 min' or 1:15:00
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) to: Option<TypedTime>,
    /// Wait until the players arrive or you declare a result
    #[arg(long)]
    pub(crate) until_told: bool,
    /// Do not ask whether the time was read correctly
    #[arg(long, short)]
    pub(crate) yes: bool,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// `adoube call …`
#[derive(Debug, Subcommand)]
pub(crate) enum CallCommand {
    /// Show calls that wait for an answer, and calls that were answered
    List {
        /// The round [default: all]
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    /// Tell a calling player that you are on the way; you still have to answer the call
    Coming {
        /// Round and board, such as 1.3
        board: BoardId,
        /// The number of the call in the list [default: the oldest open call]
        #[arg(long, value_name = "N")]
        number: Option<u32>,
    },
    /// Record that a player is back from leave
    Back {
        /// Round and board, such as 1.3
        board: BoardId,
        /// Who is back
        side: Seat,
    },
    /// Answer whether a call had a valid reason, or grant or refuse leave; by default for the
    /// board's oldest open call
    #[command(group = clap::ArgGroup::new("how").args(["valid", "invalid"]).required(true), after_help = "\
The player sees the answer. A call does not stop the clocks: `adoube clock pause` does.

Examples:
  adoube call list                                  all calls, with their numbers
  adoube call answer 1.3 --valid --reason 'a new mouse'
  adoube call answer 1.3 --number 2 --invalid --reason 'the device works'")]
    Answer {
        /// Round and board, such as 1.3
        board: BoardId,
        /// The number of the call in the list [default: the oldest open call]
        #[arg(long, value_name = "N")]
        number: Option<u32>,
        /// The reason was valid; for leave: granted
        #[arg(long, conflicts_with = "invalid")]
        valid: bool,
        /// The reason was not valid; for leave: refused
        #[arg(long)]
        invalid: bool,
        /// A reason or note; it goes into the record
        #[arg(
            long = "reason",
            alias = "note",
            value_name = "TEXT",
            default_value = ""
        )]
        note: String,
    },
}
