//! Appending: sequences, hashes, conflicts, all or nothing.

use adoube_ledger::{Hash, Head, LedgerExt as _, Outcome, Transaction, entry_hash};

use super::{Row, append, appends, bodies, done, stream, texts};
use crate::stand::Stand;

pub(super) const CASES: &[Row] = &[
    ("an empty stream has the genesis head", empty_head),
    ("records are numbered from one and chained", chained),
    (
        "a wrong expectation is a conflict that names the head",
        conflict,
    ),
    ("one conflict among many streams undoes all", all_or_nothing),
    ("heads come in the order of the appends", heads_in_order),
    ("an append without records compares the head", compares),
    (
        "slots are overwritten in place and go with the appends",
        slots,
    ),
    ("an empty transaction is done", nothing),
    (
        "a conflict leaves slots as they were",
        conflict_leaves_slots,
    ),
    ("what was acknowledged is there after a restart", restart),
];

fn empty_head(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    assert_eq!(ledger.head(&stream("a")), Ok(Head::EMPTY));
    assert_eq!(ledger.read(&stream("a"), 1, 10), Ok(Vec::new()));
}

fn chained(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let name = stream("t/x/1");
    let first = entry_hash(&name, 1, &Hash::GENESIS, b"e2e4");
    let second = entry_hash(&name, 2, &first, b"e7e5");
    let head = done(&*ledger, &name, 0, &["e2e4", "e7e5"]);
    let expected = Head {
        sequence: 2,
        hash: second,
    };
    assert_eq!(head, expected);
    assert_eq!(ledger.head(&name), Ok(expected));
    let entries = ledger.read(&name, 1, 10).unwrap();
    assert_eq!(entries[0].previous, Hash::GENESIS);
    assert_eq!((entries[0].hash, entries[1].previous), (first, first));
    assert_eq!(entries[1].hash, second);
}

fn conflict(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let name = stream("a");
    let actual = done(&*ledger, &name, 0, &["one"]);
    for expected in [0, 2, u64::MAX] {
        let outcome = ledger.append_blocking(&name, expected, bodies(&["x"]));
        let stream = name.clone();
        assert_eq!(outcome, Outcome::Conflict { stream, actual });
    }
    assert_eq!(texts(&*ledger, &name), ["one"]);
}

fn all_or_nothing(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let names: Vec<_> = (0..60).map(|i| stream(format!("s/{i:02}"))).collect();
    let actual = done(&*ledger, &names[41], 0, &["before"]);
    let all = names.iter().map(|name| append(name, 0, &["x", "y"]));
    let outcome = ledger.submit_blocking(appends(all.collect()));
    let stream = names[41].clone();
    assert_eq!(outcome, Outcome::Conflict { stream, actual });
    let unchanged = names.iter().filter(|name| **name != names[41]);
    for name in unchanged {
        assert_eq!(ledger.head(name), Ok(Head::EMPTY));
    }
    let expected = |i: usize| u64::from(i == 41);
    let all = names.iter().enumerate();
    let all = all.map(|(i, name)| append(name, expected(i), &["x", "y"]));
    let outcome = ledger.submit_blocking(appends(all.collect()));
    assert!(matches!(outcome, Outcome::Done(heads) if heads.len() == 60));
    assert_eq!(texts(&*ledger, &names[41]), ["before", "x", "y"]);
    assert_eq!(texts(&*ledger, &names[59]), ["x", "y"]);
}

fn heads_in_order(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let (z, a) = (stream("z"), stream("a"));
    let transaction = appends(vec![append(&z, 0, &["1", "2"]), append(&a, 0, &["1"])]);
    let Outcome::Done(heads) = ledger.submit_blocking(transaction) else {
        panic!("not done");
    };
    assert_eq!(heads, [ledger.head(&z).unwrap(), ledger.head(&a).unwrap()]);
}

fn compares(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let (lease, board) = (stream("lease"), stream("board"));
    let actual = done(&*ledger, &lease, 0, &["mine"]);
    let guarded = |expected| {
        let both = vec![append(&lease, expected, &[]), append(&board, 0, &["move"])];
        ledger.submit_blocking(appends(both))
    };
    let stream = lease.clone();
    assert_eq!(guarded(7), Outcome::Conflict { stream, actual });
    assert!(matches!(guarded(1), Outcome::Done(heads) if heads[0] == actual));
    assert_eq!(texts(&*ledger, &lease), ["mine"]);
    assert_eq!(texts(&*ledger, &board), ["move"]);
    let unseen = super::stream("unseen");
    done(&*ledger, &unseen, 0, &[]);
    assert!(!ledger.streams("").unwrap().contains(&unseen));
}

fn slots(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    assert_eq!(ledger.slot("alive/1"), Ok(None));
    for value in [&b"one"[..], b"two", b""] {
        let outcome = ledger.submit_blocking(Transaction::slot("alive/1", value));
        assert_eq!(outcome, Outcome::Done(Vec::new()));
        assert_eq!(ledger.slot("alive/1"), Ok(Some(value.to_vec())));
    }
    let mut both = Transaction::append(stream("a"), 0, bodies(&["x"]));
    both.slots.push(("cursor".to_owned(), b"1".to_vec()));
    both.slots.push(("cursor".to_owned(), b"2".to_vec()));
    assert!(matches!(ledger.submit_blocking(both), Outcome::Done(_)));
    assert_eq!(ledger.slot("cursor"), Ok(Some(b"2".to_vec())));
    assert_eq!(ledger.streams(""), Ok(vec![stream("a")]));
}

fn nothing(stand: &mut dyn Stand) {
    let outcome = stand.ledger().submit_blocking(Transaction::default());
    assert_eq!(outcome, Outcome::Done(Vec::new()));
}

fn conflict_leaves_slots(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let mut both = Transaction::append(stream("a"), 3, bodies(&["x"]));
    both.slots.push(("cursor".to_owned(), b"1".to_vec()));
    let outcome = ledger.submit_blocking(both);
    assert!(matches!(outcome, Outcome::Conflict { .. }));
    assert_eq!(ledger.slot("cursor"), Ok(None));
}

fn restart(stand: &mut dyn Stand) {
    let name = stream("t/x/1");
    let mut expected = Vec::new();
    for round in 0..4 {
        let ledger = stand.ledger();
        let text = format!("round {round}");
        done(&*ledger, &name, round, &[&text]);
        let outcome = ledger.submit_blocking(Transaction::slot("alive", text.as_bytes()));
        assert!(matches!(outcome, Outcome::Done(_)));
        expected.push(text);
        let head = ledger.head(&name);
        drop(ledger);
        stand.reopen();
        let ledger = stand.ledger();
        assert_eq!(ledger.head(&name), head);
        assert_eq!(texts(&*ledger, &name), expected);
        let alive = expected.last().map(|text| text.clone().into_bytes());
        assert_eq!(ledger.slot("alive"), Ok(alive));
    }
}
