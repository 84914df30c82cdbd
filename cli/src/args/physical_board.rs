//! Arguments of what officials do about physical boards.

use adoube_chess::Placement;
use adoube_tournament::ids::BoardId;
use clap::Args;

use super::SideName;

/// Arguments of `adoube board notes`.
#[derive(Debug, Args)]
#[command(after_help = "\
Lists where a physical board differed from the game, and breaches of the event's rules at a player's device.

Example:
  adoube board notes 1.3")]
pub(crate) struct NotesArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
}

/// Arguments of `adoube board violation`.
#[derive(Debug, Args)]
#[command(after_help = "\
Both positions are recorded with a number, so that a penalty can cite them (`adoube penalty impose … --cites NUMBER`). The
number is printed, and `adoube board notes` lists the numbers of a board.
Boards with sensors report differences automatically. An LTA or LCA records violations of players at their own venue: name
the person with --as.

Example:
  adoube --as lca-madrid board violation 1.3 white rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R \\
      --reason 'made the move on the board first'")]
pub(crate) struct ViolationArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Whose board
    #[arg(value_enum)]
    pub(crate) side: SideName,
    /// The position on it: the first field of a FEN, with ? for a piece that you could not
    /// recognise
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
An LTA does this for players of their own venue: name the person with --as. The command shows how much time
the player lost since the board failed; an arbiter gives it back at once with --give-back.

Example:
  adoube board requirement 1.3 white --lift --give-back --reason 'the cable is broken'"
)]
pub(crate) struct RequirementArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Whose board
    #[arg(value_enum)]
    pub(crate) side: SideName,
    /// The player continues on the screen
    #[arg(long)]
    pub(crate) lift: bool,
    /// The player's moves wait for the board again
    #[arg(long, conflicts_with = "lift")]
    pub(crate) require: bool,
    /// Give back the time that the player's clock ran since the board failed
    #[arg(long, conflicts_with = "require")]
    pub(crate) give_back: bool,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}
