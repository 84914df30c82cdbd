//! Processes that this one has started.

use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};

/// Those that have ended are let go. The first guard is one of them, and may be replaced.
pub(super) fn bury() {
    while matches!(waitpid(None, Some(WaitPidFlag::WNOHANG)), Ok(status) if status != WaitStatus::StillAlive)
    {
    }
}
