//! A browser that somebody starts so that it can be steered (line 7 of the bypass table): by the port for looking into it,
//! and by an extension. Whether it would obey, with the policies and without.

use std::{fs, net::TcpStream, path::Path};

use crate::{
    alone::alone,
    browser::CHROMIUM,
    device::{Device, until},
    dialogs::own_network_and_policies,
    popups::Asked,
    screen::{Screen, photograph},
    ways_out::Browser,
};

const PAGE: &str = "http://127.0.0.1:7370";
const PORT: u16 = 7398;
/// Runs beside each page, and tells that it does.
const SCRIPT: &str = "fetch('http://127.0.0.1:7370/extension');";
const MANIFEST: &str = r#"{"manifest_version": 3, "name": "steers", "version": "1",
 "content_scripts": [{"matches": ["<all_urls>"], "js": ["steers.js"]}]}"#;

#[test]
fn ven_3_neither_a_port_nor_an_extension_steers_the_browser() {
    alone("steered::inside", &[CHROMIUM, "Xvfb", "import", "ip"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    own_network_and_policies();
    let mut device = Device::lock_with(&format!("[browser]\npage = \"{PAGE}\"\n")).unwrap();
    let extension = device.disk.join("free/extension");
    fs::create_dir_all(&extension).unwrap();
    fs::write(extension.join("manifest.json"), MANIFEST).unwrap();
    fs::write(extension.join("steers.js"), SCRIPT).unwrap();
    let asked = Asked::of_both();
    let disk = &device.disk;
    assert!(!listens(disk, &asked), "the port, with the policies");
    assert!(!runs(disk, &asked, "with"), "the extension, with them");
    device.unlock();
    let disk = &device.disk;
    assert!(listens(disk, &asked), "the port, without the policies");
    assert!(runs(disk, &asked, "without"), "the extension, without them");
}

/// Whether the browser can be looked into once it shows the page. What is not there after ten seconds does not come.
fn listens(disk: &Path, asked: &Asked) -> bool {
    asked.forget();
    let screen = Screen::begin();
    let port = format!("--remote-debugging-port={PORT}");
    let _browser = Browser::begin(disk, &screen, &[&port, PAGE]);
    until("the page is shown", || asked.heard("/"));
    comes(|| TcpStream::connect(("127.0.0.1", PORT)).is_ok())
}

/// Whether the extension does. A browser that refuses it says so before it shows anything.
fn runs(disk: &Path, asked: &Asked, when: &str) -> bool {
    asked.forget();
    let screen = Screen::begin();
    let extension = disk.join("free/extension");
    let load = format!("--load-extension={}", extension.display());
    let allow = "--disable-features=DisableLoadExtensionCommandLineSwitch";
    let _browser = Browser::begin(disk, &screen, &[&load, allow, PAGE]);
    let ran = comes(|| asked.heard("/extension"));
    photograph(&screen, &format!("{when}-the-policies-extension"));
    ran
}

fn comes(mut is_there: impl FnMut() -> bool) -> bool {
    let (mut came, mut looks) = (false, 0);
    until("it comes", || {
        looks += 1;
        came = is_there();
        came || looks > 1_000
    });
    came
}
