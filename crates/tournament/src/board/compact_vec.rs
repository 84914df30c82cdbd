//! Lists of which there is one a game: they grow by an eighth, since thousands of games are held at once and
//! what a list that doubles has to spare is most of it.

/// Room for this many more at least.
const LEAST: usize = 8;

/// Adds one at the end.
pub(super) fn push<T>(list: &mut Vec<T>, new: T) {
    insert(list, list.len(), new);
}

/// Adds one before that at `at`.
pub(super) fn insert<T>(list: &mut Vec<T>, at: usize, new: T) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 8).max(LEAST));
    }
    list.insert(at, new);
}
