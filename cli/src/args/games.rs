//! Arguments of what concerns rounds, boards and games.

use std::path::PathBuf;

use adoube_chess::notation::Language;
use clap::{Args, Subcommand, ValueEnum};

/// A file's notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    /// The federation's tournament report
    Trf,
    /// Games
    Pgn,
    /// A round's pairings, one per line: `board white black` or `bye number F|H|U|Z`; a start
    /// position comes after its board, as a FEN or, in Chess960, as a number
    Pairs,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Written {
    /// The federation's tournament report
    Trf,
    /// Games
    Pgn,
    /// A round's pairings, one per line: `board white black` or `bye number F|H|U|Z`; a start
    /// position comes after its board, as a FEN or, in Chess960, as a number
    Pairs,
    /// Games as scoresheets, in the letters of a language
    Scores,
}

/// Arguments of `adoube import`.
#[derive(Debug, Args)]
#[command(after_help = "\
Players are imported with their starting numbers. Pairings are those of one round: from a TRF its latest
round without results (or --round), from a PGN the games of one Round (or --round), and from a list
of pairs those of --round. They replace the round's draft. Forfeits in the file are listed, for the arbiter
to declare. A known player is overwritten, also with what the file leaves blank. New players are listed; after
a round was published or played, they are imported only with --new. Byes of a TRF for rounds that it does
not pair yet (0000 H, F, Z; 240) are added to the drafts of those rounds.

Earlier rounds of a TRF that have results were played elsewhere: they count in standings, reports and
pairings as in the file, and no board is opened for them. Rounds played here must agree with the file.
--played sets how many rounds were played elsewhere, 0 for none. A report that you import again replaces
the earlier results of these rounds. Imported results of other rounds stay and are listed:
`adoube round unpublish N` cancels them after you confirm. Results of the round that is played
here are not imported; a warning says how many games have some.

TRF of both editions is read, with its usual extensions. All errors are listed with line and column, and then
nothing is imported; a line that is too short, as in a truncated file, is an error too. In a PGN the tags
White and Black are used, with their FideId, Elo, Title and Country, and FEN with Variant for the start
position; a game without names, or one that cannot be read, is refused. In a list of pairs the start position
comes after the three numbers of its board, as a FEN or, in a Chess960 event, also as its number:
`1 4 2 518`.

Examples:
  adoube import trf open.trf
  adoube import trf open.trf --round 0     no pairings: only players, and byes of later rounds
  adoube import trf open.trf --played 3    players and three rounds; the fourth is paired here
  adoube import pgn round-3.pgn --round 3
  adoube export pairs --round 3 --out pairs.txt     to change them by hand, then
  adoube import pairs pairs.txt --round 3
  adoube import pairs pairs.txt --round 3 --seats seats.txt     and the players' venues")]
pub(crate) struct ImportArgs {
    /// What the file is
    pub(crate) notation: Notation,
    /// The file
    pub(crate) file: PathBuf,
    /// The round whose pairings to import; 0 for no pairings
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// TRF only: how many rounds were played elsewhere [default: the rounds before --round that
    /// have results]
    #[arg(long, value_name = "N")]
    pub(crate) played: Option<u16>,
    /// A file with lines `starting number, venue id`: where players sit, both new players and
    /// players already in the event
    #[arg(long, value_name = "FILE")]
    pub(crate) seats: Option<PathBuf>,
    /// TRF only: import the players of a team report, without their teams
    #[arg(long)]
    pub(crate) individuals: bool,
    /// Let a starting number pass to a player with another name: to correct a name, or for another
    /// person as long as no round of theirs was published or played
    #[arg(long)]
    pub(crate) replace: bool,
    /// Allow new players after a round was published or played
    #[arg(long)]
    pub(crate) new: bool,
}

/// `adoube round …`
#[derive(Debug, Subcommand)]
pub(crate) enum RoundCommand {
    /// Publish the pairings and seat the players; warnings are shown first and need confirmation
    Publish {
        /// The round's number
        round: u16,
        /// Show the draft, the seats and the warnings, and publish nothing
        #[arg(long)]
        check: bool,
        /// Do not ask for confirmation if there are warnings
        #[arg(long, short)]
        yes: bool,
    },
    /// Unpublish a round in which no move was made, and cancel its start: its pairings become a
    /// draft again. Or cancel the imported results of a round that was played elsewhere
    Unpublish {
        /// The round's number
        round: u16,
        /// Reason; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Do not ask for confirmation if this cancels a start or imported results
        #[arg(long, short)]
        yes: bool,
    },
    /// Delete a round's draft with its pairings and byes
    Discard {
        /// The round's number
        round: u16,
    },
    /// Start a published round: each game begins when both its players are checked in
    Start {
        /// The round's number
        round: u16,
        /// Do not ask for confirmation if players are not checked in or not checked
        #[arg(long, short)]
        yes: bool,
    },
    /// Show how Chess960 start positions were drawn: the text, its signature (the seed), and the
    /// number calculated from it for each board
    Draw {
        /// The round's number
        round: u16,
    },
    /// Close a round whose games are all finished and approve its remaining results; missing
    /// mandatory scoresheets are listed
    Close {
        /// The round's number
        round: u16,
        /// Show what closing would approve and leave open, and close nothing
        #[arg(long)]
        dry_run: bool,
    },
}

