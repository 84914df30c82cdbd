//! Arguments of `adoube result`.

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand};

use super::cites::Cites;

/// Arguments of `adoube result`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct ResultArgs {
    #[command(subcommand)]
    pub(crate) command: Option<ResultCommand>,
    #[command(flatten)]
    pub(crate) declare: Option<DeclareArgs>,
    // Not among those: clap takes a group that has another one within for absent.
    #[command(flatten)]
    pub(crate) cites: Cites,
}

/// `adoube result approve`, `adoube result correct`
#[derive(Debug, Subcommand)]
pub(crate) enum ResultCommand {
    #[command(group = clap::ArgGroup::new("which").args(["board", "round"]).required(true))]
    Approve {
        board: Option<BoardId>,
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    Correct {
        board: BoardId,
        #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
        result: (u32, u32),
        #[arg(long, conflicts_with = "no_forfeit")]
        forfeit: bool,
        #[arg(long)]
        no_forfeit: bool,
        #[arg(long, conflicts_with_all = ["forfeit", "no_forfeit"])]
        no_odds: bool,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        cites: Cites,
        #[arg(long, short)]
        yes: bool,
    },
}

/// A result that an arbiter declares.
#[derive(Debug, Args)]
pub(crate) struct DeclareArgs {
    pub(crate) board: BoardId,
    #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
    pub(crate) result: (u32, u32),
    #[arg(long)]
    pub(crate) forfeit: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long, short)]
    pub(crate) yes: bool,
}
