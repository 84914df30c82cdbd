//! Whether anything may have been said to the coordinator.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts the links' beginnings and ends: it is even while none is up. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Links(Arc<AtomicU64>);

/// A link that is up until this is dropped.
#[derive(Debug)]
pub struct Link(Links);

impl Links {
    /// Before anything is said on a link.
    pub fn begin(&self) -> Link {
        self.0.fetch_add(1, Ordering::SeqCst);
        Link(self.clone())
    }

    /// The count, if no link is up. If it is the same twice, none was up between.
    pub fn quiet(&self) -> Option<u64> {
        let count = self.0.load(Ordering::SeqCst);
        count.is_multiple_of(2).then_some(count)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.0.0.fetch_add(1, Ordering::SeqCst);
    }
}
