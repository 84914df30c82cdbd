//! Algebraic notation as players write it (NOT-1): figurines or the letters of their own language,
//! short or with all its signs. PGN and the record have English letters only; these are for people.

mod language;
mod read;
mod score;
#[cfg(test)]
mod tests;
mod write;

pub use language::{Language, UnknownLanguage};
pub use read::{NotationError, Told};
pub use score::{MAX_SCORE, ScoreError, read_score, write_score};

/// How moves are written. What is read needs the language only: all signs are optional (C.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Notation {
    /// Whose letters.
    pub language: Language,
    /// Pictures of pieces in the place of letters (C.3).
    pub figurines: bool,
    /// Whether captures, checks, mate and en passant have their signs (C.9, C.13).
    pub signs: bool,
}

impl Notation {
    /// With letters and all signs.
    pub const fn of(language: Language) -> Self {
        Self {
            language,
            figurines: false,
            signs: true,
        }
    }
}
