//! What is plugged in over USB, kept out or let in (line 8 of the bypass table), on a tree as recorded from a laptop
//! whose kernel does as it is told: nothing can be plugged into this machine.

use std::{fs, os::unix::fs::symlink, path::Path};

use serde_json::{Value, json};

use crate::{
    check::{check, fails},
    device::{Device, Told, until},
    looked::put,
};

const ASKED: &str = "[usb]\n[breach]\ndenied = \"lock\"\n";
const TOLD: &str = "[usb]\nprevent = false\n";
const FOLDER: &str = "sys/bus/usb/devices";
const BUS: &str = "usb1/authorized_default";

/// With the classes of its interfaces. The kernel gives a device what its bus lets in by itself.
fn plug(root: &Path, place: &str, product: &str, classes: &[u8]) {
    let lets_in = fs::read_to_string(root.join(FOLDER).join(BUS));
    let works = !lets_in.is_ok_and(|value| value.trim() == "0");
    let mut descriptors = vec![18, 1];
    descriptors.resize(18, 0);
    for class in classes {
        descriptors.extend([9, 4, 0, 0, 1, *class, 0, 0, 0]);
    }
    // Whole at once, as for who looks meanwhile.
    let beside = root.join("plugged");
    fs::create_dir_all(&beside).unwrap();
    fs::create_dir_all(root.join(FOLDER)).unwrap();
    for (name, value) in [
        ("idVendor", b"0781\n".as_slice()),
        ("idProduct", product.as_bytes()),
        ("descriptors", &descriptors),
        ("authorized", if works { b"1\n" } else { b"0\n" }),
    ] {
        fs::write(beside.join(name), value).unwrap();
    }
    fs::rename(beside, root.join(FOLDER).join(place)).unwrap();
}

/// A keyboard, and a stick that somebody forgot.
fn laptop(root: &Path) {
    put(root, &format!("{FOLDER}/{BUS}"), "1");
    plug(root, "1-1", "c31c", &[3, 3]);
    plug(root, "1-2", "5567", &[8]);
}

/// One that cannot keep anything out.
fn old(root: &Path) {
    laptop(root);
    fs::remove_file(root.join(FOLDER).join(BUS)).unwrap();
}

/// One of two buses cannot be shut.
fn half(root: &Path) {
    laptop(root);
    fs::create_dir_all(root.join(FOLDER).join("usb2")).unwrap();
}

/// It runs from the stick.
fn live(root: &Path) {
    laptop(root);
    let drive = root.join("sys/devices/pci0000:00/usb1/1-2/1-2:1.0/host0/block/sda/sda1");
    fs::create_dir_all(&drive).unwrap();
    fs::create_dir_all(root.join("sys/class/block")).unwrap();
    symlink(drive, root.join("sys/class/block/sda1")).unwrap();
    put(
        root,
        "proc/self/mountinfo",
        "22 1 8:1 / /run/live/medium ro - iso9660 /dev/sda1 ro",
    );
}

fn works(device: &Device, place: &str) -> bool {
    let file = device.root.join(FOLDER).join(place).join("authorized");
    fs::read_to_string(file).unwrap().trim() == "1"
}

fn layer(device: &Device) -> Value {
    let told = device.ask("layers");
    let mut layers = told["layers"].as_array().unwrap().iter();
    layers.find(|it| it["layer"] == "usb").unwrap().clone()
}

fn seen(listener: &mut Told) -> (String, Value, Value) {
    loop {
        let told = listener.until("breach");
        if told["breach"] == "seen" {
            let what = told["what"].as_str().unwrap().to_owned();
            return (what, told["stopped"].clone(), told["leads"].clone());
        }
    }
}

fn is_blamed(device: &Device) -> bool {
    let (_, report) = check(device);
    fails(&report).contains(&"usb")
}

fn locked(record: fn(&Path), asked: &str) -> Option<Device> {
    let device = Device::lock_recorded(record, asked);
    device
        .inspect_err(|why| eprintln!("SKIPPED {}: {why}", module_path!()))
        .ok()
}

