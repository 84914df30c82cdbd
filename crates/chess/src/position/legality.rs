//! Which rule an illegal move breaks. Only asked once a move is known to be illegal, so this
//! decides nothing: it explains.

use shakmaty::{Bitboard, Board, Position as _, Role, attacks};

use super::Position;
use crate::{IllegalReason, Move, Piece, Side, Variant, convert};

/// The first thing wrong with the move, from the most to the least obvious.
pub(super) fn reason(position: &Position, mv: Move) -> IllegalReason {
    if position.inner.legal_moves().is_empty() {
        return IllegalReason::GameOver;
    }
    let side = position.side_to_move();
    match position.piece_at(mv.from()) {
        None => IllegalReason::NoPiece,
        Some((owner, _)) if owner != side => IllegalReason::OpponentsPiece,
        Some(_) if is_castling_attempt(position, mv) => IllegalReason::CastlingNotAllowed,
        Some((_, piece)) => piece_reason(position, mv, side, piece),
    }
}

fn piece_reason(position: &Position, mv: Move, side: Side, piece: Piece) -> IllegalReason {
    if position
        .piece_at(mv.to())
        .is_some_and(|(owner, _)| owner == side)
    {
        return IllegalReason::OwnPieceThere;
    }
    if piece == Piece::Pawn && takes_nothing(position, mv) {
        return IllegalReason::NothingToTake;
    }
    let board = position.inner.board();
    if !reaches(position, board, mv, piece) {
        let empty_board = match piece {
            Piece::Pawn => is_blocked_advance(position, mv, side),
            _ => reaches(position, &Board::empty(), mv, piece),
        };
        return if empty_board {
            IllegalReason::PieceInTheWay
        } else {
            IllegalReason::PieceDoesNotMoveSo
        };
    }
    promotion_reason(mv, side, piece).unwrap_or(IllegalReason::LeavesKingInCheck)
}

/// Whether the piece gets there with the given board's pieces in its way, checks aside.
fn reaches(position: &Position, board: &Board, mv: Move, piece: Piece) -> bool {
    let (from, to) = (convert::square_to(mv.from()), convert::square_to(mv.to()));
    let occupied = board.occupied();
    match convert::role(piece) {
        Role::Pawn => pawn_reaches(position, mv),
        role => {
            let color = position.inner.turn();
            attacks::attacks(from, role.of(color), occupied).contains(to)
        }
    }
}

fn pawn_reaches(position: &Position, mv: Move) -> bool {
    let (from, to) = (convert::square_to(mv.from()), convert::square_to(mv.to()));
    let occupied = position.inner.board().occupied();
    let targets = position.inner.them() | en_passant_target(position);
    let captures = attacks::pawn_attacks(position.inner.turn(), from) & targets;
    let blocked = attacks::between(from, to).with(to) & occupied;
    captures.contains(to) || (is_advance(mv, position.side_to_move()) && blocked.is_empty())
}

/// A pawn's step to where it only takes, and nothing stands there.
fn takes_nothing(position: &Position, mv: Move) -> bool {
    let (from, to) = (convert::square_to(mv.from()), convert::square_to(mv.to()));
    attacks::pawn_attacks(position.inner.turn(), from).contains(to) && !pawn_reaches(position, mv)
}

fn en_passant_target(position: &Position) -> Bitboard {
    position
        .inner
        .maybe_ep_square()
        .map_or(Bitboard::EMPTY, Bitboard::from_square)
}

/// One step forward, or two from the pawn's own starting rank.
fn is_advance(mv: Move, side: Side) -> bool {
    let rank = |rank: u8| match side {
        Side::White => rank,
        Side::Black => 7 - rank,
    };
    let (from, to) = (rank(mv.from().rank()), rank(mv.to().rank()));
    let steps_ok = to == from + 1 || (from == 1 && to == 3);
    mv.from().file() == mv.to().file() && steps_ok
}

fn is_blocked_advance(position: &Position, mv: Move, side: Side) -> bool {
    is_advance(mv, side) && !pawn_reaches(position, mv)
}

fn promotion_reason(mv: Move, side: Side, piece: Piece) -> Option<IllegalReason> {
    let last_rank = match side {
        Side::White => 7,
        Side::Black => 0,
    };
    let promotes = piece == Piece::Pawn && mv.to().rank() == last_rank;
    match (promotes, mv.promotion()) {
        (true, None) => Some(IllegalReason::PromotionMissing),
        (false, Some(_)) => Some(IllegalReason::PromotionNotAllowed),
        _ => None,
    }
}

/// A king's two steps along its own first rank in standard chess; a king onto its own rook in
/// Chess960.
fn is_castling_attempt(position: &Position, mv: Move) -> bool {
    let side = position.side_to_move();
    if position.piece_at(mv.from()) != Some((side, Piece::King)) || mv.promotion().is_some() {
        return false;
    }
    match position.variant() {
        Variant::Chess960 => position.piece_at(mv.to()) == Some((side, Piece::Rook)),
        Variant::Standard => {
            let home = match side {
                Side::White => 4,
                Side::Black => 60,
            };
            let (from, to) = (mv.from().index(), mv.to().index());
            from == home && (to == home + 2 || to == home - 2)
        }
    }
}
