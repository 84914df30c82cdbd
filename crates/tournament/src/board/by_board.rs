//! One thing for each board.

use std::collections::{BTreeMap, btree_map};
use std::iter::Flatten;

use crate::ids::BoardId;

/// A board's place in the list of its round.
type Slot<T> = Option<(BoardId, T)>;

/// Things by the numbers of their boards, in order.
///
/// Each round has a list with a place for every number: a place is found in one step, where a tree of thousands takes
/// several, each in memory that no other board has read lately.
#[derive(Debug, Clone)]
pub struct ByBoard<T> {
    rounds: BTreeMap<u16, Vec<Slot<T>>>,
    len: usize,
}

impl<T> ByBoard<T> {
    /// None yet.
    pub const fn new() -> Self {
        Self {
            rounds: BTreeMap::new(),
            len: 0,
        }
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// That of one board.
    pub fn get(&self, id: BoardId) -> Option<&T> {
        let slot = self.rounds.get(&id.round)?.get(usize::from(id.board))?;
        slot.as_ref().map(|(_, one)| one)
    }

    /// That of one board, to be changed.
    pub fn get_mut(&mut self, id: BoardId) -> Option<&mut T> {
        let round = self.rounds.get_mut(&id.round)?;
        let slot = round.get_mut(usize::from(id.board))?;
        slot.as_mut().map(|(_, one)| one)
    }

    /// Keeps this for a board; gives back what was kept for it before.
    pub fn insert(&mut self, id: BoardId, one: T) -> Option<T> {
        let round = self.rounds.entry(id.round).or_default();
        let place = usize::from(id.board);
        if round.len() <= place {
            round.resize_with(place + 1, || None);
        }
        let before = round[place].replace((id, one));
        self.len += usize::from(before.is_none());
        before.map(|(_, one)| one)
    }

    /// Takes away what is kept for a board.
    pub fn remove(&mut self, id: BoardId) -> Option<T> {
        let round = self.rounds.get_mut(&id.round)?;
        let (_, one) = round.get_mut(usize::from(id.board))?.take()?;
        self.len -= 1;
        Some(one)
    }

    /// All of them with their boards.
    pub fn iter(&self) -> Iter<'_, T> {
        self.rounds.values().flatten().flatten()
    }

    /// All of them, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        let slots = self.rounds.values_mut().flatten().flatten();
        slots.map(|(_, one)| one)
    }

    /// Those of a round with their boards.
    pub fn of_round(&self, round: u16) -> impl DoubleEndedIterator<Item = &(BoardId, T)> {
        let slots: &[Slot<T>] = self.rounds.get(&round).map_or(&[], Vec::as_slice);
        slots.iter().flatten()
    }
}

impl<T> Default for ByBoard<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a, T> IntoIterator for &'a ByBoard<T> {
    type Item = &'a (BoardId, T);
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// Things with their boards, in order.
pub type Iter<'a, T> = Flatten<Flatten<btree_map::Values<'a, u16, Vec<Slot<T>>>>>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_in_order_of_boards() {
        let id = |round, board| BoardId { round, board };
        let mut kept = ByBoard::new();
        for (round, board, one) in [(2, 1, 'd'), (1, 900, 'c'), (1, 1, 'a'), (1, 7, 'x')] {
            assert_eq!(kept.insert(id(round, board), one), None);
        }
        assert_eq!(kept.insert(id(1, 7), 'b'), Some('x'));
        let all = |kept: &ByBoard<char>| kept.iter().map(|(_, one)| *one).collect::<String>();
        assert_eq!((all(&kept).as_str(), kept.len()), ("abcd", 4));
        let first: Vec<_> = kept.of_round(1).map(|(id, _)| id.board).collect();
        assert_eq!(first, [1, 7, 900]);
        assert_eq!((kept.of_round(3).count(), kept.get(id(1, 8))), (0, None));
        assert_eq!(
            (kept.remove(id(1, 900)), kept.remove(id(1, 900))),
            (Some('c'), None)
        );
        assert_eq!(kept.get(id(2, 1)), Some(&'d'));
        assert_eq!((all(&kept).as_str(), kept.len()), ("abd", 3));
    }
}