/// Arguments of `adoube export`.
#[derive(Debug, Args)]
#[command(after_help = "\
A PGN has the games of one round with the clock after each move. Comments show everything else that
happened: checks and waivers, calls for the arbiter, pauses, adjustments, outages, rulings. Dates are in the
time zone of the first venue; a game that never began has its round's date.
PGN has no sign for a result such as 0-0 after the moves: they end with *, and the Result tag and a
comment show the result.

A TRF has the whole tournament up to --round: byes, forfeits and absences, and ranks by the tie-breaks of
the regulations. A game has the time control with which it was played, a report the one of its last round,
even if the regulations have changed since. For a pairing program, --to-pair adds who does not play in
the next round: byes of its draft, and withdrawn players (0000 - Z). TRF26 also has the days of the rounds (132), which
TRF16 cannot contain, unusual points (162), tie-breaks (202, 212), the coded time control (222) and byes (240);
the pairing program (182) and the coded type (192) are included if you give them here. It has no
national ratings (172, NRS), accelerations (250), forbidden pairs (260) or teams.

Pairs are one round's pairings, to be edited by hand.

Scores are the moves of a round's games, with the piece letters of --language or with figurines, and draw
offers next to their moves; without --plain also with the signs for capture, check, mate and en passant.

Examples:
  adoube export scores --language es --round 1
  adoube export pgn --round 1 --out round-1.pgn
  adoube export trf --out open.trf
  adoube export trf --to-pair --out to-pair.trf
  adoube export trf --edition 26 --type-code FIDE_DUTCH_2025 --paired-by 'bbpPairings 6.0.0'")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct ExportArgs {
    /// What to write
    pub(crate) notation: Written,
    /// The round [default: for pairs the latest, for a report the latest published one, for games
    /// the latest started one]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// The file to write, which must not exist; - for standard output [default: -]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// PGN only: include what only officials may read, such as that a player's device was locked
    #[arg(long)]
    pub(crate) for_officials: bool,
    /// TRF only: which edition of the format
    #[arg(long, value_name = "16|26", default_value = "16", value_parser = ["16", "26"])]
    pub(crate) edition: String,
    /// TRF only: include who does not play in the next round, for a pairing program
    #[arg(long)]
    pub(crate) to_pair: bool,
    /// TRF26 only: the type by FIDE's table of codes (192), such as `BERGER_ROUNDROBIN`
    #[arg(long, value_name = "CODE", value_parser = type_code)]
    pub(crate) type_code: Option<String>,
    /// TRF26 only: the program or person that made the pairings (182)
    #[arg(long, value_name = "TEXT")]
    pub(crate) paired_by: Option<String>,
    /// Scores only: the language of the piece letters; a PGN always has English ones [default: en]
    #[arg(long, value_name = "en|es|de|fr|it|nl")]
    pub(crate) language: Option<Language>,
    /// Scores only: figurines instead of letters
    #[arg(long)]
    pub(crate) figurines: bool,
    /// Scores only: leave out optional signs
    #[arg(long)]
    pub(crate) plain: bool,
}

/// A code of FIDE's table, in capitals; which ones there are changes from year to year.
fn type_code(text: &str) -> Result<String, String> {
    let code = text.trim().to_ascii_uppercase();
    let good = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    if (1..=40).contains(&code.len()) && code.chars().all(good) {
        Ok(code)
    } else {
        Err("type a code such as FIDE_DUTCH_2025: letters, digits and _".to_owned())
    }
}

/// Arguments of `adoube watch`.
#[derive(Debug, Args)]
#[command(after_help = "\
On a terminal: a live screen with problems first; q leaves it. Otherwise, or with --once, lines of text.
With --json one object per change. A running clock has > before it. On a narrow screen a question mark
after a result means that no arbiter has approved it yet.

With --venue it shows the data of the venue node, which works while its uplink is down: every device with
its last contact, orders with their results, and a bell for new problems.

Examples:
  adoube watch
  adoube watch --round 2 --once         the current state, then end
  adoube --as lta-madrid watch --venue madrid")]
pub(crate) struct WatchArgs {
    /// The round [default: the current one]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Show the state now and end
    #[arg(long)]
    pub(crate) once: bool,
    /// A venue, or the address of its venue node: shows its devices and orders, from the node
    /// itself
    #[arg(long, value_name = "NAME|HOST:PORT", conflicts_with = "round")]
    pub(crate) venue: Option<String>,
    /// Do not ring the bell for new problems
    #[arg(long, requires = "venue")]
    pub(crate) quiet: bool,
}

/// Arguments of `adoube verify`.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The coordinator's data folder, or the folder that holds it; the coordinator must be stopped
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// The coordinator's signing key [default: signing.pem beside the data folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) signing: Option<PathBuf>,
}

/// `adoube chess …`
#[derive(Debug, Subcommand)]
pub(crate) enum ChessCommand {
    /// Count the sequences of legal moves of a length
    Perft(PerftArgs),
    /// Show a Chess960 start position, by number or FEN, in both notations
    Start {
        /// 0 to 959, or a FEN: X-FEN or Shredder-FEN
        #[arg(value_name = "NUMBER|FEN")]
        which: String,
    },
}

/// Arguments of `adoube chess perft`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube chess perft startpos 5
  adoube chess perft '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 4 --divide")]
pub(crate) struct PerftArgs {
    /// The position as FEN, or `startpos`
    pub(crate) fen: String,
    /// How many half-moves; each takes about thirty times as long as the one before
    pub(crate) depth: u32,
    /// Use Chess960 castling rules
    #[arg(long)]
    pub(crate) chess960: bool,
    /// Also show the count after each first move
    #[arg(long)]
    pub(crate) divide: bool,
}
