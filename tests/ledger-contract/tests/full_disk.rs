//! A full disk under the ledger: refused, said, nothing acknowledged lost, going on by itself.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_ledger::{
    Fence, Health, Ledger as _, LedgerExt as _, OpenError, Outcome, SledLedger, StoreError,
    StreamName, Transaction,
};
use adoube_ledger_contract::medium::{Image, Mounted, Volume, available};
use adoube_ledger_contract::stand::small;
use adoube_ledger_contract::waiting::{bounded, until};

const ROOM: u64 = 64 << 20;

fn full(mounted: &Mounted) {
    let mut volume = mounted.volume();
    let used = volume.seen().used();
    volume.set_capacity(used);
}

fn body(i: u64) -> Vec<u8> {
    format!("record {i} {}", "x".repeat(2000)).into_bytes()
}

/// Appends until the disk is full and its reserve used up; the number of records acknowledged.
fn fill(ledger: &SledLedger, stream: &StreamName, mut acknowledged: u64) -> u64 {
    loop {
        match ledger.append_blocking(stream, acknowledged, vec![body(acknowledged)]) {
            Outcome::Done(_) => acknowledged += 1,
            Outcome::Unknown(StoreError::Unavailable { why }) => {
                assert!(why.contains("space"), "{why}");
                return acknowledged;
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_full_disk_refuses_and_recovers() {
    if available("a_full_disk_refuses_and_recovers") {
        bounded("full disk", refuses_and_recovers);
    }
}

fn refuses_and_recovers() {
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let stream = StreamName::new("board").unwrap();
    let mut options = small();
    // Nothing to fall back on: it stays full until there is room.
    options.reserve_bytes = 0;
    let ledger = SledLedger::open(&mounted.join("ledger"), options).unwrap();
    let mut acknowledged = 0;
    for round in 0..3 {
        full(&mounted);
        acknowledged = fill(&ledger, &stream, acknowledged);
        // Reopening may succeed without writing a byte; the next append then fails again.
        until("an append is refused at once", || {
            let outcome = ledger.append_blocking(&stream, acknowledged, vec![body(0); 400]);
            matches!(outcome, Outcome::Failed(StoreError::Unavailable { .. }))
        });
        mounted.volume().set_capacity(ROOM);
        until("the ledger comes back", || ledger.health() == Health::Ready);
        let sequence = ledger.head(&stream).unwrap().sequence;
        assert!(
            sequence >= acknowledged,
            "round {round}: {sequence} of {acknowledged}"
        );
        ledger.verify().unwrap();
        acknowledged = sequence;
        let outcome = ledger.append_blocking(&stream, acknowledged, vec![body(acknowledged)]);
        assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
        acknowledged += 1;
    }
    drop(ledger);
    let ledger = SledLedger::open(&mounted.join("ledger"), small()).unwrap();
    assert_eq!(ledger.head(&stream).unwrap().sequence, acknowledged);
    ledger.verify().unwrap();
    drop(ledger);
    let _ = mounted.unmount();
}

#[test]
fn the_reserve_gives_room_to_go_on() {
    if available("the_reserve_gives_room_to_go_on") {
        bounded("reserve", reserve_gives_room);
    }
}

fn reserve_gives_room() {
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let stream = StreamName::new("board").unwrap();
    let mut options = small();
    options.reserve_bytes = 4 << 20;
    let dir = mounted.join("ledger");
    let reserve = dir.join("reserve");
    let ledger = SledLedger::open(&dir, options).unwrap();
    until("the reserve is set aside", || {
        reserve.metadata().is_ok_and(|file| file.len() == 4 << 20)
    });
    full(&mounted);
    let acknowledged = fill(&ledger, &stream, 0);
    until("the ledger comes back", || ledger.health() == Health::Ready);
    assert!(!reserve.exists());
    let sequence = ledger.head(&stream).unwrap().sequence;
    assert!(sequence >= acknowledged);
    let outcome = ledger.append_blocking(&stream, sequence, vec![body(sequence)]);
    assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
    mounted.volume().set_capacity(ROOM);
    until("the reserve is set aside again", || reserve.exists());
    drop(ledger);
    let _ = mounted.unmount();
}

#[test]
fn no_room_at_all_is_said_at_the_start() {
    if available("no_room_at_all_is_said_at_the_start") {
        bounded("no room", no_room_at_start);
    }
}

fn no_room_at_start() {
    let mounted = Mounted::new(Volume::new(Image::default(), 64 << 10));
    let outcome = SledLedger::open(&mounted.join("ledger"), small());
    assert!(
        matches!(outcome, Err(OpenError::Full { .. })),
        "{:?}",
        outcome.err()
    );
    mounted.volume().set_capacity(ROOM);
    let ledger = SledLedger::open(&mounted.join("ledger"), small()).unwrap();
    let outcome = ledger.submit_blocking(Transaction::slot("alive", b"1"));
    assert!(matches!(outcome, Outcome::Done(_)));
    drop(ledger);
    let _ = mounted.unmount();
}

#[test]
fn a_killed_store_opens_on_a_full_disk() {
    if available("a_killed_store_opens_on_a_full_disk") {
        bounded("killed and full", killed_and_full);
    }
}

fn killed_and_full() {
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let stream = StreamName::new("board").unwrap();
    let mut options = small();
    options.reserve_bytes = 4 << 20;
    let dir = mounted.join("ledger");
    let ledger = SledLedger::open(&dir, options.clone()).unwrap();
    let bodies = (0..100).map(body).collect();
    let outcome = ledger.append_blocking(&stream, 0, bodies);
    assert!(matches!(outcome, Outcome::Done(_)));
    until("the reserve is set aside", || dir.join("reserve").exists());
    ledger.close();
    // Without it the store looks as a killed process leaves it: a copy would be tried first.
    std::fs::remove_file(dir.join("digest")).unwrap();
    full(&mounted);
    let ledger = SledLedger::open(&dir, options).unwrap();
    assert_eq!(ledger.head(&stream).unwrap().sequence, 100);
    ledger.verify().unwrap();
    drop(ledger);
    let _ = mounted.unmount();
}

#[test]
fn what_builds_on_a_failed_write_is_not_written_after_reopening() {
    if available("what_builds_on_a_failed_write_is_not_written_after_reopening") {
        bounded("fence", behind_a_failed_write);
    }
}

/// Somebody stands still from before a write fails until the ledger is open again, and writes on.
fn behind_a_failed_write() {
    let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
    let [silence, incident] = ["silence", "incident"].map(|name| StreamName::new(name).unwrap());
    let mut options = small();
    options.reserve_bytes = 0;
    let ledger = SledLedger::open(&mounted.join("ledger"), options).unwrap();
    full(&mounted);
    let fence = Fence::default();
    let mut written = 0;
    let failed = loop {
        let next = Transaction::append(silence.clone(), written, vec![body(written)]);
        match ledger.submit_blocking(next.behind(&fence)) {
            Outcome::Done(_) => written += 1,
            other => break other,
        }
    };
    assert!(matches!(failed, Outcome::Unknown(_)), "{failed:?}");
    mounted.volume().set_capacity(ROOM);
    until("the ledger comes back", || ledger.health() == Health::Ready);
    let next = || Transaction::append(incident.clone(), 0, vec![body(0)]);
    let late = ledger.submit_blocking(next().behind(&fence));
    assert_eq!(late, Outcome::Failed(StoreError::Fenced));
    assert_eq!(ledger.head(&incident).unwrap().sequence, 0);
    let anew = ledger.submit_blocking(next().behind(&Fence::default()));
    assert!(matches!(anew, Outcome::Done(_)), "{anew:?}");
    drop(ledger);
    let _ = mounted.unmount();
}
