//! Every record reads back as it was; nothing that is no record reads as one, or panics.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod common;

use adoube_record::{
    DecodeError, decode_board, decode_event, decode_incident, decode_roster, decode_round,
    decode_venue, encode_board, encode_event, encode_incident, encode_roster, encode_round,
    encode_venue,
};
use common::{arbitrary, board, incident, samples, setup, venue};
use proptest::prelude::*;

/// What decodes one kind of stream; true if the bytes were taken for a record.
type Decoder = fn(&[u8]) -> Result<(), DecodeError>;

const DECODERS: [(&str, Decoder); 6] = [
    ("board", |bytes| decode_board(5, bytes).map(drop)),
    ("venue", |bytes| decode_venue(5, bytes).map(drop)),
    ("event", |bytes| decode_event(5, bytes).map(drop)),
    ("roster", |bytes| decode_roster(5, bytes).map(drop)),
    ("round", |bytes| decode_round(5, bytes).map(drop)),
    ("incident", |bytes| decode_incident(5, bytes).map(drop)),
];

fn decoder(kind: &str) -> Decoder {
    let stream = kind.split(' ').next();
    let found = DECODERS.iter().find(|(name, _)| Some(*name) == stream);
    found.unwrap().1
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_boards_record_reads_back(record in board::record()) {
        let bytes = encode_board(&record);
        prop_assert_eq!(decode_board(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn a_venues_report_reads_back(record in arbitrary::envelope(venue::report())) {
        let bytes = encode_venue(&record);
        prop_assert_eq!(decode_venue(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn an_incidents_record_reads_back(record in arbitrary::envelope(incident::record())) {
        let bytes = encode_incident(&record);
        prop_assert_eq!(decode_incident(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn a_tournaments_record_reads_back(record in arbitrary::envelope(setup::event())) {
        let bytes = encode_event(&record);
        prop_assert_eq!(decode_event(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn a_rosters_record_reads_back(record in arbitrary::envelope(setup::roster())) {
        let bytes = encode_roster(&record);
        prop_assert_eq!(decode_roster(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn a_rounds_record_reads_back(record in arbitrary::envelope(setup::round())) {
        let bytes = encode_round(&record);
        prop_assert_eq!(decode_round(record.sequence, &bytes), Ok(record));
    }

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        for (_, decode) in DECODERS {
            let _ = decode(&bytes);
        }
    }

    #[test]
    fn a_damaged_record_never_panics(record in board::record(), at in any::<prop::sample::Index>(), to in any::<u8>()) {
        let mut bytes = encode_board(&record);
        let at = at.index(bytes.len());
        bytes[at] = to;
        for (_, decode) in DECODERS {
            let _ = decode(&bytes);
        }
    }
}

#[test]
fn a_record_cut_short_anywhere_is_an_error() {
    for (name, bytes) in samples::all() {
        let decode = decoder(&name);
        assert_eq!(decode(&bytes), Ok(()), "{name}");
        for length in 0..bytes.len() {
            assert!(decode(&bytes[..length]).is_err(), "{name} cut to {length}");
        }
    }
}

#[test]
fn an_event_of_a_later_version_is_told_apart_from_none() {
    // actor: the coordinator; then field 99, length-delimited, empty.
    let later = [0x10, 8, 0x9a, 0x06, 0];
    for (name, decode) in DECODERS {
        let newer = DecodeError::Newer {
            what: "event",
            number: 99,
        };
        assert_eq!(decode(&later), Err(newer), "{name}");
        let missing = DecodeError::Missing { what: "event" };
        assert_eq!(decode(&later[..2]), Err(missing), "{name}");
    }
}

#[test]
fn values_that_cannot_be_are_named() {
    let missing = |what| DecodeError::Missing { what };
    let newer = |what, number| DecodeError::Newer { what, number };
    let range = |what, value: &str| DecodeError::OutOfRange {
        what,
        value: value.to_owned(),
    };
    // After the header `10 08` (the coordinator), one event each, written by hand.
    for (event, error) in [
        // checked in: no side, a third side
        (&[0x62, 0][..], missing("CheckedIn.side")),
        (&[0x62, 2, 0x08, 3], newer("CheckedIn.side", 3)),
        // started without clocks
        (&[0x6a, 0], missing("Started.clocks")),
        // moved by White: a1a1, bits beyond sixteen
        (&[0x72, 2, 0x08, 1], range("Moved.mv", "0")),
        (
            &[0x72, 6, 0x08, 1, 0x18, 0x80, 0x80, 0x04],
            range("Moved.mv", "65536"),
        ),
        // paused without a cause
        (&[0xa2, 1, 0], missing("Paused.cause")),
        // finished 256-0
        (
            &[0xb2, 2, 5, 0x0a, 3, 0x08, 0x80, 2],
            range("Score.white", "256"),
        ),
        // finished by an unknown ending
        (
            &[0xb2, 2, 4, 0x0a, 0, 0x10, 99],
            newer("Finished.ending", 99),
        ),
        // a hash of no bytes
        (&[0xba, 3, 0], range("HeadSigned.hash", "0 bytes")),
        // opened without its board
        (&[0x52, 0], missing("Opened.board")),
    ] {
        let bytes = [&[0x10, 8], event].concat();
        assert_eq!(decode_board(1, &bytes), Err(error), "{event:x?}");
    }
}

#[test]
fn actors_that_cannot_be_are_named() {
    // Each before `released`.
    for (header, shown) in [
        (&[][..], "the record has no person of the actor"),
        (&[0x10, 9], "the record has no venue of the actor"),
        (
            &[0x10, 10],
            "the record was written by a later version: actor 10 is not known here",
        ),
        (
            &[0x1a, 1, b'P'],
            "the record's person of the actor is out of range: P",
        ),
        (
            &[0x1a, 1, b'p', 0x2a, 1, 0],
            "the record's command id's length is out of range: 1",
        ),
    ] {
        let bytes = [header, &[0x5a, 0]].concat();
        assert_eq!(decode_board(1, &bytes).unwrap_err().to_string(), shown);
    }
}
