//! Which programs can show windows: those that are connected to a compositor or an X server (VEN-3). What the
//! windows are called, and how many there are, those do not tell others.

mod diag;

use std::{collections::BTreeMap, fs, io, path::Path};

use serde::Serialize;

use crate::process;
use diag::UnixSocket;

/// Programs that are told.
const MOST: usize = 64;
/// The longest name of a socket that is told, characters.
const MAX_NAME: usize = 64;

/// A program that can show windows.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Shows {
    /// What it calls itself.
    pub(crate) name: String,
    /// Its real user's number.
    pub(crate) user: u32,
    /// Where it is connected: a compositor's socket, or an X server's.
    pub(crate) at: String,
}

/// Every one of them, as many as are told at most. An error where the kernel does not tell of sockets.
pub(crate) fn shown() -> io::Result<Vec<Shows>> {
    let ends = ends(&diag::all()?);
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
    Ok(shown)
}

/// The clients' ends of what is connected to a screen's server, by their inodes.
fn ends(all: &[UnixSocket]) -> BTreeMap<u32, String> {
    let servers = all.iter().filter(|socket| is_screens(&socket.name));
    servers
        .filter_map(|socket| Some((socket.peer?, plain(&socket.name))))
        .collect()
}

/// A Wayland compositor's or an X server's, by where it lies.
fn is_screens(name: &str) -> bool {
    let numbered = |text: Option<&str>| {
        text.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let file = name.rsplit('/').next().unwrap_or_default();
    let x = name
        .trim_start_matches('@')
        .strip_prefix("/tmp/.X11-unix/X");
    numbered(file.strip_prefix("wayland-")) || numbered(x)
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

    use super::{inode, is_screens, shown};

    #[test]
    fn ven_3_a_screens_server_is_known_by_its_socket() {
        for (name, expected) in [
            ("/run/user/998/wayland-0", true),
            ("/tmp/.X11-unix/X0", true),
            ("@/tmp/.X11-unix/X12", true),
            ("/run/user/998/wayland-", false),
            ("/run/user/998/wayland-0.lock", false),
            ("/tmp/.X11-unix/Xa", false),
            ("/run/dbus/system_bus_socket", false),
            ("", false),
        ] {
            assert_eq!(is_screens(name), expected, "{name}");
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
        let ours = || shown().map(|shown| shown.into_iter().any(|it| it.at == at));
        match ours() {
            Ok(told) => assert!(!told),
            Err(error) => {
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
