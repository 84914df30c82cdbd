//! Arguments of what officials do about physical boards.

use adoube_chess::Placement;
use adoube_tournament::ids::BoardId;
use clap::Args;

use super::SideName;

/// Arguments of `adoube board notes`.
#[derive(Debug, Args)]
#[command(after_help = "\
Where a physical board differed from the game, and what the event forbids and happened at a player's device.

Example:
  adoube board notes 1.3")]
pub(crate) struct NotesArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
}

/// Arguments of `adoube board violation`.
#[derive(Debug, Args)]
#[command(after_help = "\
Both positions are recorded, with a number by which a penalty cites them (`adoube penalty impose … --cites NUMBER`): it is
printed, and `adoube board notes` lists the numbers of a board.
Boards with sensors tell their differences themselves. An LTA or LCA notes it for players of their own venue: say who with
--as.

Example:
  adoube --as lca-madrid board violation 1.3 white rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R \\
      --reason 'made the move on the board first'")]
pub(crate) struct ViolationArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Whose board
    #[arg(value_enum)]
    pub(crate) side: SideName,
    /// What stood on it: the first field of a FEN, with ? for a piece that you could not tell
    pub(crate) placement: Placement,
    /// After which half-move of the game, 23 for White's twelfth move [default: the last one]
    #[arg(long, value_name = "N")]
    pub(crate) after: Option<u32>,
    /// What the player did; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Arguments of `adoube board requirement`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("wait").args(["lift", "require"]).required(true),
    after_help = "\
An LTA does it for players of their own venue: say who with --as. The command shows how much time
the board cost since it failed; an arbiter gives it back at once with --give-back.

Example:
  adoube board requirement 1.3 white --lift --give-back --reason 'the cable is broken'"
)]
pub(crate) struct RequirementArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Whose board
    #[arg(value_enum)]
    pub(crate) side: SideName,
    /// The player goes on at the screen
    #[arg(long)]
    pub(crate) lift: bool,
    /// The player's moves wait for the board again
    #[arg(long, conflicts_with = "lift")]
    pub(crate) require: bool,
    /// Give the player back what their clock ran since the board failed
    #[arg(long, conflicts_with = "require")]
    pub(crate) give_back: bool,
    /// Why; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}
