//! The windows, as the daemon lists them: an ordinary user is not told whose connections those to a compositor are.
//! Without the daemon only their number is known.

use std::{fs, path::Path};

use crate::lockdown::windows::Windows;

/// A line each; `listed` is what the daemon says, if it says something.
pub(super) fn lines(root: &Path, listed: Option<&Windows>) -> Vec<String> {
    listed.map_or_else(|| vec![counted(root)], Windows::lines)
}

/// What everybody is told: how many connections there are, and not whose.
fn counted(root: &Path) -> String {
    let Ok(text) = fs::read_to_string(root.join("proc/net/unix")) else {
        return "windows: not reported by this computer".to_owned();
    };
    let connected = text.lines().skip(1).filter(|row| is_connected(row)).count();
    format!("windows: {connected} connections to a screen; only adoube-lockd can report whose")
}

/// `Num RefCount Protocol Flags Type St Inode Path`; 03 is connected.
fn is_connected(row: &str) -> bool {
    let mut fields = row.split_whitespace().skip(5);
    let (state, path) = (fields.next(), fields.nth(1));
    let number = path.and_then(|path| {
        let file = path.rsplit('/').next()?;
        let x = path
            .trim_start_matches('@')
            .strip_prefix("/tmp/.X11-unix/X");
        file.strip_prefix("wayland-").or(x)
    });
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    state == Some("03") && number.is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::fs;

    use super::*;

    #[test]
    fn ven_3_without_the_daemon_the_number_of_connections_is_told() {
        let root = tempfile::tempdir().unwrap();
        let net = root.path().join("proc/net");
        fs::create_dir_all(&net).unwrap();
        let table = "Num RefCount Protocol Flags Type St Inode Path\n\
                     0: 00000003 00000000 00000000 0001 03 1 /run/user/998/wayland-0\n\
                     0: 00000003 00000000 00000000 0001 03 2 @/tmp/.X11-unix/X0\n\
                     0: 00000002 00000000 00010000 0001 01 3 /run/user/998/wayland-0\n\
                     0: 00000003 00000000 00000000 0001 03 4\n\
                     0: 00000003 00000000 00000000 0001 03 5 /run/dbus/system_bus_socket\n";
        fs::write(net.join("unix"), table).unwrap();
        let told = lines(root.path(), None);
        assert_eq!(
            told,
            ["windows: 2 connections to a screen; only adoube-lockd can report whose"]
        );
    }
}
