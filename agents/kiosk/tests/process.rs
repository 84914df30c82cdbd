//! The kiosk as a process among real neighbours: mosquitto, a relay, a gRPC coordinator.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used
)]
#![allow(clippy::print_stderr, reason = "a skipped test says so")]

#[path = "process/evidence.rs"]
mod evidence;
#[path = "process/flood.rs"]
mod flood;
#[path = "process/held.rs"]
mod held;
#[path = "process/locked.rs"]
mod locked;
#[path = "process/page.rs"]
mod page;
mod world;

use std::{fs, path::PathBuf, time::Duration};

use adoube_proto::v1::{
    Birth, DeviceEvent, DevicePresence, GameStage, OrderAck, PlayLinkState, State, Vitals,
    play_command::Command,
};
use nix::sys::signal::Signal;
use rumqttc::v5::AsyncClient;
use tempfile::TempDir;
use world::{
    DEVICE,
    broker::{self, Broker},
    certificates::{Authority, Identity},
    coordinator::Coordinator,
    free_port,
    kiosk::{Kiosk, enrol},
    relay::Relay,
    until,
    venue::{Venue, options},
};

const SCRIPT: &str = r#"{"games":[{"white":"A","black":"B","moves":[
    {"uci":"e2e4","think_ms":2000},{"uci":"e7e5","think_ms":2000},
    {"uci":"g1f3","think_ms":2000},{"uci":"b8c6","think_ms":2000}],
    "end":{"how":"resign","by":"white"}}]}"#;

/// Makes a certificate for what stands in for the coordinator, from the event's own authority or
/// a foreign one.
type Issue = fn(&Authority, &Authority) -> Identity;

struct World {
    folder: TempDir,
    authority: Authority,
    coordinator: Coordinator,
    relay: Relay,
    venue: Venue,
    broker: Broker,
}

impl World {
    /// Everything but the kiosk; nothing if there is no mosquitto.
    async fn begin(test: &str) -> Option<Self> {
        let authority = Authority::new();
        let identity = authority.coordinator();
        Self::with_coordinator(test, authority, &identity).await
    }

    async fn with_coordinator(
        test: &str,
        authority: Authority,
        identity: &Identity,
    ) -> Option<Self> {
        let Some(program) = broker::program() else {
            eprintln!("SKIPPED {test}: mosquitto is not installed");
            return None;
        };
        let _ = rustls::crypto::ring::default_provider().install_default();
        let folder = tempfile::tempdir().unwrap();
        let coordinator = Coordinator::start(&authority, identity).await;
        let relay = Relay::start(coordinator.port).await;
        let broker = Broker::start(program, &folder.path().join("venue"), &authority).await;
        let venue = Venue::start(broker.port, &authority, relay.clone()).await;
        let device = folder.path().join(DEVICE);
        enrol(&device, &authority, broker.port, relay.port);
        fs::write(device.join("script.json"), SCRIPT).unwrap();
        Some(Self {
            folder,
            authority,
            coordinator,
            relay,
            venue,
            broker,
        })
    }

    fn device(&self) -> PathBuf {
        self.folder.path().join(DEVICE)
    }

    fn kiosk(&self) -> Kiosk {
        Kiosk::start(&self.device(), None)
    }

    fn player(&self) -> Kiosk {
        Kiosk::start(&self.device(), Some(&self.device().join("script.json")))
    }

    async fn finished(&self) {
        until("the game's end", || async {
            let room = self.coordinator.room.lock().unwrap();
            let last = room.views.last().map(adoube_proto::v1::SeatView::stage);
            (last == Some(GameStage::Finished)).then_some(())
        })
        .await;
    }

