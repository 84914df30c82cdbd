//! The check before the game, on a device that holds and on one that does not.

use std::{
    fs,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink},
    process::Command,
};

use nix::{
    mount::{MntFlags, umount2},
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use serde_json::Value;

use crate::{
    alone::{alone, loopback_up},
    device::{Device, player},
};

/// Every layer there is, beside those that each device of these tests has.
const ALL: &str = "[kernel.values]\n\"vm.memfd_noexec\" = \"2\"\n\
                   [network]\nport = 7370\nvenue = []\n";

#[test]
fn evt_4_every_layer_is_proved_by_trying() {
    alone("check::inside", &["ip", "nft"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    loopback_up();
    let mut device = Device::lock_with(ALL).unwrap();
    let (fine, report) = check(&device);
    // The proc connector tells nothing in a namespace; here it is not required.
    assert_eq!(fails(&report), ["reports"], "{report:#}");
    assert!(fine);
    told_in_every_language(&report);
    let tried: usize = report
        .as_array()
        .unwrap()
        .iter()
        .map(|proof| proof["trials"].as_array().unwrap().len())
        .sum();
    assert!(tried > report.as_array().unwrap().len(), "{report:#}");

    // What somebody undoes behind the daemon's back is found, and nothing else is blamed.
    for (layer, undo) in [
        ("no_exec", open as fn(&Device)),
        ("network", flush),
        ("kernel", allow_memory),
    ] {
        let mut told = device.listen();
        undo(&device);
        let (fine, report) = check(&device);
        let fails = fails(&report);
        let blamed: Vec<&str> = fails
            .into_iter()
            .filter(|layer| *layer != "reports")
            .collect();
        if layer == "network" && blamed.is_empty() {
            // The daemon had put the rules back before the check came to them, which is a breach.
            assert_eq!(told.until("breach")["layer"], layer);
        } else {
            assert_eq!(blamed, [layer], "{report:#}");
            assert!(!fine);
        }
        told_in_every_language(&report);
        device.unlock();
        device.start();
    }
    device.unlock();
    let text = run(&device, &[]);
    assert!(text.1.contains("the device is not locked"), "{}", text.1);
}

#[test]
fn evt_4_what_is_left_of_the_layers_is_proved_on_the_machine_itself() {
    // Programs of other tests are the same player's.
    let device = crate::locked!(lock_alone);
    let (fine, report) = check(&device);
    let groups = std::path::Path::new("/proc/self/mounts");
    let groups = fs::read_to_string(groups).unwrap().contains(" cgroup2 ");
    let expected: &[&str] = if groups { &[] } else { &["stop"] };
    assert_eq!(fails(&report), expected, "{report:#}");
    told_in_every_language(&report);
    assert!(fine);
    let text = run(&device, &[]).1;
    assert!(
        text.contains("Programs  works (enforced; required)"),
        "{text}"
    );
}

#[test]
fn evt_4_a_program_that_ran_before_the_lock_and_is_not_on_the_list_keeps_a_device_from_passing() {
    alone("check::early", &[]);
}

#[test]
#[ignore = "no other program of the player's may run: run by the test above, in namespaces"]
fn early() {
    let mut device = Device::lock().unwrap();
    device.unlock();
    let begin = |program: &str| {
        let mut begun = player(&device.disk.join(program));
        begun.arg("60000").spawn().unwrap()
    };
    let (mut plays, mut strange) = (begin("allowed"), begin("other"));
    device.start();
    let (fine, report) = check(&device);
    assert!(fails(&report).contains(&"programs"), "{report:#}");
    assert!(!fine);
    told_in_every_language(&report);
    assert_eq!(report[0]["layer"], "programs", "it comes first");
    let running = &report[0]["running"];
    assert_eq!(running["count"], 2, "{report:#}");
    assert_eq!(running["strangers"][0]["pid"], strange.id());
    let named = format!(
        "other (process {}, {}) is not on the list",
        strange.id(),
        device.disk.join("other").display()
    );
    assert_eq!(report[0]["trials"][0]["outcome"], named);
    let (fine, text) = run(&device, &[]);
    let first = format!("player's programs now: {named}\n");
    assert!(text.starts_with(&first), "{text}");
    assert!(!fine);

    // What is on the list may have begun whenever it did.
    strange.kill().unwrap();
    strange.wait().unwrap();
    let (fine, text) = run(&device, &[]);
    let first = "player's programs now: 1, all on the list\n";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("Programs  works"), "{text}");
    // Nothing else that is required fails here.
    assert!(fine, "{text}");
    plays.kill().unwrap();
    plays.wait().unwrap();
}

#[test]
fn ven_2_a_check_of_a_daemon_that_waits_says_that_nothing_is_locked() {
    let device = crate::locked!(waiting);
    let (fine, said) = run(&device, &[]);
    assert!(!fine);
    assert!(said.contains("lock it with `adoube-kiosk lock`"), "{said}");
    assert!(!said.contains("missing field"), "{said}");
}

/// A device that is held is not said to be let go, whatever its daemon does.
#[test]
fn ven_2_a_check_without_a_daemon_says_what_is_held_all_the_same() {
    let mut device = crate::locked!();
    let daemon = Pid::from_raw(device.daemon());
    kill(daemon, Signal::SIGSTOP).unwrap();
    let (fine, said) = run(&device, &[]);
    assert!(!fine);
    assert!(said.contains("it is suspended or frozen"), "{said}");
    assert!(!said.contains("is not locked"), "{said}");

    device.kill_daemon();
    let (fine, said) = run(&device, &[]);
    assert!(!fine);
    let changes = device.command("list").lines().count();
    let left = format!("still locked by the last one ({changes} changes");
    assert!(said.contains(&left), "{said}");
    assert!(!said.contains("is not locked"), "{said}");

    device.command("undo");
    let (_, said) = run(&device, &[]);
    assert!(said.contains("the device is not locked"), "{said}");
}

/// What is tried is what is held.
#[test]
fn ven_2_a_profile_that_was_changed_since_the_lock_is_said_with_what_to_do() {
    let device = crate::locked!();
    let profile = device.places()[1];
    let before = fs::read_to_string(profile).unwrap();
    fs::write(profile, format!("{before}[time]\n")).unwrap();
    let (fine, said) = run(&device, &[]);
    assert!(!fine);
    assert!(
        said.contains("was changed since the device was locked"),
        "{said}"
    );
    assert!(
        said.contains("restart adoube-lockd and the agent"),
        "{said}"
    );
    let mut told = device.listen();
    assert_eq!(told.asks("check"), "done");
    let refused = told.until("checked")["checked"]["refused"].clone();
    let refused = refused.as_str().unwrap();
    assert!(refused.contains("was changed since"), "{refused}");
}

/// Root puts a program into folders of the player's, and writes through nothing that he has put there.
#[test]
fn evt_4_a_check_follows_no_link_of_the_players() {
    let device = crate::locked!();
    let precious = device.disk.join("precious");
    fs::write(&precious, "as it was").unwrap();
    let mode = fs::metadata(&precious).unwrap().mode();
    symlink(&precious, device.disk.join("home/.adoube-check")).unwrap();
    let (_, report) = check(&device);
    assert!(!fails(&report).contains(&"no_exec"), "{report:#}");
    assert_eq!(fs::read_to_string(&precious).unwrap(), "as it was");
    assert_eq!(fs::metadata(&precious).unwrap().mode(), mode);
    assert!(!fs::exists(device.disk.join("home/.adoube-check")).unwrap());
}

/// What was tried, what came of it and why a layer does not hold: a page has each (`pages-held-` in `text/`). What the
/// system itself says is told as far as it is known.
fn told_in_every_language(report: &Value) {
    let mut english = adoube_texts::languages()["en"].clone();
    english.retain(|key, _| !matches!(key.as_str(), "pages-held-list" | "pages-held-trial"));
    let is_told = |said: &str| {
        assert!(
            adoube_texts::known(&english, "pages-held", said).is_some(),
            "{said}"
        );
    };
    for proof in report.as_array().unwrap() {
        for trial in proof["trials"].as_array().unwrap() {
            is_told(trial["tried"].as_str().unwrap());
            let seen = trial["outcome"].as_str().unwrap();
            seen.split("; ").for_each(is_told);
        }
    }
}

fn open(device: &Device) {
    umount2(&device.disk.join("home"), MntFlags::MNT_DETACH).unwrap();
}

fn flush(_: &Device) {
    let flushed = Command::new("nft").args(["flush", "ruleset"]).status();
    assert!(flushed.unwrap().success());
}

fn allow_memory(_: &Device) {
    fs::write("/proc/sys/vm/memfd_noexec", "0").unwrap();
}

pub(crate) fn fails(report: &Value) -> Vec<&str> {
    let proofs = report.as_array().unwrap().iter();
    proofs
        .filter(|proof| proof["holds"] == false)
        .map(|proof| proof["layer"].as_str().unwrap())
        .collect()
}

pub(crate) fn check(device: &Device) -> (bool, Value) {
    let (fine, said) = run(device, &["--json"]);
    (
        fine,
        serde_json::from_str(&said).unwrap_or_else(|error| panic!("{said}: {error}")),
    )
}

/// From the disk whose programs are held: the check's own program must be a stranger there.
fn run(device: &Device, more: &[&str]) -> (bool, String) {
    let program = device.own_program();
    let ran = Command::new(program)
        .arg("check")
        .arg("--state")
        .arg(&device.state)
        .args(device.places())
        .args(more)
        .output()
        .unwrap();
    let said = if ran.stdout.is_empty() {
        ran.stderr
    } else {
        ran.stdout
    };
    (ran.status.success(), String::from_utf8(said).unwrap())
}

/// A program that needs no loader starts from a filesystem that nobody holds: a check names it.
#[test]
fn evt_4_a_filesystem_that_no_layer_holds_and_the_player_can_write_is_found() {
    alone("check::beside", &[]);
}

#[test]
#[ignore = "mounts: run by the test above, in namespaces"]
fn beside() {
    let mut device = Device::lock().unwrap();
    device.unlock();
    let place = device.disk.parent().unwrap().join("beside");
    let deep = place.join("a/b");
    let options = |options: &str| {
        let mut mount = Command::new("mount");
        let mount = mount
            .args(["-o", options, "-t", "tmpfs", "none"])
            .arg(&place);
        assert!(mount.status().unwrap().success());
    };
    fs::create_dir(&place).unwrap();
    options("mode=755");
    fs::create_dir_all(&deep).unwrap();
    // What is left out is not looked at: all but that folder.
    let others: Vec<String> = fs::read_dir("/")
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .filter(|path| !place.starts_with(path))
        .collect();
    let profile = fs::read_to_string(device.places()[1]).unwrap();
    let left_out = |more: &[String]| format!("left_out = {:?}\n", [&others, more].concat());
    let profile = profile.replace("left_out = [\"/\"]\n", &left_out(&[]));
    assert!(profile.contains(&left_out(&[])), "{profile}");
    fs::write(device.places()[1], profile).unwrap();
    device.start();
    let found = |device: &Device| {
        let (_, report) = check(device);
        told_in_every_language(&report);
        let trials = report[0]["trials"].as_array().unwrap().clone();
        let about = |trial: &&Value| {
            trial["tried"]
                .as_str()
                .unwrap()
                .starts_with("other filesystems")
        };
        let trial = trials.iter().find(about).unwrap().clone();
        assert_eq!(trial["fine"], !fails(&report).contains(&"programs"));
        trial["outcome"].as_str().unwrap().to_owned()
    };
    let place_named = place.display().to_string();
    // Disks of other tests that run at once are named beside it, in any order.
    let open = |device: &Device| {
        let outcome = found(device);
        let (places, _) = outcome.split_once(": name each").unwrap_or_default();
        places.split(", ").any(|named| named == place_named)
    };
    assert!(!open(&device), "he can write nowhere in it");
    fs::set_permissions(&deep, fs::Permissions::from_mode(0o777)).unwrap();
    assert!(open(&device), "{}", found(&device));
    let remount = Command::new("mount")
        .args(["-o", "remount,noexec"])
        .arg(&place)
        .status();
    assert!(remount.unwrap().success());
    assert!(!open(&device), "nothing runs there");
}
