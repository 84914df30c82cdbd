//! The browser's ways out (line 5 of the bypass table), in Debian's Chromium as the player runs it.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::TcpListener,
    os::unix::process::CommandExt as _,
    path::Path,
    process::{Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use crate::{
    alone::alone,
    check::{check, fails},
    device::{Device, PLAYER, until},
    screen::Screen,
};

pub(crate) const CHROMIUM: &str = "/usr/lib/chromium/chromium";
const POLICIES: &str = "/etc/chromium/policies/managed";
const PAGE: &str = "http://127.0.0.1:7370";
const OTHER: &str = "http://127.0.0.1:7371";

#[test]
fn ven_3_the_browser_shows_the_page_and_nothing_else() {
    alone("browser::inside", &[CHROMIUM, "ip", "Xvfb"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    for command in ["ip link set lo up", "mount -t tmpfs policies /etc/chromium"] {
        let mut words = command.split(' ');
        assert!(
            Command::new(words.next().unwrap())
                .args(words)
                .status()
                .unwrap()
                .success()
        );
    }
    fs::create_dir_all(POLICIES).unwrap();
    let [page, other] = [7370, 7371].map(serve);
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    let home = device.disk.join("free");
    let (passed, report) = check(&device);
    assert!(passed, "{report:#}");
    assert!(!fails(&report).contains(&"browser"), "{report:#}");

    // The policies as they are: of two pages that are opened, the one that is allowed is asked for.
    let screen = Screen::begin();
    open_both(&home, &screen, || asked(&page) > 0);
    assert_eq!(asked(&other), 0);

    // To see what is shown, the browser must let itself be looked into: that alone is allowed here.
    let file = Path::new(POLICIES).join("adoube.json");
    let policies = fs::read_to_string(&file).unwrap();
    let open = policies
        .replace(
            "\"RemoteDebuggingAllowed\": false",
            "\"RemoteDebuggingAllowed\": true",
        )
        .replace(
            "\"DeveloperToolsAvailability\": 2",
            "\"DeveloperToolsAvailability\": 1",
        )
        .replace(
            &format!("\"{PAGE}\""),
            &format!("\"{PAGE}\", \"chrome://headless\""),
        );
    assert_ne!(open, policies);
    fs::write(&file, open).unwrap();
    // What is shown without the policies.
    let table = [
        (PAGE, "the board"),
        (OTHER, "the board"),
        ("http://localhost:7370", "the board"),
        ("file:///etc/passwd", "root:x:0"),
        ("data:text/html,<p>sesame</p>", "<body><p>sesame"),
    ];
    for (n, (address, shows)) in table.into_iter().enumerate() {
        let dom = shown(&home, address);
        assert_eq!(
            dom.contains(shows),
            n == 0,
            "{address} with the policies: {dom:.300}"
        );
    }
    fs::write(&file, policies).unwrap();
    device.unlock();
    assert!(!file.exists());
    let before = asked(&other);
    open_both(&home, &screen, || asked(&other) > before);
    for (address, shows) in table {
        let dom = shown(&home, address);
        assert!(
            dom.contains(shows),
            "{address} without the policies: {dom:.300}"
        );
    }
}

/// Two windows on the screen, until it is so.
fn open_both(home: &Path, screen: &Screen, holds: impl Fn() -> bool) {
    let mut browser = chromium(home)
        .args([OTHER, PAGE])
        .env("DISPLAY", &screen.name)
        .spawn()
        .unwrap();
    until("a page is asked for", holds);
    browser.kill().unwrap();
    browser.wait().unwrap();
}

/// What the player's browser shows of an address.
fn shown(home: &Path, address: &str) -> String {
    let mut browser = chromium(home);
    let output = browser
        .args(["--headless=new", "--dump-dom", address])
        .stdout(Stdio::piped())
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The browser itself, as the player starts it; Debian's wrapper adds to it.
fn chromium(home: &Path) -> Command {
    let profile = home.join("browser");
    // Of a browser that was killed, which would ask whether to open its pages again.
    let _ = fs::remove_dir_all(&profile);
    let mut chromium = Command::new(CHROMIUM);
    chromium
        .args([
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
        ])
        .args(["--disable-component-update", "--disable-sync"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .env("HOME", home)
        .uid(PLAYER)
        .gid(PLAYER)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    chromium
}

fn asked(counter: &AtomicU32) -> u32 {
    counter.load(Ordering::Relaxed)
}

/// A page on loopback; counts who asks for it.
fn serve(port: u16) -> Arc<AtomicU32> {
    let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let asked = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&asked);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let length = stream.read(&mut [0; 4096]).unwrap_or_default();
            count.fetch_add(u32::from(length > 0), Ordering::Relaxed);
            let body = "<p>the board</p>";
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
        }
    });
    asked
}
