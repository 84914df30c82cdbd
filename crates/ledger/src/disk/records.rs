//! How records are written and read.
//!
//! They lie in the order in which they came, whatever their stream: the engine writes a page of
//! neighbouring keys again after every few changes in it, so it writes least where only the newest
//! page changes. Each record tells where its stream's record before is, so a stream is read back
//! from a record that is known, at the latest its head.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::entry::{Entry, Head};
use crate::error::Damage;
use crate::hash::{Hash, entry_hash};
use crate::name::StreamName;

use super::fault::Fault;
use super::keys;
use super::pieces::{self, Joining};
use super::stored::{Origin, Stored};
use super::trail::{Spot, Trail};

/// Puts a record that follows those of `trail`, its stream's, into the batch at `position`.
pub(super) fn put(
    batch: &mut sled::Batch,
    stream: &StreamName,
    trail: &Trail,
    body: &[u8],
    position: u64,
) {
    let origin = Origin::new(stream, trail.last, position);
    let previous = trail.head.hash;
    let head = Stored { origin, previous }.encode();
    for (piece, value) in (0..=u8::MAX).zip(pieces::cut(&head, body)) {
        batch.insert(keys::placed(position, piece), value);
    }
}

/// What is to be read, found out while the store's memory is looked at.
pub(super) struct Way {
    head: Head,
    start: Spot,
    asked: RangeInclusive<u64>,
    /// The last that was asked for or the one behind it, which vouches for it.
    end: u64,
}

impl Way {
    /// To at most `limit` records from `from` on; none if there are none.
    pub(super) fn new(trail: &Trail, from: u64, limit: usize) -> Option<Self> {
        let head = trail.head;
        let from = from.max(1);
        let limit = u64::try_from(limit).unwrap_or(u64::MAX);
        let behind = from.saturating_add(limit).min(head.sequence + 1);
        (from < behind).then(|| {
            let end = behind.min(head.sequence);
            let start = trail.spot(end);
            let asked = from..=behind - 1;
            Self {
                head,
                start,
                asked,
                end,
            }
        })
    }
}

/// Reads what was asked for and checks that the records follow each other and, at the end, that
/// they lead to the head.
pub(super) fn read(
    tree: &sled::Tree,
    db: &Path,
    stream: &StreamName,
    way: &Way,
) -> Result<Vec<Entry>, Fault> {
    let wanted = *way.asked.start()..=way.end;
    let mut entries = back(tree, db, stream, way.start, &wanted)?;
    check_end(stream, entries.last(), &way.head).map_err(|damage| at(damage, db))?;
    if way.end > *way.asked.end() {
        entries.pop();
    }
    Ok(entries)
}

/// The `wanted` records in order, reached from `start` at their end or behind it.
pub(super) fn back(
    tree: &sled::Tree,
    db: &Path,
    stream: &StreamName,
    start: Spot,
    wanted: &RangeInclusive<u64>,
) -> Result<Vec<Entry>, Fault> {
    let Spot {
        mut sequence,
        mut position,
    } = start;
    let mut entries: Vec<Entry> = Vec::new();
    while sequence >= *wanted.start() {
        let broken = |what: &str| at(Damage::at(stream, sequence, what), db);
        let (stored, body) = get(tree, db, position)?.map_err(broken)?;
        if wanted.contains(&sequence) {
            let entry = entry(stream, sequence, stored.previous, body);
            check_link(stream, &entry, entries.last()).map_err(|damage| at(damage, db))?;
            entries.push(entry);
        }
        position = before(stream, sequence, position, &stored.origin)
            .ok_or_else(|| broken("not chained to the record before"))?;
        sequence -= 1;
    }
    entries.reverse();
    Ok(entries)
}

/// The position of the record before; 0 before the first.
fn before(stream: &StreamName, sequence: u64, position: u64, origin: &Origin) -> Option<u64> {
    match origin {
        Origin::Stream(name) => (sequence == 1 && name == stream).then_some(0),
        Origin::Back(distance) if sequence > 1 => position.checked_sub(*distance),
        Origin::Back(_) => None,
    }
}

/// What is at a position, or what is wrong with it.
type Found = Result<(Stored, Vec<u8>), &'static str>;

fn get(tree: &sled::Tree, db: &Path, position: u64) -> Result<Found, Fault> {
    let value = |piece| {
        let value = tree.get(keys::placed(position, piece));
        value.map_err(|error| Fault::of(&error, db))
    };
    let Some(first) = value(0)? else {
        return Ok(Err("missing"));
    };
    let mut joining = Joining::begin(&first);
    for piece in 1..first.first().copied().unwrap_or_default() {
        let value = value(piece)?;
        joining = joining.zip(value).and_then(|(mut joining, value)| {
            let fits = joining.add(piece, &value);
            fits.then_some(joining)
        });
    }
    let Some(([], mut bytes)) = joining.and_then(Joining::finish) else {
        return Ok(Err("a piece of it is missing"));
    };
    let Some((stored, body)) = Stored::decode(&bytes) else {
        return Ok(Err("it does not read"));
    };
    let head = bytes.len() - body.len();
    bytes.drain(..head);
    Ok(Ok((stored, bytes)))
}

fn at(damage: Damage, db: &Path) -> Fault {
    Fault::Damaged(damage.within(db))
}

fn entry(stream: &StreamName, sequence: u64, previous: Hash, body: Vec<u8>) -> Entry {
    Entry {
        sequence,
        previous,
        hash: entry_hash(stream, sequence, &previous, &body),
        body,
    }
}

/// Whether the record read before this one, which is the `next` in its stream, vouches for it.
fn check_link(stream: &StreamName, entry: &Entry, next: Option<&Entry>) -> Result<(), Damage> {
    let broken = |sequence| {
        let what = "not chained to the record before";
        Err(Damage::at(stream, sequence, what))
    };
    match next {
        Some(next) if next.previous != entry.hash => broken(next.sequence),
        _ if entry.sequence == 1 && entry.previous != Hash::GENESIS => broken(1),
        _ => Ok(()),
    }
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
