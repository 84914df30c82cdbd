//! Writing a move.

use super::Notation;
use super::language::figurine;
use crate::{IllegalMove, Move, Piece, Position};

impl Notation {
    /// A legal move as this notation has it: `Cgxf3+`, `exd6 a.p.`, `d8D`, `0-0`.
    ///
    /// # Errors
    /// The move is not legal.
    pub fn write(self, position: &Position, mv: Move) -> Result<String, IllegalMove> {
        let mut text: String = position
            .san(mv)?
            .chars()
            .filter_map(|sign| self.sign(sign))
            .collect();
        if self.signs && takes_in_passing(position, mv) {
            text.push(' ');
            text.push_str(self.language.en_passant());
        }
        Ok(text)
    }

    /// What stands for a sign of the English text; none where it is left out.
    fn sign(self, sign: char) -> Option<char> {
        match sign {
            'O' => Some('0'),
            // A new piece follows its move at once (C.11).
            '=' => None,
            'x' | '+' | '#' => self.signs.then_some(sign),
            'K' | 'Q' | 'R' | 'B' | 'N' => {
                let piece = Piece::from_letter(sign)?;
                if self.figurines {
                    figurine(piece)
                } else {
                    self.language.letter(piece)
                }
            }
            other => Some(other),
        }
    }
}

fn takes_in_passing(position: &Position, mv: Move) -> bool {
    let pawn = position
        .piece_at(mv.from())
        .is_some_and(|(_, piece)| piece == Piece::Pawn);
    pawn && mv.from().file() != mv.to().file() && position.piece_at(mv.to()).is_none()
}
