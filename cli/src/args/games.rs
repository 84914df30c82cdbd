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
    /// A round's pairings as lines: `board white black`, `bye number F|H|U|Z`; a start position that is
    /// given stands behind its board, by FEN, in Chess960 also by number
    Pairs,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Written {
    /// The federation's tournament report
    Trf,
    /// Games
    Pgn,
    /// A round's pairings as lines: `board white black`, `bye number F|H|U|Z`; a start position that is
    /// given stands behind its board, by FEN, in Chess960 also by number
    Pairs,
    /// Games as scoresheets, in the letters of a language
    Scores,
}

/// Arguments of `adoube import`.
#[derive(Debug, Args)]
#[command(after_help = "\
Players come with their starting numbers; pairings are those of one round: from a TRF its latest
round without results (or --round), from a PGN the games of one Round (or --round), and from a list
of pairs those of --round. They replace the round's draft. Forfeits in it are named, for the arbiter
to declare. A player who is known already is overwritten, also with what the file leaves blank. Who is
new is named; once a round was published or played, players come in only with --new. Byes of a TRF for
rounds that it does not pair yet (0000 H, F, Z; 240) are in the drafts of those rounds from then on.

Rounds of a TRF before that one which have results there were played elsewhere: they count in
standings, reports and pairings as the file tells them, and no board is opened for them. What was
played here must agree with the file. --played says otherwise how many they are, 0 for none; a report
that is imported again replaces what was told of the rounds that it is taken for. What was told of others
stays, and is named: `adoube round unpublish N` takes it back, after it was confirmed. Results of the
round that is to be played here are not taken, and a warning says of how many games.

A TRF of either edition is read, with its customary extensions. Whatever is wrong with it is told with
line and column, and nothing is imported then: so is a line that ends before its fixed columns do, as
in a file that was cut off. Of a PGN the tags White and Black count, and their FideId, Elo, Title and
Country, and FEN with Variant: where the game begins; a game without a name, or one that cannot be read,
is refused. In a list of pairs a start position stands behind the three numbers of its board, as a FEN,
in an event of Chess960 also as its number: `1 4 2 518`.

Examples:
  adoube import trf open.trf
  adoube import trf open.trf --round 0     no pairings: the players, and byes of rounds to come
  adoube import trf open.trf --played 3    players and three rounds; the fourth is paired here
  adoube import pgn round-3.pgn --round 3
  adoube export pairs --round 3 --out pairs.txt     to change them by hand, then
  adoube import pairs pairs.txt --round 3
  adoube import pairs pairs.txt --round 3 --seats seats.txt     and where they sit from now on")]
pub(crate) struct ImportArgs {
    /// What the file is
    pub(crate) notation: Notation,
    /// The file
    pub(crate) file: PathBuf,
    /// The round whose pairings are wanted; 0 for none of them
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// TRF only: how many rounds were played elsewhere [default: those before --round with results]
    #[arg(long, value_name = "N")]
    pub(crate) played: Option<u16>,
    /// A file of lines `starting number, venue id`: where players sit, those of the file and those who are
    /// in the event already
    #[arg(long, value_name = "FILE")]
    pub(crate) seats: Option<PathBuf>,
    /// TRF only: take the players of a report of teams, without their teams
    #[arg(long)]
    pub(crate) individuals: bool,
    /// Let a starting number that has a player already pass to one of another name: a correction, or
    /// somebody else as long as nothing of it was published or played
    #[arg(long)]
    pub(crate) replace: bool,
    /// Let players come in who are new, once a round was published or played
    #[arg(long)]
    pub(crate) new: bool,
}

/// `adoube round …`
#[derive(Debug, Subcommand)]
pub(crate) enum RoundCommand {
    /// Make the pairings public and seat the players; what to look at in them is shown and asked about before
    Publish {
        /// The round's number
        round: u16,
        /// Show the draft, who would sit where and what to look at, and publish nothing
        #[arg(long)]
        check: bool,
        /// Do not ask for confirmation where there is something to look at
        #[arg(long, short)]
        yes: bool,
    },
    /// Take the publication back of a round in which no move was made, and its start, if it was started:
    /// its pairings are a draft again; or what a report told of a round that was played elsewhere
    Unpublish {
        /// The round's number
        round: u16,
        /// Why; it goes into the record
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Do not ask for confirmation where a start, or results of a round that was played elsewhere,
        /// are taken back
        #[arg(long, short)]
        yes: bool,
    },
    /// Throw a round's draft away, its pairings and its byes
    Discard {
        /// The round's number
        round: u16,
    },
    /// Let the games of the published round begin: each does when both its players are checked in
    Start {
        /// The round's number
        round: u16,
        /// Do not ask for confirmation where players are not checked in or not checked
        #[arg(long, short)]
        yes: bool,
    },
    /// Show how Chess960 start positions were drawn: the text, its signature, which is the seed, and the
    /// number that follows from it for each board, worked out again
    Draw {
        /// The round's number
        round: u16,
    },
    /// Close a round whose boards are all finished, and approve the results that nobody approved yet; mandatory scoresheets
    /// that are missing are named
    Close {
        /// The round's number
        round: u16,
        /// Show what closing approves and what it leaves open, and close nothing
        #[arg(long)]
        dry_run: bool,
    },
}

