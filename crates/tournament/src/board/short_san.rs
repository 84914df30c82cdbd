//! A move in algebraic notation, kept inside the board: text in memory of its own is another line to fetch with each
//! move.

/// At most fifteen characters: the longest have seven, such as `Qa1xb2#` and `exd8=Q#`.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ShortSan {
    bytes: [u8; 15],
    len: u8,
}

impl ShortSan {
    /// No move.
    pub(super) const EMPTY: Self = Self {
        bytes: [0; 15],
        len: 0,
    };

    /// The text; empty where there is no move.
    pub(super) fn as_str(&self) -> &str {
        let written = self.bytes.get(..usize::from(self.len)).unwrap_or_default();
        std::str::from_utf8(written).unwrap_or_default()
    }
}

impl From<&str> for ShortSan {
    fn from(text: &str) -> Self {
        let mut short = Self::EMPTY;
        for (kept, byte) in short.bytes.iter_mut().zip(text.bytes()) {
            *kept = byte;
            short.len += 1;
        }
        short
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_kept_as_they_are_written() {
        for san in ["", "e4", "O-O-O#", "Qa1xb2#", "exd8=Q#"] {
            assert_eq!(ShortSan::from(san).as_str(), san);
        }
    }
}
