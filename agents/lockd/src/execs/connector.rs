//! The proc connector, a netlink socket.

use std::{
    io,
    os::fd::{AsFd, AsRawFd as _, BorrowedFd},
};

use nix::{
    errno::Errno,
    libc::NETLINK_CONNECTOR,
    sys::socket::{MsgFlags, recv, send, setsockopt, sockopt},
};
use socket2::Socket;

use super::message;
use crate::netlink;

/// Bytes that wait in the kernel: some ten thousand execs.
const BUFFER: usize = 4 << 20;
/// `CN_IDX_PROC` as a group.
const GROUP: u32 = 1;

/// Tells of each exec.
#[derive(Debug)]
pub struct Connector {
    socket: Socket,
}

/// What it told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    /// A process executed a program.
    Exec(i32),
    /// More than could be kept: all processes are to be looked at.
    Overrun,
    /// Nothing more for now.
    Nothing,
}

impl Connector {
    /// Needs root, and a kernel that has it.
    pub fn open() -> io::Result<Self> {
        let socket = netlink::open(NETLINK_CONNECTOR)?;
        // Without the right to more it is as large as may be.
        let _ = setsockopt(&socket, sockopt::RcvBufForce, &BUFFER);
        netlink::join(&socket, GROUP)?;
        // A kernel that knows the filter goes by the last word; one that does not passes over the longer form.
        for filtered in [false, true] {
            let words = message::listen(0, filtered);
            send(socket.as_raw_fd(), &words, MsgFlags::empty())?;
        }
        Ok(Self { socket })
    }

    /// Without waiting.
    pub fn next(&self) -> io::Result<Heard> {
        let mut bytes = [0; 512];
        loop {
            match recv(self.socket.as_raw_fd(), &mut bytes, MsgFlags::empty()) {
                Ok(length) => {
                    if let Some(pid) = message::exec(&bytes[..length]) {
                        return Ok(Heard::Exec(pid));
                    }
                }
                Err(Errno::ENOBUFS) => return Ok(Heard::Overrun),
                Err(Errno::EAGAIN) => return Ok(Heard::Nothing),
                Err(Errno::EINTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

impl AsFd for Connector {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, thread};

    use super::*;

    /// Whether this kernel filters: since 6.6.
    fn filters() -> bool {
        let release = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
        let mut numbers = release.split('.').map_while(|number| number.parse().ok());
        let version: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        version >= (6, 6)
    }

    /// What begins and ends without a program wakes nobody: there are many of those on a machine where nothing happens.
    #[test]
    fn ven_3_only_execs_are_told_where_the_kernel_filters() {
        let connector = match Connector::open() {
            Ok(connector) if filters() => connector,
            opened => {
                eprintln!("SKIPPED ven_3_only_execs_are_told: {opened:?}, or a kernel before 6.6");
                return;
            }
        };
        let threads = 100;
        for _ in 0..threads {
            thread::spawn(|| ()).join().unwrap();
        }
        let ran = std::process::Command::new("true").status();
        assert!(ran.unwrap().success());
        let mut bytes = [0; 512];
        let (mut execs, mut others) = (0, 0);
        while let Ok(length) = recv(connector.socket.as_raw_fd(), &mut bytes, MsgFlags::empty()) {
            match message::exec(&bytes[..length]) {
                Some(_) => execs += 1,
                None => others += 1,
            }
        }
        if execs == 0 {
            eprintln!("SKIPPED ven_3_only_execs_are_told: nothing is told here");
            return;
        }
        // Every listener receives the kernel's answers to all listeners, two to each; without the filter there are two
        // events for each thread.
        assert!(others < threads, "{others} beside {execs} execs");
    }
}