/// Arguments of `adoube export`.
#[derive(Debug, Args)]
#[command(after_help = "\
A PGN holds the games of one round with the clock after each move and, as comments, whatever else
happened: checks and waivers, calls for the arbiter, pauses, adjustments, outages, rulings. Its dates
are those of the first venue, the one that was set up first; a game that never began has its round's.
For a result such as 0-0 PGN has no sign behind the moves: they end with *, the Result tag and a
comment say it.

A TRF holds the whole tournament up to --round: byes, forfeits and absences, ranks by the tie-breaks of
the regulations. A game is tagged with the time control it was played under, a report with that of its
last round, whatever the regulations say by now. For a pairing program --to-pair adds who does not play in
the next round: byes of its draft, and who has withdrawn (0000 - Z). TRF26 also has the days of the rounds (132), for
which TRF16 has no place, points that are not the usual ones (162), tie-breaks (202, 212), the coded time control (222) and byes (240);
who made the pairings (182) and the coded type (192) are in it if they are said here. It has no
national ratings (172, NRS), accelerations (250), forbidden pairs (260) and teams.

Pairs are one round's pairings, to be changed by hand.

Scores are the moves of a round's games, in the letters of --language or in figurines, draw offers
beside their moves; without --plain with the signs of capture, check, mate and en passant.

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
    /// The round [default: of pairs the latest, of a report the latest that was published, of games
    /// the latest that has begun]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// The file to write, which must not exist; - for standard output [default: -]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// PGN only: also what officials alone may read, such as that a player's device was locked
    #[arg(long)]
    pub(crate) for_officials: bool,
    /// TRF only: which edition of the format
    #[arg(long, value_name = "16|26", default_value = "16", value_parser = ["16", "26"])]
    pub(crate) edition: String,
    /// TRF only: say also who does not play in the round to be paired next, for the program that pairs it
    #[arg(long)]
    pub(crate) to_pair: bool,
    /// TRF26 only: the type by FIDE's table of codes (192), such as `BERGER_ROUNDROBIN`
    #[arg(long, value_name = "CODE", value_parser = type_code)]
    pub(crate) type_code: Option<String>,
    /// TRF26 only: the program, or whoever else made the pairings (182)
    #[arg(long, value_name = "TEXT")]
    pub(crate) paired_by: Option<String>,
    /// Scores only: whose letters; a PGN has English ones, as the standard says [default: en]
    #[arg(long, value_name = "en|es|de|fr|it|nl")]
    pub(crate) language: Option<Language>,
    /// Scores only: pictures of pieces in the place of letters
    #[arg(long)]
    pub(crate) figurines: bool,
    /// Scores only: without the signs that are optional
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
        Err("write a code such as FIDE_DUTCH_2025: letters, digits and _".to_owned())
    }
}

/// Arguments of `adoube watch`.
#[derive(Debug, Args)]
#[command(after_help = "\
In a terminal a screen that stays up to date, trouble first; leave it with q. Otherwise, or with
--once, lines of text. With --json one object a change. A clock that runs has > before it. On a narrow
screen a result with a question mark is one that no arbiter has approved yet.

With --venue the venue's own node is asked, which works while its uplink is down: every device with
the age of its last contact, orders with their fate, and a bell for new trouble.

Examples:
  adoube watch
  adoube watch --round 2 --once         the state now, without waiting for changes
  adoube --as lta-madrid watch --venue madrid")]
pub(crate) struct WatchArgs {
    /// The round [default: the one now running]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Show the state now and end
    #[arg(long)]
    pub(crate) once: bool,
    /// A venue, or where its node listens: its devices and orders, from the node itself
    #[arg(long, value_name = "NAME|HOST:PORT", conflicts_with = "round")]
    pub(crate) venue: Option<String>,
    /// Do not ring for new trouble
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
    /// A start position of Chess960, by its number or by its FEN, in both ways to write it
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
    /// How many half-moves; the time grows about thirtyfold with each
    pub(crate) depth: u32,
    /// Castling by the rules of Chess960
    #[arg(long)]
    pub(crate) chess960: bool,
    /// The count after each first move as well
    #[arg(long)]
    pub(crate) divide: bool,
}
