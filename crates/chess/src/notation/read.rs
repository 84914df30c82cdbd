//! Reading a move.

use thiserror::Error;

use super::Language;
use crate::{Move, Position, SanError};

/// A move as somebody wrote it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// The move.
    pub mv: Move,
    /// Whether `(=)` stands behind it (C.12).
    pub draw_offered: bool,
}

/// A text that is no legal move in a language's notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotationError {
    /// A letter that no piece has in this language.
    #[error("no piece has the letter {letter} in {language}: they are {}", letters(*.language))]
    Letter {
        /// As it was written.
        letter: char,
        /// In which language it was read.
        language: Language,
    },
    /// With its letters understood, no legal move.
    #[error(transparent)]
    Move(#[from] SanError),
}

fn letters(language: Language) -> String {
    language.letters().map(String::from).join(" ")
}

impl Language {
    /// Reads a legal move in this language's letters, or in figurines. The signs of capture,
    /// check, mate and en passant are optional (C.13), castling has zeros or letters; what
    /// [`Position::parse_san`] reads beside that is read here, too.
    ///
    /// # Errors
    /// See [`NotationError`].
    pub fn read(self, position: &Position, text: &str) -> Result<Told, NotationError> {
        let text = text.trim();
        let bare = text.strip_suffix("(=)");
        let draw_offered = bare.is_some();
        let bare = without_en_passant(bare.unwrap_or(text).trim_end());
        let english = self.in_english(bare)?;
        Ok(Told {
            mv: position.parse_san(&english)?,
            draw_offered,
        })
    }

    fn in_english(self, text: &str) -> Result<String, NotationError> {
        // Castling has an O, which is no piece's letter.
        if text.starts_with(['O', 'o', '0']) {
            return Ok(text.to_owned());
        }
        let letter = |letter: char| match letter {
            _ if letter.is_uppercase() || !letter.is_ascii() => {
                let piece = self.piece(letter);
                piece
                    .map(crate::Piece::letter)
                    .ok_or(NotationError::Letter {
                        letter,
                        language: self,
                    })
            }
            other => Ok(other),
        };
        text.chars().take(32).map(letter).collect()
    }
}

/// `exd6 a.p.`, whichever language's; signs of check may stand on either side.
fn without_en_passant(text: &str) -> &str {
    let signs = ['+', '#', '!', '?', ' '];
    let ended = text.trim_end_matches(signs);
    ["a.p.", "a.p", "ap", "e.p.", "e.p", "ep"]
        .iter()
        .find_map(|sign| ended.strip_suffix(sign))
        .map_or(text, str::trim_end)
}
