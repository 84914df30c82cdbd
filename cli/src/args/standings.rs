//! Arguments of `standings` and `pair`.

use std::path::PathBuf;
use std::time::Duration;

use adoube_chess::Side;
use adoube_exchange::pairing::PairingRequest;
use clap::{Args, ValueEnum};

use crate::catalogue::text;

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SystemKind {
    #[value(help = text("cli-value-swiss"))]
    Swiss,
    #[value(help = text("cli-value-round-robin"))]
    RoundRobin,
}

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    #[value(help = text("cli-value-white"))]
    White,
    #[value(help = text("cli-value-black"))]
    Black,
}

/// Arguments of `adoube standings`.
#[derive(Debug, Args)]
pub(crate) struct StandingsArgs {
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) trf: Option<PathBuf>,
    #[arg(long, value_name = "CODES")]
    pub(crate) tiebreaks: Option<String>,
    #[arg(long)]
    pub(crate) system: Option<SystemKind>,
}

/// Arguments of `adoube pair`.
#[derive(Debug, Args)]
#[command(
    group = clap::ArgGroup::new("how").args(["engine", "round_robin"]).required(true).multiple(true))]
pub(crate) struct PairArgs {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: u16,
    #[arg(long, value_name = "CMD", env = "ADOUBE_PAIRING_ENGINE")]
    pub(crate) engine: Option<String>,
    #[arg(long)]
    pub(crate) round_robin: bool,
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) absent: Vec<u16>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) present: Vec<u16>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) half_bye: Vec<u16>,
    #[arg(long, value_name = "COLOUR", default_value = "white")]
    pub(crate) first_colour: Colour,
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
