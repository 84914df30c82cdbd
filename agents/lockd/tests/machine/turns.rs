//! Tests of one program run side by side. One that floods what the kernel tells of the whole machine, to every daemon
//! there is, runs by itself.

use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

static MACHINE: RwLock<()> = RwLock::new(());

/// As long as it is there.
pub(crate) enum Turn {
    /// Others have theirs meanwhile.
    Beside(#[expect(dead_code, reason = "it is held")] RwLockReadGuard<'static, ()>),
    /// Nobody else has.
    Alone(#[expect(dead_code, reason = "it is held")] RwLockWriteGuard<'static, ()>),
}

impl Turn {
    pub(crate) fn beside() -> Self {
        Self::Beside(MACHINE.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn alone() -> Self {
        Self::Alone(MACHINE.write().unwrap_or_else(PoisonError::into_inner))
    }
}
