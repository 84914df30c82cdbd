//! The chain's hash.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::name::StreamName;

/// Separates these hashes from every other use of SHA-256.
const DOMAIN: &[u8] = b"adoube/ledger/entry/v1";

/// A SHA-256 hash; shown as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// What the first record of a stream names as its predecessor: all zeroes.
    pub const GENESIS: Self = Self([0; 32]);

    /// Wraps 32 bytes that are a hash already.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The hash of one record: SHA-256 over a domain tag, the length and bytes of the stream's name,
/// the sequence (eight bytes, big-endian), the hash of the record before, and the body as written.
///
/// Anybody who holds a stream's bodies can recompute its head with this and nothing else.
pub fn entry_hash(stream: &StreamName, sequence: u64, previous: &Hash, body: &[u8]) -> Hash {
    let name = stream.as_str().as_bytes();
    let length = u8::try_from(name.len()).unwrap_or(u8::MAX);
    let mut hasher = Sha256::new();
    hasher.update(DOMAIN);
    hasher.update([length]);
    hasher.update(name);
    hasher.update(sequence.to_be_bytes());
    hasher.update(previous.as_bytes());
    hasher.update(body);
    Hash(hasher.finalize().into())
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash is 64 hexadecimal digits")]
pub struct ParseHashError;

impl FromStr for Hash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(ParseHashError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| ParseHashError)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ParseHashError)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream(text: &str) -> StreamName {
        StreamName::new(text).unwrap()
    }

    /// Worked out apart from this code, with `printf … | sha256sum`; stored chains hang on it.
    #[test]
    fn the_hash_is_what_it_was() {
        let hash = entry_hash(&stream("t/x/1"), 1, &Hash::GENESIS, b"e2e4");
        assert_eq!(
            hash.to_string(),
            "bbbb0881cad42808575191451e237900da2ae5b2c77423353bf32ba90a9ae853"
        );
    }

    #[test]
    fn every_input_matters() {
        let base = entry_hash(&stream("a"), 1, &Hash::GENESIS, b"x");
        assert_ne!(base, entry_hash(&stream("b"), 1, &Hash::GENESIS, b"x"));
        assert_ne!(base, entry_hash(&stream("a"), 2, &Hash::GENESIS, b"x"));
        assert_ne!(base, entry_hash(&stream("a"), 1, &base, b"x"));
        assert_ne!(base, entry_hash(&stream("a"), 1, &Hash::GENESIS, b"y"));
    }

    #[test]
    fn shown_and_read_back() {
        let hash = entry_hash(&stream("a"), 1, &Hash::GENESIS, b"x");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32), &"+1".repeat(32)] {
            assert_eq!(bad.parse::<Hash>(), Err(ParseHashError), "{bad:?}");
        }
    }
}
