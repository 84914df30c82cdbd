//! What a browser can show beside a page (line 5 of the bypass table): its own pages, dialogs for files and
//! printing. Chromium on a screen, as the player runs it, with photographs.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    os::unix::process::CommandExt as _,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
};

use serde_json::Value;

use crate::{
    alone::alone,
    browser::CHROMIUM,
    device::{Device, PLAYER, until},
    screen::{Screen, photograph},
};

const PAGE: &str = "http://127.0.0.1:7370";
pub(crate) const FILE: &str = "/etc/chromium/policies/managed/adoube.json";
/// Where a browser that lets itself be looked into says what it shows.
const LOOKED_INTO: u16 = 7399;

/// Does something by each key, as a page may whose player has struck one; tells of all that are struck.
const SCRIPT: &str = "<input type=file><script>
const acts = {
  p: () => print(),
  f: () => document.querySelector('input').click(),
};
let typed = '';
addEventListener('keydown', ({ key }) => {
  typed += key;
  document.title = typed;
  fetch('/typed?' + typed);
  setTimeout(() => acts[key]?.(), 100);
});
</script>";

#[test]
fn ven_3_no_dialog_covers_the_page() {
    let tools = [
        CHROMIUM, "cage", "Xwayland", "Xvfb", "xdotool", "import", "ip",
    ];
    alone("dialogs::of_the_page", &tools);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn of_the_page() {
    own_network_and_policies();
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    let told = serve();
    for (key, what) in [("p", "printing"), ("f", "files")] {
        let session = Session::begin(&device.disk, &told);
        session.strikes(&told, key);
        // Whatever lies over the page has the keys.
        session.reaches(&told, "x");
        session.photograph(&format!("with-the-policies-{what}"));
    }
    device.unlock();
    for (key, what) in [("p", "printing"), ("f", "files")] {
        let session = Session::begin(&device.disk, &told);
        session.strikes(&told, key);
        session.is_covered(&told);
        session.photograph(&format!("without-the-policies-{what}"));
    }
}

#[test]
fn ven_3_none_of_the_browsers_own_pages_is_shown() {
    alone(
        "dialogs::of_the_browser",
        &[CHROMIUM, "Xvfb", "import", "ip"],
    );
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn of_the_browser() {
    own_network_and_policies();
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    let _told = serve();
    let screen = Screen::begin();
    // To see what is shown, the browser must let itself be looked into: that alone is allowed here.
    let policies = fs::read_to_string(FILE).unwrap();
    let open = policies
        .replace(
            "\"RemoteDebuggingAllowed\": false",
            "\"RemoteDebuggingAllowed\": true",
        )
        .replace(
            "\"DeveloperToolsAvailability\": 2",
            "\"DeveloperToolsAvailability\": 1",
        );
    assert_ne!(open, policies);
    fs::write(FILE, open).unwrap();
    let browser = Browser::begin(&device.disk, &screen);
    assert_eq!(browser.shows(&PAGES[0], "with"), "the board");
    for page in &PAGES[1..] {
        let title = browser.shows(page, "with");
        assert_ne!(title, page.1, "{} with the policies", page.0);
    }
    drop(browser);
    fs::write(FILE, policies).unwrap();
    device.unlock();
    let browser = Browser::begin(&device.disk, &screen);
    for page in &PAGES {
        let title = browser.shows(page, "without");
        assert_eq!(title, page.1, "{} without the policies", page.0);
    }
}

/// An address, and the title of what it shows.
const PAGES: [(&str, &str); 6] = [
    (PAGE, "the board"),
    ("chrome://settings", "Settings"),
    ("chrome://flags", "Experiments"),
    ("chrome://inspect", "Inspect with Chrome Developer Tools"),
    ("chrome://version", "About Version"),
    ("chrome://history", "History"),
];

pub(crate) fn own_network_and_policies() {
    for command in ["ip link set lo up", "mount -t tmpfs policies /etc/chromium"] {
        let mut words = command.split(' ');
        let ran = Command::new(words.next().unwrap()).args(words).status();
        assert!(ran.unwrap().success());
    }
    fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
}

/// A browser on a screen that lets itself be looked into.
struct Browser<'a> {
    screen: &'a Screen,
    process: Child,
}

impl<'a> Browser<'a> {
    fn begin(disk: &Path, screen: &'a Screen) -> Self {
        let mut browser = Command::new(CHROMIUM);
        chromium(&mut browser, disk)
            .arg(format!("--remote-debugging-port={LOOKED_INTO}"))
            .arg(PAGE)
            .env("DISPLAY", &screen.name);
        let process = browser.spawn().unwrap();
        until("the browser can be looked into", || {
            asks("GET", "/json").is_some()
        });
        Self { screen, process }
    }

    /// Opens an address; the title of what is shown then, or what it was last where it is not the page's.
    fn shows(&self, (address, expected): &(&str, &str), when: &str) -> String {
        let target = asks("PUT", &format!("/json/new?{address}")).unwrap();
        let mut title = String::new();
        let mut looks = 0;
        until("the browser shows something", || {
            looks += 1;
            let all = asks("GET", "/json").unwrap_or_default();
            let mut all = all.as_array().into_iter().flatten();
            let found = all.find(|it| it["id"] == target["id"]);
            let told = found.and_then(|it| it["title"].as_str());
            told.unwrap_or_default().clone_into(&mut title);
            title == *expected || looks > 100
        });
        let name: String = address
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        photograph(self.screen, &format!("{when}-the-policies-{name}"));
        eprintln!("{address} {when} the policies: {title}");
        title
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the browser answers to who looks into it; none while it cannot be.
fn asks(method: &str, what: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(("127.0.0.1", LOOKED_INTO)).ok()?;
    let asks = format!("{method} {what} HTTP/1.1\r\nHost: 127.0.0.1:{LOOKED_INTO}\r\n\r\n");
    stream.write_all(asks.as_bytes()).ok()?;
    let mut answer = Vec::new();
    let mut bytes = vec![0; 64 << 10];
    // It does not close when it has answered.
    loop {
        let length = stream.read(&mut bytes).ok().filter(|length| *length > 0)?;
        answer.extend_from_slice(&bytes[..length]);
        let text = String::from_utf8_lossy(&answer);
        let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        if let Ok(told) = serde_json::from_str(body) {
            return Some(told);
        }
    }
}

pub(crate) fn chromium<'a>(command: &'a mut Command, disk: &Path) -> &'a mut Command {
    let home = disk.join("free");
    let profile = home.join("browser");
    let _ = fs::remove_dir_all(&profile);
    command
        .args(["--disable-gpu", "--disable-quic", "--no-first-run"])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
        ])
        .arg("--disable-sync")
        .arg(format!("--user-data-dir={}", profile.display()))
        .env_clear()
        .envs([("PATH", Path::new("/usr/bin")), ("HOME", home.as_path())])
        .uid(PLAYER)
        .gid(PLAYER)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
}

