//! Arguments of `adoube scoresheet`.

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand};

use super::{NoteArgs, Seat};

/// `adoube scoresheet …`
#[derive(Debug, Subcommand)]
pub(crate) enum ScoresheetCommand {
    /// List the scoresheets that are missing or not checked yet
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
You can change a mark later. A missing scoresheet does not delay the round. An LCA marks those of their own venue: name the
LCA with --as.

Examples:
  adoube --as lca-madrid scoresheet mark 1.3 --missing --reason 'left with it'
  adoube --as lca-madrid scoresheet mark --round 1 --present      all unmarked ones at their venue"
)]
pub(crate) struct MarkArgs {
    /// Round and board, such as 1.3
    pub(crate) board: Option<BoardId>,
    /// Whose [default: both players'; for an LCA, those at their venue]
    #[arg(conflicts_with = "round")]
    pub(crate) seat: Option<Seat>,
    /// All unmarked scoresheets of this round at your venue; only with --present
    #[arg(long, value_name = "N", conflicts_with = "missing")]
    pub(crate) round: Option<u16>,
    /// The scoresheet is there
    #[arg(long)]
    pub(crate) present: bool,
    /// The scoresheet is missing
    #[arg(long)]
    pub(crate) missing: bool,
    #[command(flatten)]
    pub(crate) note: NoteArgs,
}
