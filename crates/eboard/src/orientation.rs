//! Which way round a board lies, by the position that should be on it.

use adoube_chess::{Piece, Position, Side, Square};
use thiserror::Error;

use crate::{Fields, Orientation, Reading};

/// A square whose reading does not fit the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference<R> {
    /// The square.
    pub square: Square,
    /// The piece that should be there.
    pub expected: Option<(Side, Piece)>,
    /// The reading.
    pub found: R,
}

/// Why it cannot be said which way round a board lies.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OrientationError<R> {
    /// The readings are the same both ways round. So it is with boards that do not tell pieces apart and
    /// a position such as the one at the start of a game: an arbiter must choose.
    #[error("the position samples the same from both sides")]
    Ambiguous,
    /// Another position is on the board. The differences are those of the way round that has fewer.
    #[error("another position is on the board ({} squares differ)", .differences.len())]
    OtherPosition {
        /// The way round that has fewer differences.
        closest: Orientation,
        /// The squares that differ, a1 first.
        differences: Vec<Difference<R>>,
    },
}

/// Finds out which way round a board lies on which this position should be. The readings must be
/// settled; during a game the same function finds out whether the board was turned.
///
/// # Errors
/// Both ways round fit, or neither does.
pub fn find_orientation<R: Reading>(
    readings: &Fields<R>,
    expected: &Position,
) -> Result<Orientation, OrientationError<R>> {
    let normal = differences(readings, Orientation::Normal, expected);
    let turned = differences(readings, Orientation::Turned, expected);
    match (normal.is_empty(), turned.is_empty()) {
        (true, true) => Err(OrientationError::Ambiguous),
        (true, false) => Ok(Orientation::Normal),
        (false, true) => Ok(Orientation::Turned),
        (false, false) => {
            let (closest, differences) = if turned.len() < normal.len() {
                (Orientation::Turned, turned)
            } else {
                (Orientation::Normal, normal)
            };
            Err(OrientationError::OtherPosition {
                closest,
                differences,
            })
        }
    }
}

/// The squares whose reading does not fit the position, a1 first.
pub(crate) fn differences<R: Reading>(
    readings: &Fields<R>,
    orientation: Orientation,
    expected: &Position,
) -> Vec<Difference<R>> {
    let squares = Square::all().map(|square| Difference {
        square,
        expected: expected.piece_at(square),
        found: readings.get(orientation.field(square)),
    });
    squares
        .filter(|square| !square.found.fits(square.expected))
        .collect()
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Position, Start, Variant};

    use super::{OrientationError, find_orientation};
    use crate::{Fields, Occupancy, Orientation, PieceReading, Reading};

    fn readings<R: Reading>(position: &Position, orientation: Orientation) -> Fields<R> {
        Fields::from_fn(|field| R::of(position.piece_at(orientation.square(field))))
    }

    fn fen(fen: &str) -> Position {
        Position::from_fen(Variant::Standard, fen).unwrap()
    }

    #[test]
    fn pieces_show_the_orientation() {
        let start = Position::from_start(&Start::default()).unwrap();
        for orientation in Orientation::ALL {
            let lies = readings::<PieceReading>(&start, orientation);
            assert_eq!(find_orientation(&lies, &start), Ok(orientation));
        }
    }

    #[test]
    fn a_position_that_looks_the_same_from_both_sides_is_ambiguous() {
        let start = Position::from_start(&Start::default()).unwrap();
        let lies = readings::<Occupancy>(&start, Orientation::Turned);
        assert_eq!(
            find_orientation(&lies, &start),
            Err(OrientationError::Ambiguous)
        );
        // One move on it no longer is.
        let moved = fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        let lies = readings::<Occupancy>(&moved, Orientation::Turned);
        assert_eq!(find_orientation(&lies, &moved), Ok(Orientation::Turned));
    }

    #[test]
    fn another_position_is_shown_the_way_round_that_fits_better() {
        let start = Position::from_start(&Start::default()).unwrap();
        let moved = fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        let lies = readings::<PieceReading>(&moved, Orientation::Turned);
        let Err(OrientationError::OtherPosition {
            closest,
            differences,
        }) = find_orientation(&lies, &start)
        else {
            panic!("the positions differ");
        };
        assert_eq!(closest, Orientation::Turned);
        let squares: Vec<_> = differences.iter().map(|it| it.square.to_string()).collect();
        assert_eq!(squares, ["e2", "e4"]);
    }
}
