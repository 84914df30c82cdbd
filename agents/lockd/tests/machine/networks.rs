//! Another wireless network, with a program in the place of NetworkManager's: no test here has a radio.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::device::Device;

const SETTINGS: &str = "etc/NetworkManager/system-connections/adoube-venue.nmconnection";

/// Lets into whatever network has the right password, and writes down how it was called.
fn hall(root: &Path) {
    let program = root.join("usr/bin/nmcli");
    let settings = root.join(SETTINGS);
    for path in [&program, &settings] {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
    }
    let text = format!(
        "#!/bin/sh\necho \"$*\" >> {log}\ncase \"$*\" in *up*) grep -q 'psk=right horse' {settings} || \
         {{ echo 'Error: Secrets were required' >&2; exit 4; }} ;; esac\n",
        log = root.join("called").display(),
        settings = settings.display()
    );
    fs::write(&program, text).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
}

fn device() -> Option<Device> {
    match Device::lock_recorded(hall, "") {
        Ok(device) => Some(device),
        Err(why) => {
            eprintln!("SKIPPED {}: {why}", module_path!());
            None
        }
    }
}

/// What came of joining `Sala 2`.
fn joined(device: &Device, secret: &str) -> Value {
    let mut listener = device.listen();
    let asked = json!({"ask": "join", "ssid": "Sala 2", "secret": secret});
    assert_eq!(device.request(&asked.to_string()), "done");
    listener.until("joined")["joined"].clone()
}

fn settings(device: &Device) -> PathBuf {
    device.root.join(SETTINGS)
}

#[test]
fn ven_3_a_locked_device_joins_another_network_and_forgets_it_when_it_is_let_go() {
    let Some(mut device) = device() else { return };
    let refused = joined(&device, "wrong horse");
    let why = "NetworkManager says: Error: Secrets were required";
    assert_eq!(refused, json!({"joined": false, "why": why}));
    assert!(!settings(&device).exists(), "nothing is left of it");

    assert_eq!(
        joined(&device, "right horse"),
        json!({"joined": true, "why": ""})
    );
    let mode = fs::metadata(settings(&device))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(device.command("list").contains("wireless network"));
    for told in [
        fs::read_to_string(device.state.join("changes.jsonl")).unwrap(),
        fs::read_to_string(device.root.join("called")).unwrap(),
    ] {
        assert!(
            !told.contains("horse"),
            "a secret stands where it may be read: {told}"
        );
    }

    device.unlock();
    assert!(!settings(&device).exists());
    let called = fs::read_to_string(device.root.join("called")).unwrap();
    assert!(called.ends_with("connection reload\n"), "{called}");
}

/// As after a power cut: the next start undoes what the one before wrote down.
#[test]
fn ven_3_a_network_is_forgotten_after_a_crash_too() {
    let Some(mut device) = device() else { return };
    assert_eq!(joined(&device, "right horse")["joined"], true);
    device.kill_daemon();
    assert!(settings(&device).exists());
    device.command("undo");
    assert!(!settings(&device).exists());
}

#[test]
fn ven_3_what_is_no_network_is_refused_and_writes_nothing() {
    let Some(device) = device() else { return };
    for (ssid, secret, told) in [
        ("", "right horse", "1 to 32 bytes"),
        ("Sala 2", "short", "8 to 63"),
        ("Sala 2\n[connection]", "right horse", "1 to 32 bytes"),
    ] {
        let asked = json!({"ask": "join", "ssid": ssid, "secret": secret});
        let refused = device.request(&asked.to_string());
        let why = refused["refused"].as_str().unwrap();
        assert!(why.contains(told), "{why}");
        assert!(!settings(&device).exists());
    }
}
