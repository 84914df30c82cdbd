//! Many at once: order, one winner, bounded queues.

use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Barrier};
use std::thread;

use adoube_ledger::{
    Fence, Head, Ledger, LedgerExt as _, Outcome, StoreError, StreamName, Transaction, VerifyReport,
};

use super::{Row, bodies, stream, texts};
use crate::stand::Stand;

pub(super) const CASES: &[Row] = &[
    ("answers come in the order of submission", order),
    ("a pipeline of appends needs no waiting", pipeline),
    ("of two writers one wins each time", one_winner),
    ("a thousand interleaved writers lose nothing", thousand),
    ("a callback may submit again", from_callback),
    ("behind a closed fence nothing is written", fenced),
];

fn submit(ledger: &dyn Ledger, transaction: Transaction) -> Receiver<Outcome> {
    let (sender, receiver) = sync_channel(1);
    let done = move |outcome| sender.send(outcome).unwrap();
    ledger.submit(transaction, Box::new(done));
    receiver
}

fn order(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let (sender, receiver) = sync_channel(1000);
    for i in 0..500_usize {
        let sender = sender.clone();
        let name = stream(format!("s/{}", i % 7));
        // Every third conflicts: refusals keep their place among the rest.
        let expected = if i % 3 == 0 { 99 } else { ledger_sequence(i) };
        let transaction = Transaction::append(name, expected, bodies(&["x"]));
        ledger.submit(transaction, Box::new(move |_| sender.send(i).unwrap()));
    }
    drop(sender);
    let answered: Vec<_> = receiver.iter().collect();
    assert_eq!(answered, (0..500).collect::<Vec<_>>());
}

/// Records that the submissions before number `i` put into its stream.
fn ledger_sequence(i: usize) -> u64 {
    let before = (0..i).filter(|j| j % 7 == i % 7 && j % 3 != 0);
    before.count() as u64
}

fn pipeline(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let name = stream("board");
    let text = |i: u64| format!("move {i}");
    let waiting: Vec<_> = (0..300)
        .map(|i| {
            let body = bodies(&[&text(i)]);
            submit(&*ledger, Transaction::append(name.clone(), i, body))
        })
        .collect();
    for (sequence, answer) in (1..).zip(waiting) {
        let outcome = answer.recv().unwrap();
        assert!(matches!(outcome, Outcome::Done(heads) if heads[0].sequence == sequence));
    }
    let expected: Vec<_> = (0..300).map(text).collect();
    assert_eq!(texts(&*ledger, &name), expected);
}

fn one_winner(stand: &mut dyn Stand) {
    let name = stream("contested");
    let start = Arc::new(Barrier::new(2));
    let threads: Vec<_> = ["a", "b"]
        .map(|who| {
            let (ledger, name, start) = (stand.ledger(), name.clone(), start.clone());
            thread::spawn(move || {
                start.wait();
                (0..100).filter(|_| wins(&*ledger, &name, who)).count()
            })
        })
        .into();
    let won: Vec<_> = threads.into_iter().map(|t| t.join().unwrap()).collect();
    let texts = texts(&*stand.ledger(), &name);
    for (who, won) in ["a", "b"].into_iter().zip(&won) {
        assert_eq!(texts.iter().filter(|text| *text == who).count(), *won);
    }
    assert_eq!(texts.len(), won.iter().sum::<usize>());
}

fn wins(ledger: &dyn Ledger, name: &StreamName, who: &str) -> bool {
    let head = ledger.head(name).unwrap();
    match ledger.append_blocking(name, head.sequence, bodies(&[who])) {
        Outcome::Done(_) => true,
        Outcome::Conflict { actual, .. } => {
            assert_ne!(actual.sequence, head.sequence);
            false
        }
        other => panic!("{other:?}"),
    }
}

fn thousand(stand: &mut dyn Stand) {
    const WRITERS: u64 = 1000;
    const RECORDS: u64 = 5;
    let threads: Vec<_> = (0..4)
        .map(|part| {
            let ledger = stand.ledger();
            thread::spawn(move || interleave(&*ledger, part * 250..(part + 1) * 250, RECORDS))
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    for reopened in [false, true] {
        if reopened {
            stand.reopen();
        }
        let report = stand.ledger().verify();
        let (streams, records) = (WRITERS, WRITERS * RECORDS);
        assert_eq!(report, Ok(VerifyReport { streams, records }));
    }
}

fn interleave(ledger: &dyn Ledger, writers: std::ops::Range<u64>, records: u64) {
    for sequence in 0..records {
        let waiting: Vec<_> = writers
            .clone()
            .map(|writer| {
                let name = stream(format!("w/{writer}"));
                let body = format!("{writer}/{sequence}").into_bytes();
                submit(ledger, Transaction::append(name, sequence, vec![body]))
            })
            .collect();
        for answer in waiting {
            assert!(matches!(answer.recv().unwrap(), Outcome::Done(_)));
        }
    }
}

fn from_callback(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let (sender, receiver) = sync_channel(1);
    let again = ledger.clone();
    let first = Transaction::append(stream("a"), 0, bodies(&["1"]));
    ledger.submit(
        first,
        Box::new(move |outcome| {
            assert!(matches!(outcome, Outcome::Done(_)));
            let second = Transaction::append(stream("a"), 1, bodies(&["2"]));
            again.submit(
                second,
                Box::new(move |outcome| sender.send(outcome).unwrap()),
            );
        }),
    );
    assert!(matches!(receiver.recv().unwrap(), Outcome::Done(_)));
    assert_eq!(texts(&*ledger, &stream("a")), ["1", "2"]);
}

/// The third builds on the second, which finds another head than it expects; who wrote them has heard of
/// nothing yet.
fn fenced(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let fence = Fence::default();
    let asked = [("a", 0), ("a", 7), ("b", 0)];
    let behind = |(name, expected), fence| {
        let transaction = Transaction::append(stream(name), expected, bodies(&["x"]));
        submit(&*ledger, transaction.behind(fence))
    };
    let answers = asked.map(|it| behind(it, &fence));
    let [first, second, third] = answers.map(|answer| answer.recv().unwrap());
    assert!(matches!(first, Outcome::Done(_)) && fence.is_closed());
    assert!(matches!(second, Outcome::Conflict { .. }), "{second:?}");
    assert_eq!(third, Outcome::Failed(StoreError::Fenced));
    let still = behind(("b", 0), &fence).recv().unwrap();
    assert_eq!(still, Outcome::Failed(StoreError::Fenced));
    assert_eq!(ledger.head(&stream("b")), Ok(Head::EMPTY));
    let again = behind(("b", 0), &Fence::default()).recv().unwrap();
    assert!(matches!(again, Outcome::Done(_)), "{again:?}");
}
