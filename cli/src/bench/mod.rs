//! `adoube bench replay`: a replay beside the engine alone, writing as many records of the same
//! sizes in groups, on the same disk in the same run.

mod bare;

use std::path::Path;
use std::process::ExitCode;

use adoube_ledger::{Ledger as _, SledLedger, SledOptions};
use adoube_replay::ReplayRequest;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::catalogue::filled;
use crate::clock::monotonic_millis;
use crate::say::Say;
use crate::text;
use bare::Sizes;

/// Records read at a time.
const PAGE: usize = 1_024;

/// Both, round after round, so that what else the machine does disturbs neither alone; the best
/// round of each is told, and their ratio.
pub(crate) fn run(args: &BenchArgs, say: Say) -> Result<ExitCode> {
    let mut best: Option<Round> = None;
    for number in 1..=args.rounds {
        let round = round(args, &args.out.join(number.to_string()))?;
        say.result(
            filled(&round.figures(message!("cli-bench-round", round: number))),
            &json!({"round": number, "figures": round.value()}),
        );
        best = Some(best.map_or(round, |best| best.better(round)));
    }
    if let Some(best) = best {
        let text = filled(&best.figures(message!("cli-bench-best")));
        say.result(text, &json!({"best": best.value()}));
    }
    Ok(ExitCode::SUCCESS)
}

/// What one round came to.
#[derive(Debug, Clone, Copy)]
struct Round {
    moves: f64,
    records: f64,
    bytes: u64,
    bare: f64,
}

impl Round {
    const fn better(self, other: Self) -> Self {
        Self {
            moves: self.moves.max(other.moves),
            records: self.records.max(other.records),
            bytes: self.bytes,
            bare: self.bare.max(other.bare),
        }
    }

    fn ratio(self) -> f64 {
        self.records / self.bare
    }

    /// With the arguments of the figures.
    fn figures(self, message: CatalogueMessage) -> CatalogueMessage {
        message
            .text("moves", format!("{:.0}", self.moves))
            .text("records", format!("{:.0}", self.records))
            .text("bytes", self.bytes)
            .text("group", adoube_replay::GROUP)
            .text("engine", format!("{:.0}", self.bare))
            .text("ratio", format!("{:.2}", self.ratio()))
    }

    fn value(self) -> Value {
        json!({
            "moves_per_second": self.moves,
            "records_per_second": self.records,
            "bytes_per_record": self.bytes,
            "engine_records_per_second": self.bare,
            "ratio": self.ratio(),
        })
    }
}

fn round(args: &BenchArgs, folder: &Path) -> Result<Round> {
    let out = folder.join("replay");
    let played = adoube_replay::play(&ReplayRequest {
        pgn: args.pgn.clone(),
        out: out.clone(),
        regulations: None,
        boards: args.games,
    })?;
    let sizes = sizes(&out.join("ledger"))?;
    let began = monotonic_millis();
    bare::write(&folder.join("bare"), &sizes, args.games.into())?;
    let took = monotonic_millis() - began;
    Ok(Round {
        moves: rate(played.moves, played.millis),
        records: rate(played.records, played.millis),
        bytes: sizes.average(),
        bare: rate(sizes.records(), took),
    })
}

/// The size of every record of every stream.
fn sizes(store: &Path) -> Result<Sizes> {
    let ledger = SledLedger::open(store, SledOptions::default());
    let ledger = ledger.with_context(|| text!("cli-bench-no-ledger"))?;
    let mut sizes = Sizes::default();
    for stream in ledger.streams("")? {
        let mut own = Vec::new();
        loop {
            let page = ledger.read(&stream, own.len() as u64 + 1, PAGE)?;
            if page.is_empty() {
                break;
            }
            own.extend(page.iter().map(|entry| entry.body.len()));
        }
        sizes.push(stream.to_string(), own);
    }
    ledger.close();
    Ok(sizes)
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn rate(count: u64, millis: u64) -> f64 {
    count as f64 * 1000.0 / millis.max(1) as f64
}
