//! A device that is let go is as it was, however its daemon ended.

use std::{fs, process::Command};

use crate::{
    alone::alone,
    check::{check, fails},
    device::{Device, Tried, player, until},
};

/// What is held of the machine, and what is written down of it.
fn machine(device: &Device) -> String {
    let journal = device.state.join("changes.jsonl").exists();
    format!("{}\njournal: {journal}", held(device))
}

/// Mounts and control groups.
pub(crate) fn held(device: &Device) -> String {
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
    format!("{mounts:#?}\n{groups:?}")
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
    alone("undoing::early", &[]);
}

#[test]
#[ignore = "stops all that the player runs: run by the test above, in namespaces"]
fn early() {
    let mut device = Device::lock().unwrap();
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
    let Some(group) = group(&device) else {
        early.kill().unwrap();
        early.wait().unwrap();
        eprintln!("SKIPPED the second half: there is no control group here");
        return;
    };
    // It runs beside others, who are not to be stopped with it.
    let own = std::process::id().to_string();
    assert_eq!(device.ask("freeze"), "done");
    until("it stands still", || is_frozen(&group));
    let members = |group: &str| fs::read_to_string(format!("{group}/cgroup.procs")).unwrap();
    let is_in = |id: &str| members(&group).lines().any(|line| line == id);
    assert!(is_in(&early.id().to_string()) && !is_in(&own));
    assert_eq!(device.ask("thaw"), "done");
    until("it goes on", || !is_frozen(&group));
    assert_eq!(device.ask("kill"), "done");
    assert!(!early.wait().unwrap().success());
}

fn is_frozen(group: &str) -> bool {
    let events = fs::read_to_string(format!("{group}/cgroup.events")).unwrap();
    events.contains("frozen 1")
}

/// As systemd makes one for a session, which it follows by it.
#[test]
fn ven_3_a_session_of_the_players_is_stood_still_where_it_runs_and_goes_on_when_the_device_is_let_go()
 {
    alone("undoing::session", &[]);
}

#[test]
#[ignore = "stops all that the player runs: run by the test above, in namespaces"]
fn session() {
    let mut device = Device::lock().unwrap();
    let Some(group) = group(&device) else {
        eprintln!("SKIPPED ven_3_a_session_of_the_players: there is no control group here");
        return;
    };
    let session = format!("{group}-session");
    fs::create_dir(&session).unwrap();
    let mut plays = player(&device.disk.join("allowed"))
        .arg("60000")
        .spawn()
        .unwrap();
    fs::write(format!("{session}/cgroup.procs"), plays.id().to_string()).unwrap();
    for crash in [false, true] {
        assert_eq!(device.ask("freeze"), "done");
        assert_eq!(device.ask("freeze"), "done");
        until("it stands still", || is_frozen(&session));
        let listed = device.command("list");
        assert_eq!(listed.matches(&session).count(), 1, "{listed}");
        if crash {
            device.kill_daemon();
            device.command("undo");
        } else {
            device.unlock();
        }
        until("it goes on", || !is_frozen(&session));
        assert!(plays.try_wait().unwrap().is_none(), "and is not ended");
        device.start();
    }
    let killed = Command::new(env!("CARGO_BIN_EXE_adoube-lockd"))
        .arg("kill")
        .args(&device.places()[2..4])
        .status();
    assert!(killed.unwrap().success());
    assert!(!plays.wait().unwrap().success());
    until("its group is empty", || fs::remove_dir(&session).is_ok());
}

/// The player's control group, where this machine has some.
fn group(device: &Device) -> Option<String> {
    let listed = device.command("list");
    let mut lines = listed.lines();
    let found = lines.find_map(|line| line.split_once("control group "));
    found.map(|(_, group)| group.to_owned())
}

/// It tries in a group of its own, inside the player's.
#[test]
fn ven_2_what_a_check_left_that_was_ended_is_in_nobodys_way() {
    let mut device = crate::locked!();
    let Some(group) = group(&device) else {
        eprintln!("SKIPPED ven_2_what_a_check_left_that_was_ended: there is no control group here");
        return;
    };
    let left = format!("{group}/check");
    fs::create_dir(&left).unwrap();
    let mut sleeps = player(&device.disk.join("allowed"))
        .arg("60000")
        .spawn()
        .unwrap();
    fs::write(format!("{left}/cgroup.procs"), sleeps.id().to_string()).unwrap();
    let (_, report) = check(&device);
    assert!(!fails(&report).contains(&"stop"), "{report:#}");
    assert!(!sleeps.wait().unwrap().success());
    fs::create_dir(&left).unwrap();
    device.unlock();
    assert!(!fs::exists(&group).unwrap());
}
