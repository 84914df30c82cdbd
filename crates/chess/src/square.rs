//! The 64 squares.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A square, numbered from a1 = 0 along the ranks to h8 = 63.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The text is not a square from `a1` to `h8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a square from a1 to h8")]
pub struct ParseSquareError;

impl Square {
    /// The first square; every total order needs a least element.
    pub(crate) const A1: Square = Square(0);

    /// The square in the six lowest bits.
    pub(crate) const fn low_bits(bits: u16) -> Square {
        Square((bits & 63) as u8)
    }

    /// The square with this number, 0..=63.
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square on this file (0 = a) and rank (0 = first), each 0..=7.
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// All squares, a1 first.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// 0..=63, a1 = 0, b1 = 1, h8 = 63.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// 0 for the a-file to 7 for the h-file.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank to 7 for the eighth.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file()),
            char::from(b'1' + self.rank())
        )
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Square::at(file - b'a', rank - b'1').ok_or(ParseSquareError)
            }
            _ => Err(ParseSquareError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Square;

    #[test]
    fn every_square_is_read_as_it_is_written() {
        assert_eq!(Square::all().count(), 64);
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.index()), Some(square));
            assert_eq!(Square::at(square.file(), square.rank()), Some(square));
        }
        for bad in ["", "a", "i1", "a9", "A1", "a1b", "é1"] {
            assert!(bad.parse::<Square>().is_err(), "{bad}");
        }
    }
}
