//! The proc connector, a netlink socket.

use std::{
    io,
    os::fd::{AsFd, AsRawFd as _, BorrowedFd},
};

use nix::{
    errno::Errno,
    libc::{AF_NETLINK, NETLINK_CONNECTOR},
    sys::socket::{MsgFlags, NetlinkAddr, bind, recv, send, setsockopt, sockopt},
};
use socket2::{Domain, Protocol, Socket, Type};

use super::message;

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
        let protocol = Protocol::from(NETLINK_CONNECTOR);
        let socket = Socket::new(Domain::from(AF_NETLINK), Type::DGRAM, Some(protocol))?;
        socket.set_nonblocking(true)?;
        // Without the right to more it is as large as may be.
        let _ = setsockopt(&socket, sockopt::RcvBufForce, &BUFFER);
        bind(socket.as_raw_fd(), &NetlinkAddr::new(0, GROUP))?;
        // A kernel that knows the filter keeps it; one that does not passes over the longer form.
        for filtered in [true, false] {
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
