//! Which move a physical board shows on which the game is played.

use crate::{Move, OnSquare, Piece, Placement, Position, Square};

/// What a settled board shows to the player whose move it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recognition {
    /// The position itself.
    NoMove,
    /// This legal move, and no other.
    Move(Move),
    /// This legal move, or the first half of castling, where the other piece has not moved yet.
    MoveOrCastling(Move),
    /// A pawn was promoted, and the board does not show to which piece: the player must say.
    Promotion {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Several legal moves lead to what stands there: the player must say which, in the order of the moves' bits.
    Ambiguous(Vec<Move>),
    /// No legal move leads there.
    Illegal {
        /// Where it differs from the position, a1 first.
        squares: Vec<Square>,
    },
}

/// Recognises a move. It never guesses: a board that fits the position shows no move, even if one led back to it.
pub fn recognise(position: &Position, placement: &Placement) -> Recognition {
    if placement.fits(position) {
        return Recognition::NoMove;
    }
    let leads_there = |mv: &Move| {
        let mut next = position.clone();
        next.play(*mv).is_ok() && placement.fits(&next)
    };
    let moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(leads_there)
        .collect();
    match moves.as_slice() {
        [] => Recognition::Illegal {
            squares: placement.differences(position),
        },
        [mv] if is_half_of_castling(position, placement) => Recognition::MoveOrCastling(*mv),
        [mv] => Recognition::Move(*mv),
        [first, rest @ ..] => {
            let (from, to) = (first.from(), first.to());
            if rest.iter().all(|mv| (mv.from(), mv.to()) == (from, to)) {
                Recognition::Promotion { from, to }
            } else {
                Recognition::Ambiguous(moves)
            }
        }
    }
}

/// Whether king or rook alone went where castling takes them.
fn is_half_of_castling(position: &Position, placement: &Placement) -> bool {
    let side = position.side_to_move();
    let king = Some((side, Piece::King));
    let rook = Some((side, Piece::Rook));
    let legal = position.legal_moves();
    let castlings = legal.iter().filter_map(|mv| {
        let (from, to) = (mv.from(), mv.to());
        let onto_rook = position.piece_at(to) == rook;
        let two_files = from.file().abs_diff(to.file()) == 2;
        if position.piece_at(from) != king || !(onto_rook || two_files) {
            return None;
        }
        let is_king_side = to.file() > from.file();
        let rank = from.rank();
        let corner = if onto_rook {
            to
        } else {
            Square::at(if is_king_side { 7 } else { 0 }, rank)?
        };
        let [king_to, rook_to] = if is_king_side { [6, 5] } else { [2, 3] };
        let king_goes = (from, Square::at(king_to, rank)?, king);
        let rook_goes = (corner, Square::at(rook_to, rank)?, rook);
        Some([king_goes, rook_goes])
    });
    castlings.flatten().any(|(from, to, piece)| {
        let half = Placement::from_fn(|square| match square {
            it if it == to => piece.into(),
            it if it == from => OnSquare::Empty,
            it => position.piece_at(it).into(),
        });
        from != to && half == *placement
    })
}

#[cfg(test)]
mod tests;
