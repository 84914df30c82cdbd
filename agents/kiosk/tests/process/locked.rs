//! The agent and the daemon that holds its machine.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    net::TcpListener,
    path::Path,
    process::Output,
};

use adoube_proto::v1::{
    Birth, DeviceEvent, JournalLine, LockLayerKind, LockLayerState, LockdownState,
};
use serde_json::{Value, json};
use tokio::process::Command;

use crate::{
    World,
    world::{free_port, kiosk::Kiosk, lockd::Lockd, page::Address, until},
};

const PROFILE: &str =
    "name = \"x\"\nusers = [\"kiosk\"]\nagent = \"adoube\"\n[programs]\nallow = []\n";

fn settle(device: &Path) -> std::path::PathBuf {
    let socket = device.join("lockd.sock");
    fs::write(device.join("profile.toml"), PROFILE).unwrap();
    let mut settings = OpenOptions::new()
        .append(true)
        .open(device.join("device.toml"))
        .unwrap();
    writeln!(
        settings,
        "profile = \"profile.toml\"\nlockd = \"lockd.sock\""
    )
    .unwrap();
    socket
}

async fn run(device: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube-kiosk"));
    command.args(arguments).arg("--dir").arg(device);
    command.output().await.unwrap()
}

async fn state(world: &World, wanted: LockdownState) -> DeviceEvent {
    let is = |event: &DeviceEvent| {
        event
            .lockdown
            .as_ref()
            .is_some_and(|it| it.state() == wanted)
    };
    world.venue.wait("event", is).await
}

