//! Arguments of what concerns incidents and rulings.

use std::str::FromStr;

use adoube_tournament::ids::BoardId;
use clap::{Args, Subcommand, ValueEnum};

use super::Incidents;
use crate::typed_time::{FORMS, TypedControl, TypedTime, parse_seconds};

/// Arguments of `adoube incidents`.
#[derive(Debug, Args)]
#[command(after_help = "\
A line each: its number, how far it is, since when (the last contact), how many seats are away now, the
boards (and their venues), the cause as far as one was found, and what was ruled or is left to be ruled.
  open             a seat is away
  connected again  every device is connected again, nothing was ruled
  ruled            ruled, and not yet carried out on every board
  executed         carried out; closed once play goes on
  closed           nothing more is to be done
  joined into N    it has the same cause as incident N, which goes on for both

Examples:
  adoube incidents
  adoube incidents --all
  adoube incident 3        what is known of it, and what can be ruled")]
pub(crate) struct IncidentsArgs {
    /// Closed ones too
    #[arg(long)]
    pub(crate) all: bool,
}

/// Arguments of `adoube incident`.
#[derive(Debug, Args)]
#[command(after_help = "\
Shows what a ruling is decided by, in that order: whose seat fell silent, the board and its clocks at
last contact, at detection and at reconnection, the cause with the lines that carry it, and what is on
offer, each with its consequence and its command; then every ruling with what became of it. All times
are of one clock, that of its venue. --evidence puts behind it every line that device, venue and
coordinator saw; --json has all of it.

Examples:
  adoube incident 3
  adoube incident 3 --close --reason 'both players agree that nothing was lost'
                                                        needs the right to rule; with four eyes, a second official too
  adoube incident 3,5-7 --close --reason 'the same' --yes     no question; each is closed or refused on its own")]
pub(crate) struct IncidentArgs {
    /// The incident's number, or several: 3,5,7 or 3-7
    #[arg(value_name = "INCIDENTS")]
    pub(crate) incidents: Incidents,
    /// Every line of evidence too, and each moment of every seat
    #[arg(long)]
    pub(crate) evidence: bool,
    /// Close it: no (further) ruling is needed
    #[arg(long, requires = "reason")]
    pub(crate) close: bool,
    /// Why; it goes into the record
    #[arg(long, value_name = "TEXT", requires = "close")]
    pub(crate) reason: Option<String>,
    /// Do not ask for confirmation
    #[arg(long, short, requires = "close")]
    pub(crate) yes: bool,
}

/// Arguments of `adoube rule`.
#[derive(Debug, Args)]
#[command(after_help = "\
The Chief Arbiter rules, or an arbiter with the Chief Arbiter's delegation (`adoube roles`). `adoube incident N`
shows what can be ruled, with the command for each.

First the consequence is spelled out for every board; it counts only when you confirm it, or with
--yes. With --dry-run nothing is ruled and no reason is needed. A board that moved on in between is not ruled on: look again. Both players are told the
ruling, its reason and their clocks, and the clock starts when both players are ready. A ruling is corrected
by another one on the same board, while the game goes on: it replaces the one before, and both stay on
record. The game before a restart cannot be resumed.

