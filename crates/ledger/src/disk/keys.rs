//! Keys of the stored pairs. The first byte is the kind:
//!
//! | key | value |
//! | --- | --- |
//! | `l` position | a record, the so many-eth of all that were written |
//! | `m` | the [`Tally`](super::tally::Tally) of everything |
//! | `o` name NUL id | an outbox item |
//! | `q` name | the first id not yet acknowledged, of an outbox |
//! | `s` name | a slot |
//!
//! Numbers are eight bytes, big-endian. What is cut into pieces has its further pieces under the
//! same key with the piece's number, one byte from 1, behind it.

use std::ops::Range;

use crate::name::StreamName;

pub(super) const RECORD: u8 = b'l';
pub(super) const TALLY: &[u8] = b"m";
pub(super) const ITEM: u8 = b'o';
pub(super) const ACKNOWLEDGED: u8 = b'q';
pub(super) const SLOT: u8 = b's';

/// The key of piece `piece` of the record at `position`.
pub(super) fn placed(position: u64, piece: u8) -> Vec<u8> {
    let mut key = Vec::with_capacity(10);
    key.push(RECORD);
    push_number(&mut key, position, piece);
    key
}

/// The key of piece `piece` of number `number` of `name`.
pub(super) fn numbered(kind: u8, name: &StreamName, number: u64, piece: u8) -> Vec<u8> {
    let mut key = named(kind, name.as_str());
    key.push(0);
    push_number(&mut key, number, piece);
    key
}

fn push_number(key: &mut Vec<u8>, number: u64, piece: u8) {
    key.extend_from_slice(&number.to_be_bytes());
    if piece > 0 {
        key.push(piece);
    }
}

/// The key of something that `name` has one of.
pub(super) fn named(kind: u8, name: &str) -> Vec<u8> {
    let mut key = Vec::with_capacity(name.len() + 11);
    key.push(kind);
    key.extend_from_slice(name.as_bytes());
    key
}

/// All numbered keys of `name` from `number` on.
pub(super) fn from(kind: u8, name: &StreamName, number: u64) -> Range<Vec<u8>> {
    let mut end = named(kind, name.as_str());
    end.push(1);
    numbered(kind, name, number, 0)..end
}

/// All keys of a kind.
pub(super) fn all(kind: u8) -> Range<Vec<u8>> {
    vec![kind]..vec![kind + 1]
}

/// The name in a numbered key.
pub(super) fn name_of(key: &[u8]) -> Option<StreamName> {
    let end = key.iter().position(|byte| *byte == 0)?;
    let text = std::str::from_utf8(key.get(1..end)?).ok()?;
    StreamName::new(text).ok()
}

/// The text behind the kind in a key without number.
pub(super) fn text_of(key: &[u8]) -> Option<&str> {
    std::str::from_utf8(key.get(1..)?).ok()
}

/// Number and piece in a numbered key.
pub(super) fn number_of(key: &[u8]) -> Option<(u64, u8)> {
    let nul = key.iter().position(|byte| *byte == 0)?;
    number_and_piece(key.get(nul + 1..)?)
}

/// Position and piece in a record's key.
pub(super) fn position_of(key: &[u8]) -> Option<(u64, u8)> {
    number_and_piece(key.get(1..)?)
}

fn number_and_piece(bytes: &[u8]) -> Option<(u64, u8)> {
    let (number, piece) = bytes.split_first_chunk::<8>()?;
    let number = u64::from_be_bytes(*number);
    match piece {
        [] => Some((number, 0)),
        [piece] if *piece > 0 => Some((number, *piece)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: [(u64, u8); 4] = [(1, 0), (256, 0), (0, 1), (u64::MAX, 16)];

    #[test]
    fn keys_come_back_apart() {
        let name = StreamName::new("t/x/1").unwrap();
        for (number, piece) in NUMBERS {
            let key = numbered(ITEM, &name, number, piece);
            assert_eq!(number_of(&key), Some((number, piece)));
            assert_eq!(name_of(&key), Some(name.clone()));
            assert!(all(ITEM).contains(&key));
            let key = placed(number, piece);
            assert_eq!(position_of(&key), Some((number, piece)));
            assert!(all(RECORD).contains(&key));
        }
    }

    #[test]
    fn pieces_lie_behind_their_record_and_before_the_next() {
        for position in [0, 1, 255, 256, u64::MAX - 1] {
            assert!(placed(position, 0) < placed(position, 1));
            assert!(placed(position, u8::MAX) < placed(position + 1, 0));
        }
    }

    #[test]
    fn names_that_begin_alike_stay_apart() {
        let short = StreamName::new("a").unwrap();
        for longer in ["a-", "a.", "a/", "a0", "aa", "a_"] {
            let key = numbered(ITEM, &StreamName::new(longer).unwrap(), 1, 0);
            assert!(!from(ITEM, &short, 0).contains(&key), "{longer}");
        }
    }
}
