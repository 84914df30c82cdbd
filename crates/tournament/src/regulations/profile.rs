//! Which profile the event asks of its playing devices (O 16.7).

use std::fmt;

/// SHA-256 of the file that says what the event asks of its playing devices, as it was published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProfileHash(pub [u8; 32]);

impl ProfileHash {
    /// From 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let mut hash = [0; 32];
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        for (at, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        Some(Self(hash))
    }
}

impl fmt::Display for ProfileHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
