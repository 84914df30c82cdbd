//! The folder that systemd mounts for a session of the player's (line 1 of the bypass table): he writes there, and it comes
//! after the machine was locked. A filesystem stands in for systemd's.

use std::{fs, path::Path, process::Command};

use nix::mount::{MntFlags, MsFlags, mount, umount2};

use crate::{
    alone::alone,
    check::{check, fails},
    device::{Device, PLAYER, Tried, until},
};

#[test]
fn ven_3_nothing_starts_from_the_folder_of_the_players_session() {
    alone("sessions::inside", &[]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    tmpfs(Path::new("/run"), "mode=755");
    let folder = format!("/run/user/{PLAYER}");
    fs::create_dir_all(&folder).unwrap();
    let mut device = Device::lock().unwrap();
    for _ in 0..2 {
        let program = begin(&device, &folder);
        until("nothing starts there", || {
            device.tries(&program, &[]) == Tried::Denied
        });
        let (_, report) = check(&device);
        assert!(!fails(&report).contains(&"no_exec"), "{report:#}");
        let tried = report.to_string().contains(&format!("runs it in {folder}"));
        assert!(tried, "{report:#}");
        // It is what it was otherwise, and written down once.
        assert!(options(&folder).starts_with("rw,nosuid,nodev,noexec"));
        let listed = device.command("list");
        assert_eq!(listed.matches(&folder).count(), 1, "{listed}");
        umount2(Path::new(&folder), MntFlags::empty()).unwrap();
    }
    let program = begin(&device, &folder);
    until("nothing starts there", || {
        device.tries(&program, &[]) == Tried::Denied
    });
    device.kill_daemon();
    device.command("undo");
    assert!(options(&folder).starts_with("rw,nosuid,nodev,relatime"));
    assert_eq!(device.tries(&program, &[]), Tried::Ran);
}

/// A session, with a program in it.
fn begin(device: &Device, folder: &str) -> String {
    tmpfs(Path::new(folder), &format!("mode=700,uid={PLAYER}"));
    let program = format!("{folder}/mine");
    let copied = Command::new("cp")
        .arg(device.disk.join("lone"))
        .arg(&program)
        .status();
    assert!(copied.unwrap().success());
    program
}

fn tmpfs(folder: &Path, options: &str) {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(Some("tmpfs"), folder, Some("tmpfs"), flags, Some(options)).unwrap();
}

/// Of the mount at a folder.
fn options(folder: &str) -> String {
    let mounts = fs::read_to_string("/proc/self/mounts").unwrap();
    let mut fields = mounts.lines().map(|line| line.split(' '));
    let found = fields.find_map(|mut fields| (fields.nth(1)? == folder).then(|| fields.nth(1)));
    found.flatten().unwrap().to_owned()
}
