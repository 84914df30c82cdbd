//! State that most games never have. Thousands of games are held at once, and what each keeps empty room for is most of
//! what they take.

use std::ops::{Deref, DerefMut};

/// A value that is allocated when it is first changed; until then it reads as blank.
#[derive(Debug, Clone)]
pub(super) struct LazyBox<T>(Option<Box<T>>);

/// What a [`LazyBox`] reads as before anything changed.
pub(super) trait Blank: Clone + 'static {
    const BLANK: &'static Self;
}

impl<T> LazyBox<T> {
    pub(super) const fn blank() -> Self {
        Self(None)
    }

    /// Whether nothing was ever changed.
    pub(super) const fn is_blank(&self) -> bool {
        self.0.is_none()
    }

    /// The value to change, if it was changed before: this allocates nothing.
    pub(super) fn changed(&mut self) -> Option<&mut T> {
        self.0.as_deref_mut()
    }
}

impl<T> Default for LazyBox<T> {
    fn default() -> Self {
        Self::blank()
    }
}

impl<T: Blank> Deref for LazyBox<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_deref().unwrap_or(T::BLANK)
    }
}

impl<T: Blank> DerefMut for LazyBox<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.0.get_or_insert_with(|| Box::new(T::BLANK.clone()))
    }
}
