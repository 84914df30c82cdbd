//! What a hand does to the pieces when it makes a move.

use adoube_chess::{IllegalMove, Move, Piece, Position, Side, Square};

use super::Random;
use crate::Time;

/// From this time on this piece is on a square, or none is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhysicalChange {
    /// When.
    pub at: Time,
    /// The square of the game.
    pub square: Square,
    /// The piece that is there from then on.
    pub piece: Option<(Side, Piece)>,
}

/// The order of the pieces when castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Castling {
    /// The king, then the rook.
    KingFirst,
    /// The rook, then the king.
    RookFirst,
    /// Both at once, with two hands.
    BothHands,
}

/// How a piece gets to its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carrying {
    /// It is lifted and put down.
    Lift,
    /// It is pushed over the squares on its way; a piece that does not move in a free line is lifted.
    Slide,
}

/// The order of the pieces when capturing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Capturing {
    /// The captured piece is taken off before the other one arrives.
    CapturedFirst,
    /// The captured piece is replaced by the other one: its square is never empty.
    Replace,
}

/// How a move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handling {
    /// Whether the piece is lifted or pushed.
    pub carrying: Carrying,
    /// Whether a captured piece is taken off first.
    pub capturing: Capturing,
    /// The order when castling.
    pub castling: Castling,
    /// The piece is lifted and put back once before the move.
    pub is_put_back: bool,
    /// The pawn is put on the last rank for a moment before the new piece replaces it.
    pub is_pawn_put_down: bool,
}

impl Handling {
    /// A random handling.
    pub fn at_random(random: &mut Random) -> Handling {
        Handling {
            carrying: if random.one_in(3) {
                Carrying::Slide
            } else {
                Carrying::Lift
            },
            capturing: if random.one_in(2) {
                Capturing::CapturedFirst
            } else {
                Capturing::Replace
            },
            castling: match random.below(3) {
                0 => Castling::KingFirst,
                1 => Castling::RookFirst,
                _ => Castling::BothHands,
            },
            is_put_back: random.one_in(12),
            is_pawn_put_down: random.one_in(2),
        }
    }
}

/// One piece's move from a square to a square.
#[derive(Debug, Clone, Copy)]
struct PieceMove {
    from: Square,
    to: Square,
    before: (Side, Piece),
    after: (Side, Piece),
}

/// What a hand does from this time on to make a move, in order of time. A pause within the move is
/// shorter than 250 ms where the position in between could be another legal move (castling).
///
/// # Errors
/// The move is not legal.
pub fn hand_movements(
    before: &Position,
    mv: Move,
    handling: Handling,
    random: &mut Random,
    start: Time,
) -> Result<Vec<PhysicalChange>, IllegalMove> {
    let mut after = before.clone();
    after.play(mv)?;
    let mut piece_moves = piece_moves(before, &after);
    if handling.castling == Castling::RookFirst {
        piece_moves.reverse();
    }
    let mut hand = Hand {
        changes: Vec::new(),
        now: start,
        random,
    };
    if let (true, Some(first)) = (handling.is_put_back, piece_moves.first()) {
        hand.put(first.from, None);
        hand.wait(100, 600);
        hand.put(first.from, Some(first.before));
        hand.wait(50, 400);
    }
    for square in captured_squares(before, &after, &piece_moves) {
        let is_target = piece_moves.iter().any(|piece_move| piece_move.to == square);
        if handling.capturing == Capturing::CapturedFirst || !is_target {
            hand.put(square, None);
            hand.wait(100, 400);
        }
    }
    let is_crossed = piece_moves
        .iter()
        .any(|piece_move| piece_moves.iter().any(|other| piece_move.to == other.from));
    if piece_moves.len() > 1 && (is_crossed || handling.castling == Castling::BothHands) {
        for piece_move in &piece_moves {
            hand.put(piece_move.from, None);
        }
        hand.wait(150, 400);
        for piece_move in &piece_moves {
            hand.put(piece_move.to, Some(piece_move.after));
        }
        return Ok(hand.changes);
    }
    for piece_move in piece_moves {
        hand.carry([before, &after], piece_move, handling);
        hand.wait(20, 120);
    }
    Ok(hand.changes)
}

