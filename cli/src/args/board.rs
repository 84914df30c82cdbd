//! Arguments of what an arbiter does to a board.

use adoube_tournament::ids::{BoardId, PersonId, VenueId};
use clap::{Args, Subcommand, ValueEnum};

use super::SideName;
use super::cites::Cites;
use super::physical_board::{NotesArgs, RequirementArgs, ViolationArgs};
use crate::typed_time::{FORMS, TypedControl, TypedTime};

/// `adoube clock …`
#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    /// Stop both clocks of a board, or of all boards of a venue or round at once
    Pause(PauseArgs),
    /// Resume a board, or all boards that were stopped with their venue or round
    Resume(ResumeClocksArgs),
    /// Give the reason for a pause that began without one
    Reason(ReasonArgs),
    /// Correct wrong clocks; values that you do not give stay the same
    Set(SetArgs),
    /// Give time to one or both players, even while a clock is running
    #[command(
        group = clap::ArgGroup::new("times").args(["white", "black"]).required(true).multiple(true),
        after_help = FORMS
    )]
    Add {
        /// Round and board, such as 1.3
        board: BoardId,
        /// Time for White, such as '2 min'
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        white: Option<TypedTime>,
        /// Time for Black
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        black: Option<TypedTime>,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        cites: Cites,
        /// Do not ask for confirmation, even for unusually much time
        #[arg(long, short)]
        yes: bool,
    },
}

/// Arguments of `adoube clock pause`.
#[derive(Debug, Args)]
#[command(after_help = "\
The event's arbiters can pause a board; the Chief Arbiter can also pause a round or venue. A venue's LTA and
LCA can pause their venue, and a board with a player there if its clock is running and no player is disconnected.
They can resume only what one of them paused. No new game begins on paused boards. Boards that were already paused
stay paused. To resume a round or venue, give the same --round and --venue; until then the round cannot be closed.

Examples:
  adoube clock pause 1.3 --reason 'a phone rings'
  adoube --as lta-madrid clock pause 1.3 --reason 'a glass of water on the table'
  adoube --as lta-madrid clock pause --round 1 --venue madrid --reason 'fire alarm'
  adoube clock pause --venue madrid
  adoube clock pause --round 1 --reason 'the lights are out'
  adoube clock pause 1.3
  adoube clock reason 1.3 --reason 'a phone rings'
  adoube clock resume --round 1 --reason 'the lights are on again'")]
