//! Arguments of what an arbiter does to a board.

use adoube_tournament::ids::{BoardId, PersonId, VenueId};
use clap::{Args, Subcommand, ValueEnum};

use super::SideName;
use super::cites::Cites;
use super::physical_board::{NotesArgs, RequirementArgs, ViolationArgs};
use crate::catalogue::text;
use crate::typed_time::{TypedControl, TypedTime};

/// `adoube clock …`
#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    Pause(PauseArgs),
    Resume(ResumeClocksArgs),
    Reason(ReasonArgs),
    Set(SetArgs),
    #[command(
        group = clap::ArgGroup::new("times").args(["white", "black"]).required(true).multiple(true))]
    Add {
        board: BoardId,
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        white: Option<TypedTime>,
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        black: Option<TypedTime>,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        cites: Cites,
        #[arg(long, short)]
        yes: bool,
    },
}

/// Arguments of `adoube clock pause`.
#[derive(Debug, Args)]
pub(crate) struct PauseArgs {
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

/// Arguments of `adoube clock resume`.
#[derive(Debug, Args)]
pub(crate) struct ResumeClocksArgs {
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube clock reason`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("paused").required(true).multiple(true).args(["board", "round", "venue"]))]
pub(crate) struct ReasonArgs {
    pub(crate) board: Option<BoardId>,
    #[arg(long, value_name = "N", conflicts_with = "board", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "VENUE", conflicts_with_all = ["board", "hold"])]
    pub(crate) venue: Option<VenueId>,
    #[arg(long, value_name = "N", requires = "round")]
    pub(crate) hold: Option<u32>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Which boards are paused or resumed.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("scope").required(true).multiple(true).args(["board", "round", "venue"]))]
pub(crate) struct ScopeArgs {
    pub(crate) board: Option<BoardId>,
    #[arg(long, value_name = "N", conflicts_with = "board", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "VENUE", conflicts_with = "board")]
    pub(crate) venue: Option<VenueId>,
    #[arg(
        long,
        value_name = "ARTICLE",
        conflicts_with = "board",
        default_value = "O 19.6",
        value_parser = crate::text::parse_article
    )]
    pub(crate) article: String,
}

/// Arguments of `adoube clock set`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true).args([
    "white", "black", "white_period", "white_moves", "black_period", "black_moves", "control",
]))]
pub(crate) struct SetArgs {
    pub(crate) board: BoardId,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: Option<TypedTime>,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: Option<TypedTime>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) white_period: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) white_moves: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) black_period: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) black_moves: Option<u32>,
    #[arg(long, value_name = "CONTROL", value_parser = TypedControl::parse)]
    pub(crate) control: Option<TypedControl>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[command(flatten)]
    pub(crate) cites: Cites,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// `adoube board …`
#[derive(Debug, Subcommand)]
pub(crate) enum BoardSubcommand {
    Notes(NotesArgs),
    #[command(flatten)]
    Change(BoardCommand),
}

/// What officials do to a board.
#[derive(Debug, Subcommand)]
pub(crate) enum BoardCommand {
    Restore {
        board: BoardId,
        #[arg(long, value_name = "N")]
        plies: u32,
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        white: Option<TypedTime>,
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        black: Option<TypedTime>,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, short)]
        yes: bool,
    },
    ReverseColours {
        board: BoardId,
        #[arg(long, value_enum)]
        times: Option<TimesOf>,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, short)]
        yes: bool,
    },
    #[command(group = clap::ArgGroup::new("right").args(["chess960", "fen"]).required(true))]
    WrongStart {
        board: BoardId,
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..960))]
        chess960: Option<u16>,
        #[arg(long, value_name = "FEN")]
        fen: Option<String>,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, short)]
        yes: bool,
    },
    #[command(group = clap::ArgGroup::new("who").args(["assistant", "end"]).required(true))]
    Assistant {
        board: BoardId,
        #[arg(value_enum)]
        side: SideName,
        assistant: Option<PersonId>,
        #[arg(long)]
        end: bool,
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    Requirement(RequirementArgs),
    Violation(ViolationArgs),
    Reopen {
        board: BoardId,
        #[command(flatten)]
        clocks: Clocks,
    },
}

/// What different time controls of White and Black belong to when colours are reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimesOf {
    #[value(help = text("cli-value-colour"))]
    Colour,
    #[value(help = text("cli-value-player"))]
    Player,
}

/// Both clocks, and why.
#[derive(Debug, Args)]
pub(crate) struct Clocks {
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: TypedTime,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: TypedTime,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long, short)]
    pub(crate) yes: bool,
}
