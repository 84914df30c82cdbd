//! The two processes that hold the list, killed and stopped (line 3 of the bypass table).

use nix::{
    sys::signal::{Signal, kill, killpg},
    unistd::Pid,
};

use crate::device::{Device, Tried, until};

/// The list holds, and lets through what it should.
fn holds(device: &Device, what: &str) {
    assert_eq!(device.tries("other", &[]), Tried::Denied, "{what}");
    // A question that the dead one had read may be answered with no, once.
    until(what, || device.tries("allowed", &[]) == Tried::Ran);
    assert_eq!(device.tries("other", &[]), Tried::Denied, "{what}");
}

#[test]
fn ven_3_a_guard_that_is_killed_or_stopped_is_replaced() {
    let device = crate::locked!();
    for signal in [Signal::SIGKILL, Signal::SIGSTOP] {
        for n in [0, 1] {
            let before = device.guards();
            assert_eq!(before.len(), 2);
            kill(before[n], signal).unwrap();
            holds(&device, &format!("{signal} to the guard number {n}"));
            kill(before[n], Signal::SIGCONT).ok();
            until("there are two again", || device.guards().len() == 2);
        }
    }
}

#[test]
fn ven_3_both_guards_killed_at_once_are_a_breach_and_the_daemon_begins_again() {
    let device = crate::locked!();
    let mut told = device.listen();
    let before = device.guards();
    let group = device.guard().unwrap().parse().unwrap();
    killpg(Pid::from_raw(group), Signal::SIGKILL).unwrap();
    loop {
        if told.next()["breach"] == "guard_gone" {
            break;
        }
    }
    until("there are two others", || {
        let now = device.guards();
        now.len() == 2 && now.iter().all(|pid| !before.contains(pid))
    });
    holds(&device, "after a new beginning");
}

#[test]
fn ven_3_the_list_holds_without_the_daemon_until_it_is_undone() {
    let mut device = crate::locked!();
    let daemon = Pid::from_raw(device.daemon());
    kill(daemon, Signal::SIGSTOP).unwrap();
    holds(&device, "with a daemon that is stopped");
    device.kill_daemon();
    holds(&device, "without a daemon");
    device.start();
    holds(&device, "with the next one");
    device.kill_daemon();
    device.command("undo");
    assert_eq!(device.tries("other", &[]), Tried::Ran);
}
