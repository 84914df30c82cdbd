//! Arguments of what officials do about physical boards.

use adoube_chess::Placement;
use adoube_tournament::ids::BoardId;
use clap::Args;

use super::SideName;

/// Arguments of `adoube board notes`.
#[derive(Debug, Args)]
pub(crate) struct NotesArgs {
    pub(crate) board: BoardId,
}

/// Arguments of `adoube board violation`.
#[derive(Debug, Args)]
pub(crate) struct ViolationArgs {
    pub(crate) board: BoardId,
    #[arg(value_enum)]
    pub(crate) side: SideName,
    pub(crate) placement: Placement,
    #[arg(long, value_name = "N")]
    pub(crate) after: Option<u32>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Arguments of `adoube board requirement`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("wait").args(["lift", "require"]).required(true))]
pub(crate) struct RequirementArgs {
    pub(crate) board: BoardId,
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[arg(long)]
    pub(crate) lift: bool,
    #[arg(long, conflicts_with = "lift")]
    pub(crate) require: bool,
    #[arg(long, conflicts_with = "require")]
    pub(crate) give_back: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}
