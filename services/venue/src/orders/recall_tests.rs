//! Stories of orders that are taken back.

use adoube_proto::v1::{OrderAck, OrderOutcome, Role};

use super::super::{AckRefused, Book, Clocks, Draft, Fate, Kind, Moment, REMEMBERED, Refused};
use crate::fresh::HexId;

const WALL: u64 = 1_700_000_000_000;

fn at(now: u64) -> Moment {
    Moment {
        now,
        wall: WALL + now,
    }
}

fn id(n: u128) -> HexId {
    HexId::from_bytes(n.to_be_bytes())
}

/// A book with a lock for d-1, kept.
fn locking() -> Book {
    let mut book = Book::default();
    lock(&mut book, 0, 1);
    book
}

fn lock(book: &mut Book, now: u64, n: u128) {
    let draft = Draft {
        id: id(n),
        device: "d-1".to_owned(),
        kind: Kind::Lock("stop".to_owned()),
        expires_in: 600_000,
        by: "lta".to_owned(),
        role: Role::Lta,
        sealed: String::new(),
    };
    book.give(at(now), draft).unwrap();
    book.kept(book.version());
}

/// What is sent to a device that hears: words.
fn sent(book: &mut Book, now: u64) -> Vec<String> {
    let due = book.due(at(now), |_| true);
    due.into_iter()
        .map(|(_, order)| order.what().word().to_owned())
        .collect()
}

fn says(outcome: &str, last_word: bool) -> OrderAck {
    OrderAck {
        id: id(1).to_string(),
        outcome: OrderOutcome::number_of(outcome),
        detail: format!("the device says {outcome}"),
        session: 1,
        last_word,
        ..OrderAck::default()
    }
}

/// Its fates, and whether the device is still asked.
fn stands(book: &Book, number: u64) -> (Vec<&'static str>, bool) {
    let entry = book.entry(number).unwrap();
    let fates = entry.steps.iter().map(|step| step.fate.word()).collect();
    (fates, entry.view().unconfirmed)
}

#[test]
fn ven_3_an_order_that_was_never_sent_is_over_when_it_is_taken_back() {
    // Not on the disk yet; on it, and the device is away.
    for kept in [false, true] {
        let mut book = locking();
        if kept {
            assert!(book.due(at(1), |_| false).is_empty());
        } else {
            lock(&mut book, 2, 1);
        }
        assert_eq!(book.cancel(at(5), &id(1), "lca"), Ok(1));
        let entry = book.entry(1).unwrap();
        assert_eq!(entry.detail, "it was not sent to the device");
        assert_eq!(entry.steps.last().unwrap().by, "lca");
        assert_eq!(stands(&book, 1), (vec!["waiting", "cancelled"], false));
        assert_eq!(sent(&mut book, 700_000), Vec::<String>::new());
        assert_eq!(book.next_timeout(|_| true), None);
    }
}

