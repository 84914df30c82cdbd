//! The pieces on the squares of a board, as something saw them: not necessarily a possible position.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use thiserror::Error;

use crate::{Piece, Position, Side, Square};

/// What is on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum OnSquare {
    /// Nothing.
    #[default]
    Empty,
    /// This piece.
    Piece(Side, Piece),
    /// Something that could not be identified: any piece, or none of this set.
    Unidentified,
}

impl OnSquare {
    /// Whether this piece, or none, may be what was seen.
    pub fn fits(self, piece: Option<(Side, Piece)>) -> bool {
        match self {
            Self::Empty => piece.is_none(),
            Self::Piece(side, kind) => piece == Some((side, kind)),
            Self::Unidentified => piece.is_some(),
        }
    }
}

impl From<Option<(Side, Piece)>> for OnSquare {
    fn from(piece: Option<(Side, Piece)>) -> Self {
        piece.map_or(Self::Empty, |(side, kind)| Self::Piece(side, kind))
    }
}

/// What is on all 64 squares. Its text is the first field of a FEN, with `?` for what could not be identified.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement([OnSquare; 64]);

/// The text is not the first field of a FEN: eight ranks of eight squares each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not eight ranks of eight squares such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")]
pub struct ParsePlacementError;

impl Placement {
    /// What the function says of each square.
    pub fn from_fn(of: impl Fn(Square) -> OnSquare) -> Self {
        let mut squares = [OnSquare::Empty; 64];
        for square in Square::all() {
            squares[usize::from(square.index())] = of(square);
        }
        Self(squares)
    }

    /// What is on a square.
    pub const fn at(&self, square: Square) -> OnSquare {
        self.0[square.index() as usize]
    }

    /// Whether this may be that position.
    pub fn fits(&self, position: &Position) -> bool {
        Square::all().all(|square| self.at(square).fits(position.piece_at(square)))
    }

    /// The squares that show that it is not that position, a1 first.
    pub fn differences(&self, position: &Position) -> Vec<Square> {
        let squares = Square::all();
        squares
            .filter(|square| !self.at(*square).fits(position.piece_at(*square)))
            .collect()
    }
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Self {
        Self::from_fn(|square| position.piece_at(square).into())
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let found =
                    Square::at(file, rank).map_or(OnSquare::Empty, |square| self.at(square));
                if found != OnSquare::Empty && empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match found {
                    OnSquare::Empty => empty += 1,
                    OnSquare::Piece(Side::White, piece) => f.write_char(piece.letter())?,
                    OnSquare::Piece(Side::Black, piece) => {
                        f.write_char(piece.letter().to_ascii_lowercase())?;
                    }
                    OnSquare::Unidentified => f.write_char('?')?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Placement {
    type Err = ParsePlacementError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut placement = Self([OnSquare::Empty; 64]);
        let ranks: Vec<&str> = text.split('/').take(9).collect();
        if ranks.len() != 8 {
            return Err(ParsePlacementError);
        }
        for (rank, line) in (0..8).rev().zip(ranks) {
            let mut file = 0;
            for letter in line.chars() {
                if let Some(empty) = letter.to_digit(10).and_then(|it| u8::try_from(it).ok()) {
                    file += empty;
                    if empty == 0 || file > 8 {
                        return Err(ParsePlacementError);
                    }
                    continue;
                }
                let square = Square::at(file, rank).ok_or(ParsePlacementError)?;
                placement.0[usize::from(square.index())] = on_square(letter)?;
                file += 1;
            }
            if file != 8 {
                return Err(ParsePlacementError);
            }
        }
        Ok(placement)
    }
}

fn on_square(letter: char) -> Result<OnSquare, ParsePlacementError> {
    if letter == '?' {
        return Ok(OnSquare::Unidentified);
    }
    let piece = Piece::from_letter(letter).ok_or(ParsePlacementError)?;
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    Ok(OnSquare::Piece(side, piece))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{OnSquare, Placement};
    use crate::{Piece, Position, Side, Start};

    #[test]
    fn a_position_has_the_first_field_of_its_fen() {
        let start = Position::from_start(&Start::default()).unwrap();
        let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(Placement::from(&start).to_string(), text);
        assert!(text.parse::<Placement>().unwrap().fits(&start));
        let unidentified = "rnb?kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert!(unidentified.parse::<Placement>().unwrap().fits(&start));
        let moved = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let moved: Placement = moved.parse().unwrap();
        let squares: Vec<_> = moved
            .differences(&start)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(squares, ["d8"]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/8/8",
            "9/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/PPPPPPPPP",
            "8/8/8/8/8/8/8/44P",
            "0/8/8/8/8/8/8/8",
            "x7/8/8/8/8/8/8/8",
            "é7/8/8/8/8/8/8/8",
        ] {
            assert!(text.parse::<Placement>().is_err(), "{text}");
        }
    }

    fn on_square() -> impl Strategy<Value = OnSquare> {
        let side = prop_oneof![Just(Side::White), Just(Side::Black)];
        let piece = proptest::sample::select(Piece::ALL.to_vec());
        prop_oneof![
            Just(OnSquare::Empty),
            Just(OnSquare::Unidentified),
            (side, piece).prop_map(|(side, piece)| OnSquare::Piece(side, piece)),
        ]
    }

    proptest! {
        #[test]
        fn every_placement_is_read_as_it_was_written(squares in prop::collection::vec(on_square(), 64)) {
            let placement = Placement::from_fn(|square| squares[usize::from(square.index())]);
            prop_assert_eq!(placement.to_string().parse::<Placement>(), Ok(placement));
        }

        #[test]
        fn no_text_panics(text in ".{0,80}") {
            let _ = text.parse::<Placement>();
        }
    }
}
