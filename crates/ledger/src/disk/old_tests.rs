//! A move from the first version's order that is cut off wherever it may be.

use std::collections::BTreeMap;

use super::*;
use crate::disk::contents;
use crate::disk::options::SledOptions;
use crate::disk::records::{Way, read};
use crate::disk::tally::Tally;

const STREAMS: u64 = 5;
const RECORDS: u64 = 40;

fn name(number: u64) -> StreamName {
    StreamName::new(format!("t/x/{number}")).unwrap()
}

/// Small, empty and of several pieces.
fn body(number: u64, sequence: u64) -> Vec<u8> {
    let length = [30, 0, 5000][usize::try_from((number + sequence) % 3).unwrap()];
    vec![u8::try_from(sequence).unwrap(); length]
}

/// Writes as the first version did: every stream's records, each at its sequence number.
fn old_store(dir: &Path) -> Engine {
    let engine = Engine::open(dir, &SledOptions::default()).unwrap();
    let mut batch = sled::Batch::default();
    let mut tally = Tally::default().committed();
    for number in 0..STREAMS {
        let stream = name(number);
        let mut head = Head::EMPTY;
        for sequence in 1..=RECORDS {
            let entry = Entry::following(&stream, &head, body(number, sequence));
            let previous = entry.previous.as_bytes();
            let kind = keys::OLD_RECORD;
            scan::put(&mut batch, kind, &stream, sequence, previous, &entry.body);
            head = entry.head();
        }
        tally.moved(&Head::EMPTY, &head);
    }
    batch.insert(keys::TALLY, &tally.encode());
    engine.commit(batch).unwrap();
    engine
}

/// Moves so many records, as if the process was then killed.
fn move_some(engine: &Engine, mut count: u64) {
    let mut mover = Mover {
        engine,
        batch: sled::Batch::default(),
        waiting: 0,
        position: 0,
        trails: BTreeMap::new(),
    };
    for number in 0..STREAMS {
        let mut trail = Trail::default();
        for sequence in 1..=count.min(RECORDS) {
            let entry = Entry::following(&name(number), &trail.head, body(number, sequence));
            mover.record(&name(number), &entry, trail.last);
            trail.step(entry.head(), mover.position);
        }
        count = count.saturating_sub(RECORDS);
    }
    mover.commit().unwrap();
}

#[test]
fn a_move_that_was_cut_off_goes_on() {
    for moved in [0, 1, 39, 40, 41, 100, 199, 200] {
        let place = tempfile::tempdir().unwrap();
        let engine = old_store(place.path());
        move_some(&engine, moved);
        let contents = contents::load(&engine, engine.path()).unwrap();
        assert_eq!(contents.tally.records, STREAMS * RECORDS);
        for number in 0..STREAMS {
            let stream = name(number);
            let way = Way::new(&contents.trails[&stream], 1, usize::MAX).unwrap();
            let entries = read(engine.tree(), engine.path(), &stream, &way).unwrap();
            let bodies: Vec<_> = entries.into_iter().map(|entry| entry.body).collect();
            let expected: Vec<_> = (1..=RECORDS).map(|s| body(number, s)).collect();
            assert!(bodies == expected, "{moved} were moved, {stream}");
        }
        let left = scan::names(engine.tree(), keys::OLD_RECORD, engine.path()).unwrap();
        assert_eq!(left, [], "{moved} were moved");
        engine.close().unwrap();
    }
}

#[test]
fn an_old_record_that_is_missing_is_named() {
    let place = tempfile::tempdir().unwrap();
    let engine = old_store(place.path());
    let mut batch = sled::Batch::default();
    batch.remove(keys::numbered(keys::OLD_RECORD, &name(3), 7, 0));
    engine.commit(batch).unwrap();
    let Err(Fault::Damaged(damage)) = convert(&engine, engine.path()) else {
        panic!("nothing was noticed");
    };
    assert_eq!((damage.stream, damage.sequence), (Some(name(3)), Some(7)));
    engine.close().unwrap();
}
