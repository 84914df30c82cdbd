//! Windows that a page opens (line 5 of the bypass table): by itself, and when its player strikes a key. Chromium as the
//! player runs it, with the policies whole, with one of them turned round, and without.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::TcpListener,
    process::{Child, Command},
    sync::{Arc, Mutex},
    thread,
};

use crate::{
    alone::alone,
    browser::CHROMIUM,
    device::{Device, until},
    dialogs::{FILE, chromium, own_network_and_policies},
    screen::{Screen, photograph},
};

const PAGE: &str = "http://127.0.0.1:7370";
const FORBIDDEN: &str = "\"DefaultPopupsSetting\": 2";

/// Opens a window as soon as it is shown, one of its own address by one key and one of another by the next; tells of
/// every key, so that it is known when nothing came.
const SCRIPT: &str = "<script>
const opens = (address) => window.open(address, '_blank', 'popup,width=400,height=300');
const acts = { c: () => opens('/struck'), o: () => opens('http://127.0.0.1:7371/elsewhere') };
addEventListener('keydown', ({ key }) => { acts[key]?.(); fetch('/key/' + key); });
opens('/unasked');
</script>";

#[test]
fn ven_3_no_window_opens_unasked_and_none_of_another_address() {
    let tools = [CHROMIUM, "Xvfb", "xdotool", "import", "ip"];
    alone("popups::inside", &tools);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    own_network_and_policies();
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    let asked = Asked::of_both();

    let browser = Browser::begin(&device, &asked);
    assert!(!browser.opens_unasked(), "unasked, with the policies");
    assert!(browser.opens("c", "/struck"), "its own address is allowed");
    assert!(!browser.opens("o", "/elsewhere"), "with the policies");
    browser.photograph("with-the-policies-popups");
    drop(browser);

    // Whether a page may open windows, turned round alone.
    let policies = fs::read_to_string(FILE).unwrap();
    let turned = policies.replace(FORBIDDEN, "\"DefaultPopupsSetting\": 1");
    assert_ne!(turned, policies);
    fs::write(FILE, turned).unwrap();
    let browser = Browser::begin(&device, &asked);
    assert!(browser.opens_unasked(), "it holds by another policy");
    browser.photograph("without-one-policy-popups");
    drop(browser);

    fs::write(FILE, policies).unwrap();
    device.unlock();
    let browser = Browser::begin(&device, &asked);
    assert!(browser.opens("o", "/elsewhere"), "without the policies");
    browser.photograph("without-the-policies-popups");
}

/// A browser that shows the page.
struct Browser<'a> {
    asked: &'a Asked,
    screen: Screen,
    process: Child,
}

impl<'a> Browser<'a> {
    /// Once the page hears keys.
    fn begin(device: &Device, asked: &'a Asked) -> Self {
        asked.forget();
        let screen = Screen::begin();
        let mut browser = Command::new(CHROMIUM);
        let browser = chromium(&mut browser, &device.disk)
            .arg(PAGE)
            .env("DISPLAY", &screen.name)
            .spawn();
        let browser = Self {
            asked,
            screen,
            process: browser.unwrap(),
        };
        until("the page is shown", || asked.heard("/"));
        browser.hears("n");
        browser
    }

    /// The page's window has the keys, whatever lies over it, and the page has heard one.
    fn hears(&self, key: &str) {
        let window = ["search", "--onlyvisible", "--name", "the board"];
        let strike = ["windowfocus", "--sync", "key", "--clearmodifiers", key];
        let strike: Vec<&str> = window.into_iter().chain(strike).collect();
        until("the page hears a key", || {
            let mut struck = Command::new("xdotool");
            let struck = struck.args(&strike).env("DISPLAY", &self.screen.name);
            let _ = struck.output();
            self.asked.heard(&format!("/key/{key}"))
        });
    }

    fn opens_unasked(&self) -> bool {
        self.comes("/unasked")
    }

    /// Whether what this key opens asks for its address.
    fn opens(&self, key: &str, address: &str) -> bool {
        self.hears(key);
        self.comes(address)
    }

    /// What has not come after three seconds does not come.
    fn comes(&self, address: &str) -> bool {
        let mut looks = 0;
        until("a window asks for its address", || {
            looks += 1;
            self.asked.heard(address) || looks > 300
        });
        let came = self.asked.heard(address);
        eprintln!("a window with {address}: {came}");
        came
    }

    fn photograph(&self, name: &str) {
        photograph(&self.screen, name);
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What was asked for at two addresses of this machine.
pub(crate) struct Asked(Arc<Mutex<Vec<String>>>);

impl Asked {
    pub(crate) fn of_both() -> Self {
        let asked = Self(Arc::default());
        for port in [7370, 7371] {
            let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
            let told = Arc::clone(&asked.0);
            thread::spawn(move || {
                for stream in listener.incoming() {
                    let told = Arc::clone(&told);
                    // Chromium opens more than it asks over.
                    thread::spawn(move || answer(stream.unwrap(), &told));
                }
            });
        }
        asked
    }

    pub(crate) fn forget(&self) {
        self.0.lock().unwrap().clear();
    }

    pub(crate) fn heard(&self, address: &str) -> bool {
        self.0.lock().unwrap().iter().any(|asked| asked == address)
    }
}

/// The page at its own address, a window that opens nothing at any other.
fn answer(mut stream: std::net::TcpStream, told: &Mutex<Vec<String>>) {
    let mut bytes = vec![0; 64 << 10];
    let length = stream.read(&mut bytes).unwrap_or_default();
    let asked = String::from_utf8_lossy(&bytes[..length]);
    let Some(address) = asked.split(' ').nth(1) else {
        return;
    };
    told.lock().unwrap().push(address.to_owned());
    let page = match address {
        "/" => format!("<title>the board</title><p>the board</p>{SCRIPT}"),
        other => format!("<title>a window</title><p>{other}</p>"),
    };
    let _ = write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
        page.len()
    );
}
