//! Arguments of what concerns rounds, boards and games.

use std::path::PathBuf;

use adoube_chess::notation::Language;
use clap::{Args, Subcommand, ValueEnum};

use crate::catalogue::text;

/// A file's notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    #[value(help = text("cli-value-trf"))]
    Trf,
    #[value(help = text("cli-value-pgn"))]
    Pgn,
    #[value(help = text("cli-value-pairs"))]
    Pairs,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Written {
    #[value(help = text("cli-value-trf"))]
    Trf,
    #[value(help = text("cli-value-pgn"))]
    Pgn,
    #[value(help = text("cli-value-pairs"))]
    Pairs,
    #[value(help = text("cli-value-scores"))]
    Scores,
}

/// Arguments of `adoube import`.
#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    pub(crate) notation: Notation,
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "N")]
    pub(crate) played: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) seats: Option<PathBuf>,
    #[arg(long)]
    pub(crate) individuals: bool,
    #[arg(long)]
    pub(crate) replace: bool,
    #[arg(long)]
    pub(crate) new: bool,
}

/// `adoube round …`
#[derive(Debug, Subcommand)]
pub(crate) enum RoundCommand {
    Publish {
        round: u16,
        #[arg(long)]
        check: bool,
        #[arg(long, short)]
        yes: bool,
    },
    Unpublish {
        round: u16,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, short)]
        yes: bool,
    },
    Discard {
        round: u16,
    },
    Start {
        round: u16,
        #[arg(long, short)]
        yes: bool,
    },
    Draw {
        round: u16,
    },
    Close {
        round: u16,
        #[arg(long)]
        dry_run: bool,
    },
}

/// Arguments of `adoube export`.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct ExportArgs {
    pub(crate) notation: Written,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) for_officials: bool,
    #[arg(long, value_name = "16|26", default_value = "16", value_parser = ["16", "26"])]
    pub(crate) edition: String,
    #[arg(long)]
    pub(crate) to_pair: bool,
    #[arg(long, value_name = "CODE", value_parser = type_code)]
    pub(crate) type_code: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) paired_by: Option<String>,
    #[arg(long, value_name = "en|es|de|fr|it|nl")]
    pub(crate) language: Option<Language>,
    #[arg(long)]
    pub(crate) figurines: bool,
    #[arg(long)]
    pub(crate) plain: bool,
}

/// A code of FIDE's table, in capitals; which ones there are changes from year to year.
fn type_code(typed: &str) -> Result<String, String> {
    let code = typed.trim().to_ascii_uppercase();
    let good = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    if (1..=40).contains(&code.len()) && code.chars().all(good) {
        Ok(code)
    } else {
        Err(text("cli-usage-type-code"))
    }
}

/// Arguments of `adoube watch`.
#[derive(Debug, Args)]
pub(crate) struct WatchArgs {
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long)]
    pub(crate) once: bool,
    #[arg(long, value_name = "NAME|HOST:PORT", conflicts_with = "round")]
    pub(crate) venue: Option<String>,
    #[arg(long, requires = "venue")]
    pub(crate) quiet: bool,
}

/// Arguments of `adoube verify`.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) signing: Option<PathBuf>,
}

/// `adoube chess …`
#[derive(Debug, Subcommand)]
pub(crate) enum ChessCommand {
    Perft(PerftArgs),
    Start {
        #[arg(value_name = "NUMBER|FEN")]
        which: String,
    },
}

/// Arguments of `adoube chess perft`.
#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    pub(crate) fen: String,
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) divide: bool,
}
