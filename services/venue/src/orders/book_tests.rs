//! Stories of orders.

use adoube_proto::v1::{OrderAck, OrderOutcome, Role};

use super::super::Refused;
use super::super::fate::FateFacts as _;
use super::super::why;
use super::super::{
    AckRefused, Book, Clocks, Draft, Fate, Kind, Moment, OPEN_A_DEVICE, REMEMBERED,
};
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

fn draft(n: u128, device: &str, kind: Kind) -> Draft {
    Draft {
        id: id(n),
        device: device.to_owned(),
        kind,
        expires_in: 60_000,
        by: "lta".to_owned(),
        role: Role::Lta,
        sealed: String::new(),
    }
}

fn message() -> Kind {
    Kind::Message("please wait".to_owned())
}

/// A book with one order for d-1, kept.
fn with(kind: Kind) -> Book {
    let mut book = Book::default();
    book.give(at(0), draft(1, "d-1", kind)).unwrap();
    book.kept(book.version());
    book
}

fn ack(n: u128, session: u64, outcome: &str) -> OrderAck {
    OrderAck {
        id: id(n).to_string(),
        outcome: OrderOutcome::number_of(outcome),
        session,
        ..OrderAck::default()
    }
}

fn fate(book: &Book, number: u64) -> Fate {
    book.entry(number).unwrap().fate()
}

fn sent(book: &mut Book, now: u64) -> usize {
    book.due(at(now), |_| true).len()
}

#[test]
fn ven_3_an_order_is_sent_only_once_it_is_kept_and_again_until_it_is_answered() {
    let mut book = Book::default();
    book.give(at(0), draft(1, "d-1", Kind::ListApplications))
        .unwrap();
    assert_eq!(sent(&mut book, 0), 0, "not on disk yet");
    book.kept(book.version());
    for (now, expected) in [(10, 1), (11, 0), (2_009, 0), (2_010, 1)] {
        assert_eq!(sent(&mut book, now), expected, "at {now}");
    }
    book.acknowledge(at(2_100), "d-1", 4, &ack(1, 4, "received"))
        .unwrap();
    assert_eq!(fate(&book, 1), Fate::Delivered);
    // Now only the answer may have been lost.
    for (now, expected) in [(7_099, 0), (7_100, 1), (12_099, 0), (12_100, 1)] {
        assert_eq!(sent(&mut book, now), expected, "at {now}");
    }
    let done = OrderAck {
        detail: "2 applications".to_owned(),
        lines: vec!["page".to_owned(), "agent".to_owned()],
        more: 3,
        ..ack(1, 5, "done")
    };
    book.acknowledge(at(12_500), "d-1", 4, &done).unwrap();
    let entry = book.entry(1).unwrap();
    assert_eq!((entry.lines.len(), entry.more), (2, 3));
    assert_eq!(sent(&mut book, 60_000), 0);
    let steps: Vec<_> = entry_steps(&book, 1);
    assert_eq!(
        steps,
        [
            (Fate::Waiting, WALL),
            (Fate::Delivered, WALL + 2_100),
            (Fate::Done, WALL + 12_500)
        ]
    );
}

fn entry_steps(book: &Book, number: u64) -> Vec<(Fate, u64)> {
    let steps = &book.entry(number).unwrap().steps;
    steps.iter().map(|step| (step.fate, step.wall)).collect()
}

#[test]
fn ven_3_an_order_for_a_device_that_is_away_waits_and_expires() {
    let mut book = with(message());
    assert!(book.due(at(0), |_| false).is_empty());
    assert_eq!(book.next_timeout(|_| false), Some(60_000));
    assert_eq!(book.next_timeout(|_| true), Some(0));
    let due = book.due(at(59_000), |_| true);
    assert_eq!(due[0].1.expires_in_ms, 1_000);
    assert!(book.due(at(60_000), |_| true).is_empty());
    assert_eq!(fate(&book, 1), Fate::Expired);
    assert_eq!(book.entry(1).unwrap().detail, "the device did not respond");
    // It had done it after all: that is what stands.
    book.acknowledge(at(61_000), "d-1", 1, &ack(1, 1, "done"))
        .unwrap();
    assert_eq!(fate(&book, 1), Fate::Done);
}

