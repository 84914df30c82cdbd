//! One position: whose move it is, what is legal, and what a move leads to.

mod legality;
mod san;
mod san_text;
mod uci;

pub use san::SanError;
pub use uci::UciError;

use shakmaty::{Chess, EnPassantMode, Position as _};

use crate::start::{Strictness, read_fen, write_fen, write_shredder};
use crate::{
    FenError, IllegalMove, IllegalReason, Move, Piece, Side, Square, Start, Variant, convert,
};

/// A position with all that the rules need: pieces, side to move, castling rights, en passant,
/// and the counters of a FEN.
///
/// Two positions are equal if they count as the same for repetition (END-3): same pieces, same
/// side to move, same castling rights, same pawn that can really be taken en passant. The
/// counters are not compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    inner: Chess,
}

impl Position {
    /// The position at the start of a game.
    ///
    /// # Errors
    /// The start's FEN is not a possible position.
    pub fn from_start(start: &Start) -> Result<Position, FenError> {
        let inner = match &start.fen {
            Some(fen) => read_fen(start.variant, fen, Strictness::Possible)?,
            None if start.variant == Variant::Standard => Chess::new(),
            None => read_fen(
                start.variant,
                &write_fen(&Chess::new()),
                Strictness::Possible,
            )?,
        };
        Ok(Position { inner })
    }

    /// A position set up for study: as [`Start::from_fen`], but a check that no last move can have
    /// given is accepted.
    ///
    /// # Errors
    /// Not a FEN, or not a position in which the rules can be applied.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, FenError> {
        Ok(Position {
            inner: read_fen(variant, fen, Strictness::Playable)?,
        })
    }

    /// Which rules of castling apply.
    pub fn variant(&self) -> Variant {
        convert::variant(self.inner.castles().mode())
    }

    /// Whose move it is.
    pub fn side_to_move(&self) -> Side {
        convert::side(self.inner.turn())
    }

    /// Half-moves since the last pawn move or capture, as counted from the start's FEN.
    pub fn half_move_clock(&self) -> u32 {
        self.inner.halfmoves()
    }

    /// The number of the move to be played, as written on a scoresheet; from 1.
    pub fn move_number(&self) -> u32 {
        self.inner.fullmoves().get()
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<(Side, Piece)> {
        let found = self.inner.board().piece_at(convert::square_to(square))?;
        Some((convert::side(found.color), convert::piece(found.role)))
    }

    /// Every piece on the board, from a1 along the ranks to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Side, Piece)> + '_ {
        Square::all().filter_map(|square| {
            let (side, piece) = self.piece_at(square)?;
            Some((square, side, piece))
        })
    }

    /// All legal moves, in ascending order of their bits.
    pub fn legal_moves(&self) -> Vec<Move> {
        let found = self.inner.legal_moves();
        let mut moves: Vec<Move> = found.iter().filter_map(|m| self.ours(*m)).collect();
        moves.sort_unstable();
        moves
    }

    /// Whether the move is legal, in the variant's own way of writing castling.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.to_inner(mv).is_some()
    }

    /// The position as if the side to move had passed; none where the other side's king would then be in check.
    pub fn passed(&self) -> Option<Position> {
        let inner = self.inner.clone().swap_turn().ok()?;
        Some(Position { inner })
    }

    /// Plays a move. An error leaves the position as it was (BRD-1).
    ///
    /// # Errors
    /// The move is not legal; the reason says why.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let inner = self.checked(mv)?;
        self.inner.play_unchecked(inner);
        Ok(())
    }

    /// The piece that a legal move captures, en passant included; `None` for other moves.
    pub fn captured(&self, mv: Move) -> Option<Piece> {
        self.to_inner(mv)?.capture().map(convert::piece)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.inner.is_check()
    }

    /// Whether the side to move is checkmated (END-1).
    pub fn is_checkmate(&self) -> bool {
        self.inner.is_checkmate()
    }

    /// Whether the side to move has no legal move and is not in check (END-4).
    pub fn is_stalemate(&self) -> bool {
        self.inner.is_stalemate()
    }

    /// The position as X-FEN. The en passant square is given only if a pawn can be taken there,
    /// so equal positions have equal first four fields.
    pub fn fen(&self) -> String {
        write_fen(&self.inner)
    }

    /// The position as Shredder-FEN: castling rights by the files of the rooks, `HAha`.
    pub fn shredder_fen(&self) -> String {
        write_shredder(&self.inner)
    }

    /// The number of sequences of legal moves of this length, for checking move generation.
    /// The time grows about thirtyfold with each step of depth.
    pub fn perft(&self, depth: u32) -> u64 {
        shakmaty::perft(&self.inner, depth)
    }

    /// A 64-bit Zobrist hash; equal for equal positions. Not stable across versions: never store
    /// it.
    pub(crate) fn hash(&self) -> u64 {
        self.inner
            .zobrist_hash::<shakmaty::zobrist::Zobrist64>(EnPassantMode::Legal)
            .0
    }

    /// Whether no later position can equal an earlier one once this legal move is played.
    pub(crate) fn is_irreversible(&self, mv: Move) -> bool {
        self.to_inner(mv)
            .is_some_and(|inner| self.inner.is_irreversible(inner))
    }

    pub(crate) fn inner(&self) -> &Chess {
        &self.inner
    }

    /// The library's form of the move, or why it is refused.
    fn checked(&self, mv: Move) -> Result<shakmaty::Move, IllegalMove> {
        self.to_inner(mv).ok_or_else(|| IllegalMove {
            mv,
            reason: self.why_illegal(mv),
        })
    }

    /// Why a move that is not legal is refused.
    fn why_illegal(&self, mv: Move) -> IllegalReason {
        legality::reason(self, mv)
    }
}

#[cfg(test)]
mod tests;
