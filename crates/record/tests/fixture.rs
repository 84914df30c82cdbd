//! Stored bytes of format 1, which every later version reads (docs/adr/0018): `tests/fixtures/records.txt`.
//!
//! Three lines a record: its kind, its bytes in hexadecimal, what they mean. Bytes are never changed, since they are on
//! somebody's disk; lines are added for new kinds (run with `ADOUBE_ADD_FIXTURES=1`). A meaning changes only in words,
//! when a type of the domain does.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod common;

use std::fmt::Write as _;
use std::path::PathBuf;

use adoube_record::{
    decode_board, decode_event, decode_incident, decode_roster, decode_round, decode_venue,
};
use common::samples;
use prost::encoding::{DecodeContext, decode_key, skip_field};

/// The descriptions of what is stored.
const STREAMS: [(&str, &str); 6] = [
    (
        "board",
        include_str!("../../../proto/adoube/log/v1/board.proto"),
    ),
    (
        "venue",
        include_str!("../../../proto/adoube/log/v1/venue.proto"),
    ),
    (
        "event",
        include_str!("../../../proto/adoube/log/v1/event.proto"),
    ),
    (
        "roster",
        include_str!("../../../proto/adoube/log/v1/roster.proto"),
    ),
    (
        "round",
        include_str!("../../../proto/adoube/log/v1/round.proto"),
    ),
    (
        "incident",
        include_str!("../../../proto/adoube/log/v1/incident.proto"),
    ),
];

/// The number in the ledger that the fixture's records are read as.
const SEQUENCE: u64 = 5;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/records.txt")
}

fn meaning(kind: &str, bytes: &[u8]) -> String {
    match kind.split_once(' ').unwrap().0 {
        "board" => format!("{:?}", decode_board(SEQUENCE, bytes)),
        "venue" => format!("{:?}", decode_venue(SEQUENCE, bytes)),
        "event" => format!("{:?}", decode_event(SEQUENCE, bytes)),
        "roster" => format!("{:?}", decode_roster(SEQUENCE, bytes)),
        "round" => format!("{:?}", decode_round(SEQUENCE, bytes)),
        "incident" => format!("{:?}", decode_incident(SEQUENCE, bytes)),
        other => panic!("no stream is called {other}"),
    }
}

#[test]
fn kept_bytes_are_read_as_they_were_meant() {
    let kept = std::fs::read_to_string(path()).unwrap_or_default();
    let lines: Vec<&str> = kept.lines().filter(|line| !line.starts_with('#')).collect();
    let mut kinds = Vec::new();
    for record in lines.chunks(3) {
        let [kind, hex, expected] = record else {
            panic!("a record has three lines: {record:?}");
        };
        let bytes = hex::decode(hex).unwrap();
        assert_eq!(meaning(kind, &bytes), *expected, "{kind}");
        kinds.push(*kind);
    }
    let missing: Vec<_> = samples::all()
        .into_iter()
        .filter(|(name, _)| !kinds.contains(&name.as_str()))
        .collect();
    if !missing.is_empty() {
        add(&kept, &missing);
    }
}

/// The kinds of a stream's records, by number: what its first `oneof` holds.
fn kinds(description: &str) -> impl Iterator<Item = (u32, &str)> {
    let kinds = description
        .lines()
        .skip_while(|line| !line.contains("oneof "));
    let kinds = kinds.skip(1).take_while(|line| line.trim() != "}");
    kinds.filter_map(|line| {
        let (kind, number) = line.trim().strip_suffix(';')?.split_once(" = ")?;
        Some((number.parse().unwrap(), kind))
    })
}

fn has_field(mut bytes: &[u8], wanted: u32) -> bool {
    while !bytes.is_empty() {
        let (number, wire) = decode_key(&mut bytes).unwrap();
        if number == wanted {
            return true;
        }
        skip_field(wire, number, &mut bytes, DecodeContext::default()).unwrap();
    }
    false
}

#[test]
fn every_kind_of_record_has_a_sample() {
    let samples = samples::all();
    for (stream, description) in STREAMS {
        let of_stream = |(name, _): &&(String, Vec<u8>)| name.starts_with(&format!("{stream} "));
        let kinds: Vec<_> = kinds(description).collect();
        assert!(kinds.len() > 4, "{stream}: {kinds:?}");
        for (number, kind) in kinds {
            let mut samples = samples.iter().filter(of_stream);
            let has_sample = samples.any(|(_, bytes)| has_field(bytes, number));
            assert!(has_sample, "{stream}: no sample of {kind} = {number}");
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn add(kept: &str, missing: &[(String, Vec<u8>)]) {
    let names: Vec<_> = missing.iter().map(|(name, _)| name).collect();
    assert!(
        std::env::var_os("ADOUBE_ADD_FIXTURES").is_some(),
        "no kept bytes of {names:?}: run once with ADOUBE_ADD_FIXTURES=1"
    );
    let mut text = kept.to_owned();
    for (name, bytes) in missing {
        let meaning = meaning(name, bytes);
        write!(text, "{name}\n{}\n{meaning}\n", hex::encode(bytes)).unwrap();
    }
    std::fs::write(path(), text).unwrap();
}
