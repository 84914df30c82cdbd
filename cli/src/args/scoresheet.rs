//! Arguments of `adoube scoresheet`.

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand};

use super::{NoteArgs, Seat};

/// `adoube scoresheet …`
#[derive(Debug, Subcommand)]
pub(crate) enum ScoresheetCommand {
    /// List the scoresheets that are missing, and those that nobody has looked for
    List {
        /// The round [default: all]
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    /// Mark scoresheets as present or missing, after the game (LCA, arbiter)
    Mark(MarkArgs),
}

/// Arguments of `adoube scoresheet mark`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("which").args(["board", "round"]).required(true),
    group = clap::ArgGroup::new("how").args(["present", "missing"]).required(true),
    after_help = "\
A mark can be changed. What is missing keeps nothing from going on. An LCA marks those of their own venue: say who with --as.

Examples:
  adoube --as lca-madrid scoresheet mark 1.3 --missing --reason 'left with it'
  adoube --as lca-madrid scoresheet mark --round 1 --present      all at their venue that nobody has marked"
)]
pub(crate) struct MarkArgs {
    /// Round and board, such as 1.3
    pub(crate) board: Option<BoardId>,
    /// Whose [default: both players', or for an LCA those at their venue]
    #[arg(conflicts_with = "round")]
    pub(crate) seat: Option<Seat>,
    /// All of this round that nobody has marked, at your venue; with --present only
    #[arg(long, value_name = "N", conflicts_with = "missing")]
    pub(crate) round: Option<u16>,
    /// They are there
    #[arg(long)]
    pub(crate) present: bool,
    /// They are not
    #[arg(long)]
    pub(crate) missing: bool,
    #[command(flatten)]
    pub(crate) note: NoteArgs,
}
