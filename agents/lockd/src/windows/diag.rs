//! The kernel's list of local sockets with who is connected to whom (`linux/unix_diag.h`), over netlink.

use std::{io, os::fd::AsRawFd as _};

use nix::{
    libc::{AF_NETLINK, NETLINK_SOCK_DIAG},
    sys::{
        socket::{MsgFlags, recv, send, setsockopt, sockopt},
        time::{TimeVal, TimeValLike as _},
    },
};
use socket2::{Domain, Protocol, Socket, Type};

/// Lengths of the netlink header, of the question, of a socket's own part.
const HEADER: usize = 16;
const QUESTION: usize = 24;
const SOCKET: usize = 16;
/// `SOCK_DIAG_BY_FAMILY`; `NLM_F_REQUEST | NLM_F_DUMP`; `NLMSG_ERROR`, `NLMSG_DONE`.
const BY_FAMILY: u16 = 20;
const DUMP: u16 = 0x301;
const ERROR: u16 = 2;
const DONE: u16 = 3;
/// `AF_UNIX`; `UDIAG_SHOW_NAME | UDIAG_SHOW_PEER`; `UNIX_DIAG_NAME`, `UNIX_DIAG_PEER`.
const UNIX: u8 = 1;
const NAME_AND_PEER: u32 = 1 | 4;
const NAME: u16 = 0;
const PEER: u16 = 2;
/// Answers that are read; a machine with more sockets than fit is told in part.
const MOST_ANSWERS: usize = 1000;
/// Longer the kernel does not take, seconds.
const PATIENCE: i64 = 1;

/// One end of a connection, or one that waits for some.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct UnixSocket {
    /// The other end.
    pub(super) peer: Option<u32>,
    /// Its path, after an @ where it is in no filesystem; empty where it has none.
    pub(super) name: String,
}

/// Every local socket of this network namespace.
pub(super) fn all() -> io::Result<Vec<UnixSocket>> {
    let protocol = Protocol::from(NETLINK_SOCK_DIAG);
    let socket = Socket::new(Domain::from(AF_NETLINK), Type::DGRAM, Some(protocol))?;
    setsockopt(
        &socket,
        sockopt::ReceiveTimeout,
        &TimeVal::seconds(PATIENCE),
    )?;
    send(socket.as_raw_fd(), &question(), MsgFlags::empty())?;
    let mut found = Vec::new();
    let mut bytes = vec![0; 64 << 10];
    for _ in 0..MOST_ANSWERS {
        let length = recv(socket.as_raw_fd(), &mut bytes, MsgFlags::empty())?;
        if read(&bytes[..length], &mut found)? {
            break;
        }
    }
    Ok(found)
}

fn question() -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + QUESTION);
    let length = u32::try_from(HEADER + QUESTION).unwrap_or_default();
    bytes.extend(length.to_ne_bytes());
    bytes.extend(BY_FAMILY.to_ne_bytes());
    bytes.extend(DUMP.to_ne_bytes());
    // Sequence and sender.
    bytes.extend([0; 8]);
    bytes.extend([UNIX, 0, 0, 0]);
    // In whatever state, of whatever number, with both; no cookie.
    for word in [u32::MAX, 0, NAME_AND_PEER, 0, 0] {
        bytes.extend(word.to_ne_bytes());
    }
    bytes
}

/// Takes an answer's sockets; whether it is the last one.
fn read(mut bytes: &[u8], found: &mut Vec<UnixSocket>) -> io::Result<bool> {
    while let Some(length) = word(bytes, 0) {
        let length = usize::try_from(length).unwrap_or_default();
        let Some(message) = bytes.get(HEADER..length.max(HEADER)) else {
            return Ok(true);
        };
        match half(bytes, 4) {
            Some(DONE) => return Ok(true),
            Some(ERROR) => {
                let code = word(message, 0).unwrap_or_default().cast_signed();
                return Err(io::Error::from_raw_os_error(code.saturating_neg()));
            }
            _ => found.extend(socket(message)),
        }
        bytes = bytes.get(aligned(length.max(HEADER))..).unwrap_or_default();
    }
    Ok(false)
}