    fn moves(&self) -> Vec<String> {
        let room = self.coordinator.room.lock().unwrap();
        let moves = room.views.iter().flat_map(|view| &view.moves);
        moves.map(|it| it.uci.clone()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_cut_of_the_play_link() {
    let Some(world) = World::begin("a_game_survives_a_cut_of_the_play_link").await else {
        return;
    };
    world.coordinator.room.lock().unwrap().cut_at = Some((3, world.relay.clone()));
    let mut kiosk = world.player();
    let birth: Birth = world.venue.wait("birth", |_| true).await;
    assert_eq!((birth.device.as_str(), birth.session), (DEVICE, 1));
    world.finished().await;
    assert_eq!(world.moves(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    {
        let room = world.coordinator.room.lock().unwrap();
        let third: Vec<_> = room
            .commands
            .iter()
            .filter(|command| matches!(&command.command, Some(Command::Move(it)) if it.ply == 3))
            .collect();
        assert_eq!(third.len(), 2, "sent again after the cut");
        assert_eq!(third[0].id, third[1].id);
        assert_eq!(room.hellos.len(), 2);
        assert_eq!(room.hellos[0].last_seen, 0);
        assert_eq!(room.hellos[1].last_seen, 3, "the cut hid the rest");
        assert_eq!(room.hellos[0].instance, birth.instance);
        let relayed: Vec<_> = room
            .hellos
            .iter()
            .map(|it| it.relay_connection.clone())
            .collect();
        assert_eq!(relayed, *world.relay.connections.lock().unwrap());
    }
    let down: DeviceEvent = world
        .venue
        .wait("event", |it: &DeviceEvent| it.what == "play-link-down")
        .await;
    assert!(
        down.detail.contains("closed") || down.detail.contains("stream"),
        "{}",
        down.detail
    );
    let vitals: Vitals = world
        .venue
        .wait("vitals", |it: &Vitals| {
            it.play_link() == PlayLinkState::Seated && it.coordinator_round_trip_us > 0
        })
        .await;
    assert_eq!((vitals.board.as_str(), vitals.session), ("1.1", 1));
    assert!(vitals.venue_round_trip_us > 0);
    kiosk.signal(Signal::SIGTERM);
    assert_eq!(kiosk.ended().await.code(), Some(0));
    let _: State = world
        .venue
        .wait("state", |it: &State| it.state() == DevicePresence::Left)
        .await;
    let sequences: Vec<_> = world
        .venue
        .heard::<Vitals>("vitals")
        .iter()
        .map(|it| it.sequence)
        .collect();
    assert_eq!(sequences, (1..=sequences.len() as u64).collect::<Vec<_>>());
    let states = world.venue.heard::<State>("state");
    assert!(
        states.iter().all(|it| it.state() != DevicePresence::Lost),
        "no last will after a graceful stop"
    );
    let journal = fs::read_to_string(world.device().join("data/journal.jsonl")).unwrap();
    for what in ["broker-back", "play-link-back", "play-link-lost"] {
        assert!(journal.contains(what), "{what} in {journal}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_player_takes_up_its_game_and_its_last_will_names_its_session() {
    let name = "a_killed_player_takes_up_its_game_and_its_last_will_names_its_session";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let mut kiosk = world.player();
    until("a first move", || async {
        (!world.moves().is_empty()).then_some(())
    })
    .await;
    kiosk.signal(Signal::SIGKILL);
    kiosk.ended().await;
    let lost: State = world
        .venue
        .wait("state", |it: &State| it.state() == DevicePresence::Lost)
        .await;
    assert_eq!(lost.session, 1);
    let mut kiosk = world.player();
    world.finished().await;
    assert_eq!(world.moves(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    let births = world.venue.heard::<Birth>("birth");
    assert_eq!(
        births.iter().map(|it| it.session).collect::<Vec<_>>(),
        [1, 2]
    );
    assert_ne!(births[0].instance, births[1].instance);
    assert_eq!(births[0].boot_id, births[1].boot_id);
    assert!(births[0].monotonic_ms <= births[1].monotonic_ms);
    let _: State = world
        .venue
        .wait("state", |it: &State| {
            it.session == 2 && it.state() == DevicePresence::Ready
        })
        .await;
    kiosk.close_stdin();
    assert_eq!(kiosk.ended().await.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_link_is_given_up_and_made_again() {
    let Some(world) = World::begin("a_silent_link_is_given_up_and_made_again").await else {
        return;
    };
    let _kiosk = world.kiosk();
    world
        .venue
        .wait("event", |it: &DeviceEvent| it.what == "play-link-up")
        .await;
    world.relay.fall_silent();
    let down: DeviceEvent = world
        .venue
        .wait("event", |it: &DeviceEvent| it.what == "play-link-down")
        .await;
    assert!(down.detail.starts_with("silence"), "{}", down.detail);
    until("a second greeting", || async {
        (world.coordinator.room.lock().unwrap().hellos.len() == 2).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coordinator_that_is_none_is_refused() {
    let foreign = Authority::new();
    let rows: [(&str, Issue); 3] = [
        ("another authority", |_, foreign| foreign.coordinator()),
        ("a venue", |own, _| own.venue("madrid")),
        ("a client", |own, _| own.client_named_as_coordinator()),
    ];
    for (whose, issue) in rows {
        let name = format!("a_coordinator_that_is_none_is_refused: {whose}");
        let own = Authority::new();
        let identity = issue(&own, &foreign);
        let Some(world) = World::with_coordinator(&name, own, &identity).await else {
            return;
        };
        let _kiosk = world.player();
        let told: DeviceEvent = world
            .venue
            .wait("event", |it: &DeviceEvent| it.what == "play-link-failed")
            .await;
        assert!(
            told.detail.contains("coordinator-not-trusted"),
            "{whose}: {}",
            told.detail
        );
        until("more attempts", || async {
            (world.relay.connections.lock().unwrap().len() >= 3).then_some(())
        })
        .await;
        assert!(
            world.coordinator.room.lock().unwrap().hellos.is_empty(),
            "{whose}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_acknowledged_each_time() {
    let Some(world) = World::begin("orders_are_acknowledged_each_time").await else {
        return;
    };
    let kiosk = world.kiosk();
    world.venue.wait("birth", |_: &Birth| true).await;
    let id = "f".repeat(32);
    let order = format!(r#"{{"id":"{id}","what":"message","text":"please sit down"}}"#);
    for _ in 0..3 {
        world.venue.order(order.clone()).await;
    }
    world.venue.order(r#"{"id":"no"}"#.into()).await;
    world.venue.order("\u{0}garbage".into()).await;
    let acks = until(
        "that it is here, and three times that it is done",
        || async {
            let acks = world.venue.heard::<OrderAck>("ack");
            let acks: Vec<_> = acks.into_iter().filter(|it| it.id == id).collect();
            (acks.len() == 4).then_some(acks)
        },
    )
    .await;
    let outcomes: Vec<_> = acks.iter().map(|it| it.outcome().word()).collect();
    assert_eq!(outcomes, ["received", "done", "done", "done"]);
    assert!(
        acks.iter()
            .all(|it| it.session == acks[0].session && it.session > 0)
    );
    assert_eq!(
        kiosk.log().matches("please sit down").count(),
        1,
        "carried out once"
    );
}

/// The answers of each kind of order, from a real agent on this machine.
#[tokio::test(flavor = "multi_thread")]
async fn ven_3_what_a_device_without_a_page_answers() {
    let Some(world) = World::begin("ven_3_what_a_device_without_a_page_answers").await else {
        return;
    };
    let _kiosk = world.kiosk();
    world.venue.wait("birth", |_: &Birth| true).await;
    // What is ordered, what becomes of it, and a word of the answer.
    let rows = [
        ("lock", "done", "no page"),
        ("identify", "done", "no page"),
        ("run-checks", "done", "page lock: locked"),
        ("unlock", "done", "no page"),
        ("run-checks", "done", "network: "),
        ("restart-page", "refused", "no page"),
        ("list-applications", "done", "adoube-kiosk"),
        ("run-checks", "done", "no lock required; not checked"),
    ];
    for (number, (what, outcome, word)) in (1..).zip(rows) {
        let ack = world.venue.answer(number, what).await;
        assert_eq!(ack.outcome().word(), outcome, "{what}: {ack:?}");
        let said = format!("{} {}", ack.detail, ack.lines.join("; "));
        assert!(said.contains(word), "{what}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_taken_over_says_so_and_stays_away() {
    let Some(world) = World::begin("a_device_that_is_taken_over_says_so_and_stays_away").await
    else {
        return;
    };
    let kiosk = world.kiosk();
    world.venue.wait("birth", |_: &Birth| true).await;
    let copy = world.authority.device(DEVICE);
    let (_client, mut events) = AsyncClient::new(
        options(DEVICE, world.broker.port, &world.authority, &copy),
        8,
    );
    tokio::spawn(async move {
        loop {
            if events.poll().await.is_err() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    });
    until("the kiosk's complaint", || async {
        kiosk
            .log()
            .contains("another process seems to use this device's certificate")
            .then_some(())
    })
    .await;
    // The last birth may still be on its way to the venue.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let births = world.venue.heard::<Birth>("birth").len();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let later = world.venue.heard::<Birth>("birth").len();
    assert_eq!(births, later, "it stays away");
    let _: DeviceEvent = world
        .venue
        .wait("event", |it: &DeviceEvent| it.what == "taken-over")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_of_a_device_refuses_to_start() {
    let folder = tempfile::tempdir().unwrap();
    enrol(folder.path(), &Authority::new(), free_port(), free_port());
    let mut first = Kiosk::start(folder.path(), None);
    let held = folder.path().join("data/lock");
    until("the lock", || async {
        let holder = fs::read_to_string(&held).unwrap_or_default();
        (holder.trim() == first.id().to_string()).then_some(())
    })
    .await;
    let mut second = Kiosk::start(folder.path(), None);
    assert_eq!(second.ended().await.code(), Some(1));
    let said = format!("run by process {} already", first.id());
    assert!(second.log().contains(&said), "{}", second.log());
    first.signal(Signal::SIGINT);
    assert_eq!(
        first.ended().await.code(),
        Some(0),
        "also while nothing answers"
    );
    let mut third = Kiosk::start(folder.path(), None);
    third.close_stdin();
    assert_eq!(third.ended().await.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_settings_are_named() {
    let rows = [
        ("device.toml", "id = \"x\"", "field `venue` is missing"),
        ("device.toml", "id = ", "device.toml"),
        (
            "certificate.pem",
            "none",
            "certificate.pem holds no certificate",
        ),
        ("key.pem", "none", "key.pem holds no private key"),
        (
            "data/session",
            "many",
            "data/session: contains no session number",
        ),
        (
            "script.json",
            "{}",
            "script.json: not a script: missing field `games`",
        ),
    ];
    for (file, content, expected) in rows {
        let folder = tempfile::tempdir().unwrap();
        enrol(folder.path(), &Authority::new(), free_port(), free_port());
        fs::create_dir(folder.path().join("data")).unwrap();
        fs::write(folder.path().join("script.json"), SCRIPT).unwrap();
        fs::write(folder.path().join(file), content).unwrap();
        let script = folder.path().join("script.json");
        let mut kiosk = Kiosk::start(folder.path(), Some(&script));
        assert_eq!(kiosk.ended().await.code(), Some(1), "{file}");
        assert!(kiosk.log().contains(expected), "{file}: {}", kiosk.log());
    }
}
