//! Damaged files: found, named, nothing overwritten.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use adoube_ledger::{
    Ledger as _, LedgerExt as _, OpenError, Outcome, SledLedger, StoreError, StreamName,
};
use adoube_ledger_contract::stand::small;
use tempfile::TempDir;

const STREAMS: u64 = 20;
const RECORDS: u64 = 40;

fn stream(number: u64) -> StreamName {
    StreamName::new(format!("t/x/{number}")).unwrap()
}

fn body(stream: u64, sequence: u64) -> Vec<u8> {
    format!("stream {stream}, record {sequence} {}", "x".repeat(100)).into_bytes()
}

/// A store with some records, closed in good order or as if the process had been killed.
fn store(orderly: bool) -> TempDir {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("ledger");
    let ledger = SledLedger::open(&dir, small()).unwrap();
    for sequence in 0..RECORDS {
        for number in 0..STREAMS {
            let body = body(number, sequence + 1);
            let outcome = ledger.append_blocking(&stream(number), sequence, vec![body]);
            assert!(matches!(outcome, Outcome::Done(_)));
        }
    }
    let killed = place.path().join("killed");
    if !orderly {
        copy(&dir, &killed);
    }
    ledger.close();
    if !orderly {
        fs::remove_dir_all(&dir).unwrap();
        fs::rename(killed, dir).unwrap();
    }
    place
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// All files and their bytes, but for the lock.
fn snapshot(dir: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(snapshot(&path));
        } else if !path.ends_with("lock") {
            files.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
    files
}

type Harm = fn(&Path);

fn change(path: &Path, harm: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    harm(&mut bytes);
    fs::write(path, bytes).unwrap();
}

/// The end of what was written into the file; behind it there is only filling.
fn written(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte != 0).unwrap()
}

/// What is done to the store, and the file that must be named.
const HARMS: &[(&str, &str, Harm)] = &[
    ("a byte in the middle", "store/db", |dir| {
        change(&dir.join("store/db"), |bytes| {
            let middle = written(bytes) / 2;
            bytes[middle] ^= 0x10;
        });
    }),
    ("a byte near the end", "store/db", |dir| {
        change(&dir.join("store/db"), |bytes| {
            let near = written(bytes) - 30_000;
            bytes[near] ^= 1;
        });
    }),
    ("sectors of zeroes", "store/db", |dir| {
        change(&dir.join("store/db"), |bytes| {
            let from = written(bytes) / 3 / 512 * 512;
            bytes[from..from + 1024].fill(0);
        });
    }),
    ("the second half cut off", "store/db", |dir| {
        change(&dir.join("store/db"), |bytes| {
            bytes.truncate(written(bytes) / 2);
        });
    }),
    ("an empty file", "store/db", |dir| {
        change(&dir.join("store/db"), Vec::clear);
    }),
    ("the file gone", "store/db", |dir| {
        fs::remove_file(dir.join("store/db")).unwrap();
    }),
    ("the store gone", "store", |dir| {
        fs::remove_dir_all(dir.join("store")).unwrap();
    }),
    ("a broken guard", "guard", |dir| {
        change(&dir.join("guard"), |bytes| bytes.fill(b'?'));
    }),
    ("the guard gone", "guard", |dir| {
        fs::remove_file(dir.join("guard")).unwrap();
    }),
];

fn named(dir: &Path, file: &str, what: &str) {
    let before = snapshot(dir);
    for attempt in ["first", "second"] {
        match SledLedger::open(dir, small()).err() {
            Some(OpenError::Damaged(damage)) => {
                let expected = Some(dir.join(file));
                assert_eq!(damage.path, expected, "{what}, {attempt}: {damage}");
            }
            other => panic!("{what}, {attempt} attempt: {other:?}"),
        }
        assert!(
            snapshot(dir) == before,
            "{what}, {attempt} attempt: something was written"
        );
    }
}

#[test]
fn damage_after_an_orderly_close_is_named_and_left_alone() {
    for (what, file, harm) in HARMS {
        let place = store(true);
        let dir = place.path().join("ledger");
        harm(&dir);
        named(&dir, file, what);
    }
}

#[test]
fn damage_after_a_crash_is_named_and_left_alone() {
    for (what, file, harm) in HARMS {
        let place = store(false);
        let dir = place.path().join("ledger");
        harm(&dir);
        // Where older pages are hit, what the streams end with may still be whole.
        if *what == "a byte in the middle" || *what == "sectors of zeroes" {
            named_or_readable(&dir, what);
        } else {
            named(&dir, file, what);
        }
    }
}

/// Either opening names the damage, or all is there, or reading names the record.
fn named_or_readable(dir: &Path, what: &str) {
    match SledLedger::open(dir, small()) {
        Err(OpenError::Damaged(_)) => named(dir, "store/db", what),
        Err(other) => panic!("{what}: {other}"),
        Ok(ledger) => match ledger.verify() {
            Err(StoreError::Damaged(damage)) => {
                assert_eq!(damage.path, Some(dir.join("store/db")), "{what}: {damage}");
            }
            Err(other) => panic!("{what}: {other}"),
            Ok(report) => assert_eq!(report.records, STREAMS * RECORDS, "{what}"),
        },
    }
}

/// Bytes everywhere in the file, one a time: whatever opens holds all that was acknowledged.
#[test]
fn no_flipped_byte_loses_a_record_in_silence() {
    let place = store(false);
    let whole = place.path().join("ledger");
    let length = written(&fs::read(whole.join("store/db")).unwrap());
    let (mut refused, mut harmless) = (0, 0);
    for step in 0..40 {
        let dir = place.path().join(format!("flipped-{step}"));
        copy(&whole, &dir);
        change(&dir.join("store/db"), |bytes| {
            bytes[length * step / 40 + 7] ^= 4;
        });
        named_or_readable(&dir, &format!("byte {}", length * step / 40 + 7));
        if dir.join("digest").exists() {
            harmless += 1;
        } else {
            refused += 1;
        }
        fs::remove_dir_all(dir).unwrap();
    }
    assert!(refused > 0, "not one of {harmless} flips was noticed");
}

#[test]
fn a_store_of_another_format_is_refused_by_name() {
    let place = store(true);
    let dir = place.path().join("ledger");
    fs::write(dir.join("format"), "adoube ledger 9\n").unwrap();
    let before = snapshot(&dir);
    match SledLedger::open(&dir, small()).err() {
        Some(OpenError::Format { path, found }) => {
            assert_eq!(path, dir.join("format"));
            assert_eq!(found, "adoube ledger 9\n");
        }
        other => panic!("{other:?}"),
    }
    assert!(snapshot(&dir) == before);
}

#[test]
fn a_second_process_is_refused_by_name() {
    let place = store(true);
    let dir = place.path().join("ledger");
    let first = SledLedger::open(&dir, small()).unwrap();
    match SledLedger::open(&dir, small()).err() {
        Some(OpenError::Locked { dir: named }) => assert_eq!(named, dir),
        other => panic!("{other:?}"),
    }
    drop(first);
    assert!(SledLedger::open(&dir, small()).is_ok());
}

#[test]
fn what_was_closed_answers_so() {
    let place = store(true);
    let ledger = SledLedger::open(&place.path().join("ledger"), small()).unwrap();
    ledger.close();
    let outcome = ledger.append_blocking(&stream(0), RECORDS, vec![Vec::new()]);
    assert_eq!(outcome, Outcome::Failed(StoreError::Closed));
    assert_eq!(ledger.head(&stream(0)), Err(StoreError::Closed));
}
