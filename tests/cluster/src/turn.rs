//! Who may use the machine: the programs of an event mostly wait, so several events run beside each
//! other, but not so many that one test is starved by another.

use std::sync::{Condvar, Mutex, PoisonError};

const WHOLE: usize = 16;

static FREE: Mutex<usize> = Mutex::new(WHOLE);
static RETURNED: Condvar = Condvar::new();

/// A share of the machine, given back when dropped.
#[derive(Debug)]
pub struct Turn(usize);

impl Turn {
    /// For one event in real time.
    pub fn real_time() -> Self {
        Self::take(1)
    }

    /// For one event whose time runs faster.
    pub fn fast() -> Self {
        Self::take(2)
    }

    /// For a demo with its dozen of programs.
    pub fn demo() -> Self {
        Self::take(4)
    }

    /// For many games at once.
    pub fn crowd() -> Self {
        Self::take(8)
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
