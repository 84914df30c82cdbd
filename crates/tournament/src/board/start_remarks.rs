//! A game that begins again from a corrected start position: what it begins with, and what is unusual about that.

use adoube_chess::{Piece, Position, Side, Start, Variant};

use super::{Board, Phase};
use crate::clock::TimeControl;
use crate::note::{Note, note};

impl Board {
    /// From where and with which times the next game begins. None of a position that cannot be read: the order says why.
    pub fn new_start_note(&self, fen: &str) -> Option<Note> {
        let start = self.read_start(fen)?;
        let control = self.clocks.clock.control();
        let [white, black] = Side::ALL.map(|side| base_time(control, side));
        let fen = start.fen();
        let (word, game) = match self.play.phase {
            Phase::Waiting => ("begins-from", "the game"),
            Phase::Playing | Phase::Paused { .. } | Phase::Finished { .. } => {
                ("new-start", "this game no longer counts; a new game")
            }
        };
        Some(note!(
            word => "{game} begins from {fen} with White {white}, Black {black}", fen, white, black
        ))
    }

    /// A start position that is not that of standard chess, in an event that plays it: nothing forbids it.
    pub fn unusual_start(&self, fen: &str) -> Option<Note> {
        let start = self.read_start(fen)?;
        if start.variant() != Variant::Standard {
            return None;
        }
        let usual = Position::from_start(&Start {
            variant: Variant::Standard,
            fen: None,
        });
        let usual = usual.ok().filter(|usual| usual.fen() != start.fen())?;
        let missing = missing_pieces(&usual, &start);
        if missing.is_empty() {
            return Some(note!(
                "unusual-start" => "this is not the start position of standard chess, which this event plays"
            ));
        }
        Some(note!(
            "start-lacks-pieces" => "this is not the start position of standard chess, which this event plays; it \
                lacks {missing}",
            missing
        ))
    }

    fn read_start(&self, fen: &str) -> Option<Position> {
        let start = Start::from_fen(self.opened.terms.start.variant, fen).ok()?;
        Position::from_start(&start).ok()
    }
}

/// What a side's clock shows as a game begins.
fn base_time(control: &TimeControl, side: Side) -> String {
    control.period(side, 0).on_the_clock().to_string()
}

/// As figurines, `♘♟♟`: they are the same in every language.
fn missing_pieces(usual: &Position, start: &Position) -> String {
    let count = |position: &Position, side: Side, piece: Piece| {
        let all = position.pieces();
        all.filter(|(_, owner, kind)| (*owner, *kind) == (side, piece))
            .count()
    };
    let of_side = |side: Side| {
        Piece::ALL.into_iter().map(move |piece| {
            let [has, due] = [start, usual].map(|position| count(position, side, piece));
            figurine(side, piece)
                .to_string()
                .repeat(due.saturating_sub(has))
        })
    };
    Side::ALL.into_iter().flat_map(of_side).collect()
}

const fn figurine(side: Side, piece: Piece) -> char {
    match (side, piece) {
        (Side::White, Piece::King) => '♔',
        (Side::White, Piece::Queen) => '♕',
        (Side::White, Piece::Rook) => '♖',
        (Side::White, Piece::Bishop) => '♗',
        (Side::White, Piece::Knight) => '♘',
        (Side::White, Piece::Pawn) => '♙',
        (Side::Black, Piece::King) => '♚',
        (Side::Black, Piece::Queen) => '♛',
        (Side::Black, Piece::Rook) => '♜',
        (Side::Black, Piece::Bishop) => '♝',
        (Side::Black, Piece::Knight) => '♞',
        (Side::Black, Piece::Pawn) => '♟',
    }
}
