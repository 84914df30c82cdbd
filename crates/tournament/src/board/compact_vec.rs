//! Lists of which there is one a game: they grow by an eighth, since thousands of games are held at once and
//! what a list that doubles has to spare is most of it.

/// Room for this many more at least, and for this many bytes: bytes are added one by one, and a list that grows is
/// moved.
const LEAST: usize = 8;
const LEAST_BYTES: usize = 64;

/// Adds one at the end.
pub(super) fn push<T>(list: &mut Vec<T>, new: T) {
    insert(list, list.len(), new);
}

/// Adds one before that at `at`.
pub(super) fn insert<T>(list: &mut Vec<T>, at: usize, new: T) {
    if list.len() == list.capacity() {
        let least = LEAST.max(LEAST_BYTES / size_of::<T>().max(1));
        list.reserve_exact((list.len() / 8).max(least));
    }
    list.insert(at, new);
}
