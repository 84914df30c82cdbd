//! Arguments of what concerns incidents and rulings.

use std::str::FromStr;

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand, ValueEnum};

use super::Incidents;
use crate::typed_time::{FORMS, TypedControl, TypedTime, parse_seconds};

/// Arguments of `adoube incidents`.
#[derive(Debug, Args)]
#[command(after_help = "\
One line per incident: number, stage, start (the last contact), number of players still disconnected, boards
(and their venues), the cause if one was found, and the rulings given or still needed.
  open             a player is disconnected
  connected again  all devices are connected again, no ruling was given
  ruled            ruled, but not yet carried out on every board
  executed         carried out; closes when the games are resumed
  closed           no more action needed
  joined into N    it has the same cause as incident N, which now includes it

Examples:
  adoube incidents
  adoube incidents --all
  adoube incident 3        its evidence and the possible rulings")]
pub(crate) struct IncidentsArgs {
    /// Closed ones too
    #[arg(long)]
    pub(crate) all: bool,
}

/// Arguments of `adoube incident`.
#[derive(Debug, Args)]
#[command(after_help = "\
Shows what you need for a ruling, in this order: who was disconnected; the board and its clocks at last
contact, at detection and at reconnection; the cause with its evidence; the possible rulings with their
effects and commands; then every ruling and its result. All times are in the venue's time zone.
--evidence adds every line that device, venue and coordinator recorded; --json has everything.

Examples:
  adoube incident 3
  adoube incident 3 --close --reason 'both players agree that nothing was lost'
                                                        only who can rule; if the event requires it, a second official has to agree
  adoube incident 3,5-7 --close --reason 'the same' --yes     no confirmation; each is closed or refused separately")]
pub(crate) struct IncidentArgs {
    /// The incident's number, or several: 3,5,7 or 3-7
    #[arg(value_name = "INCIDENTS")]
    pub(crate) incidents: Incidents,
    /// Also show all evidence and every moment of every seat
    #[arg(long)]
    pub(crate) evidence: bool,
    /// Close it: no (further) ruling is needed
    #[arg(long, requires = "reason")]
    pub(crate) close: bool,
    /// Reason; it goes into the record
    #[arg(long, value_name = "TEXT", requires = "close")]
    pub(crate) reason: Option<String>,
    /// Do not ask for confirmation
    #[arg(long, short, requires = "close")]
    pub(crate) yes: bool,
}

/// Arguments of `adoube rule`.
#[derive(Debug, Args)]
#[command(after_help = "\
The Chief Arbiter rules, or an arbiter to whom the Chief Arbiter has delegated it (`adoube roles`).
`adoube incident N` shows the possible rulings with their commands.

You see the effects for every board first; nothing is ruled until you confirm, or with --yes. With --dry-run
nothing is ruled and no reason is needed. A board that changed in between is not ruled on: look again. Both
players see the ruling, its reason and their clocks, and the clock starts when both are ready. To correct a
ruling during the game, rule on the same board again: the new ruling replaces the old one, and both stay in
the record. A game that was replaced by a restart cannot be resumed.

Examples:
  adoube rule 3 resume --clocks last-contact --reason 'the router failed'
  adoube rule 3 resume --clocks detection --deduct '5 min' --reason 'pulled their own cable'
  adoube rule 3 resume --deduct 5:00 --from black --reason 'their own cable'
  adoube rule 3 result 0-1 --reason 'a second screen' --cites 4      cites a breach, by its device note
  adoube rule 3,5-7 resume --reason 'the same router'     all effects are shown, one confirmation
  adoube rule 3 restart --board 1.4 --board 1.5 --reason 'the venue had no light for an hour'
  adoube rule 3 restart --shorter --dry-run
  adoube rule 3 restart --control 15+10 --reason 'the hall closes at eight'
  adoube rule 3 result absent-loses --reason 'did not come back' --article 'O 18.9'
  adoube rule 3 postpone --reason 'no power at the venue'
  adoube rule 3 second 1        another official agrees (if the regulations require two); the current
                                effects are shown first
  adoube rule 3 reject 1 --reason 'the device was off before'")]
pub(crate) struct RuleArgs {
    /// The incident's number, or several: 3,5,7 or 3-7; each has a ruling of its own
    #[arg(value_name = "INCIDENTS")]
    pub(crate) incidents: Incidents,
    #[command(subcommand)]
    pub(crate) what: RuleCommand,
}

