//! Moves as two squares: our form, UCI's two ways of castling, and the library's form.

use shakmaty::{CastlingSide, Position as _, Role};
use thiserror::Error;

use super::Position;
use crate::{IllegalMove, Move, ParseMoveError, Piece, Square, Variant, convert};

/// A text that is not a legal move in UCI notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum UciError {
    /// Not of the form `e2e4` or `e7e8q`.
    #[error(transparent)]
    Syntax(#[from] ParseMoveError),
    /// A move, but not a legal one here.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Position {
    /// Reads a legal move in UCI notation. Castling is accepted in both forms (`e1g1` and
    /// `e1h1`) in both variants, and returned in the one that the variant uses.
    ///
    /// # Errors
    /// The text has not the form of a move, or the move is not legal.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let mv = self.canonical(text.parse()?);
        self.checked(mv)?;
        Ok(mv)
    }

    /// The same move with castling written as the variant writes it; other moves as they are.
    /// The result need not be legal.
    #[must_use]
    pub fn canonical(&self, mv: Move) -> Move {
        if mv.promotion().is_some() || self.is_legal(mv) {
            return mv;
        }
        let Some(side) = self.castling_side(mv) else {
            return mv;
        };
        let castling = self.inner.castling_moves(side);
        castling.first().and_then(|m| self.ours(*m)).unwrap_or(mv)
    }

    /// Which side a king's move castles to, if it can be meant as castling: onto an own rook, or
    /// at least two squares along its own first rank to the c- or g-file.
    fn castling_side(&self, mv: Move) -> Option<CastlingSide> {
        let side = self.side_to_move();
        let own = |square: Square, piece: Piece| self.piece_at(square) == Some((side, piece));
        let same_rank = mv.from().rank() == mv.to().rank();
        if !own(mv.from(), Piece::King) || !same_rank {
            return None;
        }
        let king_side = mv.to().file() > mv.from().file();
        let goal = if king_side { 6 } else { 2 };
        let far = mv.from().file().abs_diff(mv.to().file()) >= 2 && mv.to().file() == goal;
        (far || own(mv.to(), Piece::Rook)).then(|| CastlingSide::from_king_side(king_side))
    }

    /// The library's form of a legal move; `None` if the move is not legal.
    pub(super) fn to_inner(&self, mv: Move) -> Option<shakmaty::Move> {
        let candidate = self.candidate(mv)?;
        self.inner.is_legal(candidate).then_some(candidate)
    }

    fn candidate(&self, mv: Move) -> Option<shakmaty::Move> {
        let board = self.inner.board();
        let (from, to) = (convert::square_to(mv.from()), convert::square_to(mv.to()));
        let role = board
            .role_at(from)
            .filter(|_| self.inner.us().contains(from))?;
        if role == Role::King
            && mv.promotion().is_none()
            && let Some(castling) = self.castling_candidate(mv)
        {
            return Some(castling);
        }
        if role == Role::Pawn && from.file() != to.file() && board.role_at(to).is_none() {
            return mv
                .promotion()
                .is_none()
                .then_some(shakmaty::Move::EnPassant { from, to });
        }
        Some(shakmaty::Move::Normal {
            role,
            from,
            capture: board.role_at(to),
            to,
            promotion: mv.promotion().map(convert::role),
        })
    }

    /// Castling, if the king's move is the variant's own way of writing it.
    fn castling_candidate(&self, mv: Move) -> Option<shakmaty::Move> {
        let (king, to) = (convert::square_to(mv.from()), convert::square_to(mv.to()));
        let castles = self.inner.castles();
        let color = self.inner.turn();
        let rook = match self.variant() {
            Variant::Chess960 => castles.castling_rights().contains(to).then_some(to),
            Variant::Standard => CastlingSide::ALL.into_iter().find_map(|side| {
                let rook = castles.rook(color, side)?;
                (to == side.king_to(color)).then_some(rook)
            }),
        }?;
        let own_rook = self.inner.our(Role::Rook).contains(rook);
        let two_steps = self.variant() == Variant::Chess960 || king.distance(to) == 2;
        (own_rook && two_steps).then_some(shakmaty::Move::Castle { king, rook })
    }

    /// Our form of a move that the library gave.
    pub(super) fn ours(&self, m: shakmaty::Move) -> Option<Move> {
        let to = match (m.castling_side(), self.variant()) {
            (Some(side), Variant::Standard) => side.king_to(self.inner.turn()),
            _ => m.to(),
        };
        let promotion = m.promotion().map(convert::piece);
        Move::new(convert::square(m.from()?), convert::square(to), promotion)
    }
}
