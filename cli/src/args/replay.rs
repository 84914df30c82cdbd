//! Arguments of `replay`.

use std::path::PathBuf;

use adoube_replay::ReplayRequest;
use clap::{Args, Subcommand, ValueEnum};

/// How time passes in a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeKind {
    /// As fast as possible: time is simulated
    Virtual,
    /// Over the network, in real time or --speed times faster
    Real,
}

/// Who sits at the boards of a replay in real time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SeatsKind {
    /// Processes for up to 16 seats at once, otherwise tasks
    Auto,
    /// A kiosk agent for each seat
    Processes,
    /// The same agents as tasks in one program
    Tasks,
}

impl From<SeatsKind> for adoube_replay::SeatsKind {
    fn from(kind: SeatsKind) -> Self {
        match kind {
            SeatsKind::Auto => Self::Auto,
            SeatsKind::Processes => Self::Processes,
            SeatsKind::Tasks => Self::Tasks,
        }
    }
}

/// Games at once in virtual and in real time, if nobody says otherwise.
const GAMES: [u16; 2] = [512, 64];

/// Arguments of `adoube replay`.
#[derive(Debug, Args)]
#[command(after_help = "\
Plays every game of a PGN, of any size, through regulations, coordinator and ledger: each move after its
recorded think time; resignation, agreement and flag as in the source; adjudications as declared results.
If article 5.4 or 4.5 ends a game earlier, it ends here and is listed. Broken games are listed and skipped,
as is a last game that is cut off before its result. If moves and Result tag give different results, the
game is listed with the result that was used; mate has priority over both.
A repeated game (same event, place, day, round, players and moves) is listed and played separately:
games.pgn has it, tournament.trf does not count it. Games of another Event, or of the same Event at
another Site (except a link), belong to another tournament. Each game keeps the tags of its source,
with names, ratings and titles, except those that describe the replay (Result, Termination,
TimeControl, ...) and Round, which is the record's round and board. The source's round, if it
differs, such as \"-\", is kept as SourceRound. Players are identified by FideId if the names
agree, otherwise by name; one FideId with two names is listed as two players. tournament.trf has the first
rating, title and federation found for each player.

Without --regulations each game is played with its TimeControl tag. If this tag is missing or free text,
each side has a day, clocks are not compared, and games.pgn and tournament.trf have neither clocks nor a
time control. With --regulations all games are played with the time control, scoring and variant of the
regulations, whatever the tags say. Tournaments are not merged: more rounds than the regulations have are
an error. tournament.trf has the name, city, federation and days of the regulations, and the rest from the
games; games.pgn keeps the source's tags, so that you can find each game there. `adoube init` writes
regulations to start with; [checks] and default times have no effect here. tournament.trf is a TRF16, which
cannot contain the days of rounds.

DIR gets games.pgn, tournament.trf (if the games are of one tournament; tournament.trf.part if some were
refused; players with equal points and no deciding tie-break share a rank), summary.json (the first 10,000
entries of each list), and ledger/ with its signing.pem for `adoube verify --data DIR/ledger`; a very long
file also has ledger-2/ and so on. A replay that was interrupted (Ctrl-C) or failed, for example on a full
disk, keeps what was recorded and games.pgn.part, and says so; if no game was finished, DIR is left empty
(in real time it keeps what was recorded). games.pgn and summary.json exist only if everything was played,
games.pgn only if at least one game could be. The last line of the summary shows games, moves, seconds and
moves per second.

Real time takes as long as the games took, divided by --speed: a coordinator, a venue node with its broker
and relay, and an agent for each seat play on this machine over mutual TLS, with temporary keys. Moves,
results and final positions must match the source. A clock matches if it is within 2.5 s of game time of
the source. Network delay takes real time, and --speed multiplies it: clocks that differ more, but are within
100 ms of real time of their expected value, are counted separately (at --speed 300 this is 31 s, including
the source's precision of one second), and so are clocks that differ even more. If a clock is so close to 0
that the delay would use it up, its player moves up to 0.8 s of real time earlier; if this is not enough, the
tournament is played more slowly. The summary shows both. Ctrl-C keeps only what was recorded.

A clock reading (%clk) that is impossible with the time control (more than was available, or in conflict with
the readings around it) is replaced by a time between its neighbours. The summary shows how many there are in
how many games, and for the first games the source's reading, the clock here, and the reason; summary.json has
every such game (clock_exceptions).

Exit status: 0 if every game was played and ended as in its source or as the articles require, or has no
result in its source; 3 if, in addition, more than one clock reading in four was replaced: the time control
is not the source's; 1 if a game was refused or differs, or the replay failed; 130 if it was interrupted.

Examples:
  adoube replay --pgn candidates.pgn --out /tmp/replay --regulations candidates.toml
  adoube replay --pgn lichess.pgn --out /tmp/replay --games 1000 --json
  adoube replay --pgn candidates.pgn --out /tmp/replay --time real --speed 200")]
pub(crate) struct ReplayArgs {
    /// The games
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    /// The output folder; it must not exist or be empty
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How time passes
    #[arg(long, value_name = "KIND", value_enum, default_value_t = TimeKind::Virtual)]
    pub(crate) time: TimeKind,
    /// Real time only: how many times faster than normal [default: 1]
    #[arg(long, value_name = "X", value_parser = super::demo::speed)]
    pub(crate) speed: Option<f64>,
    /// The event's regulations, with its time control and rounds [default: made from the
    /// `TimeControl` tags]
    #[arg(long, value_name = "FILE")]
    pub(crate) regulations: Option<PathBuf>,
    /// How many games are played at once; the record does not depend on it [default: 512, in real
    /// time 64]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub(crate) games: Option<u16>,
    /// Real time only: how the seats are run [default: auto]
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) seats: Option<SeatsKind>,
}

impl ReplayArgs {
    /// What is to be replayed.
    pub(crate) fn request(&self) -> ReplayRequest {
        let real = usize::from(self.time == TimeKind::Real);
        ReplayRequest {
            pgn: self.pgn.clone(),
            out: self.out.clone(),
            regulations: self.regulations.clone(),
            boards: self.games.unwrap_or(GAMES[real]),
        }
    }

    /// What was said that means nothing in virtual time, and what to do.
    pub(crate) fn only_in_real_time(&self) -> Option<(String, String)> {
        let speed = self.speed.map(|_| "--speed");
        let said = speed.or(self.seats.map(|_| "--seats"));
        let said = said.filter(|_| self.time == TimeKind::Virtual)?;
        Some((
            format!("{said} is only for real time; virtual time always runs as fast as possible"),
            format!("add --time real, or leave {said} out"),
        ))
    }
}

/// `adoube bench …`
#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    /// Replay a PGN, then write the same records with the ledger alone
    Replay(BenchArgs),
}

/// Arguments of `adoube bench replay`.
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The games
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: PathBuf,
    /// The output folder; it must not exist or be empty
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 512)]
    pub(crate) games: u16,
    /// How many times to measure both, in turn
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) rounds: u8,
}