#[test]
fn ven_2_usb_storage_is_kept_out_a_keyboard_is_let_in_and_all_of_it_is_undone() {
    let Some(mut device) = locked(laptop, ASKED) else {
        return;
    };
    let root = device.root.clone();
    assert!(works(&device, "1-1") && !works(&device, "1-2"));
    let standing = layer(&device);
    assert_eq!(standing["state"], "enforced");
    assert_eq!(standing["remarks"][0], "blocked: 0781:5567 (kinds 08)");
    assert!(!is_blamed(&device));

    let mut listener = device.listen();
    plug(&root, "1-3", "c31c", &[3]);
    until("the other keyboard is let in", || works(&device, "1-3"));
    plug(&root, "1-4", "0001", &[3, 8]);
    let kept_out = "0781:0001 (kinds 03, 08) was plugged in and blocked";
    assert_eq!(
        seen(&mut listener),
        (kept_out.into(), true.into(), "lock".into())
    );
    assert!(!works(&device, "1-4"));

    // Somebody with the right to do so lets everything in again: that is seen, and its effect does not last.
    put(&root, &format!("{FOLDER}/{BUS}"), "1");
    let open = "usb1 accepts every device";
    assert_eq!(
        seen(&mut listener),
        (open.into(), false.into(), "report".into())
    );
    assert!(is_blamed(&device));
    plug(&root, "1-5", "0002", &[2]);
    let off = "0781:0002 (kinds 02) was plugged in, worked, and was switched off";
    assert_eq!(seen(&mut listener).0, off);
    assert!(!works(&device, "1-5"));
    put(&root, &format!("{FOLDER}/{BUS}"), "0");
    until("the layer holds again", || {
        layer(&device)["state"] == "enforced"
    });

    device.kill_daemon();
    device.command("undo");
    let bus = fs::read_to_string(root.join(FOLDER).join(BUS)).unwrap();
    assert_eq!(bus.trim(), "1");
    for place in ["1-1", "1-2", "1-3", "1-4", "1-5"] {
        assert!(works(&device, place), "{place}");
    }
}

#[test]
fn ven_2_usb_that_cannot_be_kept_out_is_unavailable_and_told_where_that_is_enough() {
    let Some(device) = locked(old, ASKED) else {
        return;
    };
    let standing = layer(&device);
    assert_eq!(standing["state"], "unavailable");
    let why = standing["why"].as_str().unwrap();
    assert!(why.contains("authorized_default"), "{why}");
    assert!(works(&device, "1-2"), "half of it is not left behind");
    drop(device);

    let Some(device) = locked(old, TOLD) else {
        return;
    };
    assert_eq!(layer(&device)["state"], "broken");
    assert!(is_blamed(&device));
    fs::remove_dir_all(device.root.join(FOLDER).join("1-2")).unwrap();
    until("it is gone", || layer(&device)["state"] == "reporting_only");
    assert!(!is_blamed(&device));
    let mut listener = device.listen();
    plug(&device.root, "1-2", "5567", &[8]);
    let told = "0781:5567 (kinds 08) is plugged in and works";
    assert_eq!(seen(&mut listener).0, told);
    assert!(works(&device, "1-2"));
}

/// A keyboard that is plugged in later would stay dead on a bus that is shut and tended by nobody.
#[test]
fn ven_2_of_several_buses_none_is_left_shut_where_one_cannot_be() {
    let Some(device) = locked(half, ASKED) else {
        return;
    };
    assert_eq!(layer(&device)["state"], "unavailable");
    let bus = fs::read_to_string(device.root.join(FOLDER).join(BUS)).unwrap();
    assert_eq!(bus.trim(), "1");
}

#[test]
fn ven_2_the_drive_that_the_machine_runs_from_is_told_and_left_on() {
    let Some(device) = locked(live, ASKED) else {
        return;
    };
    assert!(works(&device, "1-2"));
    let standing = layer(&device);
    assert_eq!(standing["state"], "broken");
    assert_eq!(
        standing["remarks"][0],
        "not blocked, because the computer runs from it or reaches its venue through it: 0781:5567 \
         (kinds 08)"
    );
    assert!(is_blamed(&device));
    // What is pulled out is told no more; another in its place is kept out, one of the same product too.
    fs::remove_dir_all(device.root.join(FOLDER).join("1-2")).unwrap();
    until("it is gone", || layer(&device).get("remarks").is_none());
    for product in ["0003", "5567"] {
        plug(&device.root, "1-2", product, &[8]);
        if product == "5567" {
            put(&device.root, &format!("{FOLDER}/1-2/serial"), "another");
        }
        let out = format!("blocked: 0781:{product} (kinds 08)");
        until("another in its place is kept out", || {
            layer(&device)["remarks"] == json!([out])
        });
        assert!(!works(&device, "1-2"));
        fs::remove_dir_all(device.root.join(FOLDER).join("1-2")).unwrap();
        until("it is gone too", || layer(&device).get("remarks").is_none());
    }
}
