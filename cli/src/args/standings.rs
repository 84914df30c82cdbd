//! Arguments of `standings` and `pair`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SystemKind {
    /// Round by round
    Swiss,
    /// Everybody meets everybody
    RoundRobin,
}

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// White
    White,
    /// Black
    Black,
}

/// Arguments of `adoube standings`.
#[derive(Debug, Args)]
#[command(after_help = "\
Ties are broken by FIDE's Tie-Break Regulations (Handbook C.07), in the order given, by their codes:
DE direct encounter, WIN, WON, BPG, BWG, PS progressive, REP, BH Buchholz, BH/C1 /C2 /M1 /M2 with
cuts, AOB, FB, SB Sonneborn-Berger, KS Koya, ARO, TPR, PTP, APRO, APPO, RTNG rating,
TPN pairing number. A code that is not known costs its column only. Whom nothing tells apart
share a rank. Of an event that began before March 2026 the rules of 2024 hold.

Examples:
  adoube standings
  adoube standings --round 4 --tiebreaks BH/C1,BH,SB,DE
  adoube standings --trf open.trf --tiebreaks SB,WIN --json")]
pub(crate) struct StandingsArgs {
    /// After this round [default: the latest that has results]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Of a tournament's report instead of the event
    #[arg(long, value_name = "FILE")]
    pub(crate) trf: Option<PathBuf>,
    /// Codes separated by commas [default: the report's, or those of the regulations]
    #[arg(long, value_name = "CODES")]
    pub(crate) tiebreaks: Option<String>,
    /// Swiss or round robin [default: as regulations or report say, or else by the tie-breaks and the numbers of players and rounds]
    #[arg(long)]
    pub(crate) system: Option<SystemKind>,
}

/// Arguments of `adoube pair`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("how").args(["engine", "round_robin"]).required(true).multiple(true),
    after_help = "\
An engine is a program that reads a report (TRF16 with its extensions) and writes the list of
pairings: the number of lines, then White's and Black's starting number in each, 0 for the bye.
bbpPairings and JaVaFo do. In its command {trf} stands for the report and {out} for the list;
without {out} the list is read from what it prints. It is run directly, not by a shell.

Whatever the regulations say of the system, an engine is asked for a Swiss and --round-robin is a
round robin; where they say the other one, a warning tells it.

The pairings become the round's draft, in the engine's order of boards. Players with a bye in the
draft keep it, the pairing-allocated one excepted, unless --present says that they play; in a round robin
everybody is paired by the tables, and byes of the draft that end thereby are named. Look at them with `adoube export pairs`, change
them by hand with `adoube import pairs`, then publish the round.

Examples:
  adoube pair --round 3 --engine 'bbpPairings --dutch {trf} -p {out}'
  adoube pair --round 3 --engine 'java -jar javafo.jar {trf} -p {out}' --absent 7,12 --half-bye 4
  adoube pair --round 1 --round-robin --dry-run"
)]
pub(crate) struct PairArgs {
    /// The round to be paired
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: u16,
    /// The engine's command
    #[arg(long, value_name = "CMD", env = "ADOUBE_PAIRING_ENGINE")]
    pub(crate) engine: Option<String>,
    /// By FIDE's Berger tables, also where an engine is configured; with twice as many rounds everybody meets everybody twice
    #[arg(long)]
    pub(crate) round_robin: bool,
    /// Only show the pairings
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Starting numbers of players who do not play in this round
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) absent: Vec<u16>,
    /// Starting numbers of players who have a bye in the draft and play after all
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) present: Vec<u16>,
    /// Starting numbers of players who have half a point in this round without playing
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) half_bye: Vec<u16>,
    /// The first player's colour in round 1
    #[arg(long, value_name = "COLOUR", default_value = "white")]
    pub(crate) first_colour: Colour,
    /// How long the engine may take, in seconds
    #[arg(long, value_name = "S", default_value_t = 60,
          value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) timeout: u64,
}
