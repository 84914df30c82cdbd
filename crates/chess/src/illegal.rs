//! Why a move is refused.

use thiserror::Error;

use crate::Move;

/// A move that was refused. It changed nothing (BRD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{mv} is not legal: {reason}")]
pub struct IllegalMove {
    /// The move as it was asked for.
    pub mv: Move,
    /// What is wrong with it, in words for the player.
    pub reason: IllegalReason,
}

/// What is wrong with a move. The text of each is meant for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Error)]
pub enum IllegalReason {
    /// The origin is empty.
    #[error("there is no piece on that square")]
    NoPiece,
    /// The origin holds a piece of the side that is not to move.
    #[error("that piece is the opponent's")]
    OpponentsPiece,
    /// The destination holds a piece of the mover's own.
    #[error("your own piece is there")]
    OwnPieceThere,
    /// The piece could go there on an empty board, but something stands between.
    #[error("another piece is in the way")]
    PieceInTheWay,
    /// No piece of that kind moves like that.
    #[error("the piece does not move like that")]
    PieceDoesNotMoveSo,
    /// A pawn would take, or the move is written as taking, and nothing stands there to be taken.
    #[error("there is nothing to capture there")]
    NothingToTake,
    /// The move would leave, or put, the mover's own king in check.
    #[error("your king would be in check")]
    LeavesKingInCheck,
    /// A pawn reaches the last rank and the move does not say what it becomes.
    #[error("choose what the pawn becomes")]
    PromotionMissing,
    /// A promotion is named, but no pawn reaches the last rank.
    #[error("this move is not a promotion")]
    PromotionNotAllowed,
    /// Castling: the right is gone, a piece stands between, or the king is in check, passes
    /// through check or would end in it.
    #[error("castling is not possible now")]
    CastlingNotAllowed,
    /// Checkmate or stalemate: there is no legal move at all.
    #[error("the game is over")]
    GameOver,
}
