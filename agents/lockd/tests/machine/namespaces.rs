//! User namespaces of the player's own, from which filesystems come that no list holds (line 1 of the bypass table):
//! the setting that forbids them. It is the whole machine's, so it is tried where a machine is pretended: in a user
//! namespace, which has a setting of its own.

use std::{fs, path::Path, process::Command};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use crate::{alone::alone_in, device::until};

const SETTING: &str = "/proc/sys/user/max_user_namespaces";

#[test]
fn ven_3_a_profile_can_forbid_user_namespaces() {
    let own = ["--user", "--map-root-user"];
    alone_in(&own, "namespaces::inside", &[]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("profile.toml");
    let text = "name = \"A test\"\nusers = [\"nobody\"]\nagent = \"root\"\n\
                [kernel.values]\n\"user.max_user_namespaces\" = \"0\"\n";
    fs::write(&profile, text).unwrap();
    let before = fs::read_to_string(SETTING).unwrap();
    assert!(may_have_one());
    for crash in [false, true] {
        let mut daemon = run(folder.path(), &["run", "--profile", "profile.toml"])
            .spawn()
            .unwrap();
        let held = || fs::read_to_string(SETTING).is_ok_and(|value| value == "0\n");
        until("the setting is made", held);
        assert!(!may_have_one());
        let signal = if crash {
            Signal::SIGKILL
        } else {
            Signal::SIGTERM
        };
        kill(Pid::from_raw(daemon.id().cast_signed()), signal).unwrap();
        daemon.wait().unwrap();
        if crash {
            assert!(!may_have_one());
            assert!(run(folder.path(), &["undo"]).status().unwrap().success());
        }
        assert_eq!(fs::read_to_string(SETTING).unwrap(), before);
        assert!(may_have_one());
    }
}

/// The daemon's program, all of whose files are in a folder.
fn run(folder: &Path, what: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube-lockd"));
    command
        .current_dir(folder)
        .args(what)
        .args(["--state", "state"]);
    if what[0] == "run" {
        command.args(["--socket", "lockd.sock"]);
    }
    command
}

fn may_have_one() -> bool {
    let tried = Command::new("unshare").args(["--user", "true"]).output();
    tried.unwrap().status.success()
}
