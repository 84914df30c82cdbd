//! A daemon that waits to be asked, as the agent's does.

use std::{
    fs,
    io::{self, ErrorKind, Write as _},
    net::Shutdown,
    os::unix::{net::UnixStream, process::CommandExt as _},
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use nix::mount::{MntFlags, MsFlags, mount, umount2};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::{
    device::{Device, PLAYER, Tried, player, until},
    locked,
    undoing::held,
};

/// Connects to a socket: with what error that ends.
const REACHES: &str = r"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
int main(int count, char **told) {
    struct sockaddr_un at = {AF_UNIX};
    strncpy(at.sun_path, told[1], sizeof at.sun_path - 1);
    int own = socket(AF_UNIX, SOCK_STREAM, 0);
    return connect(own, (struct sockaddr *)&at, sizeof at) ? errno : 0;
}
";

/// The hash that the event would publish.
fn hash(device: &Device) -> String {
    let profile = fs::read(device.places()[1]).unwrap();
    hex::encode(Sha256::digest(profile))
}

fn engage(device: &Device, profile: &str) -> Value {
    device.request(&json!({"ask": "engage", "profile": profile}).to_string())
}

fn engaged(device: &Device) {
    assert_eq!(engage(device, &hash(device)), "done");
    until("the machine is held", || device.engaged() == Some(true));
}

#[test]
fn ven_2_a_device_is_locked_when_asked_and_let_go_when_asked() {
    let device = locked!(waiting);
    assert_eq!(device.engaged(), Some(false));
    assert_eq!(device.tries("other", &[]), Tried::Ran);
    assert!(device.ask("layers")["refused"].is_string());
    for hash in ["", "sesame", &"0".repeat(63), &"G".repeat(64)] {
        let refused = engage(&device, hash);
        let why = refused["refused"].as_str().unwrap();
        assert!(why.contains("is not a profile"), "{why}");
    }
    let refused = engage(&device, &"0".repeat(64));
    let why = refused["refused"].as_str().unwrap();
    assert!(why.contains("another profile"), "{why}");
    assert_eq!(
        device.tries("other", &[]),
        Tried::Ran,
        "nothing is held yet"
    );

    engaged(&device);
    let standing = device.ask("standing")["standing"].clone();
    assert_eq!(standing["profile"], hash(&device));
    assert_eq!(standing["layers"], device.ask("layers")["layers"]);
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    assert_eq!(device.tries("allowed", &[]), Tried::Ran);
    assert_eq!(engage(&device, &hash(&device)), "done", "it holds already");
    let another = engage(&device, &"0".repeat(64));
    assert!(another["refused"].is_string(), "{another}");

    let mut listener = device.listen();
    assert_eq!(device.ask("release"), "done");
    listener.until("released");
    until("the machine is let go", || device.engaged() == Some(false));
    assert_eq!(device.tries("other", &[]), Tried::Ran);
    assert_eq!(device.command("list"), "");
    assert_eq!(device.ask("release"), "done", "nothing is left to undo");
}

/// Nothing in between asks the agent: the player must gain nothing by a daemon that dies.
#[test]
fn ven_2_a_killed_daemon_is_followed_by_one_that_holds_and_a_start_of_the_machine_by_one_that_waits()
 {
    let mut device = locked!(waiting);
    engaged(&device);
    device.kill_daemon();
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    device.start();
    until("the machine is held", || device.engaged() == Some(true));
    assert_eq!(device.tries("other", &[]), Tried::Denied);

    device.kill_daemon();
    // As a machine would leave it that lost its power.
    fs::write(device.state.join("engaged"), "another boot").unwrap();
    device.start();
    until("the daemon waits", || device.engaged() == Some(false));
    assert_eq!(device.tries("other", &[]), Tried::Ran);
    assert_eq!(device.command("list"), "");
}

/// An agent that is killed before something happens gains nothing by it: the next one is told.
#[test]
fn ven_2_a_breach_while_no_agent_is_there_is_told_to_the_next_one_and_to_no_other() {
    let device = locked!(waiting);
    engaged(&device);
    // One who only looks, as a check does, writes nothing down.
    let mut looking = device.listen();
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    looking.denied();

    let mut agent = device.listen();
    assert_eq!(agent.asks("heed"), "done");
    let breach = agent.denied();
    assert!(
        breach["file"].as_str().unwrap().ends_with("other"),
        "{breach}"
    );

    assert_eq!(device.tries("other", &[]), Tried::Denied);
    agent.denied();
    let mut next = device.listen();
    assert_eq!(next.asks("heed"), "done");
    assert_eq!(
        next.denials_before_an_answer(),
        0,
        "who heeded it was there"
    );
    device.ask("release");
}

/// Of more than is kept the next one is told that there was more.
#[test]
fn ven_2_of_breaches_that_nobody_heard_those_that_found_no_room_are_counted() {
    let device = locked!(waiting);
    engaged(&device);
    for _ in 0..300 {
        assert!(player(&device.disk.join("other")).status().is_err());
    }
    // The last of them is told by then.
    assert_eq!(device.tries("allowed", &[]), Tried::Ran);
    let mut agent = device.listen();
    assert_eq!(agent.asks("heed"), "done");
    let missed = agent.until("missed")["missed"].as_u64();
    assert!(missed >= Some(44), "{missed:?}");
    device.ask("release");
}

/// An agent in bad hands: the daemon goes on telling others, and looking.
#[test]
fn ven_2_one_who_asks_without_end_holds_nobody_up() {
    let device = locked!(waiting);
    engaged(&device);
    let asks = UnixStream::connect(device.places()[3]).unwrap();
    let mut hears = asks.try_clone().unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let reading = thread::spawn(move || io::copy(&mut hears, &mut io::sink()));
    let asking = thread::spawn({
        let over = Arc::clone(&over);
        let mut asks = asks.try_clone().unwrap();
        move || {
            let many = "{\"ask\":\"layers\"}\n".repeat(1000);
            while !over.load(Ordering::Relaxed) && asks.write_all(many.as_bytes()).is_ok() {}
        }
    });
    let mut told = device.listen();
    for _ in 0..20 {
        assert_eq!(device.tries("other", &[]), Tried::Denied);
        told.denied();
    }
    over.store(true, Ordering::Relaxed);
    asks.shutdown(Shutdown::Both).unwrap();
    asking.join().unwrap();
    // The daemon may end it with what was asked still unread.
    let _ = reading.join().unwrap();
}

#[test]
fn ven_2_a_profile_that_is_none_is_refused_with_its_fault() {
    let device = locked!(waiting);
    let sound = fs::read_to_string(device.places()[1]).unwrap();
    for (profile, told) in [
        (format!("{sound}[telepathy]\n"), "telepathy"),
        (sound.replace("nobody", "no-such-player"), "no-such-player"),
        (
            sound.replace("\"daemon\"", "\"no-such-agent\""),
            "no-such-agent",
        ),
    ] {
        fs::write(device.places()[1], profile).unwrap();
        let refused = device.ask("engage");
        let why = refused["refused"].as_str().unwrap();
        assert!(why.contains(told), "{why}");
    }
    fs::write(device.places()[1], sound).unwrap();
    engaged(&device);
}

/// A change that cannot be written down is not made, and the device goes on being asked.
#[test]
fn ven_2_on_a_full_disk_nothing_is_changed_and_with_room_it_is() {
    let device = locked!(waiting);
    let small = Some("size=64k");
    let state = &device.state;
    mount(Some("tmpfs"), state, Some("tmpfs"), MsFlags::empty(), small).unwrap();
    let filler = state.join("filler");
    let full = fs::write(&filler, vec![0; 1 << 20]).unwrap_err();
    assert_eq!(full.kind(), ErrorKind::StorageFull);
    let before = held(&device);
    let said = engage(&device, &hash(&device));
    until("it has tried", || device.engaged().is_some());
    let layers = device.ask("layers");
    eprintln!("on a full disk: {said}; {layers}");
    assert_eq!(device.tries("other", &[]), Tried::Ran);
    assert_eq!(held(&device), before);
    assert_eq!(device.command("list"), "");

    fs::remove_file(&filler).unwrap();
    assert_eq!(device.ask("release"), "done");
    until("it waits", || device.engaged() == Some(false));
    engaged(&device);
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    assert_eq!(device.ask("release"), "done");
    until("the machine is let go", || device.engaged() == Some(false));
    umount2(state, MntFlags::MNT_DETACH).unwrap();
}

/// The check tries what is forbidden in the player's name, which is no breach of his.
#[test]
fn evt_4_a_check_is_made_when_asked_and_what_it_tries_is_no_breach() {
    // Programs of other tests are the same player's.
    let mut device = locked!(lock_alone);
    device.unlock();
    device.start_on_disk();
    let mut listener = device.listen();
    assert_eq!(listener.asks("check"), "done");
    let mut breaches = Vec::new();
    let report = loop {
        let told = listener.next();
        if !told["checked"].is_null() {
            break told["checked"].clone();
        }
        breaches.push(told);
    };
    let proofs = report.as_array().unwrap();
    let programs = proofs.iter().find(|proof| proof["layer"] == "programs");
    let programs = programs.unwrap();
    assert_eq!(programs["holds"], true, "{report:#}");
    assert!(!programs["trials"].as_array().unwrap().is_empty());
    // Devices of other tests have the same player: theirs are known by their disk.
    let own = device.disk.display().to_string();
    let of_check = |told: &&Value| {
        let file = told["file"].as_str().unwrap_or_default();
        told["breach"] == "denied" && file.starts_with(&own)
    };
    assert_eq!(breaches.iter().find(of_check), None);
    // The player's own attempt still is one.
    assert_eq!(device.tries("other", &[]), Tried::Denied);
    listener.denied();
}

/// A socket of the filesystem is not held by the network's rules: the daemon's is root's and the agent's alone.
#[test]
fn ven_3_the_player_does_not_reach_the_daemon_and_the_agent_does() {
    let device = locked!(waiting);
    let program = device.disk.join("reaches");
    let source = program.with_extension("c");
    fs::write(&source, REACHES).unwrap();
    let built = Command::new("/usr/bin/cc")
        .arg("-o")
        .args([&program, &source])
        .status();
    assert!(built.unwrap().success());
    let socket = device.places()[3].to_owned();
    let reaches = |user: u32| {
        let mut command = Command::new(&program);
        command.arg(&socket).uid(user).gid(user);
        command.status().unwrap().code()
    };
    let agent = nix::unistd::User::from_name("daemon").unwrap().unwrap();
    assert_eq!(reaches(agent.uid.as_raw()), Some(0));
    assert_eq!(reaches(PLAYER), Some(nix::libc::EACCES));
}