#[test]
fn an_answer_counts_only_from_the_device_that_was_asked_and_as_it_is_now() {
    // who answers, in which session; its newest session; what is wrong
    for (device, said, newest, wrong) in [
        ("d-1", 4, 4, None),
        ("d-1", 5, 4, None),
        ("d-2", 4, 4, Some(AckRefused::AnotherDevices(1))),
        (
            "d-1",
            3,
            4,
            Some(AckRefused::Replaced {
                order: 1,
                said: 3,
                now: 4,
            }),
        ),
        (
            "d-1",
            0,
            0,
            Some(AckRefused::Replaced {
                order: 1,
                said: 0,
                now: 0,
            }),
        ),
    ] {
        let mut book = with(message());
        let taken = book.acknowledge(at(9), device, newest, &ack(1, said, "done"));
        assert_eq!(taken.clone().err(), wrong, "{device} {said} {newest}");
        let done = if wrong.is_none() {
            Fate::Done
        } else {
            Fate::Waiting
        };
        assert_eq!(fate(&book, 1), done);
    }
    let mut book = with(message());
    assert_eq!(
        book.acknowledge(at(9), "d-1", 1, &ack(7, 1, "done")),
        Ok(())
    );
}

#[test]
fn a_later_order_makes_an_earlier_one_void_that_it_contradicts() {
    let lock = || Kind::Lock("stop".to_owned());
    for (first, second, void) in [
        (lock(), Kind::Unlock, true),
        (lock(), lock(), true),
        (Kind::Unlock, lock(), true),
        (Kind::RunChecks, Kind::RunChecks, true),
        (Kind::RunChecks, Kind::Identify, false),
        (message(), message(), false),
        (lock(), message(), false),
    ] {
        let mut book = with(first.clone());
        book.give(at(5), draft(2, "d-1", second.clone())).unwrap();
        let superseded = fate(&book, 1) == Fate::Superseded;
        assert_eq!(superseded, void, "{first:?} {second:?}");
        book.give(at(6), draft(3, "d-2", second)).unwrap();
        assert!(fate(&book, 2).is_open(), "another device's");
    }
}

#[test]
fn the_same_order_again_is_the_same_and_the_book_is_bounded() {
    let mut book = with(message());
    assert_eq!(book.give(at(1), draft(1, "d-1", message())), Ok(1));
    let another = book.give(at(1), draft(1, "d-1", Kind::Unlock));
    assert_eq!(another, Err(Refused::Known));
    for n in 2..=OPEN_A_DEVICE as u128 {
        book.give(at(1), draft(n, "d-1", message())).unwrap();
    }
    let full = book.give(at(1), draft(99, "d-1", message()));
    assert_eq!(full, Err(Refused::Full));
    book.due(at(60_000), |_| true);
    book.due(at(60_001), |_| true);
    for n in 100..2_000 {
        let device = format!("d-{n}");
        let given = book.give(
            at(60_001 + 60_000 * u64::try_from(n).unwrap()),
            draft(n, &device, message()),
        );
        given.unwrap();
        book.due(at(60_001 + 60_000 * u64::try_from(n + 1).unwrap()), |_| {
            true
        });
        assert!(book.entries().count() <= REMEMBERED);
    }
}

