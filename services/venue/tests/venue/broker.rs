//! Devices at the broker that the node runs.

use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::kit::{
    Coordinator, Device, Heard, Paper, Venue, birth, mosquitto, own, seen, state, transport, until,
};

/// VEN-4: a device that joins is seen as ready, one that breaks off as lost, one that says
/// goodbye as gone; the coordinator hears of each.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_a_device_is_seen_from_birth_to_last_will() {
    if !mosquitto("ven_4_a_device_is_seen_from_birth_to_last_will") {
        return;
    }
    let venue = Venue::new();
    let coordinator = Coordinator::start(&venue, 0, true);
    let (node, mut shown) = venue.start_listening().await;
    assert_eq!(shown.borrow().state("d-1"), "absent");
    let mut device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    seen(&mut shown, "ready", |now| now.state("d-1") == "ready").await;
    let order = device.order().await;
    assert_eq!(
        (order.what().word(), order.tokens.len()),
        ("relay-tokens", 2)
    );
    seen(&mut shown, "silent", |now| now.state("d-1") == "silent").await;
    device.vitals(1, 1).await;
    seen(&mut shown, "ready again", |now| now.state("d-1") == "ready").await;
    drop(device);
    seen(&mut shown, "lost", |now| now.state("d-1") == "lost").await;
    let device = Device::connect(&venue, "d-1", 2).await;
    device.join(1, 2).await;
    seen(&mut shown, "back", |now| now.state("d-1") == "ready").await;
    device
        .publish(&own("d-1", "state"), true, &state("left", 2))
        .await;
    seen(&mut shown, "gone", |now| now.state("d-1") == "absent").await;
    let told = || coordinator.heard(Heard::changes);
    until("all reported", || told().contains(&"d-1 left".to_owned())).await;
    let told = told();
    for silence in ["d-1 late", "d-1 silent"] {
        assert!(told.contains(&silence.to_owned()), "{told:?}");
    }
    // On a busy machine it may have been late more often.
    let mut story: Vec<&str> = told.iter().map(String::as_str).collect();
    story.retain(|what| !["d-1 late", "d-1 silent", "node-started"].contains(what));
    story.dedup();
    let expected = ["born", "ready", "lost", "born", "ready", "left"];
    assert_eq!(story, expected.map(|what| format!("d-1 {what}")));
    let numbers = coordinator.heard(Heard::numbers);
    assert_eq!(numbers, (1..=told.len() as u64).collect::<Vec<u64>>());
    node.stop().await;
}

/// VEN-1: what a device says on another's topic reaches nobody, and it reads nobody's orders.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_a_device_is_confined_to_its_own_topics() {
    if !mosquitto("ven_1_a_device_is_confined_to_its_own_topics") {
        return;
    }
    let venue = Venue::new();
    let coordinator = Coordinator::start(&venue, 0, true);
    let (node, mut shown) = venue.start_listening().await;
    let mut intruder = Device::connect(&venue, "d-2", 1).await;
    for filter in [
        "#",
        "adoube/#",
        "adoube/v1/madrid/+/order",
        &own("d-1", "order"),
        "$SYS/#",
    ] {
        intruder.subscribe(filter).await;
    }
    intruder
        .publish(&own("d-1", "birth"), false, &birth("d-1", 9, 9))
        .await;
    intruder
        .publish(&own("d-1", "state"), true, &state("ready", 9))
        .await;
    intruder
        .publish(&own("d-2", "order"), false, &state("ready", 9))
        .await;
    intruder
        .publish("adoube/v1/lisbon/d-2/birth", false, &birth("d-2", 9, 9))
        .await;
    // The control: what it says on its own topics, after all that, arrives.
    intruder.join(2, 1).await;
    seen(&mut shown, "the control", |now| now.state("d-2") == "ready").await;
    assert_eq!(shown.borrow().state("d-1"), "absent");

    // The other device gets orders; the intruder gets its own only.
    let mut device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    assert_eq!(device.order().await.tokens.len(), 2);
    assert_eq!(intruder.order().await.tokens.len(), 2);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let stray: Vec<_> = intruder.all();
    let foreign: Vec<_> = stray
        .iter()
        .filter(|(topic, _)| ![own("d-2", "order"), own("d-2", "ping")].contains(topic))
        .collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    assert!(!coordinator.heard(|heard| heard.changes().iter().any(|c| c == "d-1 lost")));
    node.stop().await;
}