fn socket(message: &[u8]) -> Option<UnixSocket> {
    let mut rest = message.get(SOCKET..)?;
    let (mut peer, mut name) = (None, String::new());
    while let (Some(length), Some(kind)) = (half(rest, 0), half(rest, 2)) {
        let length = usize::from(length).max(4);
        let value = rest.get(4..length)?;
        match kind {
            NAME => name = path(value),
            PEER => peer = word(value, 0),
            _ => {}
        }
        rest = rest.get(aligned(length)..).unwrap_or_default();
    }
    Some(UnixSocket { peer, name })
}

/// A path ends with a zero; a name of no filesystem begins with one.
fn path(value: &[u8]) -> String {
    let text = String::from_utf8_lossy(value);
    match text.strip_prefix('\0') {
        Some(name) => format!("@{}", name.trim_end_matches('\0')),
        None => text.trim_end_matches('\0').to_owned(),
    }
}

const fn aligned(length: usize) -> usize {
    length.next_multiple_of(4)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?;
    Some(u32::from_ne_bytes(bytes.try_into().ok()?))
}

fn half(bytes: &[u8], at: usize) -> Option<u16> {
    let bytes = bytes.get(at..at + 2)?;
    Some(u16::from_ne_bytes(bytes.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{DONE, ERROR, HEADER, QUESTION, UnixSocket, question, read};

    fn message(kind: u16, body: &[u8]) -> Vec<u8> {
        let length = u32::try_from(HEADER + body.len()).unwrap();
        let mut bytes = length.to_ne_bytes().to_vec();
        bytes.extend(kind.to_ne_bytes());
        bytes.extend([0; 10]);
        bytes.extend(body);
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        bytes
    }

    fn attribute(kind: u16, value: &[u8]) -> Vec<u8> {
        let length = u16::try_from(4 + value.len()).unwrap();
        let mut bytes = [length.to_ne_bytes(), kind.to_ne_bytes()].concat();
        bytes.extend(value);
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        bytes
    }

    #[test]
    fn sockets_are_read_with_their_names_and_their_other_ends() {
        let server = [
            vec![0; 16],
            attribute(0, b"/run/wayland-0\0"),
            attribute(2, &7u32.to_ne_bytes()),
        ]
        .concat();
        let bare = [vec![0; 16], attribute(0, b"\0/tmp/.X11-unix/X0")].concat();
        let bytes = [
            message(20, &server),
            message(20, &bare),
            message(20, &[0; 16]),
        ]
        .concat();
        let mut found = Vec::new();
        assert!(!read(&bytes, &mut found).unwrap());
        let of = |peer, name: &str| UnixSocket {
            peer,
            name: name.to_owned(),
        };
        let expected = [
            of(Some(7), "/run/wayland-0"),
            of(None, "@/tmp/.X11-unix/X0"),
            of(None, ""),
        ];
        assert_eq!(found, expected);
        assert!(read(&message(DONE, &[0; 4]), &mut found).unwrap());
        let refused = read(&message(ERROR, &(-13i32).to_ne_bytes()), &mut found);
        assert_eq!(refused.unwrap_err().raw_os_error(), Some(13));
        assert_eq!(question().len(), HEADER + QUESTION);
    }

    #[test]
    fn what_is_cut_off_is_no_socket() {
        let whole = message(
            20,
            &[vec![0; 16], attribute(0, b"/run/wayland-0\0")].concat(),
        );
        for length in 0..whole.len() {
            let mut found = Vec::new();
            let _ = read(&whole[..length], &mut found);
            assert!(found.iter().all(|it| it.name.is_empty()), "{length} bytes");
        }
    }
}
