//! Arguments of `adoube penalty`.

use adoube_tournament::ids::BoardId;
use adoube_tournament::penalty::Penalty;
use clap::{Args, Subcommand};

use super::cites::Cites;
use super::seat::SideName;

/// `adoube penalty …`
#[derive(Debug, Subcommand)]
pub(crate) enum PenaltyCommand {
    /// Impose penalties on a player for a game, during it or after it
    Impose(ImposeArgs),
    /// List the kinds of penalties: how each is written, its articles, and who may impose it
    Kinds,
}

/// Arguments of `adoube penalty impose`.
#[derive(Debug, Args)]
#[command(after_help = "\
A penalty is written as its kind, with its measure behind '=' (`adoube penalty kinds` lists them). Several penalties
are one ruling: all count, or none. First the consequence is shown: both clocks, the result and what it changes. It
counts when you confirm it, or with --yes; with --dry-run nothing is done.

Time changes the clocks at once, also while one runs; not more can be taken than is left. Points change the result of
a game that is over, within what a game can bring. A lost game ends with a win for the opponent, or with the points
that you give them: with game-lost=0 both lose. Exclusions and expulsions are the Chief Arbiter's.

Examples:
  adoube penalty impose 1.3 white warning --reason 'talked during the game'
  adoube penalty impose 1.3 white warning time-to-opponent='2 min' --reason 'talked again' --dry-run
  adoube penalty impose 1.3 black game-lost=0.5 --article 'L 11.7' --reason 'refused to follow the Laws'
  adoube penalty impose 1.3 black game-lost exclusion=2-3 --article 'O 17.3' --reason 'a phone' --cites 4")]
pub(crate) struct ImposeArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The player's side
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[command(flatten)]
    pub(crate) ruling: PenaltyArgs,
}

/// What is imposed, and why.
#[derive(Debug, Args)]
pub(crate) struct PenaltyArgs {
    /// What is imposed, such as warning or time-off=1:00
    #[arg(required = true, value_name = "PENALTY")]
    pub(crate) penalties: Vec<Penalty>,
    /// The article that it rests on [default: the articles of the penalties]
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    /// Why; it goes into the record, and both players read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[command(flatten)]
    pub(crate) cites: Cites,
    /// Show what it comes to, and do nothing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}
