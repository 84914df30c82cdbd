//! The letters of the pieces in several languages (C.2, C.3).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Piece;

/// A language in which moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// K Q R B N
    English,
    /// R D T A C
    Spanish,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Italian,
    /// K D T L P
    Dutch,
}

/// A code that names none of the languages.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is none of the languages: en, es, de, fr, it, nl")]
pub struct UnknownLanguage(String);

/// The pieces that have a letter, in the order of the tables below.
const PIECES: [Piece; 5] = [
    Piece::King,
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
];
const WHITE: [char; 5] = ['♔', '♕', '♖', '♗', '♘'];
const BLACK: [char; 5] = ['♚', '♛', '♜', '♝', '♞'];

impl Language {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::Spanish,
        Self::German,
        Self::French,
        Self::Italian,
        Self::Dutch,
    ];

    /// The two letters of ISO 639 for it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Dutch => "nl",
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Spanish",
            Self::German => "German",
            Self::French => "French",
            Self::Italian => "Italian",
            Self::Dutch => "Dutch",
        }
    }

    /// King, queen, rook, bishop, knight.
    pub const fn letters(self) -> [char; 5] {
        match self {
            Self::English => ['K', 'Q', 'R', 'B', 'N'],
            Self::Spanish | Self::Italian => ['R', 'D', 'T', 'A', 'C'],
            Self::German => ['K', 'D', 'T', 'L', 'S'],
            Self::French => ['R', 'D', 'T', 'F', 'C'],
            Self::Dutch => ['K', 'D', 'T', 'L', 'P'],
        }
    }

    /// The letter of a piece; none for a pawn, which is known by having none (C.4).
    pub fn letter(self, piece: Piece) -> Option<char> {
        Some(self.letters()[place(piece)?])
    }

    /// The piece of a letter, or of a figurine of either colour.
    pub fn piece(self, letter: char) -> Option<Piece> {
        let tables = [self.letters(), WHITE, BLACK];
        let mut places = tables
            .iter()
            .filter_map(|table| table.iter().position(|own| *own == letter));
        places.next().map(|place| PIECES[place])
    }

    /// What a pawn that is taken in passing has behind it.
    pub(super) const fn en_passant(self) -> &'static str {
        match self {
            Self::Spanish => "a.p.",
            _ => "e.p.",
        }
    }
}

/// The figurine of a piece, the white one for both sides as in print; none for a pawn.
pub(super) fn figurine(piece: Piece) -> Option<char> {
    Some(WHITE[place(piece)?])
}

fn place(piece: Piece) -> Option<usize> {
    PIECES.iter().position(|other| *other == piece)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL
            .into_iter()
            .find(|own| own.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}
