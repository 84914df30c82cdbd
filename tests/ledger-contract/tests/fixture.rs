//! Bytes stored by every format until now: read by this version, to the last hash.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use adoube_ledger::{
    Ledger, LedgerExt as _, Outbox, OutboxLimits, Outcome, SledLedger, StreamName, Transaction,
};
use adoube_ledger_contract::dump;
use adoube_ledger_contract::stand::small;

/// Every format that a version wrote; the newest last.
const FORMATS: [&str; 1] = ["v1"];

const LIMITS: OutboxLimits = OutboxLimits {
    items: 100,
    bytes: 1 << 20,
};

fn fixture(version: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures")
        .join(version)
        .join(name)
}

fn name(text: &str) -> StreamName {
    StreamName::new(text).unwrap()
}

/// Everything in a ledger, a line each. Long bodies by length and ends.
fn describe(ledger: &dyn Ledger) -> String {
    let mut text = String::new();
    for stream in ledger.streams("").unwrap() {
        for entry in ledger.read(&stream, 1, usize::MAX).unwrap() {
            let (sequence, hash) = (entry.sequence, entry.hash);
            let body = shown(&entry.body);
            writeln!(text, "{stream} {sequence} {hash} {body}").unwrap();
        }
    }
    for slot in ["alive/x", "cursor", "never"] {
        let value = ledger.slot(slot).unwrap().map(|value| shown(&value));
        writeln!(text, "slot {slot} {value:?}").unwrap();
    }
    for outbox in ["uplink", "emptied"] {
        let state = ledger.outbox_state(&name(outbox)).unwrap();
        writeln!(text, "outbox {outbox} {state:?}").unwrap();
        for item in ledger.outbox_read(&name(outbox), 0, usize::MAX).unwrap() {
            writeln!(text, "outbox {outbox} {} {}", item.id, shown(&item.body)).unwrap();
        }
    }
    text
}

fn shown(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes).into_owned();
    if text.len() <= 60 {
        return text;
    }
    format!(
        "{}..{} ({} bytes)",
        &text[..20],
        &text[text.len() - 20..],
        text.len()
    )
}

#[test]
fn what_every_format_left_is_read() {
    for version in FORMATS {
        for file in ["closed.dump", "killed.dump"] {
            is_read(version, file);
        }
    }
}

fn is_read(version: &str, file: &str) {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("ledger");
    dump::unpack(&fs::read_to_string(fixture(version, file)).unwrap(), &dir);
    let expected = fs::read_to_string(fixture(version, "expected.txt")).unwrap();
    for restart in 0..2 {
        let ledger = SledLedger::open(&dir, small()).unwrap();
        ledger.verify().unwrap();
        let found = describe(&*ledger);
        assert_eq!(found, expected, "{version}, {file}, restart {restart}");
    }
    goes_on(&dir);
}

/// An old store is not only read, it is written on.
fn goes_on(dir: &Path) {
    let ledger = SledLedger::open(dir, small()).unwrap();
    let board = name("t/candidates-2022/board/1.1");
    let head = ledger.head(&board).unwrap();
    let outcome = ledger.append_blocking(&board, head.sequence, vec![b"later".to_vec()]);
    assert!(matches!(outcome, Outcome::Done(_)));
    let uplink = Outbox::new(ledger.clone(), name("uplink"), LIMITS);
    let next = uplink.state().unwrap().next;
    assert_eq!(uplink.push_blocking(b"later".to_vec()), Ok(next));
    ledger.verify().unwrap();
}

/// Writes what the fixture holds.
fn fill(ledger: &std::sync::Arc<SledLedger>) {
    let ok = |outcome| assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
    for sequence in 0..12 {
        for board in 1..=4 {
            let stream = name(&format!("t/candidates-2022/board/1.{board}"));
            let body = format!("board {board}, record {}", sequence + 1);
            ok(ledger.append_blocking(&stream, sequence, vec![body.into_bytes()]));
        }
    }
    let evidence = name("t/candidates-2022/evidence");
    let large = "evidence ".repeat(1000).into_bytes();
    ok(ledger.append_blocking(
        &evidence,
        0,
        vec![Vec::new(), large.clone(), vec![b'x'; 4063]],
    ));
    for (slot, value) in [("alive/x", "1"), ("alive/x", "2"), ("cursor", "")] {
        ok(ledger.submit_blocking(Transaction::slot(slot, value)));
    }
    for (outbox, through) in [("uplink", 2), ("emptied", 5)] {
        let outbox = Outbox::new(ledger.clone(), name(outbox), LIMITS);
        for item in 1..=4 {
            outbox
                .push_blocking(format!("item {item}").into_bytes())
                .unwrap();
        }
        outbox.push_blocking(large.clone()).unwrap();
        outbox.ack_blocking(through).unwrap();
    }
}

#[test]
#[ignore = "writes the fixture of a new format, once"]
fn write_the_fixture() {
    let [.., newest] = FORMATS;
    assert!(
        !fixture(newest, "closed.dump").exists(),
        "it is there: never write it again"
    );
    let place = tempfile::tempdir().unwrap();
    let dir = place.path().join("ledger");
    let mut options = small();
    options.reserve_bytes = 0;
    let ledger = SledLedger::open(&dir, options).unwrap();
    fill(&ledger);
    fs::create_dir_all(fixture(newest, "")).unwrap();
    fs::write(fixture(newest, "expected.txt"), describe(&*ledger)).unwrap();
    fs::write(fixture(newest, "killed.dump"), dump::pack(&dir)).unwrap();
    ledger.close();
    fs::write(fixture(newest, "closed.dump"), dump::pack(&dir)).unwrap();
}
