//! What stands before a record's body on the disk.
//!
//! How far back the stream's record before lies, eight bytes at most: their number (one byte), then
//! they, big-endian, without leading zeroes. A stream's first record has no bytes there; its stream's
//! name follows, behind its length (one byte). Then the hash of the record before, 32 bytes.

use crate::hash::Hash;
use crate::name::StreamName;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stored {
    pub(super) origin: Origin,
    pub(super) previous: Hash,
}

/// What a record goes on from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// Nothing: the stream of this name begins.
    Stream(StreamName),
    /// The record so many positions before, not 0.
    Back(u64),
}

impl Origin {
    /// Of a record at `position` of `stream`, whose last one until then is at `last`, 0 for none.
    pub(super) fn new(stream: &StreamName, last: u64, position: u64) -> Self {
        if last == 0 {
            Self::Stream(stream.clone())
        } else {
            Self::Back(position - last)
        }
    }
}

impl Stored {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(48);
        match &self.origin {
            Origin::Stream(name) => {
                let name = name.as_str().as_bytes();
                bytes.push(0);
                bytes.push(u8::try_from(name.len()).unwrap_or(u8::MAX));
                bytes.extend_from_slice(name);
            }
            Origin::Back(distance) => {
                let zeroes = distance.leading_zeros() / 8;
                let digits = &distance.to_be_bytes()[zeroes as usize..];
                bytes.push(u8::try_from(digits.len()).unwrap_or(u8::MAX));
                bytes.extend_from_slice(digits);
            }
        }
        bytes.extend_from_slice(self.previous.as_bytes());
        bytes
    }

    /// The same, and what stands behind it.
    pub(super) fn decode(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (length, rest) = bytes.split_first()?;
        let (origin, rest) = match length {
            0 => {
                let (length, rest) = rest.split_first()?;
                let (name, rest) = rest.split_at_checked(usize::from(*length))?;
                let name = std::str::from_utf8(name).ok()?;
                (Origin::Stream(StreamName::new(name).ok()?), rest)
            }
            1..=8 => {
                let (digits, rest) = rest.split_at_checked(usize::from(*length))?;
                let mut number = [0; 8];
                number[8 - digits.len()..].copy_from_slice(digits);
                let distance = u64::from_be_bytes(number);
                (distance > 0).then_some((Origin::Back(distance), rest))?
            }
            _ => return None,
        };
        let (previous, body) = rest.split_first_chunk::<32>()?;
        let previous = Hash::from_bytes(*previous);
        Some((Self { origin, previous }, body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(length: usize) -> StreamName {
        StreamName::new("a".repeat(length)).unwrap()
    }

    #[test]
    fn comes_back_with_what_is_behind_it() {
        for origin in [
            Origin::Stream(name(1)),
            Origin::Stream(name(96)),
            Origin::Back(1),
            Origin::Back(255),
            Origin::Back(256),
            Origin::Back(u64::MAX),
        ] {
            let previous = Hash::from_bytes([7; 32]);
            let stored = Stored { origin, previous };
            let mut bytes = stored.encode();
            bytes.extend_from_slice(b"body");
            assert_eq!(Stored::decode(&bytes), Some((stored, &b"body"[..])));
            for end in 0..bytes.len() - 4 {
                assert_eq!(Stored::decode(&bytes[..end]), None, "{end}");
            }
        }
    }

    #[test]
    fn what_no_version_writes_is_refused() {
        let hash = [0; 32];
        for start in [
            &[1, 0][..],
            &[9, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            &[0, 0],
            &[0, 1, b'A'],
            &[0, 2, 0xc3, 0x28],
        ] {
            let bytes = [start, &hash].concat();
            assert_eq!(Stored::decode(&bytes), None, "{start:?}");
        }
    }
}
