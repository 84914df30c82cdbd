//! What a venue's node kept is on record once, in order.

use std::collections::{BTreeMap, BTreeSet};

use adoube_coordinator::rpc;
use adoube_kiosk::evidence::line::Line;
use adoube_ledger::{Ledger, StreamName};
use adoube_record::{decode_venue, streams};
use adoube_tournament::venue::{Report, ReportKind};

use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;
use crate::story::SMALL;
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
        let Some(report) = rpc::bounded_report(report) else {
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
    let found = found.chain(seen(evidence).err());
    let violation = |what| Violation::new(Invariant::ReportsKept, what);
    found.map(violation).collect()
}

/// A line of a journal: which device's, with what its number, its clocks and its words are.
type Sighting = (String, u64, String, [u64; 2], String);

/// Whether of the devices' journals there is on record all of what they were told is kept, and nothing that they did
/// not write.
fn seen(evidence: &Evidence) -> Result<(), String> {
    let sighting = |device: &u16, line: &Line| -> Sighting {
        let clocks = [line.at.monotonic_ms, line.at.wall_ms];
        let boot = line.at.boot_id.clone();
        let device = format!("device-{device}");
        (device, line.number, boot, clocks, line.detail.clone())
    };
    let wrote = evidence.wrote.iter();
    let wrote: BTreeSet<_> = wrote.map(|(device, line)| sighting(device, line)).collect();
    let mut on_record = BTreeSet::new();
    for venue in 0..SMALL.venues {
        for (sequence, report) in records(evidence, venue)? {
            let ReportKind::Journal(line) = report.what else {
                continue;
            };
            let clocks = [line.monotonic_ms, line.wall_ms];
            let device = line.device.as_str().to_owned();
            let line = (device, line.number, line.boot_id, clocks, line.detail);
            if !wrote.contains(&line) {
                return Err(format!(
                    "venue {venue}: record {sequence} is {line:?}, which no device wrote"
                ));
            }
            on_record.insert(line);
        }
    }
    let due = evidence.receipted.iter();
    let mut due = due.filter(|(at, ..)| at + ON_ITS_WAY < evidence.end);
    let lost = due.find(|(_, device, line)| !on_record.contains(&sighting(device, line)));
    lost.map_or(Ok(()), |(at, device, line)| {
        Err(format!(
            "device {device} was told by {at} ms that {line:?} is kept, and it is not on record"
        ))
    })
}

/// A venue's stream.
fn records(evidence: &Evidence, venue: u16) -> Result<Vec<(u64, Report)>, String> {
    let id = model::venue(venue).map_err(|error| error.to_string())?;
    let stream = StreamName::new(streams::venue(&tournament(), &id));
    let stream = stream.map_err(|error| error.to_string())?;
    let entries = evidence.ledger.read(&stream, 1, usize::MAX);
    let entries = entries.map_err(|error| error.to_string())?.into_iter();
    let read = entries.map(|entry| {
        let record = decode_venue(entry.sequence, &entry.body);
        let report = record.map_err(|error| error.to_string())?.body;
        Ok::<_, String>((entry.sequence, report))
    });
    read.collect()
}

/// Whether a venue's stream holds what its node kept, and nothing else.
fn compare(evidence: &Evidence, venue: u16, kept: &[(u64, Report)]) -> Result<(), String> {
    let mut kept = kept.iter();
    for (sequence, report) in records(evidence, venue)? {
        let own = kept.next().map(|(_, own)| own);
        if own.is_none_or(|own| own.number != report.number || own.what != report.what) {
            return Err(format!(
                "venue {venue}: record {sequence} is {report:?}, kept was {own:?}"
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