/// The pieces that change their square, the king before the rook.
fn piece_moves(before: &Position, after: &Position) -> Vec<PieceMove> {
    let arrived = after
        .pieces()
        .filter(|(square, side, piece)| before.piece_at(*square) != Some((*side, *piece)));
    let piece_move = |(to, side, piece): (Square, Side, Piece)| {
        let left = |kind: Piece| {
            let mut left = before.pieces().filter(|(square, owner, it)| {
                (*owner, *it) == (side, kind) && after.piece_at(*square) != Some((side, kind))
            });
            left.next().map(|(square, ..)| square)
        };
        let (from, kind) = left(piece)
            .map(|square| (square, piece))
            .or_else(|| left(Piece::Pawn).map(|square| (square, Piece::Pawn)))?;
        Some(PieceMove {
            from,
            to,
            before: (side, kind),
            after: (side, piece),
        })
    };
    let mut piece_moves: Vec<PieceMove> = arrived.filter_map(piece_move).collect();
    piece_moves.sort_by_key(|piece_move| piece_move.after.1 != Piece::King);
    piece_moves
}

/// The squares of the pieces that leave the board.
fn captured_squares(before: &Position, after: &Position, piece_moves: &[PieceMove]) -> Vec<Square> {
    let gone = before.pieces().filter(|(square, side, piece)| {
        let is_moved = piece_moves
            .iter()
            .any(|piece_move| piece_move.from == *square);
        !is_moved && after.piece_at(*square) != Some((*side, *piece))
    });
    gone.map(|(square, ..)| square).collect()
}

/// A hand at work.
struct Hand<'a> {
    changes: Vec<PhysicalChange>,
    now: Time,
    random: &'a mut Random,
}

impl Hand<'_> {
    fn put(&mut self, square: Square, piece: Option<(Side, Piece)>) {
        let at = self.now;
        self.changes.push(PhysicalChange { at, square, piece });
    }

    fn wait(&mut self, least: u64, most: u64) {
        self.now = self.random.later(self.now, least, most);
    }

    fn carry(&mut self, positions: [&Position; 2], piece_move: PieceMove, handling: Handling) {
        let way = match handling.carrying {
            Carrying::Slide => squares_between(piece_move.from, piece_move.to),
            Carrying::Lift => Vec::new(),
        };
        let is_empty = |square: &Square| {
            positions
                .iter()
                .all(|position| position.piece_at(*square).is_none())
        };
        let is_free = way.iter().all(is_empty);
        let mut last = piece_move.from;
        if is_free && !way.is_empty() {
            for square in way {
                self.step(last, square, piece_move.before);
                last = square;
            }
        } else {
            self.put(last, None);
            self.wait(100, 500);
        }
        let is_promotion = piece_move.before != piece_move.after;
        if is_promotion && handling.is_pawn_put_down {
            self.put(piece_move.to, Some(piece_move.before));
            self.wait(100, 600);
            self.put(piece_move.to, None);
            self.wait(100, 300);
        }
        self.put(piece_move.to, Some(piece_move.after));
        if last != piece_move.from {
            self.wait(0, 40);
            self.put(last, None);
        }
    }

    /// Pushes a piece on: for a moment it is over both squares.
    fn step(&mut self, from: Square, to: Square, piece: (Side, Piece)) {
        self.put(to, Some(piece));
        self.wait(0, 40);
        self.put(from, None);
        self.wait(40, 150);
    }
}

/// The squares between two squares in a line, both left out; none if they are in no line or side by side.
fn squares_between(from: Square, to: Square) -> Vec<Square> {
    let apart = |one: u8, other: u8| i16::from(other) - i16::from(one);
    let (files, ranks) = (apart(from.file(), to.file()), apart(from.rank(), to.rank()));
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let steps = files.abs().max(ranks.abs());
    let square = |step: i16| {
        let file = i16::from(from.file()) + files.signum() * step;
        let rank = i16::from(from.rank()) + ranks.signum() * step;
        Square::at(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
    };
    (1..steps).filter_map(square).collect()
}
