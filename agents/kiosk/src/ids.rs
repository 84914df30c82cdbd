//! Identifiers of commands.

/// A command's name for good, over all its repeats.
pub type CommandId = [u8; 16];

/// Makes command ids of 16 bytes: twelve random bytes of this process, then a count.
///
/// What is needed is that no two commands ever share an id, over restarts and devices; a count
/// under a random prefix gives that and keeps the state machines deterministic.
#[derive(Clone, Debug)]
pub struct CommandIds {
    prefix: [u8; 12],
    count: u32,
}

impl CommandIds {
    /// Ids under this prefix, which must be drawn anew at each start of the process.
    pub const fn new(prefix: [u8; 12]) -> Self {
        Self { prefix, count: 0 }
    }

    /// The next id, 16 bytes.
    pub fn draw(&mut self) -> CommandId {
        self.count = self.count.wrapping_add(1);
        let mut id = [0; 16];
        id[..12].copy_from_slice(&self.prefix);
        id[12..].copy_from_slice(&self.count.to_be_bytes());
        id
    }
}

/// Whether this is 32 lower-case hexadecimal digits, the form of tokens, orders and instances.
pub fn is_hex32(text: &str) -> bool {
    text.len() == 32
        && text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::{CommandIds, is_hex32};

    #[test]
    fn ids_differ() {
        let mut ids = CommandIds::new([7; 12]);
        let (first, second) = (ids.draw(), ids.draw());
        assert_ne!(first, second);
        assert_eq!(first[..12], second[..12]);
    }

    #[test]
    fn hexadecimal_of_32_digits() {
        let rows = [
            ("0123456789abcdef0123456789abcdef", true),
            ("0123456789ABCDEF0123456789abcdef", false),
            ("0123456789abcdef0123456789abcde", false),
            ("0123456789abcdef0123456789abcdeg", false),
            ("", false),
        ];
        for (text, expected) in rows {
            assert_eq!(is_hex32(text), expected, "{text}");
        }
    }
}
