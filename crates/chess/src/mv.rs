//! A move as two squares and a promotion, in sixteen bits.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Piece, Square};

/// A move: from where, to where, and what a pawn becomes. It says nothing about legality.
///
/// Castling is written as UCI has it: in [`Variant::Standard`](crate::Variant) the king's two
/// steps (`e1g1`), in [`Variant::Chess960`](crate::Variant) the king onto its own rook (`f1h1`).
/// [`Position::parse_uci`](crate::Position::parse_uci) reads either and gives the one that the
/// variant uses.
///
/// The bits are stored in logs and are therefore fixed for ever: bits 0–5 the origin, 6–11 the
/// destination, 12–14 the promotion (0 none, 1 knight, 2 bishop, 3 rook, 4 queen), bit 15 zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The text is not a move in UCI notation, such as `e2e4` or `e7e8q`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a move such as e2e4 or e7e8q")]
pub struct ParseMoveError;

impl Move {
    /// A move from one square to another; `None` if they are the same, or if the promotion is not
    /// one of [`Piece::PROMOTIONS`].
    pub const fn new(from: Square, to: Square, promotion: Option<Piece>) -> Option<Move> {
        let promotion = match promotion {
            None => 0,
            Some(Piece::Knight) => 1,
            Some(Piece::Bishop) => 2,
            Some(Piece::Rook) => 3,
            Some(Piece::Queen) => 4,
            Some(Piece::Pawn | Piece::King) => return None,
        };
        let bits = from.index() as u16 | (to.index() as u16) << 6 | promotion << 12;
        Move::from_bits(bits)
    }

    /// The stored form.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// Reads the stored form; `None` if no move has it.
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let same_square = bits & 63 == bits >> 6 & 63;
        if same_square || bits >> 12 > 4 {
            None
        } else {
            Some(Move(bits))
        }
    }

    /// The square that the piece leaves.
    pub const fn from(self) -> Square {
        Square::low_bits(self.0)
    }

    /// The square that the piece reaches (the own rook's in Chess960 castling).
    pub const fn to(self) -> Square {
        Square::low_bits(self.0 >> 6)
    }

    /// What the pawn becomes, if it is promoted.
    pub const fn promotion(self) -> Option<Piece> {
        match self.0 >> 12 {
            1 => Some(Piece::Knight),
            2 => Some(Piece::Bishop),
            3 => Some(Piece::Rook),
            4 => Some(Piece::Queen),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(piece) => write!(f, "{}", piece.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        if !text.is_ascii() || !(4..=5).contains(&text.len()) {
            return Err(ParseMoveError);
        }
        let square = |text: &str| text.parse::<Square>().map_err(|_| ParseMoveError);
        let promotion = match text.as_bytes().get(4).copied().map(char::from) {
            None => None,
            Some(letter) => Some(Piece::from_letter(letter).ok_or(ParseMoveError)?),
        };
        Move::new(square(&text[..2])?, square(&text[2..4])?, promotion).ok_or(ParseMoveError)
    }
}

#[cfg(test)]
mod tests {
    use super::Move;

    #[test]
    fn every_bit_pattern_is_a_move_that_reads_back_or_none() {
        let mut moves = 0;
        for bits in 0..=u16::MAX {
            let Some(mv) = Move::from_bits(bits) else {
                continue;
            };
            moves += 1;
            assert_eq!(mv.to_bits(), bits);
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(Move::new(mv.from(), mv.to(), mv.promotion()), Some(mv));
        }
        assert_eq!(moves, 64 * 63 * 5);
    }

    #[test]
    fn stored_bits_stay_as_they_are() {
        // Logs hold these numbers.
        for (uci, bits) in [
            ("e2e4", 1804),
            ("g1f3", 1350),
            ("e7e8q", 20276),
            ("a2a1n", 4104),
        ] {
            assert_eq!(uci.parse::<Move>().unwrap().to_bits(), bits, "{uci}");
        }
    }

    #[test]
    fn texts_that_are_no_moves() {
        for bad in [
            "", "e2", "e2e2", "e2e9", "e7e8k", "e7e8p", "e7e8qq", "O-O", "é2e", "0000",
        ] {
            assert!(bad.parse::<Move>().is_err(), "{bad}");
        }
    }
}
