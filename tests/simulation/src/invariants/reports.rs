//! What a venue's node kept is on record once, in order.

use std::collections::{BTreeMap, BTreeSet};

use adoube_coordinator::rpc;
use adoube_ledger::{Ledger, StreamName};
use adoube_record::{decode_venue, streams};
use adoube_tournament::venue::{Report, ReportKind};

use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;
use crate::system::tournament;

/// What is kept within so long of the end may still be on its way, milliseconds.
const ON_ITS_WAY: u64 = 10_000;

pub(super) fn check(evidence: &Evidence) -> Vec<Violation> {
    let mut kept: BTreeMap<u16, Vec<(u64, Report)>> = BTreeMap::new();
    let mut lines = BTreeSet::new();
    for (at, venue, number, report) in &evidence.reports {
        let mut report = report.clone();
        report.number = *number;
        // What no report could be is not kept either.
        let Some(report) = rpc::kept(report) else {
            continue;
        };
        // A line of a journal of which its device knows no receipt comes again, and counts once.
        if let ReportKind::Journal(line) = &report.what
            && !lines.insert((line.device.clone(), line.journal.clone(), line.number))
        {
            continue;
        }
        kept.entry(*venue).or_default().push((*at, report));
    }
    let found = kept
        .iter()
        .filter_map(|(venue, kept)| compare(evidence, *venue, kept).err());
    let violation = |what| Violation::new(Invariant::ReportsKept, what);
    found.map(violation).collect()
}

/// Whether a venue's stream holds what its node kept, and nothing else.
fn compare(evidence: &Evidence, venue: u16, kept: &[(u64, Report)]) -> Result<(), String> {
    let id = model::venue(venue).map_err(|error| error.to_string())?;
    let stream = StreamName::new(streams::venue(&tournament(), &id));
    let stream = stream.map_err(|error| error.to_string())?;
    let entries = evidence.ledger.read(&stream, 1, usize::MAX);
    let mut kept = kept.iter();
    for entry in entries.map_err(|error| error.to_string())? {
        let record = decode_venue(entry.sequence, &entry.body);
        let report = record.map_err(|error| error.to_string())?.body;
        let own = kept.next().map(|(_, own)| own);
        if own.is_none_or(|own| own.number != report.number || own.what != report.what) {
            return Err(format!(
                "venue {venue}: record {} is {report:?}, kept was {own:?}",
                entry.sequence
            ));
        }
    }
    match kept.next() {
        Some((at, report)) if at + ON_ITS_WAY < evidence.end => {
            Err(format!("venue {venue}: {report:?} is not on record"))
        }
        _ => Ok(()),
    }
}
