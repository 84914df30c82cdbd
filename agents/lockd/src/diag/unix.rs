//! Local sockets with who is connected to whom (`linux/unix_diag.h`).

use std::io;

use super::{aligned, half, word};

/// Length of a socket's own part.
const SOCKET: usize = 16;
/// `AF_UNIX`; `UDIAG_SHOW_NAME | UDIAG_SHOW_PEER`; `UNIX_DIAG_NAME`, `UNIX_DIAG_PEER`.
const UNIX: u8 = 1;
const NAME_AND_PEER: u32 = 1 | 4;
const NAME: u16 = 0;
const PEER: u16 = 2;

/// One end of a connection, or one that waits for some.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UnixSocket {
    /// The other end.
    pub(crate) peer: Option<u32>,
    /// Its path, after an @ where it is in no filesystem; empty where it has none.
    pub(crate) name: String,
}

/// Every local socket of this network namespace.
pub(crate) fn all() -> io::Result<Vec<UnixSocket>> {
    let mut found = Vec::new();
    super::ask(&question(), |message| found.extend(socket(message)))?;
    Ok(found)
}

fn question() -> Vec<u8> {
    let mut bytes = vec![UNIX, 0, 0, 0];
    // In whatever state, of whatever number, with both; no cookie.
    for word in [u32::MAX, 0, NAME_AND_PEER, 0, 0] {
        bytes.extend(word.to_ne_bytes());
    }
    bytes
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

#[cfg(test)]
mod tests {
    use super::{SOCKET, UnixSocket, aligned, question, socket};

    fn attribute(kind: u16, value: &[u8]) -> Vec<u8> {
        let length = u16::try_from(4 + value.len()).unwrap();
        let mut bytes = [length.to_ne_bytes(), kind.to_ne_bytes()].concat();
        bytes.extend(value);
        bytes.resize(aligned(bytes.len()), 0);
        bytes
    }

    #[test]
    fn sockets_are_read_with_their_names_and_their_other_ends() {
        let own = vec![0; SOCKET];
        let name = attribute(0, b"/run/wayland-0\0");
        let peer = attribute(2, &7u32.to_ne_bytes());
        let bare = attribute(0, b"\0/tmp/.X11-unix/X0");
        for (message, expected) in [
            (
                [&own[..], &name, &peer].concat(),
                (Some(7), "/run/wayland-0"),
            ),
            ([&own[..], &bare].concat(), (None, "@/tmp/.X11-unix/X0")),
            (own.clone(), (None, "")),
        ] {
            let (peer, name) = expected;
            let name = name.to_owned();
            assert_eq!(socket(&message), Some(UnixSocket { peer, name }));
        }
        assert_eq!(question().len(), 24);
    }

    #[test]
    fn what_is_cut_off_has_no_name() {
        let whole = [vec![0; SOCKET], attribute(0, b"/run/wayland-0\0")].concat();
        for length in 0..whole.len() - 1 {
            let found = socket(&whole[..length]);
            assert!(found.is_none_or(|it| it.name.is_empty()), "{length} bytes");
        }
    }
}
