//! Lists of a summary. Of a file of any size they take so much memory and no more.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

/// Entries of a list that are kept.
const KEPT: usize = 10_000;

/// What is to be said of games, at most one entry a game: those that come first in the file, and how
/// many there are. Games end in any order, and the list is the same whatever it was.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct List<T> {
    first: BTreeMap<u64, T>,
    count: u64,
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self {
            first: BTreeMap::new(),
            count: 0,
        }
    }
}

impl<T> List<T> {
    /// Adds what is to be said of the game of that number in the file.
    pub(super) fn push(&mut self, game: u64, told: T) {
        self.count += 1;
        self.first.insert(game, told);
        if self.first.len() > KEPT {
            self.first.pop_last();
        }
    }

    /// How many there are, kept or not.
    pub(super) const fn count(&self) -> u64 {
        self.count
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many are not kept.
    pub(super) fn left_out(&self) -> u64 {
        self.count - self.first.len() as u64
    }

    /// Those that are kept, in the order of the file.
    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.first.values()
    }
}

impl<T: Serialize> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_the_first_of_the_file_whatever_the_order_and_counts_all() {
        let mut list = List::default();
        let all = KEPT as u64 + 2;
        (1..=all).rev().for_each(|game| list.push(game, game));
        assert_eq!((list.count(), list.left_out()), (all, 2));
        assert!(list.iter().copied().eq(1..=KEPT as u64));
    }
}
