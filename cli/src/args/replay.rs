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

/// Arguments of `adoube replay`.
#[derive(Debug, Args)]
#[command(after_help = "\
Plays every game of a PGN, of any size, through regulations, coordinator and ledger: each move after
its recorded think time, resignation, agreement and flag as in the source, adjudications as declared
results. Where article 5.4 or 4.5 ends a game otherwise, it ends here, and is listed. Broken games
are named and passed over.

DIR gets games.pgn, tournament.trf (if the games are those of one event), summary.json, and ledger/
with its signing.pem for `adoube verify --data DIR/ledger`; a very long file has ledger-2/ and so on.

Exit status: 0 if every game was played and ended as its source did or as the articles say.

Examples:
  adoube replay --pgn candidates.pgn --out /tmp/replay --regulations candidates.toml
  adoube replay --pgn lichess.pgn --out /tmp/replay --games 1000 --json")]
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
    /// Real time only: how much faster than life
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = super::demo::speed)]
    pub(crate) speed: f64,
    /// The event's regulations [default: made from the `TimeControl` tags]
    #[arg(long, value_name = "FILE")]
    pub(crate) regulations: Option<PathBuf>,
    /// How many games are played at once; the records do not depend on it
    #[arg(long, value_name = "N", default_value_t = 512,
          value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub(crate) games: u16,
}

impl ReplayArgs {
    /// A replay in virtual time.
    pub(crate) fn of(pgn: &Path, out: &Path, games: u16) -> Self {
        Self {
            pgn: pgn.to_path_buf(),
            out: out.to_path_buf(),
            time: TimeKind::Virtual,
            speed: 1.0,
            regulations: None,
            games,
        }
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