pub(crate) struct PauseArgs {
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// Reason; it goes into the record. You can give it later: adoube clock reason
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

/// Arguments of `adoube clock resume`.
#[derive(Debug, Args)]
pub(crate) struct ResumeClocksArgs {
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask for confirmation where a ruling postponed the game or a player is disconnected
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube clock reason`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube clock reason 1.3 --reason 'a phone rings'
  adoube --as lta-madrid clock reason --round 1 --venue madrid --reason 'fire alarm'
  adoube clock reason --round 1 --hold 2 --reason 'the lights are out'")]
#[command(group = clap::ArgGroup::new("paused").required(true).multiple(true).args(["board", "round", "venue"]))]
pub(crate) struct ReasonArgs {
    /// Round and board, such as 1.3
    pub(crate) board: Option<BoardId>,
    /// The round whose boards were paused [default with --venue: the current one]
    #[arg(long, value_name = "N", conflicts_with = "board", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    /// The pause of this venue in the round
    #[arg(long, value_name = "VENUE", conflicts_with_all = ["board", "hold"])]
    pub(crate) venue: Option<VenueId>,
    /// The number of the pause in the round; needed if several have no reason
    #[arg(long, value_name = "N", requires = "round")]
    pub(crate) hold: Option<u32>,
    /// Why the clocks were stopped; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Which boards are paused or resumed.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("scope").required(true).multiple(true).args(["board", "round", "venue"]))]
pub(crate) struct ScopeArgs {
    /// Round and board, such as 1.3
    pub(crate) board: Option<BoardId>,
    /// All boards of this round [default with --venue: the current one]
    #[arg(long, value_name = "N", conflicts_with = "board", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    /// Only the round's boards with a player at this venue
    #[arg(long, value_name = "VENUE", conflicts_with = "board")]
    pub(crate) venue: Option<VenueId>,
    /// The article on which it is based
    #[arg(
        long,
        value_name = "ARTICLE",
        conflicts_with = "board",
        default_value = "O 19.6",
        value_parser = crate::text::parse_article
    )]
    pub(crate) article: String,
}

/// Arguments of `adoube clock set`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true).args([
    "white", "black", "white_period", "white_moves", "black_period", "black_moves", "control",
]), after_help = FORMS)]
pub(crate) struct SetArgs {
    /// Round and board, such as 1.3
    pub(crate) board: BoardId,
    /// White's remaining time, such as 1:05:00
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: Option<TypedTime>,
    /// Black's remaining time, such as 0:59:30
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: Option<TypedTime>,
    /// The period of the time control that White is in, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) white_period: Option<u32>,
    /// The moves that White has completed in this period
    #[arg(long, value_name = "N")]
    pub(crate) white_moves: Option<u32>,
    /// The period of the time control that Black is in, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) black_period: Option<u32>,
    /// The moves that Black has completed in this period
    #[arg(long, value_name = "N")]
    pub(crate) black_moves: Option<u32>,
    /// The time control from now on, with its increments: 90+30 is 90 minutes and 30 seconds a move
    #[arg(long, value_name = "CONTROL", value_parser = TypedControl::parse)]
    pub(crate) control: Option<TypedControl>,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[command(flatten)]
    pub(crate) cites: Cites,
    /// Do not ask for confirmation, even for unusual values
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// `adoube board …`
#[derive(Debug, Subcommand)]
pub(crate) enum BoardSubcommand {
    /// List the notes of a board that can be cited (`--cites`), with their numbers
    Notes(NotesArgs),
    #[command(flatten)]
    Change(BoardCommand),
}

/// What officials do to a board.
#[derive(Debug, Subcommand)]
#[command(after_help = "\
You see the effects first; nothing changes until you confirm, or with --yes. Afterwards both clocks are
stopped: `adoube clock resume` resumes the game. Nothing is lost: moves taken back and annulled games stay
in the record and are marked in exports. Approving an assistant does not stop the clocks and needs no
confirmation.

Examples:
  adoube board restore 1.3 --plies 23 --white 0:41:00 --black 0:39:30 --reason 'a move was mis-keyed'
  adoube board reverse-colours 1.3 --reason 'the pairing was entered wrongly'
  adoube board reverse-colours 1.4 --times player --reason 'wrong colours; Black is assisted'
  adoube board wrong-start 1.3 --chess960 518 --reason 'set up by the wrong number'
  adoube board assistant 1.3 white maria --reason 'an injured hand'
  adoube board assistant 1.3 white --end --reason 'it is better'
  adoube board reopen 1.3 --white '5 min' --black '4 min' --reason 'mate is possible'")]
pub(crate) enum BoardCommand {
    /// Go back to an earlier position, with its move counters; clocks that you do not set stay the
    /// same
    #[command(after_help = FORMS)]
    Restore {
        /// Round and board, such as 1.3
        board: BoardId,
        /// How many half-moves to keep: 0 for none, 23 if White's twelfth move is the last
        #[arg(long, value_name = "N")]
        plies: u32,
        /// White's remaining time, such as 1:05:00; if left out, the clock stays the same
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        white: Option<TypedTime>,
        /// Black's remaining time
        #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
        black: Option<TypedTime>,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Do not ask for confirmation
        #[arg(long, short)]
        yes: bool,
    },
    /// Annul a game that began with the wrong colours and replay it with the right ones (O 19.2)
    ReverseColours {
        /// Round and board, such as 1.3
        board: BoardId,
        /// If White and Black have different time controls: what these belong to
        #[arg(long, value_enum)]
        times: Option<TimesOf>,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Do not ask for confirmation
        #[arg(long, short)]
        yes: bool,
    },
    /// Annul a game that began from a wrong position and restart it from the right one (L 7.1 a)
    #[command(group = clap::ArgGroup::new("right").args(["chess960", "fen"]).required(true))]
    WrongStart {
        /// Round and board, such as 1.3
        board: BoardId,
        /// The right position, by its Chess960 number
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..960))]
        chess960: Option<u16>,
        /// The right position, as a FEN
        #[arg(long, value_name = "FEN")]
        fen: Option<String>,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Do not ask for confirmation
        #[arg(long, short)]
        yes: bool,
    },
    /// Let an assistant enter the moves of a player who cannot (O 3.8), at the player's device
    #[command(group = clap::ArgGroup::new("who").args(["assistant", "end"]).required(true))]
    Assistant {
        /// Round and board, such as 1.3
        board: BoardId,
        /// Whose moves
        #[arg(value_enum)]
        side: SideName,
        /// The assistant's id, in the form of an official's id: 1 to 32 of a-z, 0-9 and '-'
        assistant: Option<PersonId>,
        /// The player enters their own moves again
        #[arg(long)]
        end: bool,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Play on without a physical board that fails, or require it again (O 20.5)
    Requirement(RequirementArgs),
    /// Note that a player's physical board differed from the game (O 20.6): a penalty can cite it
    Violation(ViolationArgs),
    /// Reopen a finished game whose result is not approved yet (O 19.4), or whose result was
    /// declared during the game
    #[command(after_help = FORMS)]
    Reopen {
        /// Round and board, such as 1.3
        board: BoardId,
        /// Both clocks, and why
        #[command(flatten)]
        clocks: Clocks,
    },
}

/// What different time controls of White and Black belong to when colours are reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimesOf {
    /// White has White's time control again, as in an armageddon game
    Colour,
    /// Each player keeps their own time control, such as that of an assisted player (O 3.8)
    Player,
}

/// Both clocks, and why.
#[derive(Debug, Args)]
pub(crate) struct Clocks {
    /// White's remaining time, such as 1:05:00
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: TypedTime,
    /// Black's remaining time, such as 0:59:30
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: TypedTime,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}
