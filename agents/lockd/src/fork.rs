//! A second process of this program, without an exec: none could be had while execs are refused.

use std::{fs, io};

use nix::unistd::{ForkResult, fork};

/// Forks, in a program of one thread.
#[allow(unsafe_code, reason = "fork is unsafe: see below")]
pub(crate) fn split() -> io::Result<ForkResult> {
    if fs::read_dir("/proc/self/task")?.count() != 1 {
        return Err(io::Error::other("a program of several threads cannot fork"));
    }
    // SAFETY: after a fork only async-signal-safe functions may be called in a program of several
    // threads, for another one may hold a lock that nobody frees any more. This one has a single thread.
    unsafe { fork() }.map_err(io::Error::from)
}
