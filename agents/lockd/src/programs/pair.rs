//! Worker and watchdog: two processes that hold the same group of fanotify, and mind each other.
//!
//! A worker that is killed leaves the group open in the watchdog's hands, so the kernel goes on asking,
//! and the next worker answers: nothing starts unseen meanwhile. A worker that is stopped would hold up
//! every program of the machine: its signs of life end, it is killed, and another one is made. A watchdog
//! that is killed is missed by the worker, which becomes a watchdog itself. Neither needs an exec.

use std::{
    io,
    os::fd::{AsFd as _, OwnedFd},
};

use nix::{
    errno::Errno,
    fcntl::OFlag,
    poll::{PollFd, PollFlags, poll},
    sys::{
        signal::{Signal, kill},
        wait::waitpid,
    },
    unistd::{ForkResult, Pid, pipe2, read, write},
};

use super::worker::{Desk, work};
use crate::fork;

/// A worker without a sign of life for so long is replaced, in milliseconds.
const PATIENCE: u16 = 500;
/// File numbers that a worker can have had: one event is answered before the next batch is read.
const NUMBERS: i32 = 1024;

/// Works and watches for ever, by turns of role.
pub(super) fn run(desk: &mut Desk) -> io::Result<std::convert::Infallible> {
    loop {
        let flags = OFlag::O_CLOEXEC | OFlag::O_NONBLOCK;
        let (heard, beat) = pipe2(flags)?;
        let (seen, watchdog) = pipe2(flags)?;
        match fork::split()? {
            ForkResult::Child => {
                drop((heard, watchdog));
                work(desk, &beat, &seen)?;
            }
            ForkResult::Parent { child } => {
                drop((beat, seen));
                watch(&heard, child)?;
                drop(watchdog);
                refuse_unanswered(desk)?;
            }
        }
    }
}

/// Returns when the worker is dead, killed if need be.
fn watch(heard: &OwnedFd, worker: Pid) -> io::Result<()> {
    let mut bytes = [0; 64];
    loop {
        let mut source = [PollFd::new(heard.as_fd(), PollFlags::POLLIN)];
        let alive = match poll(&mut source, PATIENCE) {
            Err(Errno::EINTR) => true,
            Ok(0) => false,
            Ok(_) => read(heard, &mut bytes)? > 0,
            Err(error) => return Err(error.into()),
        };
        if !alive {
            let _ = kill(worker, Signal::SIGKILL);
            waitpid(worker, None)?;
            return Ok(());
        }
    }
}

/// What the dead worker had read and not answered would wait for ever. The kernel knows such a question by
/// the worker's file number alone.
fn refuse_unanswered(desk: &Desk) -> io::Result<()> {
    for number in 0..NUMBERS {
        let mut response = [0; 8];
        response[..4].copy_from_slice(&number.to_ne_bytes());
        let deny = nix::sys::fanotify::Response::FAN_DENY.bits();
        response[4..].copy_from_slice(&deny.to_ne_bytes());
        match write(desk.group.as_fd(), &response) {
            Ok(_) | Err(Errno::ENOENT) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
