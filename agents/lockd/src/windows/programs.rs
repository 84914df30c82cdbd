//! Which programs can show windows: those that are connected to a compositor or an X server.

use std::{collections::BTreeMap, fs, path::Path};

use serde::Serialize;

use crate::{diag::unix::UnixSocket, process};

/// Programs that are told.
const MOST: usize = 64;
/// The longest name of a socket that is told, characters.
const MAX_NAME: usize = 64;

/// A program that can show windows.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Shows {
    /// What it calls itself.
    pub(crate) name: String,
    /// Its real user's number.
    pub(crate) user: u32,
    /// Where it is connected: a compositor's socket, or an X server's.
    pub(crate) at: String,
}

/// Every one of them, as many as are told at most; `ends` are those of their sockets.
pub(super) fn connected(ends: &BTreeMap<u32, String>) -> Vec<Shows> {
    let mut shown: Vec<Shows> = Vec::new();
    for pid in process::all() {
        let Some(user) = process::users(pid).and_then(|users| users.first().copied()) else {
            continue;
        };
        let mut at: Vec<&String> = sockets(pid).filter_map(|inode| ends.get(&inode)).collect();
        at.sort();
        at.dedup();
        let name = process::name(pid);
        shown.extend(at.into_iter().map(|at| Shows {
            name: name.clone(),
            user,
            at: at.clone(),
        }));
    }
    shown.sort();
    shown.dedup();
    shown.truncate(MOST);
    shown
}

/// The clients' ends of what is connected to a screen's server, by their inodes, each with the server's name.
pub(super) fn ends(all: &[UnixSocket]) -> BTreeMap<u32, String> {
    let servers = all
        .iter()
        .filter(|socket| Server::of(&socket.name).is_some());
    servers
        .filter_map(|socket| Some((socket.peer?, plain(&socket.name))))
        .collect()
}

/// What shows windows on a screen, by where its socket lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Server {
    /// A Wayland compositor.
    Compositor,
    /// The X server of this display.
    X(u32),
}

impl Server {
    pub(super) fn of(name: &str) -> Option<Self> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| digits)
        };
        let bare = name.trim_start_matches('@');
        if let Some(display) = bare.strip_prefix("/tmp/.X11-unix/X") {
            return number(display).map(Self::X);
        }
        let file = name.rsplit('/').next().unwrap_or_default();
        let socket: Option<u32> = file.strip_prefix("wayland-").and_then(number);
        socket.map(|_| Self::Compositor)
    }
}

/// Who makes a socket names it.
fn plain(name: &str) -> String {
    let fit = |c: char| if c.is_ascii_graphic() { c } else { '?' };
    name.chars().take(MAX_NAME).map(fit).collect()
}

/// The inodes of a process's sockets.
fn sockets(pid: i32) -> impl Iterator<Item = u32> {
    let entries = fs::read_dir(format!("/proc/{pid}/fd"));
    let links = entries.into_iter().flatten().flatten();
    links.filter_map(|entry| inode(&fs::read_link(entry.path()).ok()?))
}

fn inode(link: &Path) -> Option<u32> {
    let text = link.to_str()?.strip_prefix("socket:[")?;
    text.strip_suffix(']')?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::{
        os::unix::net::{UnixListener, UnixStream},
        path::Path,
    };

    use super::{Server, connected, ends, inode};
    use crate::diag::unix;

    #[test]
    fn ven_3_a_screens_server_is_known_by_its_socket() {
        for (name, expected) in [
            ("/run/user/998/wayland-0", Some(Server::Compositor)),
            ("/tmp/.X11-unix/X0", Some(Server::X(0))),
            ("@/tmp/.X11-unix/X12", Some(Server::X(12))),
            ("/run/user/998/wayland-", None),
            ("/run/user/998/wayland-0.lock", None),
            ("/tmp/.X11-unix/Xa", None),
            ("/tmp/.X11-unix/X+1", None),
            ("/run/dbus/system_bus_socket", None),
            ("", None),
        ] {
            assert_eq!(Server::of(name), expected, "{name}");
        }
    }

    #[test]
    fn a_link_to_a_socket_has_its_inode() {
        assert_eq!(inode(Path::new("socket:[4711]")), Some(4711));
        for link in ["socket:[x]", "pipe:[4711]", "/dev/null"] {
            assert_eq!(inode(Path::new(link)), None, "{link}");
        }
    }

    /// This very process connects to a socket that is named as a compositor's.
    #[test]
    fn ven_3_who_is_connected_to_a_compositor_is_told_and_who_only_waits_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("wayland-7");
        let server = UnixListener::bind(&socket).unwrap();
        let at = socket.display().to_string();
        let ours = || {
            let all = unix::all()?;
            Ok(connected(&ends(&all)).into_iter().any(|it| it.at == at))
        };
        match ours() {
            Ok(told) => assert!(!told),
            Err::<bool, std::io::Error>(error) => {
                eprintln!("SKIPPED ven_3_who_is_connected_to_a_compositor: {error}");
                return;
            }
        }
        let _client = UnixStream::connect(&socket).unwrap();
        // Before, the kernel does not tell who it is.
        let _accepted = server.accept().unwrap();
        assert!(ours().unwrap());
    }
}
