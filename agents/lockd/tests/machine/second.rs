//! A second daemon beside one that holds the machine.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use crate::{
    alone::alone,
    device::{Device, Tried},
    locked,
};

const TTL: &str = "/proc/sys/net/ipv4/ip_default_ttl";

fn lockd(command: &str, state: &Path, more: &[&std::ffi::OsStr]) -> Output {
    // One that is not refused goes on.
    let mut lockd = Command::new("timeout");
    lockd.args(["10", env!("CARGO_BIN_EXE_adoube-lockd")]);
    lockd.arg(command).arg("--state").arg(state).args(more);
    lockd.output().unwrap()
}

/// Another one with this state folder: what it says as it refuses to start.
fn second(device: &Device, state: &Path) -> String {
    let ran = lockd("run", state, &device.places());
    assert!(!ran.status.success(), "{ran:?}");
    let said = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn ven_2_a_second_daemon_is_refused_and_the_first_holds_on() {
    let mut device = locked!();
    let first = format!("process {} ", device.daemon());
    let said = second(&device, &device.state);
    assert!(
        said.contains(&format!("{first}holds this device already")),
        "{said}"
    );
    let elsewhere = device.state.with_extension("other");
    let said = second(&device, &elsewhere);
    assert!(
        said.contains(&format!("{first}answers here already")),
        "{said}"
    );
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    assert!(device.ask("layers")["layers"].is_array());

    // What outlives a daemon that is killed keeps its folder from nobody.
    let guards = device.guards();
    device.kill_daemon();
    assert_eq!(device.guards(), guards);
    device.start();
    assert_eq!(device.tries("other", &[]), Tried::Denied);
}

#[test]
fn ven_2_nothing_is_undone_beside_a_daemon_that_holds() {
    let mut device = locked!();
    let held = device.command("list");
    let refused = lockd("undo", &device.state, &[]);
    assert!(!refused.status.success());
    let said = String::from_utf8(refused.stderr).unwrap();
    let named = format!("process {} holds this device already", device.daemon());
    assert!(said.contains(&named), "{said}");
    assert_eq!(device.command("list"), held);
    assert_eq!(device.tries("other", &[]), Tried::Denied);

    device.kill_daemon();
    let said = device.command("undo");
    let changes = held.lines().count();
    assert_eq!(
        said,
        format!("the machine is as it was: {changes} changes undone\n")
    );
    assert!(device.command("undo").contains("there was nothing to undo"));
    let listed = lockd("list", &device.state, &[]);
    assert_eq!(listed.stderr, b"no change is in force\n");
    assert_eq!(device.tries("other", &[]), Tried::Ran);
}

#[test]
fn ven_2_a_setting_is_put_back_whoever_tried_to_hold_the_machine_meanwhile() {
    alone("second::setting", &[]);
}

#[test]
#[ignore = "changes a setting of the network: run by the test above, in namespaces"]
fn setting() {
    let now = || fs::read_to_string(TTL).unwrap().trim().to_owned();
    let before = now();
    let asked = "[kernel.values]\n\"net.ipv4.ip_default_ttl\" = \"77\"\n";
    let mut device = Device::lock_with(asked).unwrap();
    for crash in [false, true] {
        assert_eq!(now(), "77");
        second(&device, &device.state);
        second(&device, &device.state.with_extension("other"));
        assert!(!lockd("undo", &device.state, &[]).status.success());
        assert_eq!(now(), "77");
        if crash {
            device.kill_daemon();
            device.command("undo");
        } else {
            device.unlock();
        }
        assert_eq!(now(), before);
        device.start();
    }
    device.unlock();
    assert_eq!(now(), before);
}

#[test]
fn ven_2_a_profile_that_is_not_there_is_said_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("profile.toml");
    let mut run = Command::new(env!("CARGO_BIN_EXE_adoube-lockd"));
    run.args(["run", "--wait", "--state"]).arg(folder.path());
    run.arg("--profile").arg(&profile).arg("--socket");
    let ran = run
        .arg(folder.path().join("lockd.sock"))
        .env("RUST_BACKTRACE", "1")
        .output();
    let said = String::from_utf8(ran.unwrap().stderr).unwrap();
    let told = format!("adoube-lockd: {}: No such file", profile.display());
    assert!(said.starts_with(&told), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
