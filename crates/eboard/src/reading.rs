//! The reading of one square's sensor.

use std::fmt::Debug;

use adoube_chess::{OnSquare, Piece, Side};

/// The reading of one square's sensor: [`PieceReading`] or [`Occupancy`].
pub trait Reading: Copy + Eq + Debug {
    /// The square is empty.
    const EMPTY: Self;

    /// The reading with this piece on the square, or with none.
    fn of(piece: Option<(Side, Piece)>) -> Self;

    /// What it says of the square.
    fn on_square(self) -> OnSquare;

    /// Whether this is the reading with this piece on the square, or with none. For [`Occupancy`] it
    /// proves that *a* piece is there, not which one.
    fn fits(self, expected: Option<(Side, Piece)>) -> bool {
        self == Self::of(expected)
    }
}

/// The reading of a board that tells pieces apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceReading {
    /// The square is empty.
    Empty,
    /// This piece is on the square.
    Piece(Side, Piece),
    /// A piece by which players enter a result (DGT codes 13 to 15).
    Result(ResultPiece),
    /// Something is on the square that is no piece of this set.
    Unrecognised,
}

/// A piece that is no chess piece: put on the board it means a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultPiece {
    /// The game is drawn (DGT code 13).
    Draw,
    /// White has won (DGT code 14).
    WhiteWins,
    /// Black has won (DGT code 15).
    BlackWins,
}

impl Reading for PieceReading {
    const EMPTY: PieceReading = PieceReading::Empty;

    fn of(piece: Option<(Side, Piece)>) -> PieceReading {
        match piece {
            Some((side, piece)) => PieceReading::Piece(side, piece),
            None => PieceReading::Empty,
        }
    }

    fn on_square(self) -> OnSquare {
        match self {
            PieceReading::Empty => OnSquare::Empty,
            PieceReading::Piece(side, piece) => OnSquare::Piece(side, piece),
            PieceReading::Result(_) | PieceReading::Unrecognised => OnSquare::Unidentified,
        }
    }
}

/// The reading of a board that only knows whether a square is occupied. It cannot prove which
/// piece a pawn became.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occupancy {
    /// The square is empty.
    Empty,
    /// Something is on the square.
    Occupied,
}

impl Reading for Occupancy {
    const EMPTY: Occupancy = Occupancy::Empty;

    fn of(piece: Option<(Side, Piece)>) -> Occupancy {
        match piece {
            Some(_) => Occupancy::Occupied,
            None => Occupancy::Empty,
        }
    }

    fn on_square(self) -> OnSquare {
        match self {
            Occupancy::Empty => OnSquare::Empty,
            Occupancy::Occupied => OnSquare::Unidentified,
        }
    }
}

/// A reading of a board of any make: what could not be told apart is unidentified.
impl Reading for OnSquare {
    const EMPTY: OnSquare = OnSquare::Empty;

    fn of(piece: Option<(Side, Piece)>) -> OnSquare {
        piece.into()
    }

    fn on_square(self) -> OnSquare {
        self
    }

    fn fits(self, expected: Option<(Side, Piece)>) -> bool {
        OnSquare::fits(self, expected)
    }
}
