//! The two processes that hold the list, killed and stopped (line 3 of the bypass table).

use std::{fs, os::unix::net::UnixStream};

use nix::{
    sys::signal::{Signal, kill, killpg},
    unistd::Pid,
};

use crate::device::{Device, Told, Tried, player, until};

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
fn ven_3_both_guards_killed_at_once_are_a_breach_and_others_are_made() {
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
    holds(&device, "with others");
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

/// The next agent's conversation: what was told to nobody is told to it.
fn heeding(device: &Device) -> Told {
    let mut agent = device.listen();
    assert_eq!(agent.asks("heed"), "done");
    agent
}

/// A refusal of the program of this name on the device's disk: how many are counted with it.
fn counted(agent: &mut Told, name: &str) -> u64 {
    loop {
        let denied = agent.denied();
        if denied["file"].as_str().unwrap().ends_with(name) {
            return denied["untold"].as_u64().unwrap();
        }
    }
}

#[test]
fn ven_2_what_is_refused_while_no_daemon_lives_is_told_by_the_next_one_and_once() {
    let mut device = crate::locked!();
    device.kill_daemon();
    for _ in 0..2 {
        assert_eq!(device.tries("other", &[]), Tried::Denied);
    }
    // What one guard kept the next one knows, too.
    kill(device.guards()[1], Signal::SIGKILL).unwrap();
    until("there are two again", || device.guards().len() == 2);
    for _ in 0..3 {
        assert_eq!(device.tries("other", &[]), Tried::Denied);
    }
    assert_eq!(device.tries("lone", &[]), Tried::Denied);
    device.start();
    let mut agent = heeding(&device);
    let others = counted(&mut agent, "/other");
    assert_eq!((others, counted(&mut agent, "/lone")), (4, 0));

    device.kill_daemon();
    device.start();
    assert_eq!(heeding(&device).denials_before_an_answer(), 0);
}

#[test]
fn ven_2_what_a_daemon_had_not_read_when_it_was_killed_is_told_by_the_next_one() {
    let mut device = crate::locked!();
    kill(Pid::from_raw(device.daemon()), Signal::SIGSTOP).unwrap();
    for _ in 0..2000 {
        assert!(player(&device.disk.join("other")).status().is_err());
    }
    assert_eq!(device.tries("lone", &[]), Tried::Denied);
    device.kill_daemon();
    device.start();
    let mut agent = heeding(&device);
    let told = counted(&mut agent, "/other") + 1;
    let missed = agent.until("missed")["missed"].as_u64().unwrap();
    assert!(told > 100, "as many as found room: {told}");
    assert_eq!(told + missed, 2001);
}

/// Where nobody tells what starts: it is looked for.
#[test]
fn ven_2_what_begins_while_both_guards_are_dead_is_named_and_the_daemon_holds_on() {
    let mut device = crate::locked!();
    device.unlock();
    let profile = fs::read_to_string(device.places()[1]).unwrap();
    let reports = "[reports]\nrequired = false\nevery_s = 1\n";
    assert!(profile.contains(reports));
    fs::write(device.places()[1], profile.replace(reports, "")).unwrap();
    device.start();
    let mut told = device.listen();
    let daemon = Pid::from_raw(device.daemon());
    kill(daemon, Signal::SIGSTOP).unwrap();
    let group = device.guard().unwrap().parse().unwrap();
    killpg(Pid::from_raw(group), Signal::SIGKILL).unwrap();
    let begin = |name| {
        let mut program = player(&device.disk.join(name));
        program.arg("60000").spawn().unwrap()
    };
    let allowed = begin("allowed");
    let mut strangers: Vec<_> = (0..6).map(|_| begin("other")).collect();
    kill(daemon, Signal::SIGCONT).unwrap();
    // In the conversation that was there before: it is the same daemon.
    told.until("breach");
    let mut named: Vec<u64> = Vec::new();
    while strangers.iter().any(|it| !named.contains(&it.id().into())) {
        let breach = told.next();
        if breach["breach"] == "running" {
            named.push(breach["pid"].as_u64().unwrap());
        }
    }
    assert!(!named.contains(&allowed.id().into()));
    holds(&device, "after the guards were made anew");
    assert_eq!(device.guards().len(), 2);

    // They keep nothing of the daemon's.
    device.kill_daemon();
    assert!(UnixStream::connect(device.places()[3]).is_err());
    for mut program in strangers.drain(..).chain([allowed]) {
        program.kill().unwrap();
        program.wait().unwrap();
    }
}
