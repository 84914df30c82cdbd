//! FEN: X-FEN and Shredder-FEN in, X-FEN out.

use std::fmt;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{
    Bitboard, Chess, Color, EnPassantMode, Position as _, PositionError,
    PositionErrorKinds as Kinds,
};
use thiserror::Error;

use crate::{Square, Variant, convert};

/// Longer than any FEN of a legal position (about 90), with room for spaces.
const MAX_LENGTH: usize = 200;
/// Longest possible counts in a game that ends by the fifty-move rule, rounded up.
const MAX_COUNT: u32 = 9_999;

/// A text that is not the FEN of a position that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FenError {
    /// Nothing there, or more than 200 bytes.
    #[error("a FEN has 1 to {MAX_LENGTH} characters, not {0}")]
    Length(usize),
    /// A FEN has four fields, and two counters that may be missing.
    #[error("a FEN has 4 to 6 fields, not {0}")]
    Fields(usize),
    /// One field cannot be read.
    #[error("the FEN's {0} cannot be read")]
    Syntax(FenPart),
    /// All fields can be read, but no game leads to the position.
    #[error("the FEN's position is not possible: {0}")]
    Illegal(IllegalPosition),
}

/// A field of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenPart {
    /// First field.
    Pieces,
    /// Second field.
    SideToMove,
    /// Third field.
    CastlingRights,
    /// Fourth field.
    EnPassantSquare,
    /// Fifth field, 0..=9999 half-moves.
    HalfMoveClock,
    /// Sixth field, 0..=9999 (0, seen in old files, is read as 1).
    MoveNumber,
}

impl fmt::Display for FenPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenPart::Pieces => "piece placement",
            FenPart::SideToMove => "side to move",
            FenPart::CastlingRights => "castling rights",
            FenPart::EnPassantSquare => "en passant square",
            FenPart::HalfMoveClock => "half-move clock",
            FenPart::MoveNumber => "move number",
        })
    }
}

/// Why a position cannot arise in a game; the first reason found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum IllegalPosition {
    /// The board is empty or a side has no king.
    #[error("a king is missing")]
    KingMissing,
    /// A side has more than one king.
    #[error("a side has more than one king")]
    TooManyKings,
    /// A pawn stands on the first or last rank.
    #[error("a pawn stands on the first or last rank")]
    PawnOnBackRank,
    /// The side that is not to move is in check.
    #[error("the side that has just moved is in check")]
    OpponentInCheck,
    /// Castling rights without king and rook on their squares, or, in standard chess, with either
    /// of them elsewhere than in the usual array.
    #[error("castling rights do not fit the kings and rooks")]
    CastlingRights,
    /// No pawn can have just passed the en passant square.
    #[error("no pawn can have passed the en passant square")]
    EnPassantSquare,
    /// A check that no last move can have given.
    #[error("no last move can have given this check")]
    ImpossibleCheck,
    /// More pieces than promotions can explain.
    #[error("there are more pieces than promotions allow")]
    TooManyPieces,
}

/// How much is asked of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Strictness {
    /// As below, but the check may be one that no last move can have given.
    Playable,
    /// Nothing that is checked speaks against a game leading there.
    Possible,
}

/// Reads a FEN.
pub(crate) fn read(variant: Variant, text: &str, strict: Strictness) -> Result<Chess, FenError> {
    let fields = checked_fields(text)?.join(" ");
    let fen = Fen::from_ascii(fields.as_bytes()).map_err(|e| FenError::Syntax(part(&e)))?;
    let position = fen.into_position(convert::mode(variant));
    match strict {
        Strictness::Possible => position,
        // Too many pieces stay an error: their moves might not fit the library's fixed list.
        Strictness::Playable => position.or_else(PositionError::ignore_impossible_check),
    }
    .map_err(|e| FenError::Illegal(reason(e.kinds())))
}

