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
A result is the platform's until an arbiter approves it; both players see it and confirm it. What an
arbiter declares, forfeits or corrects is approved by that; closing a round approves what is left.
What a declared result does to a running game is shown first, and asked; `adoube board reopen` resumes
that game. If a flag fell while a player was disconnected, or after a disconnection that took the
player's time, the Chief Arbiter rules on it: only `adoube rule` approves that result while its incident
is open (`adoube incidents` names the board).

Before both sides have moved, a result that is declared as played goes out in reports as W, D or L: it
counts, and is not rated. That is said first, and asked, unless --yes is given. Who did not come has
lost by --forfeit (+ and -). A board that has a result is not declared again but corrected.

Examples:
  adoube result 1.3 1-0 --reason 'Black has left the venue'
  adoube result 1.3 1-0 --forfeit --reason 'Black did not come'
  adoube result 1.3 0-1 --reason 'a second screen' --cites 4    what the event forbids, on record
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
    /// Approve the result of a board, or of all finished boards of a round; exit status 1 where a board of the
    /// round is left out, since its incident is open
    #[command(group = clap::ArgGroup::new("which").args(["board", "round"]).required(true))]
    Approve {
        /// Round and board, such as 1.3
        board: Option<BoardId>,
        /// All boards of this round that have a result which nobody approved yet
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    /// Replace a result
    Correct {
        /// Round and board, such as 1.3
        board: BoardId,
        /// As for a declared result; of a forfeit 1-0, 0-1 or 0-0
        #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
        result: (u32, u32),
        /// The game was not played, since somebody did not come; no move was made in it
        #[arg(long, conflicts_with = "no_forfeit")]
        forfeit: bool,
        /// The game was not forfeited
        #[arg(long)]
        no_forfeit: bool,
        /// Share a draw although one side has draw odds: the game was not to have them
        #[arg(long, conflicts_with_all = ["forfeit", "no_forfeit"])]
        no_odds: bool,
        /// Why; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        cites: Cites,
        /// Do not ask where reports will say that the game is not rated
        #[arg(long, short)]
        yes: bool,
    },
}

/// A result that an arbiter declares.
#[derive(Debug, Args)]
pub(crate) struct DeclareArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Who won, a win written as 1 whatever it brings: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2
    #[arg(value_parser = crate::text::parse_result, allow_hyphen_values = true)]
    pub(crate) result: (u32, u32),
    /// The game is not played, since somebody did not come (reports write + and -)
    #[arg(long)]
    pub(crate) forfeit: bool,
    /// Why; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask, though the game goes on, or reports will say that it is not rated
    #[arg(long, short)]
    pub(crate) yes: bool,
}
