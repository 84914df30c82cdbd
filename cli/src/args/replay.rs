//! Arguments of `replay`.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};

/// How time passes in a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeKind {
    /// As fast as it goes: time is an input
    Virtual,
    /// Over the wire, at life's speed or --speed times that
    Real,
}

/// Who sits at the boards of a replay in real time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SeatsKind {
    /// Processes for up to 16 seats at once, else tasks
    Auto,
    /// A kiosk agent each
    Processes,
    /// The same agents as tasks of one program
    Tasks,
}

/// Games at once in virtual and in real time, if nobody says otherwise.
const GAMES: [u16; 2] = [512, 64];

/// Arguments of `adoube replay`.
#[derive(Debug, Args)]
#[command(after_help = "\
Plays every game of a PGN, of any size, through regulations, coordinator and ledger: each move after
its recorded think time, resignation, agreement and flag as in the source, adjudications as declared
results. Where article 5.4 or 4.5 ends a game otherwise, it ends here, and is listed. Broken games
are named and passed over, as is the last one of a file that ends before its result; results that
moves and Result tag do not say alike are listed, with the one that counts: mate counts before both.
A game that is in the file again (event, place, day, round, players and moves) is named and played
apart: games.pgn has it, tournament.trf does not count it. Games of another Event, or
of one of that name at another Site (a link is none), are another tournament's. Each game keeps the tags
of its source, names, ratings and titles included, but for those that tell how it went here (Result,
Termination, TimeControl, ...) and for Round, which is the record's round and board: what the source
says instead, as \"-\", is SourceRound, and is counted. A player is known by FideId as long as the names
agree, else by name; one FideId with two names is two players, and named. tournament.trf has the first
rating, title and federation that are told of each.

Without --regulations each game is played under its TimeControl tag; where that is missing or free
text, each side has a day, clocks are not compared, and games.pgn and tournament.trf tell neither
clocks nor a time control. With them all games are played under their time
control, scoring and variant, whatever the tags say; they do not join tournaments, and games that need
more rounds than they have are an error, never several tournaments. tournament.trf has their name,
city, federation and days, and what they do not tell from the games; games.pgn keeps the source's tags,
so that each game can be found there. `adoube init` writes a document to begin with; [checks] and
default times do not matter here. tournament.trf is a TRF16, which has no place for days of rounds.

DIR gets games.pgn, tournament.trf (if the games are those of one tournament, and tournament.trf.part
if some of them were refused; who has as many points shares the rank where no tie-break decides), summary.json (the first 10,000 of each list), and
ledger/ with its signing.pem for `adoube verify --data DIR/ledger`; a very long file has ledger-2/ and
so on. A replay that was interrupted (Ctrl-C) or failed, as on a full disk, leaves what was recorded
and games.pgn.part, and says so; one that ended before any game was over leaves
DIR empty (interrupted in real time it keeps what was recorded). games.pgn
and summary.json are there only if all was played, games.pgn only if any game could be. The last line of the summary tells games, moves,
seconds and moves a second.

Real time takes what the games took, or --speed times less: a coordinator, a venue node with its
broker and relay, and an agent for each seat play on this machine over mutual TLS, with keys that
are thrown away. Moves, results and final positions must be the source's. Clocks are equal within
2.5 s of game time of the source's. The way over the wire takes real time, which --speed makes more
game time: those farther off but within 100 ms of real time of what they were to show are counted
apart (at --speed 300 that is 31 s, a second of the source's precision included), and so are those
beyond. They were to show what the source's did; where a clock comes so near its end that the way
would use it up, its player is up to 0.8 s of real time ahead, and if that does not do, a tournament
is played slower than was asked. Both are told. Ctrl-C leaves what was recorded and nothing else.

A clock reading (%clk) that cannot be under the time control (more than was given, or against the
readings around it) is replaced by a time between its neighbours. The summary says how many there are
and in how many games, and of the first games what the source reads, what the clock shows here, and
why; summary.json has every such game (clock_exceptions).

Exit status: 0 if every game was played and ended as its source did or as the articles say, or has no
result in its source; 3 if so and more than one clock reading in four was replaced: the time control is
not the source's; 1 if a game was refused or differs, or it failed; 130 if it was interrupted.

Examples:
  adoube replay --pgn candidates.pgn --out /tmp/replay --regulations candidates.toml
  adoube replay --pgn lichess.pgn --out /tmp/replay --games 1000 --json
  adoube replay --pgn candidates.pgn --out /tmp/replay --time real --speed 200")]
pub(crate) struct ReplayArgs {
    /// The games
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    /// Where everything goes; must not exist or be empty
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How time passes
    #[arg(long, value_name = "KIND", value_enum, default_value_t = TimeKind::Virtual)]
    pub(crate) time: TimeKind,
    /// Real time only: how much faster than life [default: 1]
    #[arg(long, value_name = "X", value_parser = super::demo::speed)]
    pub(crate) speed: Option<f64>,
    /// The event's regulations; their time control and rounds hold [default: made from the `TimeControl` tags]
    #[arg(long, value_name = "FILE")]
    pub(crate) regulations: Option<PathBuf>,
    /// How many games are played at once; what is recorded does not depend on it [default: 512, in
    /// real time 64]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub(crate) games: Option<u16>,
    /// Real time only: who sits at the boards [default: auto]
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) seats: Option<SeatsKind>,
}

impl ReplayArgs {
    /// A replay in virtual time.
    pub(crate) fn of(pgn: &Path, out: &Path, games: u16) -> Self {
        Self {
            pgn: pgn.to_path_buf(),
            out: out.to_path_buf(),
            time: TimeKind::Virtual,
            speed: None,
            regulations: None,
            games: Some(games),
            seats: None,
        }
    }

    /// What was said that means nothing in virtual time, and what to do.
    pub(crate) fn only_in_real_time(&self) -> Option<(String, String)> {
        let speed = self.speed.map(|_| "--speed");
        let said = speed.or(self.seats.map(|_| "--seats"));
        let said = said.filter(|_| self.time == TimeKind::Virtual)?;
        Some((
            format!("{said} is for real time, and virtual time goes as fast as it can"),
            format!("add --time real, or leave {said} out"),
        ))
    }

    /// How many games are played at once.
    pub(crate) fn boards(&self) -> u16 {
        let real = usize::from(self.time == TimeKind::Real);
        self.games.unwrap_or(GAMES[real])
    }
}

/// `adoube bench …`
#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    /// Replay a PGN, and write the same records with the engine alone
    Replay(BenchArgs),
}

/// Arguments of `adoube bench replay`.
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The games
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    /// Where both write; must not exist or be empty
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 512)]
    pub(crate) games: u16,
    /// How often both are measured, in turn
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) rounds: u8,
}
