//! Double Chess960, in which the sides begin from different arrays: it is not played (A-F).

use adoube_chess::{Piece, Position, Side, Start};

/// Why it is refused.
pub const NO_DOUBLE: &str =
    "double Chess960 is not played: both sides begin from the same array (A-F)";

/// Whether the sides begin from different arrays: double Chess960, which is not played.
pub fn is_double(start: &Start) -> bool {
    let Ok(position) = Position::from_start(start) else {
        return false;
    };
    let rank = |rank: u8, side: Side| -> Vec<Piece> {
        let all = position.pieces();
        let own = all.filter(|(square, owner, _)| square.rank() == rank && *owner == side);
        own.map(|(_, _, piece)| piece).collect()
    };
    let pawns = |pieces: &[Piece]| pieces.len() == 8 && pieces.iter().all(|p| *p == Piece::Pawn);
    let (white, black) = (rank(0, Side::White), rank(7, Side::Black));
    let untouched = pawns(&rank(1, Side::White)) && pawns(&rank(6, Side::Black));
    untouched && white.len() == 8 && black.len() == 8 && white != black
}

#[cfg(test)]
mod tests {
    use adoube_chess::Variant;

    use super::*;

    #[test]
    fn brd_9_double_chess960_is_known() {
        let fen = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
        let double = Start::from_fen(Variant::Chess960, fen).unwrap();
        assert!(is_double(&double));
        for number in 0..960 {
            assert!(!is_double(&Start::chess960(number).unwrap()), "{number}");
        }
    }
}
