//! How records follow each other: planning an append, checking what was read.

use crate::entry::{Entry, Head};
use crate::name::StreamName;

/// The entries that `bodies` become after `head`, and the head after them.
pub(crate) fn extend(stream: &StreamName, head: Head, bodies: Vec<Vec<u8>>) -> (Vec<Entry>, Head) {
    let mut at = head;
    let entries = bodies
        .into_iter()
        .map(|body| {
            let entry = Entry::following(stream, &at, body);
            at = entry.head();
            entry
        })
        .collect();
    (entries, at)
}
