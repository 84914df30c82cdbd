//! What devices and node saw of a silence, on its way through a real broker to the coordinator.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DevicePing, DevicePong, Journal, JournalEntry, JournalLine, JournalReceipt, VenueReport,
};

use crate::kit::{Coordinator, Device, Heard, TIME, Venue, mosquitto, own, seen, until};

const JOURNAL: &str = "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e";

/// The device's monotonic clock, which this stand-in always shows.
const DEVICE_MS: u64 = 5_000;

fn batch(session: u64, numbers: &[u64]) -> Journal {
    let line = |number: &u64| JournalLine {
        number: *number,
        boot_id: "device-boot".to_owned(),
        monotonic_ms: DEVICE_MS - 1_000,
        what: "association-lost".to_owned(),
        ..JournalLine::default()
    };
    Journal {
        session,
        journal: JOURNAL.to_owned(),
        first_held: 1,
        lines: numbers.iter().map(line).collect(),
    }
}

/// Waits for a receipt through that line; answers pings meanwhile.
async fn receipt(device: &mut Device, session: u64, through: u64) {
    loop {
        let (topic, payload) = device.next().await;
        if topic == own("d-1", "receipt") {
            let receipt: JournalReceipt = serde_json::from_slice(&payload).unwrap();
            assert_eq!(receipt.journal, JOURNAL);
            if receipt.through == through {
                return;
            }
        } else if topic == own("d-1", "ping") {
            pong(device, session, &payload).await;
        }
    }
}

async fn pong(device: &Device, session: u64, ping: &[u8]) {
    let ping: DevicePing = serde_json::from_slice(ping).unwrap();
    let answer = DevicePong {
        number: ping.number,
        session,
        boot_id: "device-boot".to_owned(),
        monotonic_ms: DEVICE_MS,
        suspended_ms: 0,
    };
    device.publish(&own("d-1", "pong"), false, &answer).await;
}

/// A device with ears for receipts and pings, which has answered its first ping.
async fn join(venue: &Venue, session: u64) -> Device {
    let mut device = Device::connect(venue, "d-1", session).await;
    device.subscribe(&own("d-1", "receipt")).await;
    device.subscribe(&own("d-1", "ping")).await;
    device.join(1, session).await;
    loop {
        let (topic, payload) = device.next().await;
        if topic == own("d-1", "ping") {
            pong(&device, session, &payload).await;
            return device;
        }
    }
}

fn lines(coordinator: &Coordinator) -> Vec<VenueReport> {
    coordinator.heard(|heard| {
        let of_line = |report: &&VenueReport| matches!(report.body, Some(Body::Journal(_)));
        heard.kept.iter().filter(of_line).cloned().collect()
    })
}

fn number(report: &VenueReport) -> u64 {
    match &report.body {
        Some(Body::Journal(JournalEntry {
            line: Some(line), ..
        })) => line.number,
        other => panic!("{other:?}"),
    }
}