#[test]
fn ven_3_orders_outlive_the_node_and_expire_when_they_were_to() {
    let mut book = with(Kind::Lock("stop".to_owned()));
    book.acknowledge(at(5), "d-1", 1, &ack(1, 1, "done"))
        .unwrap();
    book.give(at(10), draft(2, "d-1", message())).unwrap();
    let bytes = book.encode("boot");
    // The boot, both clocks when the node starts again, and the milliseconds that are left.
    for (boot, now, wall, left) in [
        ("boot", 20_010, WALL, 40_000),
        ("boot", 60_010, WALL, 0),
        ("other", 5, WALL + 20_010, 40_000),
        ("other", 5, WALL + 999_999, 0),
        // A wall clock set back gives no more than there ever was.
        ("other", 5, WALL - 999_999, 60_000),
    ] {
        let clocks = Clocks {
            boot_id: boot.to_owned(),
            at: Moment { now, wall },
        };
        let mut again = Book::decode(&bytes, &clocks).unwrap();
        assert_eq!(again.locked("d-1"), Some("stop"));
        assert_eq!(
            again.entry(1),
            book.entry(1)
                .map(|entry| {
                    let mut entry = entry.clone();
                    let read = again.entry(1).unwrap();
                    (entry.expires, entry.again, entry.since) =
                        (read.expires, read.again, read.since);
                    entry.inherited = true;
                    entry
                })
                .as_ref()
        );
        let due = again.due(at(now), |_| true);
        let told = due.first().map_or(0, |(_, order)| order.expires_in_ms);
        assert_eq!(told, left, "{boot} {now} {wall}");
        assert_eq!(again.give(at(now), draft(3, "d-1", message())), Ok(3));
    }
    assert!(
        Book::decode(
            b"\xff\xff",
            &Clocks {
                boot_id: String::new(),
                at: at(0)
            }
        )
        .is_err()
    );
}

/// VEN-3: who sits before a locked page is told who locked it.
#[test]
fn ven_3_a_lock_says_who_gave_it() {
    for (kind, by) in [
        (Kind::Lock("stop".to_owned()), "lta (lta)"),
        (message(), ""),
        (Kind::Unlock, ""),
    ] {
        let mut book = with(kind);
        let sent = book.due(at(0), |_| true);
        assert_eq!(sent[0].1.by, by);
    }
}

/// What the device gets of the book's next order.
fn on_the_wire(book: &mut Book, now: u64) -> Vec<String> {
    let due = book.due(at(now), |_| true);
    due.into_iter().map(|(_, order)| order.sealed).collect()
}

#[test]
fn ven_3_a_networks_password_is_in_memory_alone_and_only_until_the_device_has_it() {
    let mut draft = draft(1, "d-1", Kind::JoinNetwork("Sala 2".to_owned()));
    "5ea1ed".clone_into(&mut draft.sealed);
    let mut book = Book::default();
    book.give(at(0), draft.clone()).unwrap();
    book.kept(book.version());
    assert_eq!(on_the_wire(&mut book, 0), ["5ea1ed"]);
    let kept = book.encode("boot");
    let kept_text = String::from_utf8_lossy(&kept);
    assert!(kept_text.contains("Sala 2") && !kept_text.contains("5ea1ed"));

    // Without it nothing can come of the order any more; what the device did all the same stands.
    let clocks = Clocks {
        boot_id: "boot".to_owned(),
        at: at(100),
    };
    let mut after = Book::decode(&kept, &clocks).unwrap();
    assert_eq!(on_the_wire(&mut after, 100), Vec::<String>::new());
    let entry = after.entry(1).unwrap();
    assert_eq!(
        (entry.fate(), entry.detail.as_str()),
        (Fate::Expired, why::FORGOTTEN)
    );
    after
        .acknowledge(at(200), "d-1", 4, &ack(1, 4, "done"))
        .unwrap();
    assert_eq!(fate(&after, 1), Fate::Done);

    book.acknowledge(at(300), "d-1", 4, &ack(1, 4, "received"))
        .unwrap();
    assert_eq!(on_the_wire(&mut book, 10_000), [""]);
    assert_eq!(book.entry(1).unwrap().draft.sealed, "");
}
