//! Standard algebraic notation in the context of a position.

use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, File, MoveList, Position as _, Rank};
use thiserror::Error;

use super::Position;
use super::san_text::{PieceMove, San, parse};
use crate::{IllegalMove, IllegalReason, Move, Piece, Square, convert};

/// A text that is not one legal move in algebraic notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SanError {
    /// The text has not the form of a move.
    #[error("this is not a move in algebraic notation")]
    Syntax,
    /// No piece of that kind stands where the text says that it comes from.
    #[error("there is no such piece to move")]
    NoSuchPiece,
    /// No piece can make the move; the reason fits the piece that comes nearest to it.
    #[error("no such move is legal: {0}")]
    Illegal(IllegalReason),
    /// Two or more pieces can make the move.
    #[error("more than one piece can move there")]
    Ambiguous,
}

impl Position {
    /// Reads a legal move in algebraic notation with English letters. Signs of capture, check,
    /// mate, en passant and assessment are optional, as is what is not needed to tell pieces
    /// apart; castling may be written with letters or zeros. A sign of capture on a move that
    /// captures nothing is an error. Long notation (`e2-e4`, `e2e4`, `e1g1`) is read as well.
    ///
    /// # Errors
    /// See [`SanError`].
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        if let Ok(mv) = text.parse::<Move>() {
            let mv = self.canonical(mv);
            return match self.checked(mv) {
                Ok(_) => Ok(mv),
                Err(illegal) => Err(SanError::Illegal(illegal.reason)),
            };
        }
        match parse(text).ok_or(SanError::Syntax)? {
            San::Castle { king_side } => self.find_castling(king_side),
            San::Piece(san) => self.find(&self.with_mover(san)),
        }
    }

    /// The move in algebraic notation as PGN has it: English letters, as short as possible,
    /// `O-O` and `O-O-O`, `+` for check and `#` for mate.
    ///
    /// # Errors
    /// The move is not legal.
    pub fn san(&self, mv: Move) -> Result<String, IllegalMove> {
        let inner = self.checked(mv)?;
        Ok(SanPlus::from_move(self.inner.clone(), inner).to_string())
    }

    /// In long notation (`e2-e4`) the piece's letter may be missing: the origin tells.
    fn with_mover(&self, mut san: PieceMove) -> PieceMove {
        if let (Some(file), Some(rank)) = (san.from_file, san.from_rank) {
            let mover = Square::at(file, rank).and_then(|square| self.piece_at(square));
            if let (Piece::Pawn, Some((_, piece))) = (san.piece, mover) {
                san.piece = piece;
            }
        }
        san
    }

    fn find(&self, san: &PieceMove) -> Result<Move, SanError> {
        let candidates = self.candidates(san);
        let wanted = |m: &&shakmaty::Move| {
            m.promotion().map(convert::piece) == san.promotion && (m.is_capture() || !san.capture)
        };
        let mut found = candidates.iter().filter(wanted);
        match (found.next(), found.next()) {
            (Some(m), None) => self.ours(*m).ok_or(SanError::Syntax),
            (Some(_), Some(_)) => Err(SanError::Ambiguous),
            (None, _) => Err(self.why_no_such_move(san, &candidates)),
        }
    }

    /// Legal moves of the piece to the square, from where the text says; any promotion, captures
    /// or not.
    fn candidates(&self, san: &PieceMove) -> MoveList {
        let (file, rank) = san.to;
        let to = shakmaty::Square::from_coords(File::new(file.into()), Rank::new(rank.into()));
        let mut moves = self.inner.san_candidates(convert::role(san.piece), to);
        moves.retain(|m| {
            m.from()
                .is_some_and(|from| san.may_come_from(convert::square(from)))
        });
        moves
    }

    fn why_no_such_move(&self, san: &PieceMove, candidates: &MoveList) -> SanError {
        if let Some(m) = candidates.first() {
            return SanError::Illegal(match (m.promotion(), san.promotion) {
                (Some(_), None) => IllegalReason::PromotionMissing,
                (None, Some(_)) => IllegalReason::PromotionNotAllowed,
                _ => IllegalReason::NothingToTake,
            });
        }
        let movers = self.pieces().filter(|(square, owner, piece)| {
            (*owner, *piece) == (self.side_to_move(), san.piece) && san.may_come_from(*square)
        });
        let reasons = movers.filter_map(|(from, ..)| {
            let to = Square::at(san.to.0, san.to.1)?;
            Some(self.why_illegal(Move::new(from, to, san.promotion)?))
        });
        match reasons.max_by_key(|r| nearness(*r)) {
            Some(reason) => SanError::Illegal(reason),
            None if self.inner.legal_moves().is_empty() => {
                SanError::Illegal(IllegalReason::GameOver)
            }
            None => SanError::NoSuchPiece,
        }
    }

    fn find_castling(&self, king_side: bool) -> Result<Move, SanError> {
        let moves = self
            .inner
            .castling_moves(CastlingSide::from_king_side(king_side));
        match moves.first().and_then(|m| self.ours(*m)) {
            Some(castling) => Ok(castling),
            None if self.inner.legal_moves().is_empty() => {
                Err(SanError::Illegal(IllegalReason::GameOver))
            }
            None => Err(SanError::Illegal(IllegalReason::CastlingNotAllowed)),
        }
    }
}

/// How near a move with this fault came to being legal.
const fn nearness(reason: IllegalReason) -> u8 {
    match reason {
        IllegalReason::LeavesKingInCheck => 4,
        IllegalReason::PromotionMissing | IllegalReason::PromotionNotAllowed => 3,
        IllegalReason::PieceInTheWay
        | IllegalReason::OwnPieceThere
        | IllegalReason::NothingToTake => 2,
        IllegalReason::PieceDoesNotMoveSo => 1,
        _ => 0,
    }
}
