//! The moves of a whole game as a scoresheet has them.

use std::fmt::Write as _;

use thiserror::Error;

use super::{Language, Notation, NotationError, Told};
use crate::{FenError, IllegalMove, Line, Side, Start};

/// A longer text is no scoresheet, in bytes.
pub const MAX_SCORE: usize = 100_000;

/// A text that is no score of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ScoreError {
    /// The starting position is not possible.
    #[error(transparent)]
    Start(#[from] FenError),
    /// A move to be written is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// More than [`MAX_SCORE`] bytes.
    #[error("a score has at most {MAX_SCORE} bytes")]
    TooLong,
    /// Something that is no legal move there.
    #[error("half-move {ply}, '{text}': {error}")]
    Move {
        /// Which half-move it would be, from 1.
        ply: usize,
        /// As it was written.
        text: String,
        /// What is wrong.
        error: NotationError,
    },
}

/// Moves with their numbers: `1. e4 e5 2. Cf3`; `1… e5` where Black begins.
///
/// # Errors
/// The start is not possible, or a move not legal.
pub fn write_score(
    start: &Start,
    moves: &[Told],
    notation: Notation,
) -> Result<String, ScoreError> {
    let mut line = Line::new(start)?;
    let mut text = String::new();
    for (index, told) in moves.iter().enumerate() {
        let position = line.position();
        let (side, number) = (position.side_to_move(), position.move_number());
        let written = notation.write(position, told.mv)?;
        if index > 0 {
            text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = match (side, index) {
            (Side::White, _) => write!(text, "{number}. {written}"),
            (Side::Black, 0) => write!(text, "{number}… {written}"),
            (Side::Black, _) => write!(text, "{written}"),
        };
        if told.draw_offered {
            text.push_str(" (=)");
        }
        line.play(told.mv)?;
    }
    Ok(text)
}

/// Reads moves with or without numbers, in whatever form [`Language::read`] takes.
///
/// # Errors
/// See [`ScoreError`].
pub fn read_score(start: &Start, text: &str, language: Language) -> Result<Vec<Told>, ScoreError> {
    if text.len() > MAX_SCORE {
        return Err(ScoreError::TooLong);
    }
    let mut line = Line::new(start)?;
    let mut moves: Vec<Told> = Vec::new();
    for word in text.split_whitespace().filter_map(without_number) {
        match word.trim_end_matches('.') {
            "(=)" => {
                if let Some(last) = moves.last_mut() {
                    last.draw_offered = true;
                }
            }
            // The sign of the move before, set apart.
            "a.p" | "e.p" => {}
            word => {
                let wrong = |error| ScoreError::Move {
                    ply: moves.len() + 1,
                    text: word.chars().take(20).collect(),
                    error,
                };
                let told = language.read(line.position(), word).map_err(wrong)?;
                let played = line.play(told.mv);
                played.map_err(|illegal| wrong(crate::SanError::Illegal(illegal.reason).into()))?;
                moves.push(told);
            }
        }
    }
    Ok(moves)
}

/// `12.e4` without its number; none for a number alone. `0-0` has none.
fn without_number(word: &str) -> Option<&str> {
    let digits = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let counted = digits.len() < word.len();
    let rest = digits.trim_start_matches(['.', '…']);
    let numbered = counted && (digits.is_empty() || rest.len() < digits.len());
    let rest = if numbered { rest } else { word };
    (!rest.is_empty()).then_some(rest)
}
