//! Who may use the machine: an event with a handful of programs mostly waits, so some run beside each
//! other; the demo with its dozen takes all of it, so that no test is starved by another.

use std::sync::{Condvar, Mutex, PoisonError};

const WHOLE: usize = 4;

static FREE: Mutex<usize> = Mutex::new(WHOLE);
static RETURNED: Condvar = Condvar::new();

/// A share of the machine, given back when dropped.
#[derive(Debug)]
pub struct Turn(usize);

impl Turn {
    /// For one event.
    pub fn shared() -> Self {
        Self::take(1)
    }

    /// For a demo.
    pub fn whole() -> Self {
        Self::take(WHOLE)
    }

    fn take(share: usize) -> Self {
        // A test that failed while it held its turn has no say over the others.
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        while *free < share {
            free = RETURNED.wait(free).unwrap_or_else(PoisonError::into_inner);
        }
        *free -= share;
        Self(share)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *FREE.lock().unwrap_or_else(PoisonError::into_inner) += self.0;
        RETURNED.notify_all();
    }
}
