//! The keys of a playing device (line 4 of the bypass table): Chromium under cage, as the player runs both,
//! and somebody who tries every shortcut there is.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use crate::{
    alone::{alone, loopback_up},
    browser::CHROMIUM,
    check::{check, fails},
    device::{Device, PLAYER, until},
    screen::{Screen, photograph},
};

const TOOLS: [&str; 9] = [
    CHROMIUM, "cage", "Xwayland", "Xvfb", "xdotool", "xkbcomp", "xkbcli", "import", "ip",
];

/// Keys by their numbers at an X server, which are the kernel's and eight.
const CTRL: u8 = 37;
const RIGHT_CTRL: u8 = 105;
const SHIFT: u8 = 50;
const RIGHT_SHIFT: u8 = 62;
const TAB: u8 = 23;
const ALT: u8 = 64;
const SUPER: u8 = 133;
const E: u8 = 26;
const N: u8 = 57;
const T: u8 = 28;

#[test]
fn ven_3_no_key_leaves_the_page_and_moves_can_be_typed() {
    alone("keys::inside", &TOOLS);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    loopback_up();
    let device = Device::lock_with("[keys]\nfolder = \"$DISK/xkb\"\n").unwrap();
    let map = lay_out(&device.disk);
    let fails_at_keys = || fails(&check(&device).1).contains(&"keys");

    // Cage alone: one shortcut, and the player sits before something else.
    let told = serve(7370);
    let session = Session::begin(&device.disk, 7370, None);
    session.types_a_move(&told);
    session.strikes(&[CTRL], T);
    until("the page is covered", || told.lock().unwrap().covered);
    session.photograph("without-the-keys");
    assert!(fails_at_keys());
    drop(session);

    let told = serve(7371);
    let session = Session::begin(&device.disk, 7371, Some(&map));
    session.types_a_move(&told);
    until("the daemon has seen which keys cage knows", || {
        !fails_at_keys()
    });
    for (held, key) in shortcuts() {
        session.strikes(&held, key);
    }
    session.strikes(&[SHIFT], N);
    session.strikes(&[], E);
    until("the last keys reach the page", || {
        told.lock().unwrap().typed.ends_with("Ne")
    });
    assert!(!told.lock().unwrap().covered);
    session.photograph("with-the-keys");
}

/// What Chromium, a compositor or the kernel could mean something by: each letter, digit and function key with
/// each modifier, and every other key by itself. Not Tab, which walks through the page, and out of this one's
/// only field.
fn shortcuts() -> Vec<(Vec<u8>, u8)> {
    let with: [&[u8]; 7] = [
        &[CTRL],
        &[RIGHT_CTRL],
        &[CTRL, SHIFT],
        &[ALT],
        &[ALT, SHIFT],
        &[CTRL, ALT],
        &[SUPER],
    ];
    let held = (9..=76).chain([95, 96, 113, 114, 119]);
    let held = held.filter(|key| ![TAB, CTRL, SHIFT, RIGHT_SHIFT, ALT].contains(key));
    let held = held.flat_map(|key| with.iter().map(move |held| (held.to_vec(), key)));
    let alone = 67..=255;
    held.chain(alone.map(|key| (Vec::new(), key))).collect()
}

/// The map as it is installed, where the player may read it.
pub(crate) fn lay_out(disk: &Path) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/kiosk/xkb");
    let map = disk.join("xkb");
    for file in ["rules/adoube", "symbols/adoube"] {
        let to = map.join(file);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from.join(file), to).unwrap();
    }
    map
}

/// A screen with cage on it, which shows Chromium.
struct Session {
    screen: Screen,
    cage: Child,
}

