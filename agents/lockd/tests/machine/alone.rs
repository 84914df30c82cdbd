//! Tests that change what the whole machine shares (network rules, kernel settings): each runs this
//! program again, in namespaces of its own.

use std::process::Command;

use crate::turns::Turn;

/// What every file of the proc filesystem and every network rule is about, inside.
const NAMESPACES: [&str; 5] = ["--mount", "--pid", "--net", "--fork", "--mount-proc"];

/// Runs one test that is ignored otherwise. Says so where the machine does not allow it, or has not the
/// programs that the test needs.
pub(crate) fn alone(test: &str, programs: &[&str]) {
    alone_in(&[], test, programs);
}

/// The same in these namespaces, too.
pub(crate) fn alone_in(more: &[&str], test: &str, programs: &[&str]) {
    for program in programs {
        if Command::new(program).arg("--version").output().is_err() {
            eprintln!("SKIPPED {test}: there is no {program}");
            return;
        }
    }
    let allowed = Command::new("unshare")
        .args(more)
        .args(NAMESPACES)
        .arg("true")
        .status();
    if !allowed.is_ok_and(|status| status.success()) {
        eprintln!("SKIPPED {test}: no namespaces to be had");
        return;
    }
    let _turn = Turn::beside();
    let ran = Command::new("unshare")
        .args(more)
        .args(NAMESPACES)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let said = [ran.stdout, ran.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    eprintln!("{said}");
    assert!(ran.status.success(), "{test}");
    assert!(said.contains("1 passed"), "{test} is not there");
}

/// A network of its own has its loopback down at first.
pub(crate) fn loopback_up() {
    let up = Command::new("ip")
        .args(["link", "set", "lo", "up"])
        .status();
    assert!(up.unwrap().success());
}
