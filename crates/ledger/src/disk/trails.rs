//! Every stream's trail, found by a walk over all records when a store is opened.
//!
//! The walk goes from record to record as they point to each other; bodies are looked at, and hashes
//! reckoned, of each stream's last two records only. That the heads add up to the tally shows that
//! no stream lost its end.

use std::collections::BTreeMap;
use std::path::Path;

use crate::entry::Head;
use crate::error::Damage;
use crate::name::StreamName;

use super::fault::Fault;
use super::keys;
use super::records;
use super::scan;
use super::stored::{Origin, Stored};
use super::trail::Trail;

/// Reads all records' beginnings; `db` is the file to name.
pub(super) fn load(tree: &sled::Tree, db: &Path) -> Result<BTreeMap<StreamName, Trail>, Fault> {
    let mut walk = Walk::default();
    for pair in tree.range(keys::all(keys::RECORD)) {
        let (key, value) = pair.map_err(|error| Fault::of(&error, db))?;
        let (position, piece) = keys::position_of(&key).ok_or_else(|| scan::odd_key(&key, db))?;
        walk.pair(position, piece, &value)
            .map_err(|what| Fault::Damaged(Damage::of(db, what)))?;
    }
    let mut trails = BTreeMap::new();
    for (name, mut trail) in walk.streams {
        trail.head = head(tree, db, &name, &trail)?;
        trails.insert(name, trail);
    }
    Ok(trails)
}

#[derive(Default)]
#[expect(
    clippy::disallowed_types,
    reason = "asked for one position after another, never gone through"
)]
struct Walk {
    /// The record that is read or was read last.
    position: u64,
    /// The pieces it still lacks, and the number of the next.
    lacks: u8,
    piece: u8,
    streams: Vec<(StreamName, Trail)>,
    /// Which stream ends at which position.
    ends: std::collections::HashMap<u64, usize>,
}

impl Walk {
    fn pair(&mut self, position: u64, piece: u8, value: &[u8]) -> Result<(), String> {
        if piece > 0 {
            return self.further(position, piece);
        }
        if self.lacks > 0 || position != self.position + 1 {
            return Err(self.gap(position));
        }
        (self.position, self.piece) = (position, 1);
        self.record(value)
            .ok_or_else(|| format!("record {position} of all does not read, or follows none"))
    }

    fn further(&mut self, position: u64, piece: u8) -> Result<(), String> {
        if position != self.position || piece != self.piece || self.lacks == 0 {
            return Err(self.gap(position));
        }
        self.piece = self.piece.saturating_add(1);
        self.lacks -= 1;
        Ok(())
    }

    fn gap(&self, position: u64) -> String {
        let last = self.position;
        format!("record {position} of all does not follow what is left of record {last}")
    }

    fn record(&mut self, value: &[u8]) -> Option<()> {
        let (count, bytes) = value.split_first()?;
        self.lacks = count.checked_sub(1)?;
        let (stored, _) = Stored::decode(bytes)?;
        let stream = match stored.origin {
            Origin::Stream(name) => {
                self.streams.push((name, Trail::default()));
                self.streams.len() - 1
            }
            Origin::Back(distance) => {
                let before = self.position.checked_sub(distance)?;
                self.ends.remove(&before)?
            }
        };
        let (_, trail) = self.streams.get_mut(stream)?;
        let (sequence, hash) = (trail.head.sequence + 1, stored.previous);
        trail.step(Head { sequence, hash }, self.position);
        self.ends.insert(self.position, stream);
        Some(())
    }
}

fn head(tree: &sled::Tree, db: &Path, stream: &StreamName, trail: &Trail) -> Result<Head, Fault> {
    let sequence = trail.head.sequence;
    let last_two = sequence.saturating_sub(1).max(1)..=sequence;
    let entries = records::back(tree, db, stream, trail.spot(sequence), &last_two)?;
    let missing = || Fault::Damaged(Damage::at(stream, sequence, "missing").within(db));
    entries.last().map(crate::Entry::head).ok_or_else(missing)
}

#[cfg(test)]
#[path = "trails_tests.rs"]
mod tests;