impl Session {
    fn begin(disk: &Path, page: u16, map: Option<&Path>) -> Self {
        let screen = Screen::begin();
        let home = disk.join("free");
        let profile = home.join("browser");
        let _ = fs::remove_dir_all(&profile);
        let mut cage = Command::new("cage");
        cage.args(["--", CHROMIUM, "--ozone-platform=wayland", "--kiosk"])
            .args(["--no-first-run", "--disable-gpu"])
            .arg(format!("http://127.0.0.1:{page}"))
            .arg(format!("--user-data-dir={}", profile.display()))
            .env_clear()
            .envs([("PATH", "/usr/bin"), ("DISPLAY", &screen.name)])
            .envs([("WLR_BACKENDS", "x11"), ("WLR_RENDERER", "pixman")])
            .envs([("HOME", &home), ("XDG_RUNTIME_DIR", &home)])
            .uid(PLAYER)
            .gid(PLAYER)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(map) = map {
            cage.env("XKB_DEFAULT_RULES", "adoube")
                .env("XKB_CONFIG_EXTRA_PATH", map);
            plug_in(&screen, map);
        }
        let cage = cage.spawn().unwrap();
        Self { screen, cage }
    }

    fn types_a_move(&self, told: &Mutex<Told>) {
        until("the page is there", || {
            self.strikes(&[SHIFT], N);
            told.lock().unwrap().typed.contains('N')
        });
        self.strikes(&[], E);
        until("a move is typed", || {
            told.lock().unwrap().typed.ends_with("Ne")
        });
    }

    fn strikes(&self, held: &[u8], key: u8) {
        let numbers: Vec<String> = held.iter().map(u8::to_string).collect();
        let key = key.to_string();
        let down = numbers.iter().flat_map(|number| ["keydown", number]);
        let up = numbers.iter().rev().flat_map(|number| ["keyup", number]);
        let all: Vec<&str> = down.chain(["key", &key]).chain(up).collect();
        self.screen.run("xdotool", &all);
    }

    fn photograph(&self, name: &str) {
        photograph(&self.screen, name);
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = kill(Pid::from_raw(self.cage.id().cast_signed()), Signal::SIGTERM);
        let _ = self.cage.wait();
    }
}

/// An X server takes part in what its keys mean, where the kernel does not: it gets the map as well.
fn plug_in(screen: &Screen, map: &Path) {
    let compiled = Command::new("xkbcli")
        .args(["compile-keymap", "--include"])
        .arg(map)
        .args(["--include-defaults", "--rules", "adoube"])
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{compiled:?}");
    let file = map.join("compiled");
    fs::write(&file, compiled.stdout).unwrap();
    for keyboard in ["3", "5", "7"] {
        let arguments = ["-w", "0", "-i", keyboard, file.to_str().unwrap()];
        screen.run("xkbcomp", &[&arguments[..], &[&screen.name]].concat());
    }
}

/// What the page tells.
#[derive(Default)]
struct Told {
    typed: String,
    covered: bool,
}

const SCRIPT: &str = "let typed = '';
addEventListener('keydown', (event) => {
  if (event.key.length === 1) typed = (typed + event.key).slice(-20);
  document.body.textContent = typed;
  fetch('/typed?' + encodeURIComponent(typed));
});
const covered = () => fetch('/covered');
addEventListener('blur', covered);
addEventListener('visibilitychange', () => document.hidden && covered());";

/// A page that tells what is typed on it, and whether it was covered.
fn serve(port: u16) -> Arc<Mutex<Told>> {
    let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let told = Arc::new(Mutex::new(Told::default()));
    let tell = Arc::clone(&told);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let tell = Arc::clone(&tell);
            // Chromium opens more than it asks over.
            thread::spawn(move || answer(stream.unwrap(), &tell));
        }
    });
    told
}

fn answer(mut stream: TcpStream, told: &Mutex<Told>) {
    let mut bytes = vec![0; 64 << 10];
    let length = stream.read(&mut bytes).unwrap_or_default();
    let asked = String::from_utf8_lossy(&bytes[..length]);
    let line = asked.lines().next().unwrap_or_default();
    if let Some((_, rest)) = line.split_once("/typed?") {
        let typed = rest.split(' ').next().unwrap_or_default();
        typed.clone_into(&mut told.lock().unwrap().typed);
    }
    told.lock().unwrap().covered |= line.contains("/covered");
    let page = format!("<body><script>{SCRIPT}</script></body>");
    let _ = write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
        page.len()
    );
}
