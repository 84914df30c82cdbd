//! The two sides of a board, where there is one entry a side.

use adoube_proto::v1::Side;

/// A side's place where there is one entry a side, White first.
pub fn index(side: Side) -> Option<usize> {
    match side {
        Side::White => Some(0),
        Side::Black => Some(1),
        Side::Unspecified => None,
    }
}

/// Notes something of a side.
pub(super) fn mark(sides: &mut [bool; 2], side: Side, is: bool) {
    if let Some(index) = index(side) {
        sides[index] = is;
    }
}

/// The other side.
pub fn opponent(side: Side) -> Side {
    match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
        Side::Unspecified => Side::Unspecified,
    }
}
