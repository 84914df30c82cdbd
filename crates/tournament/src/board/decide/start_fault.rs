//! What is wrong with a start position that an arbiter typed, as a word.

use adoube_chess::{FenError, FenPart, IllegalPosition};

/// For who puts it into words.
pub const fn start_fault(error: &FenError) -> &'static str {
    match error {
        FenError::Length(_) => "length",
        FenError::Fields(_) => "fields",
        FenError::Syntax(part) => field(*part),
        FenError::Illegal(why) => impossible(*why),
    }
}

const fn field(part: FenPart) -> &'static str {
    match part {
        FenPart::Pieces => "pieces",
        FenPart::SideToMove => "side-to-move",
        FenPart::CastlingRights => "castling-field",
        FenPart::EnPassantSquare => "en-passant-field",
        FenPart::HalfMoveClock => "half-move-clock",
        FenPart::MoveNumber => "move-number",
    }
}

const fn impossible(why: IllegalPosition) -> &'static str {
    match why {
        IllegalPosition::KingMissing => "king-missing",
        IllegalPosition::TooManyKings => "too-many-kings",
        IllegalPosition::PawnOnBackRank => "pawn-on-back-rank",
        IllegalPosition::OpponentInCheck => "opponent-in-check",
        IllegalPosition::CastlingRights => "castling-rights",
        IllegalPosition::EnPassantSquare => "en-passant-square",
        IllegalPosition::ImpossibleCheck => "impossible-check",
        IllegalPosition::TooManyPieces => "too-many-pieces",
    }
}
