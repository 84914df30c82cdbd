//! More programs at once than the kernel keeps reports of (line 2 of the bypass table): that is told, and all that runs is
//! looked at instead. No other device of these tests is there meanwhile: the kernel tells every daemon.

use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use crate::{
    device::{Device, Told, player},
    locked,
};

/// Starts a program again and again, with the least that this costs.
const STORM: &str = r"
#include <stdlib.h>
#include <unistd.h>
#include <sys/wait.h>
int main(int count, char **told) {
    for (int left = atoi(told[1]); left > 0; left--) {
        pid_t pid = vfork();
        if (pid == 0) {
            execl(told[2], told[2], (char *)0);
            _exit(1);
        }
        waitpid(pid, 0, 0);
    }
    return 0;
}
";
/// More than there is room for.
const MANY: &str = "20000";

#[test]
fn ven_3_a_storm_of_programs_is_told_and_what_it_hid_is_found() {
    let mut device = locked!(lock_alone);
    if !device.reports() {
        eprintln!(
            "SKIPPED {}: the proc connector tells nothing here",
            module_path!()
        );
        return;
    }
    look_rarely(&mut device);
    let (stranger, storm) = (device.elsewhere("stranger"), build(&device));
    let mut told = device.listen();
    // One by one each is told.
    let alone = start(&stranger);
    assert!(!is_lost_before(&mut told, alone), "nothing is lost yet");
    let daemon = Pid::from_raw(device.daemon());
    kill(daemon, Signal::SIGSTOP).unwrap();
    let ran = Command::new(&storm)
        .arg(MANY)
        .arg(device.disk.join("lone"))
        .stdout(Stdio::null())
        .status();
    // There is no room any more for a report of this one.
    let hidden = start(&stranger);
    kill(daemon, Signal::SIGCONT).unwrap();
    assert!(ran.unwrap().success());
    let lost = is_lost_before(&mut told, hidden);
    assert!(lost, "more than is kept, and it says so");
}

/// Seldom enough that what reports do not tell is found for their loss alone.
fn look_rarely(device: &mut Device) {
    device.unlock();
    let profile = PathBuf::from(device.places()[1]);
    let often = std::fs::read_to_string(&profile).unwrap();
    let rarely = often.replace("every_s = 1\n", "every_s = 86400\n");
    assert_ne!(often, rarely);
    std::fs::write(profile, rarely).unwrap();
    device.start();
}

fn start(stranger: &Path) -> Child {
    let mut command = player(stranger);
    let command = command.arg("60000").stdout(Stdio::null());
    command.spawn().unwrap()
}

/// Hears until the stranger is told of, and ends him; whether it was told before that reports were lost.
fn is_lost_before(told: &mut Told, mut runs: Child) -> bool {
    let mut lost = false;
    loop {
        let line = told.until("breach");
        lost |= line["breach"] == "overrun";
        if line["breach"] == "running" && line["pid"] == runs.id() {
            break;
        }
    }
    runs.kill().unwrap();
    runs.wait().unwrap();
    lost
}

fn build(device: &Device) -> PathBuf {
    let storm = device.elsewhere("storm");
    let source = storm.with_extension("c");
    std::fs::write(&source, STORM).unwrap();
    std::fs::remove_file(&storm).unwrap();
    let built = Command::new("/usr/bin/cc")
        .args(["-static", "-O1", "-o"])
        .args([&storm, &source])
        .status();
    assert!(built.unwrap().success());
    storm
}
