//! What the device saw of itself, on its way to the venue.

use std::{fs, sync::atomic::Ordering};

use adoube_proto::v1::{Birth, DevicePong, NetworkState, PageState, Vitals};
use nix::sys::signal::Signal;

use crate::{World, world::until};

fn words(world: &World) -> Vec<(u64, String)> {
    let mut lines = world.venue.lines();
    lines.sort_by_key(|line| line.number);
    lines.dedup_by_key(|line| line.number);
    let words = lines.into_iter().map(|line| (line.number, line.what));
    words.collect()
}

/// DIS-1: what a device saw outlives it: killed, with its last line cut off, it sends all that has
/// no receipt, once there is one nothing twice, and says until when it was alive.
#[tokio::test(flavor = "multi_thread")]
async fn dis_1_a_journal_outlives_its_agent_and_is_sent_until_it_is_confirmed() {
    let name = "dis_1_a_journal_outlives_its_agent_and_is_sent_until_it_is_confirmed";
    let Some(world) = World::begin(name).await else {
        return;
    };
    world.venue.confirms.store(false, Ordering::Relaxed);
    let mut kiosk = world.kiosk();
    until("the first lines", || async {
        let found = words(&world).iter().any(|(_, what)| what == "broker-back");
        found.then_some(())
    })
    .await;
    let mark = world.device().join("data/alive");
    until("a sign of life", || async { mark.exists().then_some(()) }).await;
    kiosk.signal(Signal::SIGKILL);
    kiosk.ended().await;
    let file = world.device().join("data/journal.jsonl");
    let mut text = fs::read(&file).unwrap();
    let whole = text.split(|byte| *byte == b'\n').count() - 1;
    text.extend(b"{\"journal\":\"cut o");
    fs::write(&file, text).unwrap();

    world.venue.confirms.store(true, Ordering::Relaxed);
    let mut kiosk = world.kiosk();
    let receipt = world.device().join("data/journal.receipt");
    until("a receipt", || async { receipt.exists().then_some(()) }).await;
    until("the second start", || async {
        let starts = words(&world)
            .into_iter()
            .filter(|(_, what)| what == "agent-started");
        (starts.count() == 2).then_some(())
    })
    .await;
    let words = words(&world);
    let numbers: Vec<_> = words.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    // The run before told until when it was alive, by its own clock.
    assert_eq!(words[whole].1, "alive-until");
    assert_eq!(words[whole + 1].1, "agent-started");
    let alive = &world.venue.lines().into_iter();
    let alive = alive.clone().find(|line| line.what == "alive-until");
    let births = world.venue.heard::<Birth>("birth");
    let alive = alive.unwrap();
    assert_eq!(alive.boot_id, births[0].boot_id);
    assert!(alive.monotonic_ms < births[1].started_ms);
    assert_eq!(births[0].journal, births[1].journal);
    assert!(births[1].journal_last > births[0].journal_last);

    // Confirmed lines are not sent again, and numbers go on.
    kiosk.close_stdin();
    assert_eq!(kiosk.ended().await.code(), Some(0));
    let before = world.venue.lines().len();
    let _kiosk = world.kiosk();
    until("the third start", || async {
        let lines = world.venue.lines();
        let later = lines.get(before..)?;
        later.iter().find(|it| it.what == "agent-started").map(drop)
    })
    .await;
    let lines = world.venue.lines();
    let first = &lines[before];
    assert!(first.number > 1 && first.what != "broker-lost", "{first:?}");
}

/// VEN-4: a ping is answered with the device's clock; its vitals tell how it stands.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_a_device_answers_pings_and_tells_how_it_stands() {
    let Some(world) = World::begin("ven_4_a_device_answers_pings_and_tells_how_it_stands").await
    else {
        return;
    };
    let _kiosk = world.kiosk();
    let birth: Birth = world.venue.wait("birth", |_| true).await;
    let vitals: Vitals = world
        .venue
        .wait("vitals", |it: &Vitals| it.coordinator_acknowledged_ms > 0)
        .await;
    assert!(vitals.venue_heard_ms > 0 && vitals.venue_heard_ms <= vitals.monotonic_ms);
    assert!(vitals.venue_acknowledged_ms > 0);
    assert!(vitals.coordinator_heard_ms >= vitals.coordinator_acknowledged_ms);
    assert_eq!(vitals.page(), PageState::None);
    assert_ne!(vitals.network(), NetworkState::Unspecified);
    assert!(!birth.system.is_empty());
    for number in [7, 8] {
        world.venue.ping(number);
        let pong: DevicePong = world
            .venue
            .wait("pong", |it: &DevicePong| it.number == number)
            .await;
        assert_eq!((pong.session, &pong.boot_id), (1, &birth.boot_id));
        assert!(pong.monotonic_ms >= birth.monotonic_ms);
    }
}
