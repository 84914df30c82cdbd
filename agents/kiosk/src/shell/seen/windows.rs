//! Which programs can show windows, as the daemon sees it: an ordinary user is not told whose connections those
//! to a compositor are. Without the daemon only their number is known.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    os::unix::net::UnixStream,
    path::Path,
    time::Duration,
};

use serde::Deserialize;

use super::plain;

/// The daemon answers at once, or not in time for who waits for the list.
const PATIENCE: Duration = Duration::from_millis(500);
/// The longest answer, bytes.
const LONGEST: u64 = 64 * 1024;
/// Lines that the daemon may say before it answers: it tells everybody of breaches.
const BEFORE: usize = 64;
/// Programs that are told.
const MOST: usize = 16;

/// What no compositor and no X server tells of others.
const TITLES: &str =
    "windows: how many each program has, and their titles, the screen does not tell";
/// Nobody is connected to any.
const NONE: &str = "windows: no program is connected to a screen";

#[derive(Debug, Deserialize)]
struct Shows {
    name: String,
    user: u32,
    at: String,
}

#[derive(Debug, Deserialize)]
struct Said {
    windows: Vec<Shows>,
}

pub(super) fn lines(root: &Path, lockd: &Path) -> Vec<String> {
    match asked(lockd) {
        Some(shown) if shown.is_empty() => vec![NONE.to_owned()],
        Some(shown) => told(&shown),
        None => vec![counted(root)],
    }
}

fn told(shown: &[Shows]) -> Vec<String> {
    let line = |it: &Shows| {
        let (name, at) = (plain(&it.name), plain(&it.at));
        format!("can show windows: {name} (user {}) at {at}", it.user)
    };
    let mut lines: Vec<String> = shown.iter().take(MOST).map(line).collect();
    if shown.len() > MOST {
        lines.push(format!("can show windows: and {} more", shown.len() - MOST));
    }
    lines.push(TITLES.to_owned());
    lines
}

/// None where no daemon answers, or one that knows nothing of windows.
fn asked(lockd: &Path) -> Option<Vec<Shows>> {
    let mut stream = UnixStream::connect(lockd).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    stream.write_all(b"{\"ask\":\"windows\"}\n").ok()?;
    let lines = BufReader::new(stream.take(LONGEST)).lines().take(BEFORE);
    let mut said = lines.map_while(Result::ok);
    said.find_map(|line| serde_json::from_str::<Said>(&line).ok())
        .map(|said| said.windows)
}

/// What everybody is told: how many connections there are, and not whose.
fn counted(root: &Path) -> String {
    let Ok(text) = fs::read_to_string(root.join("proc/net/unix")) else {
        return "windows: not told by this machine".to_owned();
    };
    let connected = text.lines().skip(1).filter(|row| is_connected(row)).count();
    format!("windows: {connected} connections to a screen; whose, only adoube-lockd could tell")
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
    #![allow(clippy::expect_used, clippy::unwrap_used)]
    use std::{os::unix::net::UnixListener, thread};

    use super::*;

    /// What a daemon says to whoever asks, once.
    fn daemon(folder: &Path, says: &'static str) -> std::path::PathBuf {
        let socket = folder.join(format!("lockd-{}", fastrand::u64(..)));
        let listener = UnixListener::bind(&socket).unwrap();
        thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut asked = String::new();
            let mut ear = BufReader::new(stream.try_clone().unwrap());
            ear.read_line(&mut asked).unwrap();
            assert_eq!(asked, "{\"ask\":\"windows\"}\n");
            stream.write_all(says.as_bytes()).unwrap();
        });
        socket
    }

    #[test]
    fn ven_3_programs_that_can_show_windows_are_told_as_the_daemon_sees_them() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = folder.path().join("root");
        for (says, expected) in [
            (
                "{\"breach\":\"overrun\",\"at_ms\":1}\n{\"windows\":[{\"name\":\"chromium\",\"user\":998,\
                 \"at\":\"/run/user/998/wayland-0\"},{\"name\":\"x\\\"y\",\"user\":0,\"at\":\"@/tmp/.X11-unix/X0\"}]}\n",
                vec![
                    "can show windows: chromium (user 998) at /run/user/998/wayland-0",
                    "can show windows: x?y (user 0) at @/tmp/.X11-unix/X0",
                    TITLES,
                ],
            ),
            ("{\"windows\":[]}\n", vec![NONE]),
            (
                "{\"refused\":\"no\"}\n",
                vec!["windows: not told by this machine"],
            ),
            ("garbage\n", vec!["windows: not told by this machine"]),
        ] {
            let socket = daemon(folder.path(), says);
            assert_eq!(lines(&nowhere, &socket), expected, "{says}");
        }
        let many: Vec<Shows> = (0..100)
            .map(|user| Shows {
                name: "x".to_owned(),
                user,
                at: "/run/wayland-0".to_owned(),
            })
            .collect();
        let told = told(&many);
        assert_eq!(told.len(), MOST + 2);
        assert_eq!(told[MOST], "can show windows: and 84 more");
    }

    /// The wall tells them in its reader's language where it has their English (`seen` in `web/i18n`).
    #[test]
    fn ven_3_what_is_said_of_windows_is_told_in_every_language() {
        let table = tempfile::tempdir().unwrap();
        let counted = counted(table.path());
        let languages = adoube_texts::languages();
        let shown = "can show windows: chromium (user 998) at @/tmp/.X11-unix/X0";
        let more = "can show windows: and 84 more";
        for text in [TITLES, NONE, &counted, shown, more] {
            let key = adoube_texts::known(&languages["en"], "seen", text).expect(text);
            assert!(
                languages.values().all(|texts| texts.contains_key(key)),
                "{key}"
            );
        }
    }

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
        let told = lines(root.path(), Path::new("/nowhere/lockd.sock"));
        assert_eq!(
            told,
            ["windows: 2 connections to a screen; whose, only adoube-lockd could tell"]
        );
    }
}
