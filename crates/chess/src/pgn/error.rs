//! What can be wrong with a game's text, and where.

use std::io;

use thiserror::Error;

use super::StartError;
use crate::SanError;

/// A game that could not be read. The games before and after it are not touched by it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, game {game}: {kind}")]
pub struct PgnError {
    /// The line of the file, from 1, where the fault was found; for something that is not closed
    /// the line where it was opened.
    pub line: u64,
    /// Which game of the file, from 1, counting those that could not be read.
    pub game: u64,
    /// The game's tags as far as they were read, to name it to a person.
    pub tags: Vec<(String, String)>,
    /// What is wrong.
    pub kind: PgnErrorKind,
}

/// What is wrong with a game's text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PgnErrorKind {
    /// A bracket that is not followed by a tag's name.
    #[error("a tag without a name")]
    TagName,
    /// A tag's value does not begin with a quotation mark.
    #[error("the tag {0:?} has no value in quotation marks")]
    TagValue(String),
    /// A tag does not end with `"]` on its line.
    #[error("the tag {0:?} is not closed by \"]")]
    TagNotClosed(String),
    /// A comment has no closing brace.
    #[error("a comment is not closed by }}")]
    CommentNotClosed,
    /// A variation has no closing parenthesis.
    #[error("a variation is not closed by )")]
    VariationNotClosed,
    /// A sign that has no business there.
    #[error("unexpected {0:?}")]
    Unexpected(char),
    /// A dollar sign without a number.
    #[error("$ without a number")]
    Nag,
    /// More than [`limits`](super::limits) allow.
    #[error("too long: {0}")]
    TooLong(Part),
    /// The tags do not say where the game starts.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A word that is not a legal move.
    #[error("{san:?} at half-move {ply}: {error}")]
    Move {
        /// The word as it stands in the file.
        san: String,
        /// Its number among the game's half-moves, from 1.
        ply: usize,
        /// Why it was refused.
        error: SanError,
    },
    /// The file could not be read any further. No game follows.
    #[error("the file could not be read: {0}")]
    Io(io::ErrorKind),
}

/// What was longer than allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Part {
    /// A tag's name or a word of the movetext.
    #[error("a word")]
    Word,
    /// A tag's value.
    #[error("a tag's value")]
    TagValue,
    /// A comment.
    #[error("a comment")]
    Comment,
    /// The number of tags.
    #[error("the list of tags")]
    Tags,
    /// The number of moves.
    #[error("the list of moves")]
    Plies,
    /// All tags and comments together.
    #[error("the game")]
    Game,
}

/// A fault and its line, before it is known to which game it belongs.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) line: u64,
    pub(super) kind: PgnErrorKind,
}

impl Fault {
    pub(super) fn new(line: u64, kind: impl Into<PgnErrorKind>) -> Fault {
        Fault {
            line,
            kind: kind.into(),
        }
    }
}

impl From<Part> for PgnErrorKind {
    fn from(part: Part) -> PgnErrorKind {
        PgnErrorKind::TooLong(part)
    }
}
