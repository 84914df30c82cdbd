//! How a record is written and read.

use std::path::Path;

use crate::entry::{Entry, Head};
use crate::error::Damage;
use crate::hash::{Hash, entry_hash};
use crate::name::StreamName;

use super::fault::Fault;
use super::keys;
use super::scan::{self, Numbered};

/// Puts `entry` into the batch.
pub(super) fn put(batch: &mut sled::Batch, stream: &StreamName, entry: &Entry) {
    let head = entry.previous.as_bytes();
    scan::put(
        batch,
        keys::RECORD,
        stream,
        entry.sequence,
        head,
        &entry.body,
    );
}

/// Reads at most `limit` records of `stream` from `from` on, none beyond `head`, and checks that
/// they follow each other and, at the end, that they lead to `head`.
pub(super) fn read(
    tree: &sled::Tree,
    db: &Path,
    stream: &StreamName,
    from: u64,
    limit: usize,
    head: &Head,
) -> Result<Vec<Entry>, Fault> {
    let from = from.max(1);
    let left = (head.sequence + 1).saturating_sub(from);
    let limit = limit.min(usize::try_from(left).unwrap_or(usize::MAX));
    if limit == 0 {
        return Ok(Vec::new());
    }
    // One more than asked for: the next record vouches for the last one asked for.
    let wanted = limit.saturating_add(usize::from(left > limit as u64));
    let range = keys::from(keys::RECORD, stream, from);
    let mut entries: Vec<Entry> = Vec::with_capacity(wanted.min(1024));
    let mut scan = scan::Scan::new(tree, range, db);
    while entries.len() < wanted {
        let expected = from + entries.len() as u64;
        let entry = scan.next::<32>()?;
        let entry = accept(stream, expected, entry).map_err(|damage| at(damage, db))?;
        check_link(stream, entries.last(), &entry).map_err(|damage| at(damage, db))?;
        entries.push(entry);
    }
    check_end(stream, entries.last(), head).map_err(|damage| at(damage, db))?;
    entries.truncate(limit);
    Ok(entries)
}

fn at(damage: Damage, db: &Path) -> Fault {
    Fault::Damaged(damage.within(db))
}

fn accept(
    stream: &StreamName,
    expected: u64,
    found: Option<Numbered<32>>,
) -> Result<Entry, Damage> {
    let missing = || Damage::at(stream, expected, "missing");
    let found = found.ok_or_else(missing)?;
    if found.number != expected {
        return Err(missing());
    }
    let (previous, body) = found
        .value
        .ok_or_else(|| Damage::at(stream, expected, "a piece of it is missing"))?;
    let previous = Hash::from_bytes(previous);
    Ok(Entry {
        sequence: expected,
        previous,
        hash: entry_hash(stream, expected, &previous, &body),
        body,
    })
}

fn check_link(stream: &StreamName, before: Option<&Entry>, entry: &Entry) -> Result<(), Damage> {
    let previous = match before {
        Some(before) => before.hash,
        None if entry.sequence == 1 => Hash::GENESIS,
        None => return Ok(()),
    };
    if entry.previous == previous {
        return Ok(());
    }
    let what = "not chained to the record before";
    Err(Damage::at(stream, entry.sequence, what))
}

fn check_end(stream: &StreamName, last: Option<&Entry>, head: &Head) -> Result<(), Damage> {
    match last {
        Some(last) if last.sequence == head.sequence && last.hash != head.hash => {
            let what = "not what the stream's head vouches for";
            Err(Damage::at(stream, last.sequence, what))
        }
        _ => Ok(()),
    }
}
