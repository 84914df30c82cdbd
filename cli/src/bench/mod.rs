//! `adoube bench replay`: a replay beside the engine alone, writing as many records of the same
//! sizes in groups, on the same disk in the same run.

mod bare;

use std::path::Path;
use std::process::ExitCode;

use adoube_ledger::{Ledger as _, SledLedger, SledOptions};
use anyhow::{Context as _, Result};
use serde_json::json;

use crate::args::{BenchArgs, ReplayArgs};
use crate::clock::monotonic_millis;
use crate::replay;
use crate::say::Say;
use bare::Sizes;

/// Records read at a time.
const PAGE: usize = 1_024;

/// Plays, writes, and tells both figures and their ratio.
pub(crate) fn run(args: &BenchArgs, say: Say) -> Result<ExitCode> {
    let out = args.out.join("replay");
    let played = replay::play(&ReplayArgs::of(&args.pgn, &out, args.games))?;
    let sizes = sizes(&out.join("ledger"))?;
    let began = monotonic_millis();
    bare::write(&args.out.join("bare"), &sizes, args.games.into())?;
    let bare = rate(sizes.records(), monotonic_millis() - began);
    let replayed = rate(played.records, played.millis);
    let ratio = replayed / bare;
    let text = format!(
        "replay: {} moves, {} records of {} bytes on average in {:.2} s: {:.0} moves/s, {replayed:.0} records/s\n\
         engine alone: the same records in groups of {}: {bare:.0} records/s\n\
         ratio: {ratio:.2}",
        played.moves,
        played.records,
        sizes.average(),
        seconds(played.millis),
        rate(played.moves, played.millis),
        replay::GROUP,
    );
    let value = json!({
        "moves": played.moves,
        "records": played.records,
        "moves_per_second": rate(played.moves, played.millis),
        "records_per_second": replayed,
        "engine_records_per_second": bare,
        "ratio": ratio,
    });
    say.result(text, &value);
    Ok(ExitCode::SUCCESS)
}

/// The size of every record of every stream.
fn sizes(store: &Path) -> Result<Sizes> {
    let ledger = SledLedger::open(store, SledOptions::default());
    let ledger = ledger.context("the replay's ledger cannot be read")?;
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

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn seconds(millis: u64) -> f64 {
    millis as f64 / 1000.0
}
