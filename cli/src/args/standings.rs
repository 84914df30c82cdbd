//! Arguments of `standings` and `pair`.

use std::path::PathBuf;
use std::time::Duration;

use adoube_chess::Side;
use adoube_exchange::pairing::PairingRequest;
use clap::{Args, ValueEnum};

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SystemKind {
    /// Round by round
    Swiss,
    /// Every player meets every other player
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
TPN pairing number. For an unknown code only its column is left out. Players who are still equal
share a rank. For an event that began before March 2026 the rules of 2024 apply.

Examples:
  adoube standings
  adoube standings --round 4 --tiebreaks BH/C1,BH,SB,DE
  adoube standings --trf open.trf --tiebreaks SB,WIN --json")]
pub(crate) struct StandingsArgs {
    /// After this round [default: the latest that has results]
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// From a tournament report instead of the event
    #[arg(long, value_name = "FILE")]
    pub(crate) trf: Option<PathBuf>,
    /// Codes separated by commas [default: those of the report or the regulations]
    #[arg(long, value_name = "CODES")]
    pub(crate) tiebreaks: Option<String>,
    /// Swiss or round robin [default: as in the regulations or the report; otherwise guessed from
    /// the tie-breaks and the numbers of players and rounds]
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
bbpPairings and JaVaFo do this. In its command, {trf} is the report's file and {out} the list's file;
without {out} the list is read from its output. It runs directly, without a shell.

An engine always pairs a Swiss, and --round-robin a round robin. If the regulations name the other system,
you see a warning.

The pairings become the round's draft, in the engine's order of boards. Players with a bye in the
draft keep it, except the pairing-allocated bye, unless you add --present; in a round robin all players
are paired by the tables, and byes that are lost are listed. Check the draft with `adoube export pairs`, edit it
by hand with `adoube import pairs`, then publish the round.

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
    /// Pair by FIDE's Berger tables, even if an engine is configured; with twice as many rounds all
    /// players meet twice
    #[arg(long)]
    pub(crate) round_robin: bool,
    /// Only show the pairings
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Starting numbers of players who do not play in this round
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) absent: Vec<u16>,
    /// Starting numbers of players who have a bye in the draft but will play
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) present: Vec<u16>,
    /// Starting numbers of players who get a half-point bye in this round
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

impl PairArgs {
    /// The pairing that the arguments describe.
    pub(crate) fn request(&self) -> PairingRequest {
        PairingRequest {
            round: self.round,
            engine: self.engine.clone(),
            round_robin: self.round_robin,
            absent: self.absent.clone(),
            present: self.present.clone(),
            half_bye: self.half_bye.clone(),
            first_colour: match self.first_colour {
                Colour::White => Side::White,
                Colour::Black => Side::Black,
            },
            timeout: Duration::from_secs(self.timeout),
        }
    }
}
