//! The process that answers the kernel: may this file be executed?

use std::{
    io,
    os::fd::{AsFd as _, AsRawFd as _, OwnedFd},
};

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, poll},
    sys::{
        fanotify::{Fanotify, FanotifyEvent, FanotifyResponse, Response},
        stat::fstat,
    },
    unistd::write,
};

use super::{
    Denied,
    allow::Identity,
    decide::{Decider, Reason, Verdict},
    denied::Teller,
};
use crate::{process, strangers};

/// A sign of life at least this often, in milliseconds.
const BEAT: u8 = 100;

/// What a worker works with. All of it is handed on to the next one.
pub(super) struct Desk {
    pub(super) group: Fanotify,
    pub(super) decider: Decider,
    pub(super) teller: Teller,
}

/// Answers until the watchdog is gone, which shows in the end of its pipe.
pub(super) fn work(desk: &mut Desk, beat: &OwnedFd, watchdog: &OwnedFd) -> io::Result<()> {
    loop {
        let life = desk.teller.life().unwrap_or_else(|| watchdog.as_fd());
        let mut sources = [desk.group.as_fd(), watchdog.as_fd(), life]
            .map(|source| PollFd::new(source, PollFlags::POLLIN));
        match poll(&mut sources, BEAT) {
            Err(Errno::EINTR) | Ok(_) => {}
            Err(error) => return Err(error.into()),
        }
        let [asked, unwatched, alone] = sources.map(|source| source.any().unwrap_or(true));
        if unwatched {
            return Ok(());
        }
        if asked {
            answer(desk)?;
        }
        if alone {
            desk.teller.alone();
        }
        // A pipe that is full is one that nobody reads: not the worker's affair.
        let _ = write(beat, b".");
    }
}

fn answer(desk: &mut Desk) -> io::Result<()> {
    let events = match desk.group.read_events() {
        Err(Errno::EAGAIN | Errno::EINTR) => return Ok(()),
        read => read?,
    };
    for event in events {
        let Some(fd) = event.fd() else { continue };
        let (verdict, users) = verdict(&mut desk.decider, &event);
        // While the kernel waits for the answer who asked cannot go away.
        let (response, denied) = match verdict {
            Verdict::Allowed => (Response::FAN_ALLOW, None),
            // A check that goes on without its daemon tries what is forbidden, and is nobody's breach.
            Verdict::Denied(_) if desk.teller.is_alone() && strangers::is_own(event.pid()) => {
                (Response::FAN_DENY, None)
            }
            Verdict::Denied(reason) => (Response::FAN_DENY, Some(denied(&event, &users, reason))),
        };
        // Before the answer: a guard that is killed after it loses no refusal, and the next daemon finds it.
        if let Some(denied) = denied {
            desk.teller.tell(denied);
        }
        match desk
            .group
            .write_response(FanotifyResponse::new(fd, response))
        {
            // Who asked is gone.
            Err(Errno::ENOENT) | Ok(()) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn denied(event: &FanotifyEvent, users: &[u32], reason: Reason) -> Denied {
    Denied {
        file: named(event),
        by: process::name(event.pid()),
        pid: event.pid(),
        group: process::group(event.pid()),
        user: users.get(1).copied(),
        reason,
        untold: 0,
    }
}

/// Whoever cannot be known is refused.
fn verdict(decider: &mut Decider, event: &FanotifyEvent) -> (Verdict, Vec<u32>) {
    let found = event.fd().and_then(|fd| fstat(fd).ok());
    let users = process::users(event.pid()).unwrap_or_default();
    let verdict = match found {
        Some(stat) if !users.is_empty() => {
            let file = Identity {
                filesystem: stat.st_dev,
                inode: stat.st_ino,
            };
            let is_loading = || process::is_loading(event.pid());
            decider.decide(event.pid(), &users, file, is_loading)
        }
        _ => Verdict::Denied(Reason::Unknown),
    };
    (verdict, users)
}

fn named(event: &FanotifyEvent) -> String {
    let fd = event.fd().map(|fd| fd.as_raw_fd());
    let path = fd.and_then(|fd| std::fs::read_link(format!("/proc/self/fd/{fd}")).ok());
    path.map_or_else(String::new, |path| path.to_string_lossy().into_owned())
}
