//! Reading: bounds, prefixes, verification.

use adoube_ledger::{LedgerExt as _, StreamName, Transaction, VerifyReport};

use super::{Row, done, stream, texts};
use crate::stand::Stand;

pub(super) const CASES: &[Row] = &[
    (
        "a read is bounded by its start, its limit and the head",
        bounds,
    ),
    ("streams are listed by prefix, sorted", prefixes),
    ("streams whose names begin alike stay apart", alike),
    ("verify walks everything", verify),
];

fn bounds(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let name = stream("a");
    done(&*ledger, &name, 0, &["1", "2", "3", "4", "5"]);
    let table: &[(u64, usize, &[u64])] = &[
        (0, 2, &[1, 2]),
        (1, 2, &[1, 2]),
        (2, 1, &[2]),
        (4, 100, &[4, 5]),
        (5, usize::MAX, &[5]),
        (6, 10, &[]),
        (u64::MAX, usize::MAX, &[]),
        (1, 0, &[]),
    ];
    for (from, limit, expected) in table {
        let entries = ledger.read(&name, *from, *limit).unwrap();
        let sequences: Vec<_> = entries.iter().map(|entry| entry.sequence).collect();
        assert_eq!(sequences, *expected, "from {from}, at most {limit}");
    }
}

fn prefixes(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    for name in ["t/b/2", "t/a/10", "t/a/1", "u", "t"] {
        done(&*ledger, &stream(name), 0, &["x"]);
    }
    ledger.submit_blocking(Transaction::slot("t/slot", b"x"));
    let table: &[(&str, &[&str])] = &[
        ("", &["t", "t/a/1", "t/a/10", "t/b/2", "u"]),
        ("t/a/", &["t/a/1", "t/a/10"]),
        ("t/a/1", &["t/a/1", "t/a/10"]),
        ("u", &["u"]),
        ("v", &[]),
        ("T", &[]),
    ];
    for (prefix, expected) in table {
        let names = ledger.streams(prefix).unwrap();
        let names: Vec<_> = names.iter().map(StreamName::as_str).collect();
        assert_eq!(names, *expected, "{prefix}");
    }
}

fn alike(stand: &mut dyn Stand) {
    let names = ["a", "a.", "a-", "a/", "a0", "aa", "a_"];
    let ledger = stand.ledger();
    for name in names {
        done(&*ledger, &stream(name), 0, &[name, "more"]);
    }
    stand.reopen();
    for name in names {
        assert_eq!(texts(&*stand.ledger(), &stream(name)), [name, "more"]);
    }
}

fn verify(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    assert_eq!(ledger.verify(), Ok(VerifyReport::default()));
    let many: Vec<_> = (0..600).map(|i| i.to_string()).collect();
    let many: Vec<_> = many.iter().map(String::as_str).collect();
    done(&*ledger, &stream("long"), 0, &many);
    done(&*ledger, &stream("short"), 0, &["x"]);
    let report = VerifyReport {
        streams: 2,
        records: 601,
    };
    assert_eq!(ledger.verify(), Ok(report));
}
