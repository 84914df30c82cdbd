//! `adoube verify`: whether a stopped coordinator's streams are what was written.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_ledger::{Ledger, OpenError, SledLedger, SledOptions, StoreError, StreamName};
use anyhow::{Context as _, Result, bail};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::say::{Say, trouble};

/// Records read at a time.
const PAGE: usize = 256;

/// Checks every stream, tells of each, and fails if one is damaged.
pub(super) fn run(args: &VerifyArgs, say: Say) -> Result<()> {
    let ledger = open(&store_folder(&args.data)?)?;
    let report = streams(&*ledger, say)?;
    if report.damaged > 0 {
        bail!(trouble(
            format!(
                "{} of {} streams are damaged",
                report.damaged, report.streams
            ),
            "nothing was changed: keep a copy of the folder, and bring back an older one",
        ));
    }
    let text = format!(
        "{} streams, {} records: every chain holds",
        report.streams, report.records
    );
    say.result(
        text,
        &json!({"streams": report.streams, "records": report.records, "damaged": 0}),
    );
    Ok(())
}

#[derive(Default)]
struct Report {
    streams: u64,
    records: u64,
    damaged: u64,
}

fn streams(ledger: &dyn Ledger, say: Say) -> Result<Report> {
    let mut report = Report::default();
    for stream in ledger
        .streams("")
        .context("the list of streams cannot be read")?
    {
        report.streams += 1;
        match records(ledger, &stream) {
            Ok(records) => {
                report.records += records;
                let text = format!("{stream}: {records} records");
                say.result(
                    text,
                    &json!({"stream": stream.as_str(), "records": records, "ok": true}),
                );
            }
            Err(error) => {
                report.damaged += 1;
                let text = format!("{stream}: DAMAGED: {error}");
                let error = error.to_string();
                say.result(
                    text,
                    &json!({"stream": stream.as_str(), "ok": false, "error": error}),
                );
            }
        }
    }
    Ok(report)
}

/// How many records the stream has; reading checks its chain.
fn records(ledger: &dyn Ledger, stream: &StreamName) -> Result<u64, StoreError> {
    let head = ledger.head(stream)?;
    let mut at = 0;
    while at < head.sequence {
        let page = ledger.read(stream, at + 1, PAGE)?;
        let Some(last) = page.last() else {
            return Err(adoube_ledger::Damage::at(stream, at + 1, "missing").into());
        };
        at = last.sequence;
    }
    Ok(at)
}

fn open(folder: &Path) -> Result<Arc<SledLedger>> {
    SledLedger::open(folder, SledOptions::default()).map_err(|error| {
        let next = match &error {
            OpenError::Locked { .. } => "stop the coordinator first",
            OpenError::Full { .. } => "make room on that disk, or check a copy elsewhere",
            _ => "nothing was changed: keep a copy of the folder, and bring back an older one",
        };
        trouble(error, next)
    })
}

/// The store's folder: the one given, or within the coordinator's folder or the event's.
fn store_folder(given: &Path) -> Result<PathBuf> {
    let around = ["", "data", "coordinator/data"].map(|inside| given.join(inside));
    let candidates = around
        .iter()
        .flat_map(|folder| [folder.clone(), folder.join("ledger")]);
    let is_store =
        |folder: &PathBuf| folder.join("format").is_file() || folder.join("store").is_dir();
    // A folder that is no store must not become one by being looked at.
    candidates.into_iter().find(is_store).ok_or_else(|| {
        trouble(
            format!("{} holds no ledger", given.display()),
            "name the coordinator's data folder: --data DIR/coordinator/data",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_ledger::LedgerExt as _;

    fn ledger(folder: &Path) -> Arc<SledLedger> {
        let ledger = SledLedger::open(folder, SledOptions::default()).unwrap();
        for (name, records) in [("a", 3), ("b", 300)] {
            let bodies = (0..records)
                .map(|n: u16| n.to_be_bytes().to_vec())
                .collect();
            ledger.append_blocking(&StreamName::new(name).unwrap(), 0, bodies);
        }
        ledger
    }

    #[test]
    fn every_stream_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("coordinator/data/ledger");
        std::fs::create_dir_all(&store).unwrap();
        ledger(&store).close();
        assert_eq!(store_folder(folder.path()).unwrap(), store);
        let ledger = open(&store).unwrap();
        let report = streams(&*ledger, Say { json: true }).unwrap();
        assert_eq!(
            (report.streams, report.records, report.damaged),
            (2, 303, 0)
        );
    }

    #[test]
    fn a_running_coordinators_ledger_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let _running = ledger(folder.path());
        let error = open(folder.path()).err().unwrap();
        assert!(error.to_string().contains("in use"), "{error}");
    }

    #[test]
    fn a_folder_that_is_no_ledger_does_not_become_one() {
        let folder = tempfile::tempdir().unwrap();
        assert!(store_folder(folder.path()).is_err());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_damaged_ledger_is_named_and_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        ledger(folder.path()).close();
        let db = folder.path().join("store").join("db");
        let mut bytes = std::fs::read(&db).unwrap();
        let middle = bytes.len() / 2;
        for byte in &mut bytes[..middle] {
            *byte ^= 0x55;
        }
        std::fs::write(&db, &bytes).unwrap();
        let told = match open(folder.path()) {
            Err(error) => error.to_string(),
            Ok(ledger) => streams(&*ledger, Say { json: true })
                .map(|r| r.damaged)
                .map_or_else(
                    |error| error.to_string(),
                    |damaged| {
                        if damaged > 0 {
                            "damaged".to_owned()
                        } else {
                            String::new()
                        }
                    },
                ),
        };
        assert!(told.contains("damaged"), "{told}");
        assert_eq!(std::fs::read(&db).unwrap(), bytes);
    }
}
