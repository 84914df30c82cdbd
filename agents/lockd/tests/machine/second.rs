//! A second daemon beside one that holds the machine.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
    process::{Child, Command, Output},
};

use crate::{
    alone::alone,
    device::{Device, Tried, until},
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
        said.contains(&format!("{first}already locks this device")),
        "{said}"
    );
    let elsewhere = device.state.with_extension("other");
    let said = second(&device, &elsewhere);
    assert!(
        said.contains(&format!("{first}already uses this socket")),
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
    let named = format!("process {} already locks this device", device.daemon());
    assert!(said.contains(&named), "{said}");
    assert_eq!(device.command("list"), held);
    assert_eq!(device.tries("other", &[]), Tried::Denied);

    device.kill_daemon();
    let said = device.command("undo");
    let changes = held.lines().count();
    assert_eq!(
        said,
        format!("the machine is restored: {changes} changes undone\n")
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

/// Another daemon, with a profile, a state folder and a socket of its own.
struct Another(PathBuf);

impl Another {
    /// With the same profile, without one of its tables.
    fn beside(device: &Device, without: Option<&str>) -> Self {
        let another = Self(device.state.with_extension("another"));
        another.write(device, without);
        another
    }

    fn write(&self, device: &Device, without: Option<&str>) {
        fs::create_dir_all(&self.0).unwrap();
        let profile = fs::read_to_string(device.places()[1]).unwrap();
        let tables = profile.split("\n[");
        let kept = tables.filter(|table| without.is_none_or(|it| !table.starts_with(it)));
        let profile = kept.collect::<Vec<_>>().join("\n[");
        fs::write(self.0.join("profile.toml"), profile).unwrap();
    }

    fn state(&self) -> PathBuf {
        self.0.join("state")
    }

    fn command(&self, more: &[&str]) -> Command {
        let mut lockd = Command::new("timeout");
        lockd.args(["20", env!("CARGO_BIN_EXE_adoube-lockd"), "run"]);
        lockd.arg("--state").arg(self.state());
        lockd.arg("--profile").arg(self.0.join("profile.toml"));
        lockd.arg("--socket").arg(self.0.join("lockd.sock"));
        lockd.args(more);
        lockd
    }

    /// What it says as it refuses to start.
    fn refused(&self) -> String {
        let ran = self.command(&[]).output().unwrap();
        assert!(!ran.status.success(), "{ran:?}");
        String::from_utf8(ran.stderr).unwrap()
    }

    fn start(&self, more: &[&str]) -> Child {
        let daemon = self.command(more).spawn().unwrap();
        until("it answers", || self.ask("standing").is_some());
        daemon
    }

    /// While it locks or lets go nobody answers.
    fn asked(&self, what: &str) -> String {
        let mut said = None;
        until("it answers", || {
            said = self.ask(what);
            said.is_some()
        });
        said.unwrap()
    }

    fn ask(&self, what: &str) -> Option<String> {
        let mut stream = UnixStream::connect(self.0.join("lockd.sock")).ok()?;
        writeln!(stream, "{{\"ask\":\"{what}\"}}").ok()?;
        BufReader::new(stream).lines().next()?.ok()
    }
}

/// `timeout` hands it on.
fn end(mut daemon: Child) {
    let pid = nix::unistd::Pid::from_raw(daemon.id().cast_signed());
    nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGTERM).unwrap();
    daemon.wait().unwrap();
}

/// What one of them ends with would be the other's.
#[test]
fn ven_2_a_daemon_with_a_folder_and_a_socket_of_its_own_is_refused_what_another_one_holds() {
    let mut device = locked!();
    if !device.command("list").contains("control group") {
        eprintln!("SKIPPED ven_2_a_daemon_with_a_folder: there is no control group here");
        return;
    }
    let another = Another::beside(&device, None);
    let said = another.refused();
    let named = format!("{}: process {} ", device.group(), device.daemon());
    assert!(said.contains(&named), "{said}");
    assert!(device.command("list").contains("control group"));

    // One that is dead holds nothing, and what it left is not undone beside the one that does now.
    device.kill_daemon();
    let now = another.start(&[]);
    let refused = lockd("undo", &device.state, &[]);
    assert!(!refused.status.success());
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("already uses it"), "{said}");
    end(now);
    device.command("undo");
    assert_eq!(device.tries("other", &[]), Tried::Ran);
}

#[test]
fn ven_2_network_rules_that_one_daemon_holds_another_one_does_not_take() {
    alone("second::table", &["nft"]);
}

#[test]
#[ignore = "changes the network: run by the test above, in namespaces"]
fn table() {
    let mut device = Device::lock_with("[network]\nport = 7370\nvenue = []\n").unwrap();
    let has_group = device.command("list").contains("control group");
    let another = Another::beside(&device, Some("stop]"));
    let said = another.refused();
    let named = format!("): process {} (adoube-lockd)", device.daemon());
    assert!(
        said.contains("table inet adoube_lock") && said.contains(&named),
        "{said}"
    );
    let has_rules = || {
        let listed = Command::new("nft").args(["list", "tables"]).output();
        String::from_utf8(listed.unwrap().stdout).unwrap() == "table inet adoube_lock\n"
    };
    assert!(has_rules());

    // One that waits is in nobody's way, and has it once it is free.
    let waiting = another.start(&["--wait"]);
    let said = another.asked("engage");
    assert!(said.contains(&named), "{said}");
    assert!(has_rules());
    device.unlock();
    assert!(!has_rules());
    assert_eq!(another.asked("engage"), "\"done\"");
    until("it holds", has_rules);
    assert_eq!(another.asked("release"), "\"done\"");
    until("it waits again", || {
        another.asked("standing").contains("\"engaged\":false")
    });
    assert!(!has_rules());
    device.start();
    assert!(has_rules());
    device.unlock();
    end(waiting);
    if has_group {
        half(&mut device);
    }
}

/// One that is refused the group keeps the network's rules from nobody.
fn half(device: &mut Device) {
    let both = Another::beside(device, None);
    let free = Another(device.state.with_extension("free"));
    free.write(device, Some("stop]"));
    let profile = fs::read_to_string(device.places()[1]).unwrap();
    let grouped = profile.split("\n[network]").next().unwrap();
    fs::write(device.places()[1], grouped).unwrap();
    device.start();
    let waiting = both.start(&["--wait"]);
    let said = both.asked("engage");
    assert!(said.contains(&device.group()), "{said}");
    end(free.start(&[]));
    end(waiting);
    device.unlock();
}
