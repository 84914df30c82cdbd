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
    /// Impose penalties on a player outside a game, by starting number: they are recorded with the
    /// player's latest game
    Player(PlayerArgs),
    /// Impose the event's penalty for a prohibited device: a lost game, or as announced (O 9.8.2,
    /// 17.3)
    ProhibitedDevice(DeviceArgs),
    /// Agree to penalties that another official proposed, if the event requires two officials
    Agree(AgreeArgs),
    /// Reject penalties that another official proposed, or withdraw your own proposal
    Reject(RejectArgs),
    /// Withdraw penalties that were imposed by mistake (Chief Arbiter)
    Withdraw(WithdrawArgs),
    /// List imposed and proposed penalties, of all players or of one
    List(ListArgs),
    /// List the kinds of penalties: how to write each, its articles, and who can impose it
    Kinds(KindsArgs),
}

/// Arguments of `adoube penalty impose`.
#[derive(Debug, Args)]
#[command(after_help = "\
Write a penalty as its kind, with its value after '=' (`adoube penalty kinds` lists them). Several penalties
are one ruling: all are imposed, or none. You see the effects first: both clocks, the result and what changes. Nothing
is imposed until you confirm, or with --yes; with --dry-run nothing is imposed.

Time changes the clocks at once, even while one is running; you cannot deduct more than is left. Points change the
result of a finished game, within the points that a game can give. A lost game ends with a win for the opponent, or with
the points that you give them: with game-lost=0 both lose. Only the Chief Arbiter excludes and expels players. A wrong
claim of a draw is checked against the current position, or the position after the move that was written down.

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
    /// Show the effects and change nothing
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
    /// Reason; it goes into the record, and officials read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Arguments of `adoube penalty withdraw`.
#[derive(Debug, Args)]
#[command(after_help = "\
All penalties of a ruling are withdrawn together. They stay in the record as withdrawn and have no more effect. A result
that they changed is restored, unless it was changed since. A game that they ended stays finished until you reopen it or
correct its result. The player can be paired again. Clocks do not change: set them with `adoube clock set`.

Examples:
  adoube penalty withdraw 1.3 --reason 'the phone was the opponent’s' --dry-run
  adoube penalty withdraw 1.3 --record 57 --reason 'the wrong player'")]
pub(crate) struct WithdrawArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// The ruling's record (see `adoube penalty list`); needed if several are in force on the board
    #[arg(long, value_name = "NUMBER")]
    pub(crate) record: Option<u64>,
    /// Reason; it goes into the record, and both players read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Show the effects and change nothing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube penalty list`.
#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    /// Only of this player, by starting number
    #[arg(long, value_name = "NUMBER")]
    pub(crate) player: Option<u32>,
}

/// Arguments of `adoube penalty kinds`.
#[derive(Debug, Args)]
pub(crate) struct KindsArgs {
    /// Only the kinds that can be imposed in this event, with its fines and its penalty for a
    /// prohibited device
    #[arg(long)]
    pub(crate) of_event: bool,
}

/// What is imposed.
#[derive(Debug, Args)]
pub(crate) struct ImposedArgs {
    /// The penalty, such as warning or time-off=1:00
    #[arg(required = true, value_name = "PENALTY")]
    pub(crate) penalties: Vec<Penalty>,
    /// The language of the piece letters in a wrong claim, such as es for Cg8
    #[arg(long, value_name = "en|es|de|fr|it|nl", default_value = "en")]
    pub(crate) language: Language,
}

/// Why it is imposed, and how.
#[derive(Debug, Args)]
pub(crate) struct RulingArgs {
    /// The article on which it is based [default: the articles of the penalties]
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    /// Reason; it goes into the record, and both players read it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[command(flatten)]
    pub(crate) cites: Cites,
    /// Show the effects and change nothing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}
