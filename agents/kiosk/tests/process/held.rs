//! The agent and the real `adoube-lockd`, as processes of two users on one machine.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    path::Path,
    process::Command,
};

use adoube_proto::v1::{
    Birth, DeviceEvent, JournalLine, LockLayerKind, LockLayerState, Lockdown, LockdownState,
    OrderOutcome,
};
use serde_json::Value;

use crate::{
    World,
    world::{
        kiosk::Kiosk,
        machine::{AGENT, Machine, Tried, copy},
        until,
    },
};

/// The device's folder becomes the agent's, and names the machine's profile and daemon.
fn settle(device: &Path) {
    let mut settings = OpenOptions::new()
        .append(true)
        .open(device.join("device.toml"))
        .unwrap();
    writeln!(
        settings,
        "profile = \"../profile.toml\"\nlockd = \"../lockd.sock\""
    )
    .unwrap();
    let owner = format!("{AGENT}:{AGENT}");
    let given = Command::new("chown")
        .args(["-R", &owner])
        .arg(device)
        .status();
    assert!(given.unwrap().success());
}

fn lockdowns(world: &World) -> Vec<Lockdown> {
    let births = world.venue.heard::<Birth>("birth").into_iter();
    let events = world.venue.heard::<DeviceEvent>("event").into_iter();
    births
        .filter_map(|it| it.lockdown)
        .chain(events.filter_map(|it| it.lockdown))
        .collect()
}

/// What the venue is told of the machine, once it is in this state.
async fn told(world: &World, state: LockdownState) -> Lockdown {
    until(state.word(), || async {
        let mut told = lockdowns(world).into_iter();
        told.rfind(|it| it.state() == state)
    })
    .await
}

/// The breach that tells of a program.
async fn breach(world: &World, program: &Path) -> JournalLine {
    let begins = format!("{} was started by ", program.display());
    until("a breach", || async {
        let mut lines = world.venue.lines().into_iter();
        lines.find(|line| line.what == "breach" && line.detail.starts_with(&begins))
    })
    .await
}

/// What ran before the lock goes on, and keeps the device from passing.
async fn keeps_from_passing(world: &World, machine: &Machine, early: u32) {
    let checked = machine.asks(&world.device(), &["check"]);
    assert!(!checked.status.success(), "{checked:?}");
    let said = String::from_utf8_lossy(&checked.stdout);
    let named = format!("early (process {early}, ");
    let first = format!("player's programs now: {named}");
    assert!(said.starts_with(&first), "{said}");
    let ack = world.venue.answer(11, "run-checks").await;
    assert_eq!(ack.outcome(), OrderOutcome::Failed, "{ack:?}");
    let failed = format!("WRONG the player's programs now: {named}");
    assert!(ack.lines[1].contains(&failed), "{ack:?}");
    let signed = until("its report", || async {
        let mut lines = world.venue.lines().into_iter();
        lines.find(|it| it.what == "lock-layer" && it.detail.starts_with("programs: "))
    })
    .await;
    assert_eq!(signed.figures[..3], [1, 1, 0], "{signed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_2_the_agent_locks_a_machine_by_the_real_daemon_and_leaves_it_as_it_was() {
    let name = "ven_2_the_agent_locks_a_machine_by_the_real_daemon_and_leaves_it_as_it_was";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let machine = match Machine::begin(world.folder.path()).await {
        Ok(machine) => machine,
        Err(why) => {
            eprintln!("SKIPPED {name}: {why}");
            return;
        }
    };
    let device = world.device();
    settle(&device);
    let before = machine.traces();
    assert_eq!(machine.tries("other"), Tried::Ran);

    let mut early = machine.begins_something();
    let program = machine.disk.join("adoube-kiosk");
    let mut kiosk = Kiosk::start_as(&program, AGENT, &device);
    let held = told(&world, LockdownState::Engaged).await;
    let layer = |kind| held.layers.iter().find(|it| it.layer() == kind).unwrap();
    if layer(LockLayerKind::Programs).state() != LockLayerState::Enforced {
        eprintln!("SKIPPED {name}: {}", layer(LockLayerKind::Programs).why);
        early.kill().unwrap();
        early.wait().unwrap();
        return;
    }
    assert_eq!(
        layer(LockLayerKind::NoExec).state(),
        LockLayerState::Enforced,
        "{held:?}"
    );
    assert_ne!(machine.traces(), before);

    // What is forbidden is refused and told; what is allowed runs, and is not.
    assert_eq!(machine.tries("allowed"), Tried::Ran);
    assert_eq!(machine.tries("other"), Tried::Denied);
    let line = breach(&world, &machine.disk.join("other")).await;
    assert!(line.detail.ends_with(": not on the list"), "{line:?}");
    assert_eq!(line.figures[0], 1, "it was prevented");
    // This event has the page locked for it.
    let shown = fs::read_to_string(device.join("data/page.json")).unwrap();
    let shown: Value = serde_json::from_str(&shown).unwrap();
    let text = shown["locked"].as_str().unwrap();
    assert!(text.contains(&line.detail), "{text}");
    copy(
        &machine.disk.join("allowed"),
        &machine.disk.join("home/allowed"),
    );
    assert_eq!(machine.tries("home/allowed"), Tried::Denied);

    keeps_from_passing(&world, &machine, early.id()).await;
    early.kill().unwrap();
    early.wait().unwrap();

    let checked = machine.asks(&device, &["check", "--json"]);
    assert!(checked.status.success(), "{checked:?}");
    let report: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!(report["profile"], held.profile);
    for layer in report["layers"].as_array().unwrap() {
        let holds = layer["holds"] == true || layer["required"] == false;
        assert!(holds, "{report:#}");
    }
    let of_allowed = format!("{} was started", machine.disk.join("allowed").display());
    let lines = world.venue.lines().into_iter();
    let mut allowed = lines.filter(|line| line.detail.starts_with(&of_allowed));
    assert_eq!(allowed.next(), None);

    // The same by an order: what is to be signed comes with the journal.
    let ack = world.venue.answer(12, "run-checks").await;
    assert_eq!(ack.outcome(), OrderOutcome::Done, "{ack:?}");
    let tried = until("its report", || async {
        let lines = world.venue.lines().into_iter();
        let lines: Vec<_> = lines.filter(|it| it.what.starts_with("lock-")).collect();
        let ends = lines.iter().filter(|it| it.what == "lock-check");
        (ends.count() > 1).then_some(lines)
    })
    .await;
    let of_programs = tried.iter().rfind(|it| it.detail.starts_with("programs: "));
    assert_eq!(of_programs.unwrap().figures[..3], [1, 1, 1], "{tried:?}");

    assert!(machine.asks(&device, &["unlock"]).status.success());
    told(&world, LockdownState::Released).await;
    assert_eq!(machine.tries("other"), Tried::Ran);
    until("what was made is gone", || async {
        (machine.traces() == before).then_some(())
    })
    .await;
    kiosk.close_stdin();
    assert!(kiosk.ended().await.success());
    assert!(machine.stop(), "the daemon ends in order");
}
