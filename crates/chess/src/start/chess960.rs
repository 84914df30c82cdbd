//! The numbering of the 960 initial positions (Scharnagl's).

use thiserror::Error;

/// The number of the usual array, RNBQKBNR.
pub(super) const USUAL_ARRAY: u16 = 518;

/// There is no Chess960 initial position with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Chess960 positions are numbered 0 to 959, not {0}")]
pub struct NumberError(pub u16);

/// The two knights' places among the five squares left after bishops and queen.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The position as X-FEN.
pub(super) fn fen(number: u16) -> Result<String, NumberError> {
    if number > 959 {
        return Err(NumberError(number));
    }
    let white: String = back_rank(usize::from(number)).iter().collect();
    let black = white.to_lowercase();
    Ok(format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"
    ))
}

fn back_rank(number: usize) -> [char; 8] {
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);
    let mut rank = [' '; 8];
    rank[2 * light + 1] = 'B';
    rank[2 * dark] = 'B';
    put(&mut rank, queen, 'Q');
    let (first, second) = KNIGHTS[knights];
    // The second knight first: placing the first would shift the count of free squares.
    put(&mut rank, second, 'N');
    put(&mut rank, first, 'N');
    for piece in ['R', 'K', 'R'] {
        put(&mut rank, 0, piece);
    }
    rank
}

/// Puts the piece on the nth free square from the a-file.
fn put(rank: &mut [char; 8], nth: usize, piece: char) {
    if let Some(square) = rank.iter_mut().filter(|c| **c == ' ').nth(nth) {
        *square = piece;
    }
}
