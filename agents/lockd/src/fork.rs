//! A second process of this program, without an exec: none could be had while execs are refused.

use std::{
    fs, io,
    os::fd::{AsRawFd as _, BorrowedFd, RawFd},
};

use nix::unistd::{ForkResult, close, fork};

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

/// Closes whatever is open but these, and where a program reads and speaks: one that outlives who made it keeps nothing of his,
/// such as a socket at which nobody would answer. For a process that goes back to nothing that it had.
pub(crate) fn close_all_but(kept: &[BorrowedFd<'_>]) -> io::Result<()> {
    let entries = fs::read_dir("/proc/self/fd")?.flatten();
    let open = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<RawFd>().ok());
    let open: Vec<RawFd> = open.collect();
    for number in open {
        if number > 2 && !kept.iter().any(|kept| kept.as_raw_fd() == number) {
            // The folder itself is one of them, and closed already.
            let _ = close(number);
        }
    }
    Ok(())
}
