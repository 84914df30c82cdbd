//! Arguments of `adoube penalty`.

use adoube_chess::notation::Language;
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
    /// Impose penalties on a player by starting number, outside a game: they are recorded with the newest game
    Player(PlayerArgs),
    /// Impose what the event has for a prohibited device: the game is lost, or what was announced (O 9.8.2, 17.3)
    ProhibitedDevice(DeviceArgs),
    /// Agree to the penalties that another official proposed on a board, where the event asks for two
    Agree(AgreeArgs),
    /// Reject the penalties that another official proposed on a board, or take back your own proposal
    Reject(RejectArgs),
    /// Withdraw penalties that were imposed by mistake (Chief Arbiter)
    Withdraw(WithdrawArgs),
    /// List the penalties that were imposed or are proposed, of all players or of one
    List(ListArgs),
    /// List the kinds of penalties: how each is written, its articles, and who may impose it
    Kinds(KindsArgs),
}

/// Arguments of `adoube penalty impose`.
#[derive(Debug, Args)]
#[command(after_help = "\
A penalty is written as its kind, with its measure behind '=' (`adoube penalty kinds` lists them). Several penalties
are one ruling: all count, or none. First the consequence is shown: both clocks, the result and what it changes. It
counts when you confirm it, or with --yes; with --dry-run nothing is done.

Time changes the clocks at once, also while one runs; not more can be taken than is left. Points change the result of
a game that is over, within what a game can bring. A lost game ends with a win for the opponent, or with the points
that you give them: with game-lost=0 both lose. Exclusions and expulsions are the Chief Arbiter's. A wrong claim of a
draw is judged by the position that stands, or the one after the move that was written down.

Examples:
  adoube penalty impose 1.3 white warning --reason 'talked during the game'
  adoube penalty impose 1.3 white warning time-to-opponent='2 min' --reason 'talked again' --dry-run
  adoube penalty impose 1.3 black game-lost=0.5 --article 'L 11.7' --reason 'refused to follow the Laws'
  adoube penalty impose 1.3 black game-lost exclusion=2-3 --article 'O 17.3' --reason 'a phone' --cites 4
  adoube penalty impose 1.3 white wrong-claim=Cg8 --language es --reason 'the position came twice'")]
pub(crate) struct ImposeArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The player's side
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[command(flatten)]
    pub(crate) imposed: ImposedArgs,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty player`.
#[derive(Debug, Args)]
pub(crate) struct PlayerArgs {
    /// The player's starting number
    pub(crate) player: u32,
    #[command(flatten)]
    pub(crate) imposed: ImposedArgs,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty prohibited-device`.
#[derive(Debug, Args)]
pub(crate) struct DeviceArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The player's side
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty agree`.
#[derive(Debug, Args)]
pub(crate) struct AgreeArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Show what it comes to, and do nothing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube penalty reject`.
#[derive(Debug, Args)]
pub(crate) struct RejectArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// Why; it goes into the record, and officials read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Arguments of `adoube penalty withdraw`.
#[derive(Debug, Args)]
#[command(after_help = "\
The penalties of a ruling are withdrawn together: they stay in the record as withdrawn, and count no more. A result that
they changed comes back, unless it was changed since; a game that ended by them stays over until it is reopened or its
result is corrected. The player can be paired again. Clocks stay as they are: set them with `adoube clock set`.

Examples:
  adoube penalty withdraw 1.3 --reason 'the phone was the opponent’s' --dry-run
  adoube penalty withdraw 1.3 --record 57 --reason 'the wrong player'")]
pub(crate) struct WithdrawArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The ruling's record (`adoube penalty list` shows it); needed where several count on the board
    #[arg(long, value_name = "NUMBER")]
    pub(crate) record: Option<u64>,
    /// Why; it goes into the record, and both players read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Show what it comes to, and do nothing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube penalty list`.
#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    /// Of this player alone, by starting number
    #[arg(long, value_name = "NUMBER")]
    pub(crate) player: Option<u32>,
}

/// Arguments of `adoube penalty kinds`.
#[derive(Debug, Args)]
pub(crate) struct KindsArgs {
    /// Only those that can be imposed in this event, with its fines and its penalty for a prohibited device
    #[arg(long)]
    pub(crate) of_event: bool,
}

/// What is imposed.
#[derive(Debug, Args)]
pub(crate) struct ImposedArgs {
    /// What is imposed, such as warning or time-off=1:00
    #[arg(required = true, value_name = "PENALTY")]
    pub(crate) penalties: Vec<Penalty>,
    /// Whose letters the move of a wrong claim is written in, such as es for Cg8
    #[arg(long, value_name = "en|es|de|fr|it|nl", default_value = "en")]
    pub(crate) language: Language,
}

/// Why it is imposed, and how.
#[derive(Debug, Args)]
pub(crate) struct RulingArgs {
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
