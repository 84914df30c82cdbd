//! What is mounted below a folder from which nothing starts stays there while the machine is held.

use std::{fs, process::Command};

use crate::{
    alone::alone,
    device::{Device, copy, player},
};

#[test]
fn ven_3_what_is_mounted_below_a_folder_stays_and_nothing_starts_from_it() {
    alone("below::inside", &[]);
}

#[test]
#[ignore = "mounts: run by the test above, in namespaces"]
fn inside() {
    let mut device = Device::lock().unwrap();
    device.unlock();
    let place = device.disk.join("home/of anna");
    fs::create_dir(&place).unwrap();
    let mut mount = Command::new("mount");
    let mount = mount
        .args(["-t", "tmpfs", "-o", "mode=755", "none"])
        .arg(&place);
    assert!(mount.status().unwrap().success());
    let program = place.join("allowed");
    copy(&device.disk.join("allowed"), &program);
    // It is on no list, and on a filesystem that no list holds.
    let starts = || player(&program).arg("0").status();
    assert!(starts().unwrap().success(), "free");
    device.start();
    assert!(program.exists(), "locked, it is there");
    assert!(starts().is_err(), "locked, nothing starts from it");
    device.unlock();
    assert!(program.exists(), "let go, it is there");
    assert!(starts().unwrap().success(), "let go");
    let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap();
    let below = place.display().to_string().replace(' ', "\\040");
    assert_eq!(mounts.matches(&below).count(), 1, "{mounts}");
}
