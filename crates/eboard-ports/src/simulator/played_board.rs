//! A simulated board at its line, and the hands that play at it.

use std::io;
use std::time::Duration;

use adoube_chess::{IllegalMove, Move, OnSquare, Piece, Placement, Position, Side, Square};
use adoube_eboard::simulated::{
    Capturing, Carrying, Castling, Handling, LineFaults, PhysicalChange, Random, hand_movements,
};
use adoube_eboard::{Make, Time};

use super::Simulator;

/// A hand takes a moment to begin.
const REACTION: Duration = Duration::from_millis(50);

/// A board at its line, and the game that hands play on it.
#[derive(Debug)]
pub struct PlayedBoard {
    simulator: Simulator,
    start: Position,
    position: Position,
    /// What stands on the board once the hands are done.
    placement: Placement,
    random: Random,
    is_calm: bool,
    /// Until then the hands are at work.
    busy: Time,
    /// When the cable is put in again.
    unplugged: Option<Time>,
}

/// How a move was made.
#[derive(Debug)]
pub struct PlayedMove {
    /// In algebraic notation.
    pub san: String,
    /// How the hand made it.
    pub handling: Handling,
}

impl PlayedBoard {
    /// A game that starts there. Calm hands lift one piece after the other; others play as people do.
    pub fn new(simulator: Simulator, start: Position, seed: u64, is_calm: bool) -> Self {
        Self {
            simulator,
            placement: Placement::from(&start),
            position: start.clone(),
            start,
            random: Random::new(seed),
            is_calm,
            busy: Time::default(),
            unplugged: None,
        }
    }

    /// The board at its line.
    pub const fn simulator(&mut self) -> &mut Simulator {
        &mut self.simulator
    }

    /// The game's position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the hands have finished.
    pub fn is_idle(&self) -> bool {
        self.simulator.now() >= self.busy
    }

    /// Plays a move of the game.
    ///
    /// # Errors
    /// It is not legal.
    pub fn play(&mut self, mv: Move) -> Result<PlayedMove, IllegalMove> {
        let handling = if self.is_calm {
            Handling {
                carrying: Carrying::Lift,
                capturing: Capturing::CapturedFirst,
                castling: Castling::KingFirst,
                is_put_back: false,
                is_pawn_put_down: false,
            }
        } else {
            Handling::at_random(&mut self.random)
        };
        let start = self.reach();
        let changes = hand_movements(&self.position, mv, handling, &mut self.random, start)?;
        let san = self.position.san(mv)?;
        self.position.play(mv)?;
        self.expect(&changes);
        Ok(PlayedMove { san, handling })
    }

    /// Puts a piece on a square, or takes the piece from it; whether there was something to do.
    pub fn put(&mut self, square: Square, piece: Option<(Side, Piece)>) -> bool {
        if piece.is_none() && self.placement.at(square) == OnSquare::Empty {
            return false;
        }
        let at = self.reach();
        self.expect(&[PhysicalChange { at, square, piece }]);
        true
    }

    /// Sets up the start position again, one piece after the other: first what is in the way goes.
    pub fn set_up(&mut self) {
        let wanted = Placement::from(&self.start);
        let wrong = |square: &Square| self.placement.at(*square) != wanted.at(*square);
        let squares: Vec<Square> = Square::all().filter(wrong).collect();
        let is_taken = |square: &Square| self.placement.at(*square) != OnSquare::Empty;
        let taken = squares.iter().copied().filter(is_taken);
        let put = squares.iter().filter_map(|square| {
            let piece = self.start.piece_at(*square)?;
            Some((*square, Some(piece)))
        });
        let mut at = self.reach();
        let mut changes = Vec::new();
        for (square, piece) in taken.map(|square| (square, None)).chain(put) {
            at = at.after(REACTION);
            changes.push(PhysicalChange { at, square, piece });
        }
        self.position = self.start.clone();
        self.expect(&changes);
    }

    /// Pulls the cable out for a time.
    pub fn pull_out(&mut self, time: Duration) {
        self.simulator.pull_out();
        self.unplugged = Some(self.simulator.now().after(time));
    }

    /// Puts the cable in again if its time is over; whether it was.
    ///
    /// # Errors
    /// As of [`Simulator::plug_in`].
    pub fn plug_in_when_due(&mut self) -> io::Result<bool> {
        let now = self.simulator.now();
        if self.unplugged.is_none_or(|until| now < until) {
            return Ok(false);
        }
        self.unplugged = None;
        self.simulator.plug_in()?;
        Ok(true)
    }

    /// When the hands begin what is asked of them now.
    fn reach(&self) -> Time {
        self.simulator.now().max(self.busy).after(REACTION)
    }

    fn expect(&mut self, changes: &[PhysicalChange]) {
        let before = self.placement;
        self.placement = Placement::from_fn(|square| {
            let mut of_square = changes.iter().rev();
            let last = of_square.find(|change| change.square == square);
            last.map_or(before.at(square), |change| change.piece.into())
        });
        self.simulator.expect(changes);
        self.busy = changes.last().map_or(self.busy, |change| change.at);
    }
}

/// What goes wrong on the line of a board of this make. Bluetooth and Chessnut's links lose nothing; Certabo's lines are so
/// long that few would be whole.
pub fn usual_faults(make: Make, is_calm: bool, is_by_bluetooth: bool) -> LineFaults {
    if is_by_bluetooth && !is_calm {
        return LineFaults {
            delay: Duration::from_millis(100),
            ..LineFaults::default()
        };
    }
    if is_calm || make == Make::Chessnut {
        return LineFaults::default();
    }
    LineFaults {
        lost: if make == Make::Certabo { 50_000 } else { 3_000 },
        noise: 40,
        delay: Duration::ZERO,
    }
}
