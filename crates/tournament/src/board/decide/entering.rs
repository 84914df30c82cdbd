//! How a move is written that a player enters: two squares, one of them, or algebraic notation.

use adoube_chess::notation::{Language, NotationError, UnknownLanguage};
use adoube_chess::{IllegalReason, Move, Piece, Position, SanError, Side, Square, UciError};

use crate::board::Board;
use crate::note::{Note, note};
use crate::refusal::Refusal;
use crate::refusal::illegal_move_word;

/// As much of a text as a refusal repeats.
fn shown(text: &str) -> String {
    text.chars().take(16).collect()
}

impl Board {
    /// The legal move of the side to move that is meant by `e2e4`, `e7e8q`, or, with smart move,
    /// by one square (`e4`, `e8q`).
    pub(in crate::board) fn entered(&self, side: Side, text: &str) -> Result<Move, Refusal> {
        match one_square(text) {
            Some((square, piece)) => self.smart(side, square, piece),
            None => self.two_squares(side, text),
        }
    }

    fn two_squares(&self, side: Side, text: &str) -> Result<Move, Refusal> {
        match self.game.line.position().parse_uci(text) {
            Ok(mv) => Ok(mv),
            Err(UciError::Illegal(illegal))
                if illegal.reason == IllegalReason::PromotionMissing =>
            {
                self.promoted(side, illegal.mv)
            }
            Err(UciError::Illegal(illegal)) => Err(Refusal::IllegalMove {
                uci: shown(text),
                reason: illegal.reason,
            }),
            Err(UciError::Syntax(_)) => Err(Refusal::NotAMove(shown(text))),
        }
    }

    /// BRD-7: a queen, if the player turned that on and the move is legal with one.
    fn promoted(&self, side: Side, mv: Move) -> Result<Move, Refusal> {
        let queen = Move::new(mv.from(), mv.to(), Some(Piece::Queen));
        let Some(queen) = queen.filter(|queen| self.game.line.position().is_legal(*queen)) else {
            return Err(Refusal::IllegalMove {
                uci: mv.to_string(),
                reason: IllegalReason::LeavesKingInCheck,
            });
        };
        self.with_queen(side, queen)
    }

    /// The move with a queen, or that a piece is to be chosen.
    pub(in crate::board) fn with_queen(&self, side: Side, mv: Move) -> Result<Move, Refusal> {
        let queen = Move::new(mv.from(), mv.to(), Some(Piece::Queen));
        queen
            .filter(|_| self.options(side).automatic_queen)
            .ok_or(Refusal::ChoosePiece)
    }

    /// BRD-5: a square that belongs to exactly one legal move.
    fn smart(&self, side: Side, square: Square, piece: Option<char>) -> Result<Move, Refusal> {
        if !self.options(side).smart_move {
            return Err(Refusal::SmartMoveOff);
        }
        let moves = self.game.line.position().legal_moves();
        let of_square = moves
            .into_iter()
            .filter(|mv| mv.from() == square || mv.to() == square);
        let mut pairs: Vec<_> = of_square.map(|mv| (mv.from(), mv.to())).collect();
        pairs.dedup();
        match pairs[..] {
            [(from, to)] => {
                let piece = piece.map_or_else(String::new, String::from);
                self.two_squares(side, &format!("{from}{to}{piece}"))
            }
            _ => Err(Refusal::NotOneMove {
                square,
                moves: pairs.len(),
            }),
        }
    }

    /// NOT-1: a move in somebody's own letters, of a language that is told.
    pub(in crate::board) fn written(
        &self,
        side: Side,
        text: &str,
        language: &str,
    ) -> Result<Move, Refusal> {
        self.written_in(self.game.line.position(), side, text, language)
    }

    /// A premove that is written, read as if the opponent passed: what only his move makes possible cannot be told
    /// from what is written.
    pub(in crate::board) fn written_later(
        &self,
        side: Side,
        text: &str,
        language: &str,
    ) -> Result<Move, Refusal> {
        let passed = self.game.line.position().passed();
        let read = |position: Position| self.written_in(&position, side, text, language);
        match passed.map(read) {
            Some(Err(Refusal::Notation { why, .. })) if !UNREADABLE.contains(&why.word) => {
                Err(squares_wanted(text))
            }
            Some(read) => read,
            None => Err(squares_wanted(text)),
        }
    }

    fn written_in(
        &self,
        position: &Position,
        side: Side,
        text: &str,
        language: &str,
    ) -> Result<Move, Refusal> {
        let unread = |why: Note| Refusal::Notation {
            text: shown(text),
            why,
        };
        let language: Language = language
            .parse()
            .map_err(|unknown: UnknownLanguage| unread(Note::plain(unknown.to_string())))?;
        match language.read(position, text) {
            Ok(told) => Ok(told.mv),
            Err(NotationError::Move(SanError::Illegal(IllegalReason::PromotionMissing))) => {
                // A queen's sign completes it, or the player is to choose.
                let queen = language.letter(Piece::Queen).unwrap_or('Q');
                let bare = text.trim().trim_end_matches(['+', '#', '!', '?', ' ']);
                let with_queen = language.read(position, &format!("{bare}={queen}"));
                let mv = with_queen.map_err(|error| unread(why_unread(&error)))?.mv;
                self.with_queen(side, mv)
            }
            Err(error) => Err(unread(why_unread(&error))),
        }
    }
}

/// Why a text is none in any position.
const UNREADABLE: [&str; 3] = ["unread-letter", "unread-syntax", ""];

/// A premove that its two squares alone say.
fn squares_wanted(text: &str) -> Refusal {
    Refusal::Notation {
        text: shown(text),
        why: note!(
            "unread-premove" => "what it means is not clear before the opponent's move: write its two squares"
        ),
    }
}

/// Why a text is no legal move; a word for each reason, none for what later versions may find.
fn why_unread(error: &NotationError) -> Note {
    match error {
        NotationError::Letter { letter, language } => {
            let letters = language.letters().map(String::from).join(" ");
            note!("unread-letter" => "{error}", letter, letters)
        }
        NotationError::Move(SanError::Syntax) => note!("unread-syntax" => "{error}"),
        NotationError::Move(SanError::NoSuchPiece) => note!("unread-piece" => "{error}"),
        NotationError::Move(SanError::Ambiguous) => note!("unread-ambiguous" => "{error}"),
        NotationError::Move(SanError::Illegal(reason)) => {
            note!("unread-illegal" => "{error}", reason = illegal_move_word(*reason))
        }
    }
}

/// One square, and the letter of the piece that a pawn becomes.
fn one_square(text: &str) -> Option<(Square, Option<char>)> {
    if !text.is_ascii() || !(2..=3).contains(&text.len()) {
        return None;
    }
    let (square, piece) = text.split_at(2);
    Some((square.parse().ok()?, piece.chars().next()))
}
