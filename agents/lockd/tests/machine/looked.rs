//! What can only be looked at (lines 4, 8 to 10 of the bypass table), on a tree as recorded from a laptop: this
//! machine has no screen to plug in.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{
    check::{check, fails},
    device::{Device, until},
};

const ASKED: &str = "[kernel.values]\n\"kernel.sysrq\" = \"0\"\n[screens]\n[signs]\n[terminals]\n[boards]\n[time]\n";
const SYSRQ: &str = "proc/sys/kernel/sysrq";
const SECOND: &str = "sys/class/drm/card0-HDMI-A-1/status";
const SHOWN: &str = "sys/class/tty/tty0/active";
const PROGRAM: &str = "proc/77/comm";
/// A HID device that everybody may open.
const HID: &str = "sys/class/hidraw/hidraw0/device/uevent";
const KEYBOARD: &str = "HID_ID=0003:0000046D:0000C31C";
const CHESSNUT: &str = "HID_ID=0003:00002D80:00008001";

pub(crate) fn put(root: &Path, file: &str, text: &str) {
    let file = root.join(file);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    // Whole at once: the daemon may look meanwhile.
    let beside = file.with_extension("new");
    fs::write(&beside, format!("{text}\n")).unwrap();
    fs::rename(beside, file).unwrap();
}

/// One screen of two that it could have, nobody else at it.
fn laptop(root: &Path) {
    for (file, text) in [
        (SYSRQ, "176"),
        ("sys/class/drm/card0-eDP-1/status", "connected"),
        (SECOND, "disconnected"),
        (SHOWN, "tty1"),
        ("sys/class/dmi/id/sys_vendor", "LENOVO"),
        (PROGRAM, "chromium"),
        (
            "proc/cpuinfo",
            "model name\t: Intel(R) N100\nflags\t\t: fpu vme",
        ),
        (HID, KEYBOARD),
        ("dev/hidraw0", ""),
    ] {
        put(root, file, text);
    }
}

fn state(device: &Device, layer: &str) -> String {
    let told = device.ask("layers");
    let layers = told["layers"].as_array().unwrap();
    let found = layers.iter().find(|it| it["layer"] == layer).unwrap();
    found["state"].as_str().unwrap().to_owned()
}

fn holds(device: &Device) {
    let (fine, report) = check(device);
    let fails = fails(&report);
    let fails = fails.iter().filter(|layer| **layer != "stop");
    assert_eq!(fails.count(), 0, "{report:#}");
    assert!(fine, "{report:#}");
}

#[test]
fn ven_2_what_is_plugged_in_or_shown_meanwhile_is_a_breach_until_it_is_gone() {
    let device = match Device::lock_recorded_alone(laptop, ASKED) {
        Ok(device) => device,
        Err(why) => {
            eprintln!("SKIPPED {}: {why}", module_path!());
            return;
        }
    };
    assert_eq!(state(&device, "time"), "reporting_only");
    holds(&device);
    for (layer, file, there, gone, told) in [
        (
            "screens",
            SECOND,
            "connected",
            "disconnected",
            "2 screens are connected: HDMI-A-1, eDP-1",
        ),
        (
            "terminals",
            SHOWN,
            "tty3",
            "tty1",
            "the screen shows tty3, and showed tty1 when it was locked",
        ),
        (
            "signs",
            PROGRAM,
            "x11vnc",
            "chromium",
            "x11vnc is running, which shows or controls the screen remotely",
        ),
        (
            "boards",
            HID,
            CHESSNUT,
            KEYBOARD,
            "/dev/hidraw0 can be opened by others than its owner (mode 644)",
        ),
    ] {
        assert_eq!(state(&device, layer), "reporting_only");
        let mut listener = device.listen();
        put(&device.root, file, there);
        let breach = loop {
            let told = listener.until("breach");
            if told["breach"] == "seen" {
                break told;
            }
        };
        assert_eq!(
            (&breach["layer"], &breach["what"]),
            (&layer.into(), &told.into())
        );
        listener.until("changed");
        assert_eq!(state(&device, layer), "broken");
        let (fine, report) = check(&device);
        assert!(!fine);
        let blamed: Vec<&str> = fails(&report);
        assert!(blamed.contains(&layer), "{report:#}");
        put(&device.root, file, gone);
        listener.until("changed");
        holds(&device);
    }
}

/// What is there already when the machine is locked is no breach of anybody's: it is not to be played on.
#[test]
fn evt_4_a_second_screen_at_the_lock_is_a_layer_that_does_not_hold() {
    let two = |root: &Path| {
        laptop(root);
        put(root, SECOND, "connected");
    };
    let Ok(device) = Device::lock_recorded(two, ASKED) else {
        eprintln!("SKIPPED evt_4_a_second_screen_at_the_lock: no daemon can hold this machine");
        return;
    };
    assert_eq!(state(&device, "screens"), "broken");
    let (fine, report) = check(&device);
    assert!(!fine && fails(&report).contains(&"screens"), "{report:#}");
    let trials = |proof: &Value| proof["layer"] == "screens" && proof["trials"][0]["fine"] == true;
    assert!(report.as_array().unwrap().iter().any(trials), "{report:#}");
}

#[test]
fn ven_2_sysrq_is_switched_off_and_put_back_after_a_crash() {
    let mut device = match Device::lock_recorded(laptop, ASKED) {
        Ok(device) => device,
        Err(why) => {
            eprintln!("SKIPPED ven_2_sysrq_is_switched_off: {why}");
            return;
        }
    };
    let sysrq = device.root.join(SYSRQ);
    let now = || fs::read_to_string(&sysrq).unwrap();
    assert_eq!(now(), "0");
    assert!(device.command("list").contains("sysrq: 0 (was 176)"));
    device.kill_daemon();
    assert_eq!(now(), "0");
    device.command("undo");
    assert_eq!(now(), "176");
    device.start();
    until("it is off again", || now() == "0");
    device.unlock();
    assert_eq!(now(), "176");
}
