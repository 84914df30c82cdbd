//! What fuzzing of a store's pairs starts from is what this version writes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::{Path, PathBuf};

use adoube_ledger::{
    Ledger as _, LedgerExt as _, Outbox, OutboxLimits, Outcome, SledLedger, StreamName, Transaction,
};
use adoube_ledger_contract::stand::small;

const LIMITS: OutboxLimits = OutboxLimits {
    items: 10,
    bytes: 1 << 10,
};

/// A decoder's seed by its name, and its bytes.
type Seed = (&'static str, Vec<u8>);

fn name(text: &str) -> StreamName {
    StreamName::new(text).unwrap()
}

/// Records of two streams by turns, of these lengths; a slot; an outbox of which one item is delivered.
fn store(lengths: &[usize]) -> [Vec<u8>; 2] {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("ledger");
    let ledger = SledLedger::open(&dir, small()).unwrap();
    for (number, length) in lengths.iter().enumerate() {
        let stream = name(["t/x/1", "t/x/2"][number % 2]);
        let expected = ledger.head(&stream).unwrap().sequence;
        let outcome = ledger.append_blocking(&stream, expected, vec![vec![b'm'; *length]]);
        assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
    }
    let outcome = ledger.submit_blocking(Transaction::slot("alive/x", b"1"));
    assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
    let outbox = Outbox::new(ledger.clone(), name("uplink"), LIMITS);
    for item in ["first", "second", "third"] {
        outbox.push_blocking(item.as_bytes().to_vec()).unwrap();
    }
    outbox.ack_blocking(1).unwrap();
    drop(outbox);
    ledger.close();
    [
        pairs(&dir.join("store")),
        fs::read(dir.join("guard")).unwrap(),
    ]
}

/// The pairs of an engine's folder as the decoder takes them.
fn pairs(store: &Path) -> Vec<u8> {
    let db = sled::Config::new().path(store).open().unwrap();
    let mut bytes = Vec::new();
    for pair in &*db {
        let (key, value) = pair.unwrap();
        bytes.push(u8::try_from(key.len()).unwrap());
        bytes.extend_from_slice(&key);
        bytes.extend_from_slice(&u16::try_from(value.len()).unwrap().to_be_bytes());
        bytes.extend_from_slice(&value);
    }
    bytes
}

fn seeds() -> [Seed; 3] {
    let [small, guard] = store(&[30, 0, 60, 12, 5]);
    let [pieces, _] = store(&[10, 4100]);
    [
        ("ledger_pairs/store", small),
        ("ledger_pairs/pieces", pieces),
        ("ledger_guard/guard", guard),
    ]
}

fn path(seed: &str) -> PathBuf {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fixtures/seeds");
    all.join(seed)
}

#[test]
fn seeds_are_what_a_store_holds() {
    for (seed, bytes) in seeds() {
        let kept = fs::read(path(seed)).unwrap_or_default();
        assert!(
            kept == bytes,
            "{seed} is of another version: run write_the_seeds"
        );
    }
}

#[test]
#[ignore = "writes what fuzzing starts from, after a change of the format"]
fn write_the_seeds() {
    for (seed, bytes) in seeds() {
        let path = path(seed);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
