//! A game in progress: its moves, and what repetition and the fifty-move rule need to know.

mod history;

use history::History;

use std::sync::{Arc, LazyLock};

use crate::{FenError, IllegalMove, Move, Position, Side, Start};

/// How a game ends by itself, without a player or an arbiter saying so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AutomaticEnd {
    /// The side to move is mated (article 5.1, END-1).
    Checkmate {
        /// The side that gave mate.
        winner: Side,
    },
    /// The side to move has no legal move and is not in check (article 5.4.4, END-4).
    Stalemate,
    /// Neither side can mate (article 5.4.3, END-5); bare material only, see
    /// [`Position::is_dead`].
    DeadPosition,
    /// The same position for the third time (article 5.4.1, END-3).
    ThreefoldRepetition,
    /// Fifty moves by each side without a pawn move or a capture (article 5.4.2, END-4).
    FiftyMoves,
    /// The same position for the fifth time (Laws of 2018, article 9.6.1).
    FivefoldRepetition,
    /// Seventy-five moves by each side without a pawn move or a capture (Laws of 2018, article 9.6.2).
    SeventyFiveMoves,
}

/// Which repetitions and moves without progress draw a game by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AutomaticDraws {
    /// The third occurrence and fifty moves: online play (article 5.4).
    ThreeAndFifty,
    /// The fifth occurrence and seventy-five moves: what is less is claimed (Laws of 2018, article 9.6).
    FiveAndSeventyFive,
    /// None: both are claimed (Laws of 2005, articles 9.2 and 9.3).
    None,
}

/// A game: where it started, its moves, and the position they led to.
///
/// A `Line` does not stop at a draw that came about by itself: an arbiter may overturn one
/// (END-6), so [`play`](Line::play) refuses only what the position refuses. Who drives a game asks
/// [`automatic_end`](Line::automatic_end) after every move.
///
/// Memory: two bytes a move, four bytes for each position since the last move that cannot be
/// undone, and a position; another one for a game that begins with a position of its own.
#[derive(Debug, Clone)]
pub struct Line {
    start: Arc<Position>,
    position: Position,
    moves: Vec<Move>,
    history: History,
    /// Mate, stalemate or a dead position.
    position_end: Option<AutomaticEnd>,
    /// How often the position has occurred, the last time included; at least 1.
    occurrences: usize,
}

impl Line {
    /// A game with no move played yet.
    ///
    /// # Errors
    /// The start's FEN is not a possible position.
    pub fn new(start: &Start) -> Result<Line, FenError> {
        let first = first_position(start)?;
        let position = Position::clone(&first);
        let mut line = Line {
            start: first,
            history: History::new(position.hash()),
            position,
            moves: Vec::new(),
            position_end: None,
            occurrences: 1,
        };
        line.position_end = line.find_position_end();
        Ok(line)
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the first move.
    pub fn first_position(&self) -> &Position {
        &self.start
    }

    /// All moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves were played, counted for each side by itself (half-moves).
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Plays a move, in constant time on average. An error leaves everything as it was (BRD-1).
    ///
    /// # Errors
    /// The move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let irreversible = self.position.is_irreversible(mv);
        self.position.play(mv)?;
        reserve(&mut self.moves);
        self.moves.push(mv);
        if irreversible {
            self.history.restart(self.moves.len());
        }
        self.history.push(self.position.hash());
        self.position_end = self.find_position_end();
        self.occurrences = self.count_occurrences();
        Ok(())
    }

    /// The end that the last move brought automatically, if any; `draws` says which draws need no claim.
    /// Mate and stalemate come first: a mating move wins even if it is the hundredth without a capture.
    pub fn automatic_end(&self, draws: AutomaticDraws) -> Option<AutomaticEnd> {
        let (most, half_moves, [repetition, moves]) = match draws {
            AutomaticDraws::None => return self.position_end,
            AutomaticDraws::ThreeAndFifty => (
                3,
                100,
                [AutomaticEnd::ThreefoldRepetition, AutomaticEnd::FiftyMoves],
            ),
            AutomaticDraws::FiveAndSeventyFive => (
                5,
                150,
                [
                    AutomaticEnd::FivefoldRepetition,
                    AutomaticEnd::SeventyFiveMoves,
                ],
            ),
        };
        self.position_end.or_else(|| {
            if self.occurrences >= most {
                Some(repetition)
            } else if self.position.half_move_clock() >= half_moves {
                Some(moves)
            } else {
                None
            }
        })
    }

    /// A word in each of the places that a move needs, for who fetches them from memory before it is played.
    pub fn read_ahead(&self) -> impl Sized + use<> {
        let Self {
            position,
            moves,
            history,
            position_end,
            ..
        } = self;
        let (last, hash) = (moves.last().copied(), history.hashes.last().copied());
        (position.clone(), last, hash, *position_end)
    }

    fn find_position_end(&self) -> Option<AutomaticEnd> {
        let position = &self.position;
        if position.is_checkmate() {
            let winner = position.side_to_move().other();
            Some(AutomaticEnd::Checkmate { winner })
        } else if position.is_stalemate() {
            Some(AutomaticEnd::Stalemate)
        } else if position.is_dead() {
            Some(AutomaticEnd::DeadPosition)
        } else {
            None
        }
    }

    /// Hashes only point at candidates; the positions themselves decide. So a collision of
    /// hashes can cost a little time, but can never end a game. One or two occurrences draw nothing
    /// and are counted as the hashes say.
    fn count_occurrences(&self) -> usize {
        let candidates = self.history.earlier_occurrences();
        if candidates.len() < 2 {
            return 1 + candidates.len();
        }
        1 + self.count_equal(&candidates)
    }

    /// How many of these plies had the position of now; found by playing the game again.
    fn count_equal(&self, plies: &[usize]) -> usize {
        let mut position = Position::clone(&self.start);
        let mut equal = 0;
        for ply in 0..=plies.last().copied().unwrap_or(0) {
            equal += usize::from(plies.contains(&ply) && position == self.position);
            match self.moves.get(ply).map(|mv| position.play(*mv)) {
                Some(Ok(())) => {}
                // The moves are legal, since they were played.
                None | Some(Err(_)) => break,
            }
        }
        equal
    }
}

/// One for all games that begin with the usual position.
static STANDARD: LazyLock<Result<Arc<Position>, FenError>> =
    LazyLock::new(|| Position::from_start(&Start::standard()).map(Arc::new));

fn first_position(start: &Start) -> Result<Arc<Position>, FenError> {
    if *start == Start::standard() {
        return STANDARD.clone();
    }
    Position::from_start(start).map(Arc::new)
}

/// Room for one more. A list that doubles has too much to spare where thousands of games are held.
fn reserve<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 4).max(8));
    }
}

#[cfg(test)]
mod tests;