/// It is in a socket, at the broker, in a device that sleeps, or done already: the device says what
/// became of it, in this order, and no fate is told twice.
#[test]
fn ven_3_of_an_order_that_was_sent_the_device_has_the_last_word() {
    let asked = |steps: &[&'static str]| (steps.to_vec(), true);
    let told = |steps: &[&'static str]| (steps.to_vec(), false);
    let before = says("received", false);
    for (says_before, says_after, stand) in [
        // Nothing was heard of the device yet.
        (vec![], vec![], asked(&["waiting", "cancelled"])),
        // It had not come, or it comes later: it is left undone.
        (
            vec![],
            vec![says("cancelled", true), says("cancelled", true)],
            told(&["waiting", "cancelled", "cancelled"]),
        ),
        // It was carried out before the device heard that it was taken back.
        (
            vec![],
            vec![says("received", false), says("done", false)],
            asked(&["waiting", "cancelled", "done"]),
        ),
        (
            vec![before.clone()],
            vec![says("done", false), says("done", true), says("done", true)],
            told(&["waiting", "delivered", "cancelled", "done"]),
        ),
        // What it did is undone, at the second try.
        (
            vec![before.clone()],
            vec![
                says("done", false),
                says("failed", false),
                says("cancelled", true),
                says("done", false),
            ],
            told(&["waiting", "delivered", "cancelled", "done", "cancelled"]),
        ),
        // The device knows no such order, or its time was over.
        (
            vec![],
            vec![says("refused", true)],
            told(&["waiting", "cancelled", "refused"]),
        ),
        (
            vec![],
            vec![says("expired", true)],
            told(&["waiting", "cancelled", "expired"]),
        ),
    ] {
        let mut book = locking();
        sent(&mut book, 1);
        for ack in says_before {
            book.acknowledge(at(2), "d-1", 1, &ack).unwrap();
        }
        book.cancel(at(3), &id(1), "lta").unwrap();
        assert_eq!(sent(&mut book, 3), ["cancel"], "at once, and no lock");
        let mut changes = 0;
        for ack in &says_after {
            book.acknowledge(at(4), "d-1", 1, ack).unwrap();
        }
        while book.next_change().is_some() {
            changes += 1;
        }
        let (fates, unconfirmed) = stands(&book, 1);
        // The first step is told when it is on the disk, each other once.
        assert_eq!(changes, fates.len(), "{fates:?}");
        let still_asked = sent(&mut book, 600_000) == ["cancel"];
        assert_eq!(still_asked, unconfirmed, "{says_after:?}");
        assert_eq!((fates, unconfirmed), stand, "{says_after:?}");
        if let Some(last) = says_after.last()
            && !unconfirmed
        {
            let locked = book.locked("d-1").is_some();
            let done = book.entry(1).unwrap().fate() == Fate::Done;
            assert_eq!(locked, done, "{last:?}");
        }
    }
}

#[test]
fn ven_3_a_device_is_told_until_it_answers_and_at_once_when_it_comes() {
    let mut book = locking();
    sent(&mut book, 1);
    book.cancel(at(10), &id(1), "lta").unwrap();
    assert!(book.due(at(10), |_| false).is_empty(), "it is away");
    assert_eq!(book.next_timeout(|_| false), None);
    let mut told: Vec<u64> = Vec::new();
    for now in (10..100_000).step_by(10) {
        if !sent(&mut book, now).is_empty() {
            told.push(now);
        }
    }
    assert_eq!(told[..3], [10, 2_010, 4_010]);
    assert_eq!(told[14..], [28_010, 58_010, 88_010], "more rarely later");
    assert_eq!(book.next_timeout(|_| true), Some(118_010));
    book.wake(100_000, "d-2");
    assert!(sent(&mut book, 100_000).is_empty(), "another device");
    book.wake(100_000, "d-1");
    assert_eq!(sent(&mut book, 100_000), ["cancel"]);
    // Others, and the device as it was before, do not end it.
    let other = book.acknowledge(at(100_001), "d-2", 1, &says("cancelled", true));
    assert_eq!(other, Err(AckRefused::AnotherDevices(1)));
    let replaced = book.acknowledge(at(100_001), "d-1", 2, &says("cancelled", true));
    assert!(matches!(replaced, Err(AckRefused::Replaced { .. })));
    assert!(stands(&book, 1).1);
    book.acknowledge(at(100_002), "d-1", 1, &says("cancelled", true))
        .unwrap();
    assert!(sent(&mut book, 9_000_000).is_empty());
}

/// The node is started anew: what was taken back stays so, whatever was sent before is not known.
#[test]
fn ven_3_what_was_taken_back_stays_so_over_a_restart_of_the_node() {
    let again = |book: &Book| {
        let clocks = Clocks {
            boot_id: "boot".to_owned(),
            at: at(50_000),
        };
        Book::decode(&book.encode("boot"), &clocks).unwrap()
    };
    let mut book = locking();
    let given = again(&book);
    sent(&mut book, 1);
    book.cancel(at(2), &id(1), "lta").unwrap();
    let mut cancelled = again(&book);
    assert_eq!(stands(&cancelled, 1), (vec!["waiting", "cancelled"], true));
    assert_eq!(sent(&mut cancelled, 50_000), ["cancel"]);
    // The cancellation did not come to the disk, or it is given after the restart.
    let mut open = given;
    assert_eq!(sent(&mut open, 50_000), ["lock"]);
    let mut before_it_is_sent = again(&locking());
    before_it_is_sent.cancel(at(50_000), &id(1), "lta").unwrap();
    assert_eq!(sent(&mut before_it_is_sent, 50_001), ["cancel"]);
    // A device that was told by the run before says so by itself.
    open.acknowledge(at(50_002), "d-1", 1, &says("cancelled", true))
        .unwrap();
    assert_eq!(stands(&open, 1), (vec!["waiting", "cancelled"], false));
    assert!(sent(&mut open, 99_000).is_empty());
}

#[test]
fn ven_3_an_order_is_taken_back_only_while_it_is_open() {
    for outcome in ["done", "refused", "failed", "expired"] {
        let mut book = locking();
        sent(&mut book, 1);
        book.acknowledge(at(1), "d-1", 1, &says(outcome, false))
            .unwrap();
        let fate = Fate::from_word(outcome).unwrap();
        assert_eq!(
            book.cancel(at(2), &id(1), "lta"),
            Err(Refused::Over(fate)),
            "{outcome}"
        );
        assert!(sent(&mut book, 3).is_empty());
    }
    let mut book = locking();
    assert_eq!(book.cancel(at(1), &id(9), "lta"), Err(Refused::Unknown));
    assert_eq!(book.cancel(at(1), &id(1), "lta"), Ok(1));
    assert_eq!(book.cancel(at(2), &id(1), "lca"), Ok(1), "the same again");
    assert_eq!(stands(&book, 1).0, ["waiting", "cancelled"]);
}

/// Who gives and takes back without end fills neither the book nor a device's queue.
#[test]
fn orders_that_are_taken_back_are_bounded() {
    let mut book = Book::default();
    for n in 0..700_u64 {
        let now = n * 10;
        lock(&mut book, now, u128::from(n) + 1);
        sent(&mut book, now);
        book.cancel(at(now), &id(u128::from(n) + 1), "lta").unwrap();
        assert!(book.entries().count() <= REMEMBERED);
    }
    assert_eq!(sent(&mut book, 8_000_000).len(), 16);
}