Examples:
  adoube rule 3 resume --clocks last-contact --reason 'the router failed'
  adoube rule 3 resume --clocks detection --deduct '5 min' --reason 'pulled their own cable'
  adoube rule 3 resume --deduct 5:00 --from black --reason 'their own cable'
  adoube rule 3 result 0-1 --reason 'a second screen' --cites 4      what the event forbids, on record
  adoube rule 3,5-7 resume --reason 'the same router'     what each comes to is shown, and asked once
  adoube rule 3 restart --board 1.4 --board 1.5 --reason 'the venue was dark for an hour'
  adoube rule 3 restart --shorter --dry-run
  adoube rule 3 restart --control 15+10 --reason 'the hall closes at eight'
  adoube rule 3 result absent-loses --reason 'did not come back' --article 'O 18.9'
  adoube rule 3 postpone --reason 'no power at the venue'
  adoube rule 3 second 1        another official agrees (where the regulations ask for two): what it
                                comes to by now is shown first
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
    /// Play goes on from the position (O 18.9 a, b)
    Resume(ResumeArgs),
    /// The game begins anew, same colours (O 18.9 c, d)
    Restart(RestartArgs),
    /// Set the result: the game is over by it
    Result(VerdictArgs),
    /// Postpone the game: it stays as it is until a ruling resumes or restarts it, or an arbiter resumes it
    Postpone(GivingArgs),
    /// Agree with a proposed ruling, as another official than who proposed it
    Second(SecondArgs),
    /// Refuse or take back a proposed ruling
    Reject {
        /// The ruling's number
        ruling: u32,
        /// Why; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// Arguments of `adoube rule N second`.
#[derive(Debug, Args)]
pub(crate) struct SecondArgs {
    /// The ruling's number
    pub(crate) ruling: u32,
    /// Show what it comes to now, and end
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not ask for confirmation
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// What every ruling takes.
#[derive(Debug, Args)]
pub(crate) struct GivingArgs {
    /// Round and board, such as 1.3; again for more [default: all of the incident that go on, are
    /// not postponed and were not ruled yet]
    #[arg(long = "board", value_name = "BOARD")]
    pub(crate) boards: Vec<BoardId>,
    /// Why, as both players read it
    #[arg(long, value_name = "TEXT", required_unless_present = "dry_run")]
    pub(crate) reason: Option<String>,
    /// The article it rests on, such as 'O 18.9 a', 11.4.2 or EVT-2 [default: that of the ruling's
    /// kind]
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    /// A breach that it cites, by the number of its device note (`adoube incident` tells those of its boards); of
    /// several boards with its own, such as 1.3:4; again for more
    #[arg(long = "cites", value_name = "[BOARD:]NOTE")]
    pub(crate) cites: Vec<Cited>,
    /// Time between both being ready and the clock's start; a number alone is seconds [default: the
    /// regulations']
    #[arg(long, value_name = "TIME", value_parser = parse_seconds, allow_hyphen_values = true)]
    pub(crate) start_in: Option<u64>,
    /// Show what it would come to, and end
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
                "'{text}' is no device note: write its number, such as 4, or with its board 1.3:4"
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
    /// With which clocks
    #[arg(long, value_enum, default_value_t = ClocksKind::LastContact)]
    pub(crate) clocks: ClocksKind,
    /// White's clock, typed; with --black
    #[arg(long, value_name = "TIME", requires = "black", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) white: Option<TypedTime>,
    /// Black's clock, typed; with --white
    #[arg(long, value_name = "TIME", requires = "white", conflicts_with = "clocks",
          value_parser = TypedTime::parse, allow_hyphen_values = true)]
    pub(crate) black: Option<TypedTime>,
    /// Take so much off the player who was disconnected; where both were, --from says whose time
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) deduct: Option<TypedTime>,
    /// Whose time is taken off
    #[arg(long, value_enum, requires = "deduct")]
    pub(crate) from: Option<Whose>,
    /// Give White so much
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_white: Option<TypedTime>,
    /// Give Black so much
    #[arg(long, value_name = "TIME", value_parser = TypedTime::parse_some, allow_hyphen_values = true)]
    pub(crate) add_black: Option<TypedTime>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N restart`.
#[derive(Debug, Args)]
pub(crate) struct RestartArgs {
    /// With a shorter time control, worked out so that the round ends about when it would have: of the
    /// same kind, every period gives up its share
    #[arg(long, conflicts_with = "control")]
    pub(crate) shorter: bool,
    /// With this shorter time control, such as 15+10 for 15 minutes and 10 seconds a move; or with the
    /// event's own, where the game has less
    #[arg(long, value_name = "CONTROL", value_parser = TypedControl::parse)]
    pub(crate) control: Option<TypedControl>,
    #[command(flatten)]
    pub(crate) giving: GivingArgs,
}

/// Arguments of `adoube rule N result`.
#[derive(Debug, Args)]
pub(crate) struct VerdictArgs {
    /// A result such as 1-0, or: absent-loses, drawn, both-lose
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
  adoube roles                       who is who, and who may rule
  adoube roles delegate deputy --reason 'on a flight until noon'
                                     the arbiter `deputy` may rule in the Chief Arbiter's place
  adoube roles delegate deputy --end --reason 'has landed'
Both stand in the record, with who, when and why; `adoube roles` tells those that hold and those that
are over. Only the Chief Arbiter delegates, and only to arbiters of the event, not to a venue's LTA or LCA.")]
pub(crate) struct RolesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RolesCommand>,
}

/// What is done about roles.
#[derive(Debug, Subcommand)]
pub(crate) enum RolesCommand {
    /// Let an arbiter rule on incidents in the Chief Arbiter's place
    Delegate {
        /// Who
        person: String,
        /// He may no longer
        #[arg(long)]
        end: bool,
        /// Why; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}
