//! A device that is let go is as it was, however its daemon ended.

use std::fs;

use crate::device::{Device, Tried, player, until};

/// Mounts, control groups, the state folder, and processes of the daemon.
fn machine(device: &Device) -> String {
    let mounts = fs::read_to_string("/proc/self/mounts").unwrap();
    let place = device.disk.display().to_string();
    let mounts: Vec<&str> = mounts
        .lines()
        .filter(|line| line.contains(&place))
        .collect();
    let groups: Vec<String> = mounted("cgroup2")
        .map(|root| format!("{root}/{}", device.group()))
        .filter(|path| fs::exists(path).unwrap())
        .collect();
    let journal = device.state.join("changes.jsonl").exists();
    format!("{mounts:#?}\n{groups:?}\njournal: {journal}")
}

fn mounted(kind: &str) -> impl Iterator<Item = String> {
    let mounts = fs::read_to_string("/proc/self/mounts").unwrap();
    let fields = mounts
        .lines()
        .map(|line| line.split(' ').collect::<Vec<_>>());
    let found: Vec<String> = fields
        .filter(|fields| fields[2] == kind)
        .map(|fields| fields[1].to_owned())
        .collect();
    found.into_iter()
}

#[test]
fn ven_2_a_device_is_as_before_after_a_stop_and_after_a_crash() {
    let mut device = crate::locked!();
    let locked = machine(&device);
    device.unlock();
    let before = machine(&device);
    assert_ne!(before, locked);
    assert_eq!(device.tries("home/../other", &[]), Tried::Ran);

    device.start();
    assert_eq!(machine(&device), locked);
    device.kill_daemon();
    assert_eq!(machine(&device), locked);
    // The next start begins from the beginning: nothing is there twice.
    device.start();
    assert_eq!(machine(&device), locked);
    device.kill_daemon();
    device.command("undo");
    assert_eq!(machine(&device), before);
    device.command("undo");
    assert_eq!(machine(&device), before);
}

#[test]
fn ven_3_a_program_that_runs_already_is_found_frozen_and_ended() {
    let mut device = crate::locked!();
    device.unlock();
    let mut early = player(&device.disk.join("other"))
        .arg("60000")
        .spawn()
        .unwrap();
    device.start();
    let found = device.ask("running");
    let own = |process: &&serde_json::Value| process["pid"] == early.id();
    let found = found["running"]
        .as_array()
        .unwrap()
        .iter()
        .find(own)
        .unwrap();
    assert_eq!(
        (&found["stranger"], &found["name"]),
        (&true.into(), &"other".into())
    );
    let listed = device.command("list");
    let Some((_, group)) = listed
        .lines()
        .find_map(|line| line.split_once("control group "))
    else {
        early.kill().unwrap();
        early.wait().unwrap();
        eprintln!("SKIPPED the second half: there is no control group here");
        return;
    };
    fs::write(format!("{group}/cgroup.procs"), early.id().to_string()).unwrap();
    let frozen = || fs::read_to_string(format!("{group}/cgroup.events")).unwrap();
    assert_eq!(device.ask("freeze"), "done");
    until("it stands still", || frozen().contains("frozen 1"));
    assert_eq!(device.ask("thaw"), "done");
    until("it goes on", || frozen().contains("frozen 0"));
    assert_eq!(device.ask("kill"), "done");
    assert!(!early.wait().unwrap().success());
}
