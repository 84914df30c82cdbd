//! The boards of a tournament.

use std::collections::{BTreeMap, btree_map};
use std::iter::Map;
use std::ops::{Index, RangeBounds};

use super::Board;
use crate::ids::BoardId;

/// Boards by their numbers, in order.
///
/// Each is kept by itself: a tree of boards that are opened one after the other has room for as many again.
#[derive(Debug, Clone, Default)]
pub struct Boards(BTreeMap<BoardId, Box<Board>>);

impl Boards {
    /// None yet.
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One of them.
    pub fn get(&self, id: &BoardId) -> Option<&Board> {
        self.0.get(id).map(Box::as_ref)
    }

    /// One of them, to be changed.
    pub fn get_mut(&mut self, id: &BoardId) -> Option<&mut Board> {
        self.0.get_mut(id).map(Box::as_mut)
    }

    /// Whether it is among them.
    pub fn contains_key(&self, id: &BoardId) -> bool {
        self.0.contains_key(id)
    }

    /// Puts one among them, in the place of another of its number.
    pub fn insert(&mut self, id: BoardId, board: Board) {
        self.0.insert(id, Box::new(board));
    }

    /// Takes one away.
    pub fn remove(&mut self, id: &BoardId) -> Option<Board> {
        self.0.remove(id).map(|board| *board)
    }

    /// Their numbers.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &BoardId> {
        self.0.keys()
    }

    /// All of them.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Board> {
        self.0.values().map(Box::as_ref)
    }

    /// All of them, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Board> {
        self.0.values_mut().map(Box::as_mut)
    }

    /// All of them with their numbers.
    pub fn iter(&self) -> BoardsIter<'_> {
        self.0.iter().map(unboxed)
    }

    /// Those whose numbers are in a range.
    pub fn range(
        &self,
        range: impl RangeBounds<BoardId>,
    ) -> impl DoubleEndedIterator<Item = (&BoardId, &Board)> {
        self.0.range(range).map(|(id, board)| (id, board.as_ref()))
    }
}

/// A board with its number.
type Numbered<'a> = (&'a BoardId, &'a Board);
type Kept<'a> = (&'a BoardId, &'a Box<Board>);
/// Boards with their numbers, in order.
pub type BoardsIter<'a> =
    Map<btree_map::Iter<'a, BoardId, Box<Board>>, fn(Kept<'a>) -> Numbered<'a>>;

fn unboxed((id, board): Kept<'_>) -> Numbered<'_> {
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
        &self.0[id]
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
