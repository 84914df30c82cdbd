//! What a writer asked for and what it was told, to be held against what is there afterwards.

use std::collections::BTreeMap;

use adoube_ledger::{Append, Ledger, StoreError, StreamName, Transaction};

/// One transaction of the run, by the places that its records would get.
#[derive(Clone, Debug)]
struct Asked {
    places: Vec<(StreamName, u64)>,
    mark: u64,
    acknowledged: bool,
}

/// The memory of a writer, over all lives of one store.
#[derive(Clone, Debug, Default)]
pub(crate) struct Diary {
    streams: BTreeMap<StreamName, Vec<Vec<u8>>>,
    asked: Vec<Asked>,
    mark: u64,
}

/// The slot whose value counts the transactions.
const MARK: &str = "alive/mark";

impl Diary {
    /// A random transaction at the ends of the streams, as far as asked so far.
    pub(crate) fn ask(&mut self, random: &mut fastrand::Rng) -> (usize, Transaction) {
        self.mark += 1;
        let mut places = Vec::new();
        let mut appends = Vec::new();
        for number in numbers(random) {
            let stream = StreamName::new(format!("t/cut/{number}")).unwrap();
            let known = self.streams.entry(stream.clone()).or_default();
            let expected = known.len() as u64;
            let bodies: Vec<_> = (0..random.usize(1..4)).map(|_| body(random)).collect();
            known.extend(bodies.iter().cloned());
            places.extend((expected + 1..=known.len() as u64).map(|at| (stream.clone(), at)));
            appends.push(Append {
                stream,
                expected,
                bodies,
            });
        }
        self.asked.push(Asked {
            places,
            mark: self.mark,
            acknowledged: false,
        });
        let slots = vec![(MARK.to_owned(), self.mark.to_be_bytes().to_vec())];
        let transaction = Transaction {
            appends,
            slots,
            fence: None,
        };
        (self.asked.len() - 1, transaction)
    }

    pub(crate) fn acknowledged(&mut self, number: usize) {
        self.asked[number].acknowledged = true;
    }

    pub(crate) fn acknowledged_records(&self) -> usize {
        let acknowledged = self.asked.iter().filter(|asked| asked.acknowledged);
        acknowledged.map(|asked| asked.places.len()).sum()
    }

    /// Checks that all that was acknowledged is there, that nothing else is, and that of each
    /// transaction all or nothing is; then goes on from what is there. An error, and nothing checked,
    /// where it cannot be read.
    pub(crate) fn check(&mut self, ledger: &dyn Ledger) -> Result<(), StoreError> {
        ledger.verify()?;
        let found = self.found(ledger)?;
        let there = |(stream, at): &(StreamName, u64)| found.get(stream) >= Some(at);
        let mark = mark(ledger)?;
        for asked in &self.asked {
            let count = asked.places.iter().filter(|place| there(place)).count();
            let all = count == asked.places.len();
            assert!(
                all || count == 0,
                "torn apart: {asked:?}, there up to {found:?}"
            );
            assert!(
                all || !asked.acknowledged,
                "lost: {asked:?}, there up to {found:?}"
            );
            assert_eq!(all, mark >= asked.mark, "slot at {mark}, but {asked:?}");
        }
        self.asked.retain(|asked| asked.places.iter().all(there));
        self.mark = mark;
        for (stream, known) in &mut self.streams {
            let length = found.get(stream).copied().unwrap_or(0);
            known.truncate(usize::try_from(length).unwrap());
        }
        Ok(())
    }

    /// How far each stream goes; every record there must be one that was asked for.
    fn found(&self, ledger: &dyn Ledger) -> Result<BTreeMap<StreamName, u64>, StoreError> {
        let mut found = BTreeMap::new();
        for stream in ledger.streams("")? {
            let entries = ledger.read(&stream, 1, usize::MAX)?;
            let known = self.streams.get(&stream).expect("a stream of our own");
            for (entry, known) in entries.iter().zip(known) {
                assert!(
                    entry.body == *known,
                    "{stream} {}: other bytes",
                    entry.sequence
                );
            }
            assert!(
                entries.len() <= known.len(),
                "{stream}: more than was written"
            );
            found.insert(stream, entries.len() as u64);
        }
        Ok(found)
    }
}

fn mark(ledger: &dyn Ledger) -> Result<u64, StoreError> {
    let value = ledger.slot(MARK)?;
    Ok(value.map_or(0, |bytes| u64::from_be_bytes(bytes.try_into().unwrap())))
}

/// The streams of a transaction: mostly one, sometimes many.
fn numbers(random: &mut fastrand::Rng) -> Vec<usize> {
    let count = match random.u8(..10) {
        0..7 => 1,
        7..9 => random.usize(2..6),
        _ => random.usize(6..20),
    };
    random.choose_multiple(0..60, count)
}

/// Mostly a move's size; now and then evidence of many pieces, so that segments fill up.
fn body(random: &mut fastrand::Rng) -> Vec<u8> {
    let length = match random.u8(..50) {
        0..45 => random.usize(20..400),
        45..49 => random.usize(400..9000),
        _ => random.usize(9000..60_000),
    };
    std::iter::repeat_with(|| random.u8(..))
        .take(length)
        .collect()
}