/// A screen with cage on it, which shows Chromium.
struct Session {
    screen: Screen,
    cage: Child,
}

impl Session {
    /// Once the page hears keys.
    fn begin(disk: &Path, told: &Mutex<String>) -> Self {
        let screen = Screen::begin();
        told.lock().unwrap().clear();
        let home = disk.join("free");
        let mut cage = Command::new("cage");
        cage.args(["--", CHROMIUM, "--ozone-platform=wayland", "--kiosk"]);
        chromium(&mut cage, disk)
            .arg(PAGE)
            .envs([("DISPLAY", screen.name.as_str()), ("WLR_BACKENDS", "x11")])
            .env("WLR_RENDERER", "pixman")
            .env("XDG_RUNTIME_DIR", home);
        let cage = cage.spawn().unwrap();
        let session = Self { screen, cage };
        session.reaches(told, "n");
        session
    }

    fn strike(&self, key: &str) {
        self.screen.run("xdotool", &["key", key]);
    }

    /// Once, and the page has heard it.
    fn strikes(&self, told: &Mutex<String>, key: &str) {
        self.strike(key);
        until("the key reaches the page", || {
            told.lock().unwrap().contains(key)
        });
        // What it does comes a moment later.
        pause(20);
    }

    /// Again and again, until the page hears it.
    fn reaches(&self, told: &Mutex<String>, key: &str) {
        until("a key reaches the page", || {
            self.strike(key);
            told.lock().unwrap().contains(key)
        });
    }

    /// Something has the keys that are meant for the page.
    fn is_covered(&self, told: &Mutex<String>) {
        pause(100);
        for _ in 0..20 {
            self.strike("y");
            pause(5);
        }
        let typed = told.lock().unwrap();
        assert!(!typed.contains('y'), "nothing covers the page: {typed}");
    }

    fn photograph(&self, name: &str) {
        photograph(&self.screen, name);
    }
}

/// So many times ten milliseconds.
fn pause(times: u32) {
    let mut left = times;
    until("a moment", || {
        left = left.saturating_sub(1);
        left == 0
    });
}

impl Drop for Session {
    fn drop(&mut self) {
        use nix::{
            sys::signal::{Signal, kill},
            unistd::Pid,
        };
        let _ = kill(Pid::from_raw(self.cage.id().cast_signed()), Signal::SIGTERM);
        let _ = self.cage.wait();
    }
}

/// A page that tells what is typed on it.
fn serve() -> Arc<Mutex<String>> {
    let listener = TcpListener::bind("127.0.0.1:7370").unwrap();
    let told = Arc::new(Mutex::new(String::new()));
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

fn answer(mut stream: TcpStream, told: &Mutex<String>) {
    let mut bytes = vec![0; 64 << 10];
    let length = stream.read(&mut bytes).unwrap_or_default();
    let asked = String::from_utf8_lossy(&bytes[..length]);
    let line = asked.lines().next().unwrap_or_default();
    if let Some((_, rest)) = line.split_once("/typed?") {
        let typed = rest.split(' ').next().unwrap_or_default();
        typed.clone_into(&mut told.lock().unwrap());
    }
    let page = format!("<title>the board</title><body>{SCRIPT}</body>");
    let _ = write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
        page.len()
    );
}
