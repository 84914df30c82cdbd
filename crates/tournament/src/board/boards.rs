//! The boards of a tournament.

use std::iter::Map;
use std::ops::Index;

use super::Board;
use super::by_board::{self, ByBoard};
use crate::ids::BoardId;

/// Boards by their numbers, in order.
///
/// Each is kept by itself: a list of boards that are opened one after the other has room for as many again.
#[derive(Debug, Clone, Default)]
pub struct Boards(ByBoard<Box<Board>>);

impl Boards {
    /// None yet.
    pub const fn new() -> Self {
        Self(ByBoard::new())
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One of them.
    pub fn get(&self, id: &BoardId) -> Option<&Board> {
        self.0.get(*id).map(Box::as_ref)
    }

    /// One of them, to be changed.
    pub fn get_mut(&mut self, id: &BoardId) -> Option<&mut Board> {
        self.0.get_mut(*id).map(Box::as_mut)
    }

    /// Whether it is among them.
    pub fn contains_key(&self, id: &BoardId) -> bool {
        self.0.get(*id).is_some()
    }

    /// Puts one among them, in the place of another of its number.
    pub fn insert(&mut self, id: BoardId, board: Board) {
        self.0.insert(id, Box::new(board));
    }

    /// Takes one away.
    pub fn remove(&mut self, id: &BoardId) -> Option<Board> {
        self.0.remove(*id).map(|board| *board)
    }

    /// Their numbers.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &BoardId> {
        self.0.iter().map(|(id, _)| id)
    }

    /// All of them.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Board> {
        self.0.iter().map(|(_, board)| board.as_ref())
    }

    /// All of them, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Board> {
        self.0.values_mut().map(Box::as_mut)
    }

    /// All of them with their numbers.
    pub fn iter(&self) -> BoardsIter<'_> {
        self.0.iter().map(unboxed)
    }

    /// Those of a round.
    pub fn of_round(&self, round: u16) -> impl DoubleEndedIterator<Item = &Board> {
        self.0.of_round(round).map(|(_, board)| board.as_ref())
    }
}

/// A board with its number.
type Numbered<'a> = (&'a BoardId, &'a Board);
type Kept = (BoardId, Box<Board>);
/// Boards with their numbers, in order.
pub type BoardsIter<'a> = Map<by_board::Iter<'a, Box<Board>>, for<'b> fn(&'b Kept) -> Numbered<'b>>;

fn unboxed((id, board): &Kept) -> Numbered<'_> {
    (id, board.as_ref())
}

impl<'a> IntoIterator for &'a Boards {
    type Item = Numbered<'a>;
    type IntoIter = BoardsIter<'a>;

    fn into_iter(self) -> BoardsIter<'a> {
        self.iter()
    }
}

impl Index<&BoardId> for Boards {
    type Output = Board;

    fn index(&self, id: &BoardId) -> &Board {
        match self.get(id) {
            Some(board) => board,
            None => panic!("no board {id}"),
        }
    }
}

impl Extend<(BoardId, Board)> for Boards {
    fn extend<I: IntoIterator<Item = (BoardId, Board)>>(&mut self, boards: I) {
        for (id, board) in boards {
            self.insert(id, board);
        }
    }
}

impl FromIterator<(BoardId, Board)> for Boards {
    fn from_iter<I: IntoIterator<Item = (BoardId, Board)>>(boards: I) -> Self {
        let mut all = Self::new();
        all.extend(boards);
        all
    }
}

impl<const N: usize> From<[(BoardId, Board); N]> for Boards {
    fn from(boards: [(BoardId, Board); N]) -> Self {
        boards.into_iter().collect()
    }
}
