//! Between our words and shakmaty's, so that no other crate sees the library's types.

use shakmaty::{CastlingMode, Color, Role};

use crate::{Piece, Side, Square, Variant};

pub(crate) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

pub(crate) const fn role(piece: Piece) -> Role {
    match piece {
        Piece::Pawn => Role::Pawn,
        Piece::Knight => Role::Knight,
        Piece::Bishop => Role::Bishop,
        Piece::Rook => Role::Rook,
        Piece::Queen => Role::Queen,
        Piece::King => Role::King,
    }
}

pub(crate) const fn piece(role: Role) -> Piece {
    match role {
        Role::Pawn => Piece::Pawn,
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        Role::Queen => Piece::Queen,
        Role::King => Piece::King,
    }
}

pub(crate) const fn mode(variant: Variant) -> CastlingMode {
    match variant {
        Variant::Standard => CastlingMode::Standard,
        Variant::Chess960 => CastlingMode::Chess960,
    }
}

pub(crate) const fn variant(mode: CastlingMode) -> Variant {
    match mode {
        CastlingMode::Standard => Variant::Standard,
        CastlingMode::Chess960 => Variant::Chess960,
    }
}

/// Both libraries number the squares from a1 along the ranks.
pub(crate) fn square(square: shakmaty::Square) -> Square {
    // The fallback is never taken: shakmaty's squares are 0..=63.
    u8::try_from(square.to_u32())
        .ok()
        .and_then(Square::new)
        .unwrap_or(Square::A1)
}

pub(crate) const fn square_to(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(square.index() as u32)
}
