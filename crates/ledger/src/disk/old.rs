//! Stores of the first version, in which a record's key was its stream's name and its sequence
//! number. They are brought into the order of writing when they are opened, a batch after another,
//! each with as many old records removed as it places: wherever it is cut off it goes on later.

use std::collections::BTreeMap;
use std::path::Path;

use crate::entry::{Entry, Head};
use crate::error::Damage;
use crate::name::StreamName;

use super::engine::Engine;
use super::fault::Fault;
use super::keys;
use super::pieces;
use super::records;
use super::scan::{self, Numbered, Scan};
use super::trail::Trail;
use super::trails;

/// Records moved by one batch.
const BATCH: usize = 256;

/// Bytes of the hash before a body, then.
const HASH: usize = 32;

/// Whether anything of the first version is left.
pub(super) fn is_there(tree: &sled::Tree, db: &Path) -> Result<bool, Fault> {
    let first = tree.range(keys::all(keys::OLD_RECORD)).next().transpose();
    let first = first.map_err(|error| Fault::of(&error, db))?;
    Ok(first.is_some())
}

/// Moves what is left of the first version, if anything is; `db` is the file to name.
pub(super) fn convert(engine: &Engine, db: &Path) -> Result<(), Fault> {
    let tree = engine.tree();
    if !is_there(tree, db)? {
        return Ok(());
    }
    let streams = scan::names(tree, keys::OLD_RECORD, db)?;
    let trails = trails::load(tree, db)?;
    let done: u64 = trails.values().map(|trail| trail.head.sequence).sum();
    tracing::info!(done, "the ledger is brought into the order of writing");
    let mut mover = Mover {
        engine,
        batch: sled::Batch::default(),
        waiting: 0,
        position: done,
        trails,
    };
    for stream in &streams {
        mover.stream(stream, db)?;
    }
    mover.commit()
}

struct Mover<'a> {
    engine: &'a Engine,
    batch: sled::Batch,
    /// Records in the batch.
    waiting: usize,
    /// Where the last record was placed.
    position: u64,
    trails: BTreeMap<StreamName, Trail>,
}

impl Mover<'_> {
    fn stream(&mut self, stream: &StreamName, db: &Path) -> Result<(), Fault> {
        let mut trail = self.trails.remove(stream).unwrap_or_default();
        let range = keys::from(keys::OLD_RECORD, stream, 0);
        let mut scan = Scan::new(self.engine.tree(), range, db);
        while let Some(found) = scan.next::<HASH>()? {
            let entry = follow(stream, &trail.head, found)
                .map_err(|damage| Fault::Damaged(damage.within(db)))?;
            self.record(stream, &entry, trail.last);
            trail.step(entry.head(), self.position);
            if self.waiting >= BATCH {
                self.commit()?;
            }
        }
        Ok(())
    }

    fn record(&mut self, stream: &StreamName, entry: &Entry, last: u64) {
        self.position += 1;
        self.waiting += 1;
        records::put(&mut self.batch, stream, entry, last, self.position);
        for piece in (0..=u8::MAX).take(pieces::count(HASH, entry.body.len())) {
            let key = keys::numbered(keys::OLD_RECORD, stream, entry.sequence, piece);
            self.batch.remove(key);
        }
    }

    fn commit(&mut self) -> Result<(), Fault> {
        self.waiting = 0;
        self.engine.commit(std::mem::take(&mut self.batch))
    }
}

/// The record that was found, if it is the one after `head`.
fn follow(stream: &StreamName, head: &Head, found: Numbered<HASH>) -> Result<Entry, Damage> {
    let sequence = head.sequence + 1;
    let broken = |what| Damage::at(stream, sequence, what);
    if found.number != sequence {
        return Err(broken("missing"));
    }
    let value = found.value;
    let (previous, body) = value.ok_or_else(|| broken("a piece of it is missing"))?;
    if previous != *head.hash.as_bytes() {
        return Err(broken("not chained to the record before"));
    }
    Ok(Entry::following(stream, head, body))
}

#[cfg(test)]
#[path = "old_tests.rs"]
mod tests;
