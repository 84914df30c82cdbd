//! The two sides of a board.

use std::fmt;

/// White or Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side that moves first from the initial position.
    White,
    /// The other side.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// As in messages for programs: `white` or `black`.
    pub const fn word(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// As people read it: `White` or `Black`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "White",
            Side::Black => "Black",
        }
    }

    /// 0 for White, 1 for Black: for arrays with one entry a side.
    pub const fn index(self) -> usize {
        match self {
            Side::White => 0,
            Side::Black => 1,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Side;

    #[test]
    fn a_side_and_its_opponent() {
        for side in Side::ALL {
            assert_ne!(side, side.other());
            assert_eq!(side, side.other().other());
            assert_eq!(Side::ALL[side.index()], side);
        }
        assert_eq!(format!("{} {}", Side::White, Side::Black), "White Black");
    }
}
