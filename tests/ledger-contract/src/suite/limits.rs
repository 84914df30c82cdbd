//! What is refused, and that refusing changes nothing.

use adoube_ledger::{
    Append, Head, LedgerExt as _, MAX_BODY, MAX_SLOT, MAX_SLOTS, MAX_STREAMS,
    MAX_TRANSACTION_BYTES, NameError, Outcome, StoreError, Transaction,
};

use super::{Row, append, appends, done, stream};
use crate::stand::Stand;

pub(super) const CASES: &[Row] = &[
    ("more than sixty streams are refused", too_many_streams),
    ("the same stream twice is refused", stream_twice),
    ("bodies up to the limit come back as written", large_bodies),
    ("a larger body is refused", too_large_body),
    ("too many and too large slots are refused", slots),
    ("a transaction beyond its bytes is refused", too_many_bytes),
];

fn refused(stand: &mut dyn Stand, transaction: Transaction, error: StoreError) {
    let ledger = stand.ledger();
    let outcome = ledger.submit_blocking(transaction);
    assert_eq!(outcome, Outcome::Failed(error));
    assert_eq!(ledger.streams(""), Ok(Vec::new()));
    done(&*ledger, &stream("after"), 0, &["it goes on"]);
}

fn too_many_streams(stand: &mut dyn Stand) {
    let names = (0..=MAX_STREAMS).map(|i| stream(format!("s/{i}")));
    let all = names.map(|name| append(&name, 0, &["x"])).collect();
    let streams = MAX_STREAMS + 1;
    refused(stand, appends(all), StoreError::TooManyStreams { streams });
}

fn stream_twice(stand: &mut dyn Stand) {
    let name = stream("a");
    let twice = vec![append(&name, 0, &["x"]), append(&name, 1, &["y"])];
    refused(
        stand,
        appends(twice),
        StoreError::StreamTwice { stream: name },
    );
}

fn large_bodies(stand: &mut dyn Stand) {
    let name = stream("evidence");
    let lengths = [0, 1, 4000, 4063, 4064, 8159, 20_000, 65_535, MAX_BODY];
    let body = |length: usize| -> Vec<u8> {
        let bytes = (0..length).map(|i| u8::try_from(i * 7 % 256).unwrap());
        bytes.collect()
    };
    let written: Vec<_> = lengths.into_iter().map(body).collect();
    let outcome = stand.ledger().append_blocking(&name, 0, written.clone());
    assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
    for reopened in [false, true] {
        if reopened {
            stand.reopen();
        }
        let read = stand.ledger().read(&name, 1, 100).unwrap();
        let read: Vec<_> = read.into_iter().map(|entry| entry.body).collect();
        assert_eq!(read, written);
    }
}

fn too_large_body(stand: &mut dyn Stand) {
    let bytes = MAX_BODY + 1;
    let large = Append {
        stream: stream("a"),
        expected: 0,
        bodies: vec![vec![0; bytes]],
    };
    refused(
        stand,
        appends(vec![large]),
        StoreError::BodyTooLarge { bytes },
    );
}

fn slots(stand: &mut dyn Stand) {
    let many = (0..=MAX_SLOTS).map(|i| (format!("slot/{i}"), Vec::new()));
    let many = Transaction {
        slots: many.collect(),
        ..Transaction::default()
    };
    let slots = MAX_SLOTS + 1;
    let ledger = stand.ledger();
    let table = [
        (many, StoreError::TooManySlots { slots }),
        (
            Transaction::slot("a", vec![0; MAX_SLOT + 1]),
            StoreError::SlotTooLarge {
                name: "a".to_owned(),
                bytes: MAX_SLOT + 1,
            },
        ),
        (
            Transaction::slot("A", Vec::new()),
            StoreError::BadName(NameError::Character { character: 'A' }),
        ),
    ];
    for (transaction, error) in table {
        assert_eq!(ledger.submit_blocking(transaction), Outcome::Failed(error));
    }
    let largest = Transaction::slot("a", vec![1; MAX_SLOT]);
    assert_eq!(ledger.submit_blocking(largest), Outcome::Done(Vec::new()));
    assert_eq!(ledger.head(&stream("a")), Ok(Head::EMPTY));
}

fn too_many_bytes(stand: &mut dyn Stand) {
    let bodies = MAX_TRANSACTION_BYTES / MAX_BODY;
    let mut transaction = Transaction::append(stream("a"), 0, vec![vec![0; MAX_BODY]; bodies]);
    transaction.appends[0].bodies.push(vec![0]);
    let bytes = MAX_TRANSACTION_BYTES + 1;
    refused(
        stand,
        transaction,
        StoreError::TransactionTooLarge { bytes },
    );
}
