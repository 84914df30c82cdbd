//! What is stored, and who vouches for it.

use adoube_ledger::{Hash, StreamName};
use adoube_record::{
    decode_board, decode_event, decode_incident, decode_roster, decode_round, decode_venue,
    encode_board, encode_event, encode_incident, encode_roster, encode_round, encode_venue, heads,
    people, streams as names,
};

use crate::text;

const SEQUENCE: u64 = 5;

/// Reads bytes; what is read is written and read again alike.
macro_rules! again {
    ($bytes:expr, $decode:ident, $encode:ident) => {
        if let Ok(record) = $decode(SEQUENCE, $bytes) {
            let again = $decode(SEQUENCE, &$encode(&record));
            assert_eq!(again.as_ref(), Ok(&record));
        }
    };
}

/// A record of the kind that the first byte chooses.
pub(crate) fn records(bytes: &[u8]) {
    let Some((kind, bytes)) = bytes.split_first() else {
        return;
    };
    match kind % 6 {
        0 => again!(bytes, decode_board, encode_board),
        1 => again!(bytes, decode_event, encode_event),
        2 => again!(bytes, decode_roster, encode_roster),
        3 => again!(bytes, decode_round, encode_round),
        4 => again!(bytes, decode_incident, encode_incident),
        _ => again!(bytes, decode_venue, encode_venue),
    }
}

/// A stream's name.
pub(crate) fn streams(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = StreamName::new(text);
    let _ = text.parse::<Hash>();
    if let Some((tournament, kind)) = names::parse(text) {
        assert_eq!(names::name(&tournament, &kind), text);
    }
}

/// What is sealed of a person.
pub(crate) fn people(bytes: &[u8]) {
    let Ok(person) = "p1".parse() else { return };
    assert!(people::open(&[7; 32], &person, bytes).is_err());
}

/// A head's signature: key, hash, signature, and the stream's name behind them.
pub(crate) fn signatures(bytes: &[u8]) {
    let Some((key, rest)) = bytes.split_at_checked(32) else {
        return;
    };
    let Some((hash, rest)) = rest.split_first_chunk::<32>() else {
        return;
    };
    let (signature, name) = rest.split_at(rest.len().min(64));
    let name = String::from_utf8_lossy(name);
    let _ = heads::verify(key, &name, SEQUENCE, hash, signature);
}
