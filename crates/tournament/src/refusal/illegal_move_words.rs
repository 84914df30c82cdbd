//! Why a move is illegal, in the words of pages.

use adoube_chess::IllegalReason;

/// A stable word, which the catalogue has texts for.
pub const fn illegal_move_word(reason: IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NoPiece => "no-piece",
        IllegalReason::OpponentsPiece => "opponents-piece",
        IllegalReason::OwnPieceThere => "own-piece-there",
        IllegalReason::PieceInTheWay => "in-the-way",
        IllegalReason::PieceDoesNotMoveSo => "moves-otherwise",
        IllegalReason::NothingToTake => "nothing-to-take",
        IllegalReason::LeavesKingInCheck => "king-in-check",
        IllegalReason::PromotionMissing => "promotion-missing",
        IllegalReason::PromotionNotAllowed => "no-promotion",
        IllegalReason::CastlingNotAllowed => "no-castling",
        IllegalReason::GameOver => "game-over",
    }
}