/// DIS-1: a device's lines are confirmed when they are on the node's disk, wait there while the
/// uplink is down, and reach the coordinator once, each with the clocks that saw it.
#[tokio::test(flavor = "multi_thread")]
async fn dis_1_a_devices_journal_reaches_the_coordinator_once() {
    if !mosquitto("dis_1_a_devices_journal_reaches_the_coordinator_once") {
        return;
    }
    let venue = Venue::new();
    let (node, mut shown) = venue.start_listening().await;
    let mut device = join(&venue, 1).await;
    seen(&mut shown, "the device's clock", |now| {
        now.devices.devices[0].clock.is_some()
    })
    .await;
    let journal = own("d-1", "journal");
    // Sent twice before the receipt, as after a lost acknowledgement.
    for _ in 0..2 {
        device.publish(&journal, false, &batch(1, &[1, 2])).await;
    }
    receipt(&mut device, 1, 2).await;
    device.publish(&journal, false, &batch(1, &[2, 3])).await;
    receipt(&mut device, 1, 3).await;
    drop(device);
    // The receipt is kept by the broker: the next connection finds it.
    let mut device = join(&venue, 2).await;
    device.subscribe(&own("d-1", "receipt")).await;
    receipt(&mut device, 2, 3).await;

    let coordinator = Coordinator::start(&venue, 0, true);
    until("three lines", || lines(&coordinator).len() >= 3).await;
    until("a ping with an offset", || {
        coordinator.heard(|heard| heard.ping.offset.is_some())
    })
    .await;
    device.publish(&journal, false, &batch(2, &[4])).await;
    receipt(&mut device, 2, 4).await;
    until("four lines", || lines(&coordinator).len() >= 4).await;
    let lines = lines(&coordinator);
    assert_eq!(lines.iter().map(number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let last = lines.last().unwrap();
    // By the device's clock, then the node's: a second before the coordinator's one time.
    let offset = last.device_offset.unwrap();
    let arrived = i64::try_from(last.monotonic_ms).unwrap();
    let there = i64::try_from(DEVICE_MS).unwrap() + offset.ms;
    assert!((arrived - there).abs() < 120_000, "{there} {arrived}");
    let time = arrived + last.offset.unwrap().ms;
    assert!(
        (time - i64::try_from(TIME).unwrap()).abs() < 120_000,
        "{time}"
    );
    node.stop().await;
}

/// DIS-1: a node that was killed knows nothing of what it confirmed: the device sends again what
/// it has no receipt for, and its receipts go on.
#[tokio::test(flavor = "multi_thread")]
async fn dis_1_a_node_that_starts_over_takes_up_the_journal() {
    if !mosquitto("dis_1_a_node_that_starts_over_takes_up_the_journal") {
        return;
    }
    let venue = Venue::new();
    let journal = own("d-1", "journal");
    let node = venue.start_listening().await.0;
    let mut device = join(&venue, 1).await;
    device.publish(&journal, false, &batch(1, &[1, 2, 3])).await;
    receipt(&mut device, 1, 3).await;
    drop(device);
    node.stop().await;
    let node = venue.start_listening().await.0;
    let mut device = join(&venue, 2).await;
    device.publish(&journal, false, &batch(2, &[4, 5])).await;
    receipt(&mut device, 2, 5).await;
    let coordinator = Coordinator::start(&venue, 0, true);
    until("five lines", || lines(&coordinator).len() >= 5).await;
    assert_eq!(
        lines(&coordinator).iter().map(number).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5]
    );
    node.stop().await;
}

/// VEN-4: the coordinator sees live how each device's way, clock and connection stand.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_statuses_tell_the_way_to_each_device() {
    if !mosquitto("ven_4_statuses_tell_the_way_to_each_device") {
        return;
    }
    let venue = Venue::new();
    let coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start_listening().await.0;
    let device = join(&venue, 1).await;
    device.vitals(1, 1).await;
    until("a measured way", || {
        coordinator.heard(|heard| {
            heard.shown.first().is_some_and(|status| {
                status.pings_answered > 0 && status.clock.is_some() && status.device == "d-1"
            })
        })
    })
    .await;
    assert!(
        coordinator
            .heard(Heard::changes)
            .contains(&"node-started".to_owned())
    );
    node.stop().await;
}

/// VEN-1: a device reads its own receipts and pings, and nobody else's.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_receipts_and_pings_are_for_their_device_alone() {
    if !mosquitto("ven_1_receipts_and_pings_are_for_their_device_alone") {
        return;
    }
    let venue = Venue::new();
    let node = venue.start_listening().await.0;
    let mut intruder = Device::connect(&venue, "d-2", 1).await;
    for kind in ["receipt", "ping", "journal", "pong"] {
        intruder.subscribe(&own("d-1", kind)).await;
    }
    let forged = batch(1, &[1]);
    intruder
        .publish(&own("d-1", "journal"), false, &forged)
        .await;
    let mut device = join(&venue, 1).await;
    let journal = own("d-1", "journal");
    device.publish(&journal, false, &batch(1, &[1, 2])).await;
    receipt(&mut device, 1, 2).await;
    assert_eq!(intruder.all(), []);
    node.stop().await;
}
