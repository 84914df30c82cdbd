//! What keeps a writer who has not heard of a failure yet from writing on as if there had been none.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::ledger::Outcome;

/// Shared by transactions of which each builds on those before it: after one that is not
/// [`Outcome::Done`] the store writes none of them, though it takes writes again by then. Whoever has
/// heard of it, and has read what is there, goes on with a new one.
#[derive(Clone, Debug, Default)]
pub struct Fence(Arc<AtomicBool>);

impl Fence {
    /// Whether something behind it was not written, or perhaps not.
    pub fn is_closed(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    /// Closes it if that is no success.
    pub fn heed(&self, outcome: &Outcome) {
        if !matches!(outcome, Outcome::Done(_)) {
            self.0.store(true, Ordering::Release);
        }
    }
}

/// The same fence, not one in the same state.
impl PartialEq for Fence {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Fence {}
