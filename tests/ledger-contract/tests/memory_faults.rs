//! The faults that the ledger in memory can be told to have, since other tests lean on them.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::sync::mpsc::sync_channel;

use adoube_ledger::{
    Head, Health, Ledger as _, LedgerExt as _, MemoryLedger, Outcome, StoreError, StreamName,
    Transaction,
};

fn stream() -> StreamName {
    StreamName::new("a").unwrap()
}

fn append(ledger: &MemoryLedger, expected: u64) -> Outcome {
    ledger.append_blocking(&stream(), expected, vec![b"x".to_vec()])
}

#[test]
fn a_failed_write_leaves_nothing_and_an_unknown_one_either() {
    let ledger = MemoryLedger::new();
    ledger.fail_next(StoreError::Busy);
    ledger.unknown_next(false);
    ledger.unknown_next(true);
    assert_eq!(append(&ledger, 0), Outcome::Failed(StoreError::Busy));
    assert_eq!(ledger.head(&stream()), Ok(Head::EMPTY));
    assert!(matches!(append(&ledger, 0), Outcome::Unknown(_)));
    assert_eq!(ledger.head(&stream()), Ok(Head::EMPTY));
    assert!(matches!(append(&ledger, 0), Outcome::Unknown(_)));
    assert_eq!(ledger.head(&stream()).unwrap().sequence, 1);
    assert!(matches!(append(&ledger, 1), Outcome::Done(_)));
}

#[test]
fn while_unavailable_it_refuses_and_says_so() {
    let ledger = MemoryLedger::new();
    assert!(matches!(append(&ledger, 0), Outcome::Done(_)));
    ledger.set_unavailable(Some("no space"));
    let why = "no space".to_owned();
    let error = StoreError::Unavailable { why: why.clone() };
    assert_eq!(append(&ledger, 1), Outcome::Failed(error.clone()));
    assert_eq!(ledger.head(&stream()), Err(error));
    assert_eq!(ledger.health(), Health::Unavailable { why });
    ledger.set_unavailable(None);
    assert_eq!(ledger.health(), Health::Ready);
    assert!(matches!(append(&ledger, 1), Outcome::Done(_)));
}

#[test]
fn held_answers_come_in_order_when_released() {
    let ledger = MemoryLedger::new();
    let (sender, receiver) = sync_channel(10);
    ledger.hold();
    for expected in 0..3 {
        let sender = sender.clone();
        let transaction = Transaction::append(stream(), expected, vec![b"x".to_vec()]);
        let done = move |outcome| sender.send((expected, outcome)).unwrap();
        ledger.submit(transaction, Box::new(done));
    }
    assert!(receiver.try_recv().is_err());
    assert_eq!(ledger.held(), 3);
    ledger.release();
    let answered: Vec<_> = receiver.try_iter().map(|(expected, _)| expected).collect();
    assert_eq!(answered, [0, 1, 2]);
    assert!(matches!(append(&ledger, 3), Outcome::Done(_)));
}
