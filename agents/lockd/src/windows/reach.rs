//! The way to an X server, which lets its own user in.

use std::{
    io,
    os::{fd::OwnedFd, unix::net::UnixStream},
};

use nix::{
    sys::{
        resource::{Resource, setrlimit},
        socket::{getsockopt, sockopt},
    },
    unistd::{Uid, seteuid, setgroups, setresgid, setresuid},
};
use socket2::{Domain, SockAddr, Socket, Type};

use super::{Untold, programs::Server};
use crate::users::groups;

/// Memory for what a server says, and for the process itself, bytes.
const MOST_MEMORY: u64 = 256 << 20;

/// A connection, on which nothing was said yet.
pub(super) type Reached = Result<UnixStream, Untold>;

/// Of this name, as the kernel says it. Who is connected there showed that it is awake: a compositor starts its X server
/// with the first who comes.
pub(super) fn reach(name: &str) -> Reached {
    if Server::of(name) == Some(Server::Compositor) {
        return Err(Untold::Compositor);
    }
    let own = connect(name).map_err(|_| Untold::Refused)?;
    let owner = getsockopt(&own, sockopt::PeerCredentials).map_err(|_| Untold::Refused)?;
    if owner.uid() == 0 {
        return Ok(own);
    }
    drop(own);
    // The real user stays root meanwhile: nobody else may stop this process.
    let owner = Uid::from_raw(owner.uid());
    seteuid(owner).map_err(|_| Untold::Refused)?;
    let reached = connect(name).map_err(|_| Untold::Refused);
    seteuid(Uid::from_raw(0)).map_err(|_| Untold::Refused)?;
    reached
}

/// Without waiting: where too many wait already nobody is let in.
fn connect(name: &str) -> io::Result<UnixStream> {
    // A name that is in no filesystem begins with a zero.
    let path = match name.strip_prefix('@') {
        Some(name) => format!("\0{name}"),
        None => name.to_owned(),
    };
    let socket = Socket::new(Domain::UNIX, Type::STREAM, None)?;
    socket.set_nonblocking(true)?;
    socket.connect(&SockAddr::unix(path)?)?;
    Ok(UnixStream::from(OwnedFd::from(socket)))
}

/// For good, and with little memory.
pub(super) fn give_up_rights(user: u32) -> io::Result<()> {
    let (group, _) = groups(user);
    setrlimit(Resource::RLIMIT_AS, MOST_MEMORY, MOST_MEMORY)?;
    setgroups(&[])?;
    setresgid(group, group, group)?;
    let user = Uid::from_raw(user);
    Ok(setresuid(user, user, user)?)
}
