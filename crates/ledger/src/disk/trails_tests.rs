//! Records that are gone or changed, as opening finds them.

use super::*;
use crate::disk::engine::Engine;
use crate::disk::options::SledOptions;
use crate::entry::Entry;

/// Ten records of two streams by turns, the ninth of three pieces.
fn store(dir: &Path) -> Engine {
    let engine = Engine::open(dir, &SledOptions::default()).unwrap();
    let mut batch = sled::Batch::default();
    let names = ["t/x/1", "t/x/2"].map(|name| StreamName::new(name).unwrap());
    let mut trails = [Trail::default(), Trail::default()];
    for position in 1..=10 {
        let stream = usize::try_from(position % 2).unwrap();
        let trail = &mut trails[stream];
        let body = vec![7; if position == 9 { 9000 } else { 30 }];
        records::put(&mut batch, &names[stream], trail, &body, position);
        let head = Entry::following(&names[stream], &trail.head, body).head();
        trail.step(head, position);
    }
    engine.commit(batch).unwrap();
    engine
}

/// A record's value is taken away or replaced by another's.
type Harm = (u64, u8, Option<(u64, u8)>);

fn what_is_found(harm: Option<Harm>) -> Result<Vec<u64>, String> {
    let place = tempfile::tempdir().unwrap();
    let engine = store(place.path());
    if let Some((position, piece, other)) = harm {
        let mut batch = sled::Batch::default();
        match other {
            None => batch.remove(keys::placed(position, piece)),
            Some((other, piece_of_it)) => {
                let value = engine.tree().get(keys::placed(other, piece_of_it));
                batch.insert(keys::placed(position, piece), value.unwrap().unwrap());
            }
        }
        engine.commit(batch).unwrap();
    }
    let found = load(engine.tree(), engine.path());
    let found = found.map(|trails| trails.values().map(|trail| trail.head.sequence).collect());
    engine.close().unwrap();
    found.map_err(|fault| fault.why())
}

#[test]
fn what_is_whole_is_found() {
    assert_eq!(what_is_found(None), Ok(vec![5, 5]));
}

#[test]
fn what_is_gone_or_out_of_place_is_told_by_its_position() {
    for (harm, told) in [
        (
            (1, 0, None),
            "record 2 of all does not follow what is left of record 0",
        ),
        (
            (4, 0, None),
            "record 5 of all does not follow what is left of record 3",
        ),
        (
            (9, 0, None),
            "record 9 of all does not follow what is left of record 8",
        ),
        (
            (9, 1, None),
            "record 9 of all does not follow what is left of record 9",
        ),
        (
            (9, 2, None),
            "record 10 of all does not follow what is left of record 9",
        ),
        (
            (5, 1, Some((9, 1))),
            "record 5 of all does not follow what is left of record 5",
        ),
        (
            (2, 0, Some((3, 0))),
            "record 2 of all does not read, or follows none",
        ),
        (
            (4, 0, Some((9, 1))),
            "record 4 of all does not read, or follows none",
        ),
        ((6, 0, Some((8, 0))), ""),
        ((10, 0, Some((8, 0))), "not chained to the record before"),
    ] {
        match (what_is_found(Some(harm)), told) {
            (Err(found), told) => assert!(found.ends_with(told), "{harm:?}: {found}"),
            // Its hash tells it when it is read.
            (Ok(found), "") => assert_eq!(found, [5, 5], "{harm:?}"),
            (Ok(_), told) => panic!("{harm:?}: nothing was noticed, not {told}"),
        }
    }
}