/// What is ruled.
#[derive(Debug, Subcommand)]
pub(crate) enum RuleCommand {
    /// Resume the game from the position (O 18.9 a, b)
    Resume(ResumeArgs),
    /// Restart the game with the same colours (O 18.9 c, d)
    Restart(RestartArgs),
    /// Set the result: this ends the game
    Result(VerdictArgs),
    /// Postpone the game until a ruling resumes or restarts it, or an arbiter resumes it
    Postpone(GivingArgs),
    /// Agree to a ruling that another official proposed
    Second(SecondArgs),
    /// Reject or withdraw a proposed ruling
    Reject {
        /// The ruling's number
        ruling: u32,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// Arguments of `adoube rule N second`.
#[derive(Debug, Args)]
pub(crate) struct SecondArgs {
    /// The ruling's number
    pub(crate) ruling: u32,
    /// Show the effects now, and end
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// What every ruling takes.
#[derive(Debug, Args)]
pub(crate) struct GivingArgs {
    /// Round and board, such as 1.3; repeat for more [default: all boards of the incident that are
    /// still played, not postponed and not ruled on yet]
    #[arg(long = "board", value_name = "BOARD")]
    pub(crate) boards: Vec<BoardId>,
    /// Reason; both players read it
    #[arg(long, value_name = "TEXT", required_unless_present = "dry_run")]
    pub(crate) reason: Option<String>,
    /// The article on which it is based, such as 'O 18.9 a', 11.4.2 or EVT-2 [default: the article
    /// of this kind of ruling]
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    /// The device note of a breach that it cites, by its number (`adoube incident` lists them);
    /// with several boards write the board too, such as 1.3:4; repeat for more
    #[arg(long = "cites", value_name = "[BOARD:]NOTE")]
    pub(crate) cites: Vec<Cited>,
    /// Time from both players being ready to the clock's start; a number alone means seconds
    /// [default: as in the regulations]
    #[arg(long, value_name = "TIME", value_parser = parse_seconds, allow_hyphen_values = true)]
    pub(crate) start_in: Option<u64>,
    /// Show the effects, and end
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// A device note as it is cited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cited {
    /// None for the only board that is ruled on.
    pub(crate) board: Option<BoardId>,
    /// Its number.
    pub(crate) note: u32,
}

impl FromStr for Cited {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "'{text}' is not a device note: type its number, such as 4, or with its board 1.3:4"
            )
        };
        let (board, note) = match text.split_once(':') {
            None => (None, text),
            Some((board, note)) => (Some(board.parse().map_err(|_| wrong())?), note),
        };
        match note.parse() {
            Ok(note) if note > 0 => Ok(Self { board, note }),
            _ => Err(wrong()),
        }
    }
}

/// Which lost time is given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ClocksKind {
    /// Give back all the time lost since the last contact
    LastContact,
    /// Give back the time lost since the disconnection was noticed, some seconds later
    Detection,
    /// Leave both clocks as they show now
    Now,
}

/// Whose time is deducted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Whose {
    /// White's
    White,
    /// Black's
    Black,
    /// Both players', the same of each
    Both,
}

/// Arguments of `adoube rule N resume`.
#[derive(Debug, Args)]
#[command(after_help = FORMS)]
pub(crate) struct ResumeArgs {
    /// Which clocks to resume with
    #[arg(long, value_enum, default_value_t = ClocksKind::LastContact)]
    pub(crate) clocks: ClocksKind,
    /// White's clock as you type it; needs --black
    #[arg(long, value_name = "TIME", requires = "black", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: Option<TypedTime>,
    /// Black's clock as you type it; needs --white
    #[arg(long, value_name = "TIME", requires = "white", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: Option<TypedTime>,
    /// Deduct this time from the disconnected player; if both were disconnected, add --from
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) deduct: Option<TypedTime>,
    /// Whose time is deducted
    #[arg(long, value_enum, requires = "deduct")]
    pub(crate) from: Option<Whose>,
    /// Give White this time
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_white: Option<TypedTime>,
    /// Give Black this time
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_black: Option<TypedTime>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N restart`.
#[derive(Debug, Args)]
pub(crate) struct RestartArgs {
    /// With a shorter time control of the same kind, calculated so that the round ends at about the
    /// same time; every period is shortened
    #[arg(long, conflicts_with = "control")]
    pub(crate) shorter: bool,
    /// With this shorter time control, such as 15+10 for 15 minutes and 10 seconds a move; or with
    /// the event's own if the game has a shorter one
    #[arg(long, value_name = "CONTROL", value_parser = TypedControl::parse)]
    pub(crate) control: Option<TypedControl>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N result`.
#[derive(Debug, Args)]
pub(crate) struct VerdictArgs {
    /// A result such as 1-0, or one of absent-loses, drawn, both-lose
    #[arg(value_parser = verdict, allow_hyphen_values = true)]
    pub(crate) verdict: Verdict,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// A result as it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// In halves, a win being 1.
    Score(u32, u32),
    /// Whoever was disconnected loses.
    AbsentLoses,
    /// Drawn.
    Drawn,
    /// Both lose.
    BothLose,
}

fn verdict(text: &str) -> Result<Verdict, String> {
    match text {
        "absent-loses" => Ok(Verdict::AbsentLoses),
        "drawn" => Ok(Verdict::Drawn),
        "both-lose" => Ok(Verdict::BothLose),
        typed => {
            let score = crate::text::parse_result(typed);
            let (white, black) =
                score.map_err(|why| format!("{why}, or absent-loses, drawn, both-lose"))?;
            Ok(Verdict::Score(white, black))
        }
    }
}

/// `adoube roles …`
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube roles                       who has which role, and who can rule
  adoube roles delegate deputy --reason 'on a flight until noon'
                                     the arbiter `deputy` can rule in place of the Chief Arbiter
  adoube roles delegate deputy --end --reason 'has landed'
Both are recorded, with who, when and why; `adoube roles` lists current and ended delegations.
Only the Chief Arbiter can delegate, and only to arbiters of the event, not to a venue's LTA or LCA.")]
pub(crate) struct RolesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RolesCommand>,
}

/// What is done about roles.
#[derive(Debug, Subcommand)]
pub(crate) enum RolesCommand {
    /// Let an arbiter rule on incidents in place of the Chief Arbiter
    Delegate {
        /// The arbiter's id
        person: String,
        /// End the delegation
        #[arg(long)]
        end: bool,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}
