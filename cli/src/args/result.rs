//! Arguments of `adoube result`.

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand};

use super::cites::Cites;

/// Arguments of `adoube result`.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
A result is provisional until an arbiter approves it; both players see and confirm it. A result that an
arbiter declares, forfeits or corrects is approved at once; closing a round approves the others.
If you declare a result during a game, you see the effects first and confirm them; `adoube board reopen`
reopens that game. If a flag fell while a player was disconnected, or after a disconnection that cost the
player time, the Chief Arbiter rules on it: while the incident is open, only `adoube rule` approves that
result (`adoube incidents` names the board).

If you declare a result before both sides have moved, reports write it as W, D or L: it counts but is not
rated. You see this first and confirm it, unless you add --yes. A player who did not come loses by --forfeit
(+ and -). If a board already has a result, correct it instead of declaring another one.

Examples:
  adoube result 1.3 1-0 --reason 'Black has left the venue'
  adoube result 1.3 1-0 --forfeit --reason 'Black did not come'
  adoube result 1.3 0-1 --reason 'a second screen' --cites 4    cites a breach, by its note
  adoube result approve --round 1
  adoube result correct 1.3 1/2-1/2 --reason 'White resigned by mistake, both agree'
  adoube result correct 1.3 1-0 --forfeit --reason 'Black did not come; it was declared as played'"
)]
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
    /// Approve the result of a board, or of all finished boards of a round; exit status 1 if a
    /// board of the round is left out because its incident is open
    #[command(group = clap::ArgGroup::new("which").args(["board", "round"]).required(true))]
    Approve {
        /// Round and board, such as 1.3
        board: Option<BoardId>,
        /// All boards of this round whose result is not approved yet
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    /// Replace a result
    Correct {
        /// Round and board, such as 1.3
        board: BoardId,
        /// The new result, such as 1-0; for a forfeit 1-0, 0-1 or 0-0
        #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
        result: (u32, u32),
        /// The game was not played because a player did not come; it has no moves
        #[arg(long, conflicts_with = "no_forfeit")]
        forfeit: bool,
        /// The game was not forfeited
        #[arg(long)]
        no_forfeit: bool,
        /// Count a draw as a draw although one side has draw odds: the game should not have had
        /// them
        #[arg(long, conflicts_with_all = ["forfeit", "no_forfeit"])]
        no_odds: bool,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        cites: Cites,
        /// Do not ask for confirmation if reports will show the game as not rated
        #[arg(long, short)]
        yes: bool,
    },
}

/// A result that an arbiter declares.
#[derive(Debug, Args)]
pub(crate) struct DeclareArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The result, with 1 for a win whatever a win is worth: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2
    #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
    pub(crate) result: (u32, u32),
    /// The game is not played because a player did not come (reports write + and -)
    #[arg(long)]
    pub(crate) forfeit: bool,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask for confirmation if the game is still played, or if reports will show it as not
    /// rated
    #[arg(long, short)]
    pub(crate) yes: bool,
}
