//! What a page in the player's browser reaches (line 6 of the bypass table): by each way that a page has, of this machine and
//! of another address, with the network's rules and without. The browser has no policies here.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream, UdpSocket},
    process::Command,
    sync::{Arc, Mutex},
    thread,
};

use crate::{
    alone::alone,
    browser::CHROMIUM,
    device::{Device, until},
    dialogs::chromium,
    screen::{Screen, photograph},
};

/// Tries every way, and says when it has.
const PAGE: &str = "<title>tries</title><body><script>
const other = '127.0.0.1:7371', far = '10.9.9.1';
const quiet = () => undefined;
fetch(`http://${other}/fetch`, { mode: 'no-cors' }).catch(quiet);
fetch(`http://${far}:7371/far`, { mode: 'no-cors' }).catch(quiet);
const frame = document.createElement('iframe');
frame.src = `http://${other}/iframe`;
document.body.append(frame);
new Image().src = `http://${other}/image`;
new WebSocket(`ws://${other}/websocket`).onerror = quiet;
const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:${far}:7372` }] });
peer.createDataChannel('x');
peer.createOffer().then((offer) => peer.setLocalDescription(offer));
setTimeout(() => fetch('/tried'), 3000);
</script>";
const WAYS: [&str; 6] = ["/fetch", "/far", "/iframe", "/image", "/websocket", "stun"];

#[test]
fn ven_2_no_way_of_a_page_leads_past_the_agents_port() {
    let tools = [CHROMIUM, "Xvfb", "import", "ip", "nft"];
    alone("reaches::inside", &tools);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    for command in [
        "ip link set lo up",
        "ip link add out type veth peer name away",
        "ip link set away up",
        "ip addr add 10.9.9.1/24 dev out",
        "ip link set out up",
        "ip route add default via 10.9.9.2",
    ] {
        let mut words = command.split(' ');
        let ran = Command::new(words.next().unwrap()).args(words).status();
        assert!(ran.unwrap().success(), "{command}");
    }
    let heard = Heard::at_every_port();
    let mut device = Device::lock_with("[network]\nport = 7370\nvenue = []\n").unwrap();
    let reached = heard.by_a_page(&device, "with");
    assert_eq!(reached, ["none"; 0], "with the rules");
    device.unlock();
    let reached = heard.by_a_page(&device, "without");
    assert_eq!(reached, WAYS, "without them");
}

/// What came, whichever way.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    fn at_every_port() -> Self {
        let heard = Self::default();
        for at in ["127.0.0.1:7370", "127.0.0.1:7371", "10.9.9.1:7371"] {
            let (listener, heard) = (TcpListener::bind(at).unwrap(), heard.clone());
            thread::spawn(move || {
                for stream in listener.incoming() {
                    let heard = heard.clone();
                    // Chromium opens more than it asks over.
                    thread::spawn(move || heard.answer(stream.unwrap()));
                }
            });
        }
        let (stun, told) = (UdpSocket::bind("10.9.9.1:7372").unwrap(), heard.clone());
        thread::spawn(move || {
            while stun.recv(&mut [0; 64]).is_ok() {
                told.add("stun");
            }
        });
        heard
    }

    fn add(&self, what: &str) {
        self.0.lock().unwrap().push(what.to_owned());
    }

    fn has(&self, what: &str) -> bool {
        self.0.lock().unwrap().iter().any(|it| it == what)
    }

    fn answer(&self, mut stream: TcpStream) {
        let mut bytes = vec![0; 64 << 10];
        let length = stream.read(&mut bytes).unwrap_or_default();
        let asked = String::from_utf8_lossy(&bytes[..length]);
        let Some(path) = asked.split(' ').nth(1) else {
            return;
        };
        self.add(path);
        let page = if path == "/" { PAGE } else { "" };
        let _ = write!(
            stream,
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
            page.len()
        );
    }

    /// The ways by which a page that tries them all got through.
    fn by_a_page(&self, device: &Device, when: &str) -> Vec<&'static str> {
        self.0.lock().unwrap().clear();
        let screen = Screen::begin();
        let mut browser = Command::new(CHROMIUM);
        let browser = chromium(&mut browser, &device.disk)
            .arg("http://127.0.0.1:7370")
            .env("DISPLAY", &screen.name)
            .spawn();
        let mut browser = browser.unwrap();
        until("the page has tried every way", || self.has("/tried"));
        photograph(&screen, &format!("{when}-the-rules-page"));
        browser.kill().unwrap();
        browser.wait().unwrap();
        WAYS.into_iter().filter(|way| self.has(way)).collect()
    }
}
