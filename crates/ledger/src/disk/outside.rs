//! The readers of what a store holds, for tests that give them any bytes: each may refuse them, and none may panic.

use std::path::Path;

use super::fault::Fault;
use super::records::Way;
use super::stored::Stored;
use super::trail::Trail;
use super::{contents, guard, keys, read_items, records};
use crate::entry::Entry;
use crate::name::StreamName;

/// Pairs of a store: a key's length (one byte), the key, its value's length (two bytes, big-endian), the value, and so
/// on; an end that is no pair is passed over. What opening takes for whole is read to the last record and item.
pub fn pairs(bytes: &[u8]) {
    if let Ok(db) = holding(bytes) {
        // What is refused is refused.
        let _ = read(&db, Path::new(PLACE));
    }
}

/// What errors name.
const PLACE: &str = "db";

/// An engine that holds these pairs, in memory as far as the system has such a place.
fn holding(bytes: &[u8]) -> sled::Result<sled::Db> {
    let config = sled::Config::new().temporary(true).flush_every_ms(None);
    let db = config.open()?;
    let mut batch = sled::Batch::default();
    let mut rest = bytes;
    while let Some((key, value, behind)) = pair(rest) {
        batch.insert(key, value);
        rest = behind;
    }
    db.apply_batch(batch)?;
    Ok(db)
}

fn pair(bytes: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (length, bytes) = bytes.split_first()?;
    let (key, bytes) = bytes.split_at_checked(usize::from(*length))?;
    let (length, bytes) = bytes.split_first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (value, bytes) = bytes.split_at_checked(length)?;
    Some((key, value, bytes))
}

fn read(tree: &sled::Tree, place: &Path) -> Result<(), Fault> {
    let found = contents::read(tree, place)?;
    for pair in tree.range(keys::all(keys::RECORD)) {
        let (key, value) = pair.map_err(|error| Fault::of(&error, place))?;
        if keys::position_of(&key).is_some_and(|(_, piece)| piece == 0) {
            written_again(value.get(1..).unwrap_or_default());
        }
    }
    for (name, items) in &found.outboxes {
        let ids = items.state.first..items.state.next;
        let read = read_items(tree, place, name, ids, usize::MAX)?;
        let lengths = read.iter().map(|item| item.body.len());
        assert!(lengths.eq(items.lengths.iter().copied()), "{name}");
    }
    for (name, trail) in &found.trails {
        stream(tree, place, name, trail)?;
    }
    Ok(())
}

/// What a record's first value is read as is written and read again alike.
fn written_again(value: &[u8]) {
    if let Some((stored, body)) = Stored::decode(value) {
        let again = [&stored.encode(), body].concat();
        assert_eq!(Stored::decode(&again), Some((stored, body)));
    }
}

/// Its records are as many as its head tells, and the last is what it vouches for.
fn stream(tree: &sled::Tree, place: &Path, name: &StreamName, trail: &Trail) -> Result<(), Fault> {
    let Some(way) = Way::new(trail, 1, usize::MAX) else {
        return Ok(());
    };
    let entries = records::read(tree, place, name, &way)?;
    assert_eq!(entries.len() as u64, trail.head.sequence, "{name}");
    assert_eq!(entries.last().map(Entry::head), Some(trail.head), "{name}");
    Ok(())
}

/// The file of what was acknowledged last.
pub fn guard(bytes: &[u8]) {
    let _ = guard::latest(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise nothing but refusals would be tried.
    #[test]
    fn what_fuzzing_starts_from_is_whole_and_less_of_it_is_not() {
        let seeds = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../fuzz/fixtures/seeds/ledger_pairs"
        );
        for name in ["store", "pieces"] {
            let bytes = std::fs::read(Path::new(seeds).join(name)).unwrap();
            let whole = holding(&bytes).unwrap();
            assert_eq!(read(&whole, Path::new(PLACE)), Ok(()), "{name}");
            for key in whole.iter().keys().map(Result::unwrap) {
                // Nothing in the store vouches for a slot or for the end of an outbox.
                if key.first() == Some(&keys::RECORD) || *key == *keys::TALLY {
                    let less = holding(&bytes).unwrap();
                    less.remove(&key).unwrap();
                    assert!(read(&less, Path::new(PLACE)).is_err(), "{name} {key:?}");
                }
            }
        }
    }
}
