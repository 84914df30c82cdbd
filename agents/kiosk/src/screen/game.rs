//! The position that stands, and what can be moved in it.

use adoube_chess::{Position, notation::Language};
use adoube_proto::v1::{BoardRef, MoveCommand};

use crate::link::{board::SeatBoard, seat::Seat};

/// Which line of moves of which board: one that was taken back is another.
type Line = (String, BoardRef, u32);

/// The game of a seat, followed move by move.
#[derive(Debug, Default)]
pub(super) struct Game {
    line: Option<Line>,
    /// None where the records cannot be played out: then nothing is shown of the position.
    position: Option<Position>,
    played: usize,
    /// The position as FEN.
    pub(super) fen: String,
    /// Whether who is to move is in check.
    pub(super) check: bool,
    /// What may be moved, in UCI.
    pub(super) legal: Vec<String>,
}

impl Game {
    /// Follows the board to where it stands.
    pub(super) fn follow(&mut self, seat: &Seat, board: &SeatBoard) {
        let line = (seat.assigned.tournament.clone(), seat.board, board.rewinds);
        let same = self.line.as_ref() == Some(&line) && self.played <= board.moves.len();
        if same && self.played == board.moves.len() {
            return;
        }
        if !same {
            self.line = Some(line);
            self.played = 0;
            self.position = board
                .start()
                .and_then(|start| Position::from_start(&start).ok());
        }
        for played in &board.moves[self.played..] {
            self.position = self.position.take().and_then(|mut position| {
                let mv = position.parse_uci(&played.uci).ok()?;
                position.play(mv).ok()?;
                Some(position)
            });
        }
        self.played = board.moves.len();
        self.look();
    }

    /// The move that a command means, in UCI, where it was written in the position that stands; empty for what is no
    /// move in it. Squares stay as they were given.
    pub(super) fn meant(&self, played: &MoveCommand) -> String {
        if played.written.is_empty() {
            return played.uci.clone();
        }
        let read = || {
            let language: Language = played.language.parse().ok()?;
            let told = language.read(self.position.as_ref()?, &played.written);
            Some(told.ok()?.mv.to_string())
        };
        read().unwrap_or_default()
    }

    fn look(&mut self) {
        let position = self.position.as_ref();
        self.fen = position.map(Position::fen).unwrap_or_default();
        self.check = position.is_some_and(Position::is_check);
        let legal = position.map(Position::legal_moves).unwrap_or_default();
        self.legal = legal.iter().map(ToString::to_string).collect();
    }
}
