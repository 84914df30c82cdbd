//! Chess as the rest of Adoube needs it: positions, moves, notation, the ends of a game that come
//! about by themselves, and PGN text.
//!
//! This crate is pure: no clock, no randomness, no input or output of its own (a [`pgn::Reader`]
//! reads from whatever it is given). The same calls give the same answers on every machine, which
//! is what lets a log be replayed years later.
//!
//! It knows nothing about players, time controls, regulations or arbiters. In particular it never
//! counts illegal moves: an illegal move is refused, changes nothing and costs nothing (BRD-1),
//! so the rules about *completed* illegal moves cannot arise.
//!
//! Where to look:
//!
//! | concept | item |
//! | --- | --- |
//! | where a game starts, Chess960 numbers | [`Start`] |
//! | one position, legal moves, SAN and UCI | [`Position`] |
//! | why a move is refused | [`IllegalMove`] |
//! | what a physical board shows, also of a game | [`Placement`], [`physical_board`] |
//! | a game in progress, repetition, fifty moves | [`Line`] |
//! | reading and writing game files | [`pgn`] |
//! | notation in other languages, figurines | [`notation`] |
//! | text of files in other encodings | [`encoding`] |
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod by_side;
mod convert;
mod dead;
pub mod encoding;
mod illegal;
mod line;
mod mv;
pub mod notation;
pub mod pgn;
pub mod physical_board;
mod piece;
mod placement;
mod position;
mod side;
mod square;
mod start;
mod variant;

pub use by_side::BySide;
pub use illegal::{IllegalMove, IllegalReason};
pub use line::{AutomaticDraws, AutomaticEnd, Line};
pub use mv::{Move, ParseMoveError};
pub use piece::Piece;
pub use placement::{OnSquare, ParsePlacementError, Placement};
pub use position::{Position, SanError, UciError};
pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use start::{FenError, FenPart, IllegalPosition, NumberError, Start};
pub use variant::Variant;