/// Writes X-FEN; the en passant square only if a pawn can really be taken there.
pub(crate) fn write(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// The same with Shredder's castling rights: the files of the rooks, `HAha`.
pub(crate) fn write_shredder(position: &Chess) -> String {
    let rights: String = [Color::White, Color::Black]
        .into_iter()
        .flat_map(|colour| {
            let rooks = position.castles().castling_rights() & Bitboard::from(colour.backrank());
            let files = rooks.into_iter().rev().map(|rook| rook.file().char());
            files.map(move |file| colour.fold_wb(file.to_ascii_uppercase(), file))
        })
        .collect();
    let text = write(position);
    let mut fields: Vec<&str> = text.split(' ').collect();
    if let (Some(field), false) = (fields.get_mut(2), rights.is_empty()) {
        *field = &rights;
    }
    fields.join(" ")
}

/// The fields, without what the library would let pass: other separators, missing fields, the
/// pockets, promotion marks and counters of other variants.
fn checked_fields(text: &str) -> Result<Vec<&str>, FenError> {
    if text.trim().is_empty() || text.len() > MAX_LENGTH {
        return Err(FenError::Length(text.len()));
    }
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    if !(4..=6).contains(&fields.len()) {
        return Err(FenError::Fields(fields.len()));
    }
    let pieces_ok = fields[0].split('/').count() == 8
        && fields[0]
            .bytes()
            .all(|b| b"12345678/pnbrqkPNBRQK".contains(&b));
    let castling_ok = fields[2].len() <= 4 && !fields[2].contains('_');
    let checks = [
        (FenPart::Pieces, pieces_ok),
        (FenPart::SideToMove, matches!(fields[1], "w" | "b")),
        (FenPart::CastlingRights, castling_ok),
        (
            FenPart::EnPassantSquare,
            fields[3] == "-" || fields[3].parse::<Square>().is_ok(),
        ),
        (FenPart::HalfMoveClock, is_count(fields.get(4))),
        (FenPart::MoveNumber, is_count(fields.get(5))),
    ];
    match checks.into_iter().find(|(_, ok)| !ok) {
        Some((part, _)) => Err(FenError::Syntax(part)),
        None => Ok(fields),
    }
}

fn is_count(field: Option<&&str>) -> bool {
    field.is_none_or(|text| {
        text.bytes().all(|b| b.is_ascii_digit()) && text.parse().is_ok_and(|n: u32| n <= MAX_COUNT)
    })
}

fn part(error: &ParseFenError) -> FenPart {
    match error {
        ParseFenError::InvalidTurn => FenPart::SideToMove,
        ParseFenError::InvalidCastling => FenPart::CastlingRights,
        ParseFenError::InvalidEpSquare => FenPart::EnPassantSquare,
        ParseFenError::InvalidHalfmoveClock => FenPart::HalfMoveClock,
        ParseFenError::InvalidFullmoves => FenPart::MoveNumber,
        _ => FenPart::Pieces,
    }
}

fn reason(kinds: Kinds) -> IllegalPosition {
    let table = [
        (Kinds::EMPTY_BOARD, IllegalPosition::KingMissing),
        (Kinds::MISSING_KING, IllegalPosition::KingMissing),
        (Kinds::TOO_MANY_KINGS, IllegalPosition::TooManyKings),
        (Kinds::PAWNS_ON_BACKRANK, IllegalPosition::PawnOnBackRank),
        (Kinds::OPPOSITE_CHECK, IllegalPosition::OpponentInCheck),
        (
            Kinds::INVALID_CASTLING_RIGHTS,
            IllegalPosition::CastlingRights,
        ),
        (Kinds::INVALID_EP_SQUARE, IllegalPosition::EnPassantSquare),
        (Kinds::IMPOSSIBLE_CHECK, IllegalPosition::ImpossibleCheck),
    ];
    table
        .into_iter()
        .find(|(kind, _)| kinds.contains(*kind))
        .map_or(IllegalPosition::TooManyPieces, |(_, reason)| reason)
}

#[cfg(test)]
mod tests {
    use super::{FenError, FenPart, IllegalPosition, Strictness, read, write};
    use crate::Variant;

    fn error(fen: &str) -> FenError {
        read(Variant::Standard, fen, Strictness::Possible).unwrap_err()
    }

    #[test]
    fn texts_that_are_no_fens() {
        let syntax = FenError::Syntax;
        for (fen, expected) in [
            ("", FenError::Length(0)),
            ("   ", FenError::Length(3)),
            ("8/8/8/8/8/8/8/8", FenError::Fields(1)),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", FenError::Fields(7)),
            ("4k3/8/8/8/8/8/8/4K4 w - - 0 1", syntax(FenPart::Pieces)),
            ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", syntax(FenPart::Pieces)),
            ("4k3/8/8/8/8/8/8/4K3/Q w - - 0 1", syntax(FenPart::Pieces)),
            ("4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1", syntax(FenPart::Pieces)),
            ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", syntax(FenPart::SideToMove)),
            (
                "4k3/8/8/8/8/8/8/4K3 w ZZ - 0 1",
                syntax(FenPart::CastlingRights),
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
                syntax(FenPart::EnPassantSquare),
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 3+3 1",
                syntax(FenPart::HalfMoveClock),
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 0 99999",
                syntax(FenPart::MoveNumber),
            ),
        ] {
            assert_eq!(error(fen), expected, "{fen}");
        }
    }

    #[test]
    fn positions_that_cannot_be() {
        for (fen, expected) in [
            ("8/8/8/8/8/8/8/4K3 w - - 0 1", IllegalPosition::KingMissing),
            (
                "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
                IllegalPosition::TooManyKings,
            ),
            (
                "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
                IllegalPosition::PawnOnBackRank,
            ),
            (
                "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
                IllegalPosition::OpponentInCheck,
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w Q - 0 1",
                IllegalPosition::CastlingRights,
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
                IllegalPosition::EnPassantSquare,
            ),
            (
                "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1",
                IllegalPosition::ImpossibleCheck,
            ),
            (
                "QQQQk3/8/8/8/8/8/PPPPPPPP/4KQ2 b - - 0 1",
                IllegalPosition::TooManyPieces,
            ),
        ] {
            assert_eq!(error(fen), FenError::Illegal(expected), "{fen}");
        }
    }

    #[test]
    fn an_en_passant_square_is_written_only_where_a_pawn_can_be_taken() {
        let table = [
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "-",
            ),
            (
                "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "e3",
            ),
            // The pawn on d4 is pinned to its king by the rook on d1.
            ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "-"),
        ];
        for (fen, square) in table {
            let position = read(Variant::Standard, fen, Strictness::Possible).unwrap();
            assert_eq!(write(&position).split(' ').nth(3), Some(square), "{fen}");
        }
    }
}
