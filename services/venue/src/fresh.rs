//! Identifiers that nobody can guess.

use std::fmt;

use ring::rand::{SecureRandom, SystemRandom};

/// 32 lower-case hexadecimal digits: a token, an order's id, a connection's id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct HexId(String);

impl HexId {
    /// Reads `text`, which must be exactly 32 of `0-9 a-f`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        (text.len() == 32 && text.bytes().all(digits)).then(|| Self(text.to_owned()))
    }

    /// The digits of 16 bytes.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(format!("{:032x}", u128::from_be_bytes(bytes)))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for HexId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for HexId {
    /// Shows the beginning only: a token does not belong in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", self.0.get(..6).unwrap_or_default())
    }
}

/// Where the pure parts get fresh identifiers from: chance is an input too.
pub trait Fresh: Send {
    /// A new identifier, or none when the machine has no randomness to give.
    fn fresh(&mut self) -> Option<HexId>;
}

/// The operating system's randomness.
#[derive(Debug)]
pub struct SystemFresh(SystemRandom);

impl Default for SystemFresh {
    fn default() -> Self {
        Self(SystemRandom::new())
    }
}

impl Fresh for SystemFresh {
    fn fresh(&mut self) -> Option<HexId> {
        let mut bytes = [0; 16];
        self.0.fill(&mut bytes).ok()?;
        Some(HexId::from_bytes(bytes))
    }
}

/// Counts from 1: for tests, where a story must read the same each time.
#[cfg(test)]
#[derive(Debug, Default)]
pub(crate) struct Counting(u128);

#[cfg(test)]
impl Fresh for Counting {
    fn fresh(&mut self) -> Option<HexId> {
        self.0 += 1;
        Some(HexId::from_bytes(self.0.to_be_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_an_identifier() {
        let good = "0123456789abcdef0123456789abcdef";
        for (text, is) in [
            (good, true),
            ("0123456789ABCDEF0123456789abcdef", false),
            ("0123456789abcdef0123456789abcde", false),
            ("0123456789abcdef0123456789abcdef0", false),
            ("0123456789abcdeg0123456789abcdef", false),
            ("", false),
        ] {
            assert_eq!(HexId::parse(text).is_some(), is, "{text:?}");
        }
    }

    #[test]
    fn fresh_ones_differ_and_parse() {
        let mut source = SystemFresh::default();
        let (one, other) = (source.fresh().unwrap(), source.fresh().unwrap());
        assert_ne!(one, other);
        assert_eq!(HexId::parse(one.as_str()), Some(one.clone()));
        assert!(!format!("{one:?}").contains(one.as_str()));
    }
}
