//! One value for White and one for Black.

use std::array;
use std::ops::{Index, IndexMut};

use crate::Side;

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// White's value, then Black's.
    pub const fn new(white: T, black: T) -> Self {
        Self { white, black }
    }

    /// The same value for both sides.
    pub const fn both(value: T) -> Self
    where
        T: Copy,
    {
        Self::new(value, value)
    }

    /// The values that the function gives, White's first.
    pub fn from_fn(mut of: impl FnMut(Side) -> T) -> Self {
        Self::new(of(Side::White), of(Side::Black))
    }

    /// The function's values of these, White's first.
    pub fn map<U>(self, mut of: impl FnMut(T) -> U) -> BySide<U> {
        BySide::new(of(self.white), of(self.black))
    }

    /// References to the values.
    pub const fn as_ref(&self) -> BySide<&T> {
        BySide::new(&self.white, &self.black)
    }

    /// White's value becomes Black's, and the other way round.
    pub fn swap(&mut self) {
        std::mem::swap(&mut self.white, &mut self.black);
    }

    /// With the sides changed.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self::new(self.black, self.white)
    }

    /// White's value, then Black's.
    pub fn iter(&self) -> array::IntoIter<&T, 2> {
        [&self.white, &self.black].into_iter()
    }

    /// White's value, then Black's.
    pub fn iter_mut(&mut self) -> array::IntoIter<&mut T, 2> {
        [&mut self.white, &mut self.black].into_iter()
    }

    /// Each value with its side, White's first.
    pub fn sides(self) -> array::IntoIter<(Side, T), 2> {
        [(Side::White, self.white), (Side::Black, self.black)].into_iter()
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

impl<T> From<[T; 2]> for BySide<T> {
    fn from([white, black]: [T; 2]) -> Self {
        Self::new(white, black)
    }
}

impl<T> IntoIterator for BySide<T> {
    type Item = T;
    type IntoIter = array::IntoIter<T, 2>;

    fn into_iter(self) -> Self::IntoIter {
        [self.white, self.black].into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySide<T> {
    type Item = &'a T;
    type IntoIter = array::IntoIter<&'a T, 2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut BySide<T> {
    type Item = &'a mut T;
    type IntoIter = array::IntoIter<&'a mut T, 2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::BySide;
    use crate::Side;

    #[test]
    fn each_side_has_its_own_value() {
        let mut clocks = BySide::from_fn(|side| side.word().len());
        clocks[Side::Black] += 10;
        assert_eq!(clocks, BySide::new(5, 15));
        assert_eq!(clocks.swapped(), BySide::new(15, 5));
        clocks.swap();
        assert_eq!((clocks[Side::White], clocks[Side::Black]), (15, 5));
        assert_eq!(clocks.map(|it| it + 1).into_iter().sum::<usize>(), 22);
        let sides: Vec<_> = BySide::both('x').sides().collect();
        assert_eq!(sides, [(Side::White, 'x'), (Side::Black, 'x')]);
    }
}
