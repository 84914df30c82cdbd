//! Netlink: sockets at which the kernel answers, or tells of what happens.

use std::{io, os::fd::AsRawFd as _};

use nix::{
    libc::AF_NETLINK,
    sys::socket::{NetlinkAddr, bind},
};
use socket2::{Domain, Protocol, Socket, Type};

/// One that speaks this protocol.
pub(crate) fn open(protocol: i32) -> io::Result<Socket> {
    let protocol = Protocol::from(protocol);
    Socket::new(Domain::from(AF_NETLINK), Type::DGRAM, Some(protocol))
}

/// It is told from now on what these groups are, a bit each; nobody waits for it.
pub(crate) fn join(socket: &Socket, groups: u32) -> io::Result<()> {
    socket.set_nonblocking(true)?;
    Ok(bind(socket.as_raw_fd(), &NetlinkAddr::new(0, groups))?)
}
