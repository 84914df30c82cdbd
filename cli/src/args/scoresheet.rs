//! Arguments of `adoube scoresheet`.

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand};

use super::{NoteArgs, Seat};

/// `adoube scoresheet …`
#[derive(Debug, Subcommand)]
pub(crate) enum ScoresheetCommand {
    List {
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    Mark(MarkArgs),
}

/// Arguments of `adoube scoresheet mark`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("which").args(["board", "round"]).required(true),
    group = clap::ArgGroup::new("how").args(["present", "missing"]).required(true))]
pub(crate) struct MarkArgs {
    pub(crate) board: Option<BoardId>,
    #[arg(conflicts_with = "round")]
    pub(crate) seat: Option<Seat>,
    #[arg(long, value_name = "N", conflicts_with = "missing")]
    pub(crate) round: Option<u16>,
    #[arg(long)]
    pub(crate) present: bool,
    #[arg(long)]
    pub(crate) missing: bool,
    #[command(flatten)]
    pub(crate) note: NoteArgs,
}