fn breaches(world: &World) -> Vec<JournalLine> {
    let lines = world.venue.lines().into_iter();
    lines.filter(|line| line.what == "breach").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_2_a_starting_agent_locks_its_machine_and_tells_of_breaches() {
    let name = "ven_2_a_starting_agent_locks_its_machine_and_tells_of_breaches";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let device = world.device();
    let lockd = Lockd::start(&settle(&device));
    let mut kiosk = world.kiosk();
    let held = until("a locked machine", || async { lockd.holds() }).await;
    let told = until("the venue hears of it", || async {
        let births = world.venue.heard::<Birth>("birth").into_iter();
        let events = world.venue.heard::<DeviceEvent>("event").into_iter();
        births
            .filter_map(|it| it.lockdown)
            .chain(events.filter_map(|it| it.lockdown))
            .find(|it| it.state() == LockdownState::Engaged)
    })
    .await;
    assert_eq!((told.profile.len(), &told.profile), (64, &held));
    assert_eq!(told.layers[0].state(), LockLayerState::Enforced);

    let denied = json!({"at_ms": 1, "breach": "denied", "file": "/home/kiosk/x", "by": "sh",
                        "pid": 7, "group": 7, "user": 1000, "reason": "not_listed", "untold": 0});
    for _ in 0..3 {
        lockd.tell(denied.clone());
    }
    let line = until("a breach", || async { breaches(&world).pop() }).await;
    assert_eq!(
        line.detail,
        "/home/kiosk/x was started by sh: not on the list"
    );
    assert_eq!(line.figures[0], 1, "it was prevented");
    until("its count", || async {
        let mut lines = breaches(&world).into_iter();
        lines.find(|line| line.figures[1] == 3)
    })
    .await;

    let checked = run(&device, &["check", "--json"]).await;
    assert!(checked.status.success(), "{checked:?}");
    let report: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!(
        (&report["state"], &report["profile"]),
        (&json!("engaged"), &json!(held))
    );
    assert_eq!(report["layers"][0]["holds"], true);

    // Whoever lets it go is not fought.
    let unlocked = run(&device, &["unlock"]).await;
    assert!(unlocked.status.success());
    assert!(unlocked.stdout.starts_with(b"this computer is unlocked"));
    state(&world, LockdownState::Released).await;
    assert_eq!(lockd.holds(), None);
    let checked = run(&device, &["check"]).await;
    assert!(!checked.status.success());
    let said = String::from_utf8_lossy(&checked.stdout);
    let told = "nothing was tried: the device is not locked\nlock it with `adoube-kiosk lock`\n";
    assert!(said.starts_with(told), "{said}");
    assert_eq!(said.matches("is not locked").count(), 1, "{said}");
    let before = world.venue.heard::<DeviceEvent>("event").len();
    assert!(run(&device, &["lock"]).await.status.success());
    until("it is held again", || async {
        let events = world.venue.heard::<DeviceEvent>("event");
        let later = events.get(before..)?.iter();
        let mut states = later.filter_map(|it| it.lockdown.as_ref());
        states
            .find(|it| it.state() == LockdownState::Engaged)
            .map(drop)
    })
    .await;
    kiosk.close_stdin();
    assert!(kiosk.ended().await.success());
}

/// O 18.5: one order tries every layer; the answer, the journal and the file on the device are of one report.
#[tokio::test(flavor = "multi_thread")]
async fn o_18_5_a_check_that_is_ordered_stands_in_the_journal_and_stays_on_the_device() {
    let name = "o_18_5_a_check_that_is_ordered_stands_in_the_journal_and_stays_on_the_device";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let device = world.device();
    let lockd = Lockd::start(&settle(&device));
    let _kiosk = world.kiosk();
    let held = until("a locked machine", || async { lockd.holds() }).await;
    until("the agent knows it", || async {
        let lines = world.venue.lines().into_iter();
        let mut held = lines.filter(|line| line.what == "lockdown");
        held.find(|line| line.figures == [1])
    })
    .await;
    let ack = world.venue.answer(1, "run-checks").await;
    assert_eq!(ack.outcome().word(), "done", "{ack:?}");
    assert_eq!(ack.detail, "1 layers tested: all required ones work");
    let digest = ack.lines[0].strip_prefix("report: ").unwrap();
    let layer = "programs: works (enforced, required; 0 tested, 0 wrong)";
    assert_eq!(ack.lines[1], layer);
    assert!(ack.lines.iter().any(|line| line.starts_with("network: ")));

    let told = until("its end", || async {
        let mut lines = world.venue.lines().into_iter();
        lines.find(|line| line.what == "lock-check")
    })
    .await;
    assert_eq!(told.detail, format!("{digest} {held}"));
    let file = device.join(format!("data/checks/{digest}.json"));
    let kept = Command::new("sha256sum").arg(&file).output().await.unwrap();
    assert!(kept.stdout.starts_with(digest.as_bytes()), "{kept:?}");

    // Somebody let it go: there is nothing to be proved, and no report of it.
    assert!(run(&device, &["unlock"]).await.status.success());
    state(&world, LockdownState::Released).await;
    let ack = world.venue.answer(2, "run-checks").await;
    assert_eq!(
        (ack.outcome().word(), ack.detail.as_str()),
        ("failed", "the device is not locked")
    );
    assert!(!ack.lines.iter().any(|line| line.starts_with("report: ")));
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_2_a_machine_without_its_daemon_is_told_layer_by_layer_and_plays_on() {
    let name = "ven_2_a_machine_without_its_daemon_is_told_layer_by_layer_and_plays_on";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let device = world.device();
    settle(&device);
    let _kiosk = world.player();
    let told = until("what is unavailable", || async {
        let births = world.venue.heard::<Birth>("birth").into_iter();
        let events = world.venue.heard::<DeviceEvent>("event").into_iter();
        let mut told = births
            .filter_map(|it| it.lockdown)
            .chain(events.filter_map(|it| it.lockdown));
        told.find(|it| it.state() == LockdownState::Unavailable)
    })
    .await;
    let layer = &told.layers[0];
    assert_eq!(
        (layer.layer(), layer.required),
        (LockLayerKind::Programs, true)
    );
    assert!(layer.why.contains("lockd.sock"), "{}", layer.why);
    world.finished().await;
    let failed = run(&device, &["lock"]).await;
    assert!(!failed.status.success());
    let said = String::from_utf8_lossy(&failed.stderr);
    assert!(said.contains("does not respond"), "{said}");
    assert!(said.contains("adoube-lockd run --wait"), "{said}");
}

/// A browser that is held reaches one port alone. Of several devices on one machine the others have their pages elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn ven_2_the_page_is_served_where_the_profile_lets_the_player_reach_it() {
    let name = "ven_2_the_page_is_served_where_the_profile_lets_the_player_reach_it";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let device = world.device();
    settle(&device);
    let port = free_port();
    let profile = format!("{PROFILE}[network]\nport = {port}\nvenue = []\n");
    fs::write(device.join("profile.toml"), profile).unwrap();
    let mut kiosk = Kiosk::start_with(&device, None, &["--page"]);
    assert_eq!(Address::of(&device).await.port, port);
    kiosk.close_stdin();
    assert!(kiosk.ended().await.success());

    let _taken = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let address = device.join("data/page.url");
    let _ = fs::remove_file(&address);
    let _kiosk = Kiosk::start_with(&device, None, &["--page"]);
    assert_ne!(Address::of(&device).await.port, port);
}
