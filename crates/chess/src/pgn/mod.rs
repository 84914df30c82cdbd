//! PGN: games as text, read and written as data. No rules beyond notation: every move is checked
//! for being legal, but nothing here knows about clocks, draws or regulations.
//!
//! Reading is a stream: one game at a time from a [`std::io::BufRead`] of any size, in memory
//! bounded by [`limits`]. A game that cannot be read gives an error with its line, and reading
//! goes on with the next game.
//!
//! # What is read although the standard forbids it
//! - Tags: space inside the brackets, several on a line, movetext behind them, empty lines between
//!   them, quotation marks inside a value, a backslash before the closing one; any tag may be
//!   missing; `FEN` without `SetUp`.
//! - Moves: everything that [`Position::parse_san`](crate::Position::parse_san) reads, UCI moves
//!   included; pieces as pictures; needless or missing disambiguation and check signs; `e.p.` behind
//!   a move; `!`, `±`, `+/=` and the like, which become numbers (`$1`, `$16`, `$14`), and signs and
//!   numbers that the standard does not know, which are left out. Move numbers are ignored.
//! - `(=)` behind a move, an offer of a draw, which is kept as a comment.
//! - The result may be missing or differ from the tag's: the movetext's counts, and the tag's where
//!   the movetext says nothing or `*`. [`Reader::stop`] tells what the movetext said. Points with
//!   decimals, blanks and colons are read, and forfeits ([`ResultText`]).
//! - Games without tags, if each begins with `1.` behind an empty line or a result.
//! - Bytes that are not UTF-8 are taken for Windows-1252; a byte order mark is skipped.
//! - A file without a game, or with nothing at all.
//!
//! Variations and what they hold are left out, as are lines that begin with `%`.
//!
//! # What is an error
//! Illegal and ambiguous moves, null moves, words that are no moves, tags and comments and
//! variations that are not closed (a comment also ends, as an error, before a line that begins
//! with `[Event "`), other variants than standard chess and Chess960, a `FEN` that is none,
//! `SetUp "1"` without a `FEN` where moves follow, and whatever is longer than [`limits`] allow.

mod builder;
mod clock;
mod comment;
mod error;
mod game;
mod glyph;
mod lexer;
pub mod limits;
mod outcome;
mod reader;
mod resync;
mod source;
mod start;
mod tag;
mod wrap;
mod write;

pub use error::{Part, PgnError, PgnErrorKind};
pub use game::{Game, Ply};
pub use outcome::{Outcome, ResultText};
pub use reader::{Reader, Stop};
pub use start::StartError;
pub use wrap::Wrap;
pub use write::write;

#[cfg(test)]
mod tests;
