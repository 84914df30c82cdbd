//! What a browser shows and keeps of a page beside the page itself (line 5 of the bypass table): its source, the
//! developer's tools, and files that it offers. Chromium as the player runs it, with the policies whole.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::TcpListener,
    path::Path,
    process::{Child, Command},
    thread,
};

use crate::{
    alone::alone,
    browser::CHROMIUM,
    device::{Device, until},
    dialogs::{chromium, own_network_and_policies},
    screen::{Screen, photograph},
};

const OFFERED: &str = "offered.txt";
const PAGE: &str = "http://127.0.0.1:7370";
/// Its title tells when something takes a part of its window, as the developer's tools do.
const BOARD: &str = "<title>the board</title><p>the board</p><script>let most = 0; onresize = () => { \
    const area = innerWidth * innerHeight; most = Math.max(most, area); \
    if (area < 0.9 * most) document.title = 'the board and tools'; }; onload = onresize</script>";

#[test]
fn ven_3_neither_a_source_is_shown_nor_a_file_kept() {
    let tools = [CHROMIUM, "Xvfb", "xdotool", "import", "ip"];
    alone("ways_out::inside", &tools);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    own_network_and_policies();
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    serve();
    let screen = Screen::begin();
    let [tools, source, kept] = tried(&device.disk, &screen, "with");
    assert!(!tools.contains("and tools"), "{tools}");
    assert!(!source.contains("view-source"), "{source}");
    assert_eq!(kept, "");
    device.unlock();
    let [tools, source, kept] = tried(&device.disk, &screen, "without");
    assert!(tools.contains("and tools"), "{tools}");
    assert!(source.contains("view-source"), "{source}");
    assert_eq!(kept, OFFERED);
}

/// The window's title where the tools and where the source are asked for, and the files that are kept where one is
/// offered. What is not there after that long does not come.
fn tried(disk: &Path, screen: &Screen, when: &str) -> [String; 3] {
    let browser = Browser::begin(disk, screen, &[PAGE]);
    until("the page is shown", || titles(screen).contains("the board"));
    let window = [
        "search",
        "--onlyvisible",
        "--name",
        "the board",
        "windowfocus",
    ];
    screen.run("xdotool", &window);
    let tools = asked(screen, "F12", "and tools");
    photograph(screen, &format!("{when}-the-policies-tools"));
    let source = asked(screen, "ctrl+u", "view-source");
    eprintln!("asked for tools and source {when} the policies: {tools} {source}");
    photograph(screen, &format!("{when}-the-policies-source"));
    drop(browser);
    let mut kept = String::new();
    let _browser = Browser::begin(disk, screen, &[&format!("{PAGE}/{OFFERED}")]);
    let mut looks = 0;
    until("a file is kept", || {
        looks += 1;
        kept = files(&disk.join("free/Downloads"));
        kept == OFFERED || looks > 1_500
    });
    photograph(screen, &format!("{when}-the-policies-offered"));
    [tools, source, kept]
}

/// What the windows are called once a key has been struck.
fn asked(screen: &Screen, key: &str, expected: &str) -> String {
    let mut title = String::new();
    let mut looks = 0;
    until("it is shown", || {
        looks += 1;
        if looks % 300 == 100 {
            screen.run("xdotool", &["key", key]);
        }
        title = titles(screen);
        title.contains(expected) || looks > 500
    });
    title
}

/// Of all windows that are shown.
fn titles(screen: &Screen) -> String {
    let found = Command::new("xdotool")
        .args([
            "search",
            "--onlyvisible",
            "--name",
            "Chromium",
            "getwindowname",
            "%@",
        ])
        .env("DISPLAY", &screen.name)
        .output();
    let found = found.map(|found| found.stdout).unwrap_or_default();
    String::from_utf8_lossy(&found).into_owned()
}

fn files(folder: &Path) -> String {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names: Vec<String> = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.join(" ")
}

/// A browser on a screen of its own, until it is dropped.
pub(crate) struct Browser(Child);

impl Browser {
    pub(crate) fn begin(disk: &Path, screen: &Screen, arguments: &[&str]) -> Self {
        let mut browser = Command::new(CHROMIUM);
        let browser = chromium(&mut browser, disk)
            .args(arguments)
            .env("DISPLAY", &screen.name)
            .spawn();
        Self(browser.unwrap())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The page, and a file that is offered to be kept.
fn serve() {
    let listener = TcpListener::bind("127.0.0.1:7370").unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            thread::spawn(move || {
                let mut stream = stream.unwrap();
                let mut bytes = vec![0; 64 << 10];
                let length = stream.read(&mut bytes).unwrap_or_default();
                let asked = String::from_utf8_lossy(&bytes[..length]);
                let offered = asked.starts_with("GET /offered.txt ");
                let kind = if offered {
                    "application/octet-stream\r\nContent-Disposition: attachment"
                } else {
                    "text/html"
                };
                let _ = write!(
                    stream,
                    "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{BOARD}",
                    BOARD.len()
                );
            });
        }
    });
}