/// VEN-1: a certificate of this event whose device is not enrolled here is seen, reported, and
/// heard no further; what is no message is reported once.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_strangers_and_garbage_are_reported_and_ignored() {
    if !mosquitto("ven_1_strangers_and_garbage_are_reported_and_ignored") {
        return;
    }
    let venue = Venue::new();
    let coordinator = Coordinator::start(&venue, 0, true);
    let (node, mut shown) = venue.start_listening().await;
    let paper = venue.authority.issue(&Paper::device("lisbon", "x-9"));
    let other = transport(&venue.authority, Some(&paper));
    let (stranger, connected) = Device::try_connect(&venue, "x-9", 1, other).await;
    connected.unwrap();
    stranger.join(9, 1).await;
    stranger
        .publish(&own("x-9", "birth"), false, &birth("x-9", 9, 2))
        .await;
    let device = Device::connect(&venue, "d-1", 1).await;
    for length in [0, 1, 100, 9000, 16_000] {
        let garbage = vec![b'{'; length];
        device
            .publish_bytes(&own("d-1", "vitals"), false, garbage)
            .await;
    }
    until("garbage noticed", || {
        coordinator.heard(|heard| heard.changes().contains(&"d-1 foreign".to_owned()))
    })
    .await;
    let large = vec![b'{'; 60_000];
    device
        .publish_bytes(&own("d-1", "vitals"), false, large)
        .await;
    seen(&mut shown, "the large one's end", |now| {
        now.state("d-1") == "lost"
    })
    .await;
    // Too large a packet costs it its connection; it comes back, and is heard.
    let device = Device::connect(&venue, "d-1", 2).await;
    device.join(1, 2).await;
    seen(&mut shown, "the control", |now| now.state("d-1") == "ready").await;
    until("reports", || {
        coordinator.heard(|heard| heard.changes().contains(&"d-1 ready".to_owned()))
    })
    .await;
    let changes = coordinator.heard(Heard::changes);
    let count = |what: &str| changes.iter().filter(|change| *change == what).count();
    assert_eq!(
        (count("x-9 foreign"), count("d-1 foreign")),
        (1, 1),
        "{changes:?}"
    );
    assert!(
        !changes
            .iter()
            .any(|change| change.starts_with("x-9 ") && change != "x-9 foreign")
    );
    node.stop().await;
}

/// The broker's only door is the one with certificates.
#[tokio::test(flavor = "multi_thread")]
async fn the_broker_listens_at_its_own_port_and_nowhere_else() {
    if !mosquitto("the_broker_listens_at_its_own_port_and_nowhere_else") {
        return;
    }
    let venue = Venue::new();
    let (node, shown) = venue.start_listening().await;
    let pid = shown.borrow().status.broker_pid.unwrap();
    assert_eq!(listening(pid), [venue.mqtt]);
    node.stop().await;
}

/// The TCP ports that a process listens at.
fn listening(pid: u32) -> Vec<u16> {
    let files = std::fs::read_dir(format!("/proc/{pid}/fd")).unwrap();
    let links = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
    let held: Vec<String> = links
        .map(|link| link.to_string_lossy().into_owned())
        .collect();
    let table = |name| std::fs::read_to_string(format!("/proc/{pid}/net/{name}"));
    let text = table("tcp").unwrap() + &table("tcp6").unwrap_or_default();
    let mut ports = Vec::new();
    for line in text.lines() {
        // number, local address, remote address, state (0A: listens), … inode
        let words: Vec<&str> = line.split_whitespace().collect();
        let inode = format!("socket:[{}]", words[9]);
        if words[3] == "0A" && held.contains(&inode) {
            let port = words[1].rsplit_once(':').unwrap().1;
            ports.push(u16::from_str_radix(port, 16).unwrap());
        }
    }
    ports
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_dies_is_started_again_and_devices_come_back() {
    if !mosquitto("a_broker_that_dies_is_started_again_and_devices_come_back") {
        return;
    }
    let venue = Venue::new();
    let (node, mut shown) = venue.start_listening().await;
    let device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    seen(&mut shown, "ready", |now| now.state("d-1") == "ready").await;
    let pid = shown.borrow().status.broker_pid.unwrap();
    kill(Pid::from_raw(pid.try_into().unwrap()), Signal::SIGKILL).unwrap();
    seen(&mut shown, "a second broker", |now| {
        now.status.broker_starts == 2 && now.status.bus && now.status.broker_pid != Some(pid)
    })
    .await;
    seen(&mut shown, "silence", |now| now.state("d-1") == "silent").await;
    let device = Device::connect(&venue, "d-1", 2).await;
    device.join(1, 2).await;
    seen(&mut shown, "back", |now| now.state("d-1") == "ready").await;
    node.stop().await;
}

/// VEN-1: a second process with a copied identity is noticed.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_two_processes_with_one_identity_are_noticed() {
    if !mosquitto("ven_1_two_processes_with_one_identity_are_noticed") {
        return;
    }
    let venue = Venue::new();
    let coordinator = Coordinator::start(&venue, 0, true);
    let (node, _) = venue.start_listening().await;
    let mut kept = Vec::new();
    for (instance, session) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
        let device = Device::connect(&venue, "d-1", session).await;
        device.join(instance, session).await;
        kept.push(device);
        until("born", || {
            let births = |change: &&String| *change == "d-1 born";
            coordinator.heard(|h| h.changes().iter().filter(births).count() == kept.len())
        })
        .await;
    }
    until("noticed", || {
        coordinator.heard(|heard| heard.changes().contains(&"d-1 duplicate".to_owned()))
    })
    .await;
    node.stop().await;
}
