//! The contract as a table of named cases, each run on an empty ledger of each kind.

mod appends;
mod limits;
mod outboxes;
mod reading;
mod writers;

use adoube_ledger::{Append, Head, Ledger, LedgerExt as _, Outcome, StreamName, Transaction};

use crate::stand::Stand;

/// One promise of the contract.
pub struct Case {
    /// What is promised.
    pub name: &'static str,
    /// Panics if it is not kept.
    pub run: fn(&mut dyn Stand),
}

/// The whole contract.
#[must_use]
pub fn cases() -> Vec<Case> {
    [
        appends::CASES,
        limits::CASES,
        outboxes::CASES,
        reading::CASES,
        writers::CASES,
    ]
    .into_iter()
    .flatten()
    .map(|(name, run)| Case { name, run: *run })
    .collect()
}

type Row = (&'static str, fn(&mut dyn Stand));

fn stream(text: impl AsRef<str>) -> StreamName {
    StreamName::new(text).unwrap()
}

fn bodies(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn append(name: &StreamName, expected: u64, texts: &[&str]) -> Append {
    Append {
        stream: name.clone(),
        expected,
        bodies: bodies(texts),
    }
}

fn appends(appends: Vec<Append>) -> Transaction {
    Transaction {
        appends,
        ..Transaction::default()
    }
}

/// Appends and demands that it is done.
fn done(ledger: &dyn Ledger, name: &StreamName, expected: u64, texts: &[&str]) -> Head {
    match ledger.append_blocking(name, expected, bodies(texts)) {
        Outcome::Done(heads) => heads[0],
        other => panic!("{name} at {expected}: {other:?}"),
    }
}

/// Everything in a stream, as text.
fn texts(ledger: &dyn Ledger, name: &StreamName) -> Vec<String> {
    let entries = ledger.read(name, 1, usize::MAX).unwrap();
    let text = |body: &Vec<u8>| String::from_utf8_lossy(body).into_owned();
    entries.iter().map(|entry| text(&entry.body)).collect()
}
