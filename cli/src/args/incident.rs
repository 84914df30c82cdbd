//! Arguments of what concerns incidents and rulings.

use std::str::FromStr;

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand, ValueEnum};

use super::Incidents;
use crate::catalogue::{CatalogueMessage, filled, text};
use crate::typed_time::{TypedControl, TypedTime, parse_seconds};

/// Arguments of `adoube incidents`.
#[derive(Debug, Args)]
pub(crate) struct IncidentsArgs {
    #[arg(long)]
    pub(crate) all: bool,
}

/// Arguments of `adoube incident`.
#[derive(Debug, Args)]
pub(crate) struct IncidentArgs {
    #[arg(value_name = "INCIDENTS")]
    pub(crate) incidents: Incidents,
    #[arg(long)]
    pub(crate) evidence: bool,
    #[arg(long, requires = "reason")]
    pub(crate) close: bool,
    #[arg(long, value_name = "TEXT", requires = "close")]
    pub(crate) reason: Option<String>,
    #[arg(long, short, requires = "close")]
    pub(crate) yes: bool,
}

/// Arguments of `adoube rule`.
#[derive(Debug, Args)]
pub(crate) struct RuleArgs {
    #[arg(value_name = "INCIDENTS")]
    pub(crate) incidents: Incidents,
    #[command(subcommand)]
    pub(crate) what: RuleCommand,
}

/// What is ruled.
#[derive(Debug, Subcommand)]
pub(crate) enum RuleCommand {
    Resume(ResumeArgs),
    Restart(RestartArgs),
    Result(VerdictArgs),
    Postpone(GivingArgs),
    Second(SecondArgs),
    Reject {
        ruling: u32,
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// Arguments of `adoube rule N second`.
#[derive(Debug, Args)]
pub(crate) struct SecondArgs {
    pub(crate) ruling: u32,
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// What every ruling takes.
#[derive(Debug, Args)]
pub(crate) struct GivingArgs {
    #[arg(long = "board", value_name = "BOARD")]
    pub(crate) boards: Vec<BoardId>,
    #[arg(long, value_name = "TEXT", required_unless_present = "dry_run")]
    pub(crate) reason: Option<String>,
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    #[arg(long = "cites", value_name = "[BOARD:]NOTE")]
    pub(crate) cites: Vec<Cited>,
    #[arg(long, value_name = "TIME", value_parser = parse_seconds, allow_hyphen_values = true)]
    pub(crate) start_in: Option<u64>,
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// A device note as it is cited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cited {
    /// None for the only board that is ruled on.
    pub(crate) board: Option<BoardId>,
    /// Its number.
    pub(crate) note: u32,
}

impl FromStr for Cited {
    type Err = String;

    fn from_str(typed: &str) -> Result<Self, String> {
        let wrong = || filled(&CatalogueMessage::new("cli-usage-note").text("typed", typed));
        let (board, note) = match typed.split_once(':') {
            None => (None, typed),
            Some((board, note)) => (Some(board.parse().map_err(|_| wrong())?), note),
        };
        match note.parse() {
            Ok(note) if note > 0 => Ok(Self { board, note }),
            _ => Err(wrong()),
        }
    }
}

/// Which lost time is given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ClocksKind {
    #[value(help = text("cli-value-last-contact"))]
    LastContact,
    #[value(help = text("cli-value-detection"))]
    Detection,
    #[value(help = text("cli-value-now"))]
    Now,
}

/// Whose time is deducted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Whose {
    #[value(help = text("cli-value-whose-white"))]
    White,
    #[value(help = text("cli-value-whose-black"))]
    Black,
    #[value(help = text("cli-value-whose-both"))]
    Both,
}

/// Arguments of `adoube rule N resume`.
#[derive(Debug, Args)]
pub(crate) struct ResumeArgs {
    #[arg(long, value_enum, default_value_t = ClocksKind::LastContact)]
    pub(crate) clocks: ClocksKind,
    #[arg(long, value_name = "TIME", requires = "black", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: Option<TypedTime>,
    #[arg(long, value_name = "TIME", requires = "white", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: Option<TypedTime>,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) deduct: Option<TypedTime>,
    #[arg(long, value_enum, requires = "deduct")]
    pub(crate) from: Option<Whose>,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_white: Option<TypedTime>,
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_black: Option<TypedTime>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N restart`.
#[derive(Debug, Args)]
pub(crate) struct RestartArgs {
    #[arg(long, conflicts_with = "control")]
    pub(crate) shorter: bool,
    #[arg(long, value_name = "CONTROL", value_parser = TypedControl::parse)]
    pub(crate) control: Option<TypedControl>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N result`.
#[derive(Debug, Args)]
pub(crate) struct VerdictArgs {
    #[arg(value_parser = verdict, allow_hyphen_values = true)]
    pub(crate) verdict: Verdict,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// A result as it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// In halves, a win being 1.
    Score(u32, u32),
    /// Whoever was disconnected loses.
    AbsentLoses,
    /// Drawn.
    Drawn,
    /// Both lose.
    BothLose,
}

fn verdict(typed: &str) -> Result<Verdict, String> {
    match typed {
        "absent-loses" => Ok(Verdict::AbsentLoses),
        "drawn" => Ok(Verdict::Drawn),
        "both-lose" => Ok(Verdict::BothLose),
        typed => {
            let score = crate::text::parse_result(typed);
            let (white, black) = score.map_err(|why| {
                filled(&CatalogueMessage::new("cli-usage-verdict").text("why", why))
            })?;
            Ok(Verdict::Score(white, black))
        }
    }
}

/// `adoube roles …`
#[derive(Debug, Args)]
pub(crate) struct RolesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RolesCommand>,
}

/// What is done about roles.
#[derive(Debug, Subcommand)]
pub(crate) enum RolesCommand {
    Delegate {
        person: String,
        #[arg(long)]
        end: bool,
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}
