//! Stories and tables of the bus, without bytes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    Birth, DeviceEvent, DevicePresence, Lockdown, LockdownState, OrderAck, OrderOutcome,
    PlayLinkState, State, Vitals,
};
use serde::de::DeserializeOwned;

use super::{
    core::{BusCore, PAUSES, STOP_LIMIT, TAKEN_OVER_PAUSE},
    messages::{BusFault, BusIdentity, BusInput, BusOutput, Message},
    orders::{Answer, Arrival, Chore, MAX_LASTING, MAX_ORDER, MAX_REMEMBERED, Orders, Taken, Task},
    outbox::MAX_WAITING,
    topics::Kind,
};
use crate::time::Now;

struct Story {
    bus: BusCore,
    now: u64,
    session: u64,
    packet: u16,
}

impl Story {
    fn begin() -> Self {
        let identity = BusIdentity {
            device: "madrid-1".into(),
            instance: "a".repeat(32),
            boot_id: "boot".into(),
            agent_version: "0".into(),
        };
        Self {
            bus: BusCore::new(identity, 3),
            now: 1_000,
            session: 0,
            packet: 0,
        }
    }

    fn up() -> Self {
        let mut story = Self::begin();
        story.connect();
        story
    }

    fn at(&self) -> Now {
        Now::from_ms(self.now)
    }

    fn tick(&mut self) {
        self.bus.tick(self.at(), 0, || Vitals {
            coordinator_round_trip_us: 7,
            play_link: PlayLinkState::Seated.into(),
            board: "3.12".into(),
            ..Vitals::default()
        });
    }

    fn outputs(&mut self) -> Vec<BusOutput> {
        std::iter::from_fn(|| self.bus.poll_output()).collect()
    }

    fn connect(&mut self) -> Vec<BusOutput> {
        self.now = self.now.max(self.bus.deadline().unwrap());
        self.tick();
        assert_eq!(self.outputs(), [BusOutput::Connect]);
        self.session += 1;
        self.input(|session| BusInput::Up {
            session,
            wall_ms: 99,
        });
        self.outputs()
    }

    fn input(&mut self, make: impl FnOnce(u64) -> BusInput) {
        self.bus.handle(self.at(), make(self.session));
    }

    fn lose(&mut self) {
        self.input(|session| BusInput::Down {
            session,
            fault: BusFault::Lost("cut".into()),
        });
    }

    fn write_and_acknowledge(&mut self, count: u16) {
        for _ in 0..count {
            self.packet += 1;
            let packet = self.packet;
            self.input(|session| BusInput::Sent { session, packet });
            self.input(|session| BusInput::Acknowledged { session, packet });
        }
    }

    fn order(&mut self, payload: &str) -> Vec<BusOutput> {
        let received = self.at();
        let payload = payload.as_bytes().to_vec();
        self.bus.handle(received, order_at(received, payload));
        self.outputs()
    }
}

fn messages(outputs: &[BusOutput]) -> Vec<&Message> {
    outputs
        .iter()
        .filter_map(|output| match output {
            BusOutput::Publish(message) => Some(message),
            _ => None,
        })
        .collect()
}

fn read<T: DeserializeOwned>(message: &Message) -> T {
    serde_json::from_slice(&message.payload).unwrap()
}

fn order_at(received: Now, payload: Vec<u8>) -> BusInput {
    BusInput::Order {
        received,
        slept_ms: 0,
        payload,
    }
}

fn at(ms: u64) -> Arrival<'static> {
    Arrival {
        received: Now::from_ms(ms),
        ..Arrival::default()
    }
}

/// What is answered and what is to be done; none of an order that is left alone.
fn answered(taken: Taken) -> Option<(OrderAck, Option<Task>)> {
    match taken {
        Taken::Answered(ack, task) => Some((ack, task)),
        Taken::TakenBack(_) | Taken::Stale => None,
    }
}

fn order_json(number: u32, what: &str, more: &str) -> String {
    format!(r#"{{"id":"{number:032x}","what":"{what}"{more}}}"#)
}

const TOKENS: &str = r#","tokens":["00000000000000000000000000000001"]"#;

#[test]
fn a_connection_begins_with_subscription_birth_and_state() {
    let mut story = Story::begin();
    let outputs = story.connect();
    assert_eq!(outputs[0], BusOutput::Subscribe);
    let sent = messages(&outputs);
    assert_eq!(sent.len(), 2);
    let birth: Birth = read(sent[0]);
    assert_eq!((birth.device.as_str(), birth.session), ("madrid-1", 1));
    assert_eq!(
        (birth.monotonic_ms, birth.wall_ms, birth.version),
        (1_000, 99, adoube_proto::VERSION)
    );
    assert!(sent[0].acknowledged && !sent[0].retained);
    let state: State = read(sent[1]);
    assert_eq!((state.state(), state.session), (DevicePresence::Ready, 1));
    assert!(sent[1].acknowledged && sent[1].retained);
}

fn lockdown(state: &str) -> Lockdown {
    Lockdown {
        state: LockdownState::number_of(state),
        ..Lockdown::default()
    }
}

/// VEN-2: for a node that subscribed after the device had connected.
#[test]
fn ven_2_a_birth_is_published_again_with_the_lock_of_now_when_a_ping_asks_for_it() {
    let mut story = Story::up();
    story.now += 500;
    story.bus.held(story.at(), lockdown("engaged"));
    story.outputs();
    for (ping, kinds) in [
        (r#"{"number":1}"#, vec![Kind::Pong]),
        (
            r#"{"number":2,"birth_wanted":true}"#,
            vec![Kind::Pong, Kind::Birth],
        ),
    ] {
        let (received, slept_ms) = (story.at(), 0);
        story.bus.handle(
            received,
            BusInput::Ping {
                received,
                slept_ms,
                payload: ping.as_bytes().to_vec(),
            },
        );
        let outputs = story.outputs();
        let sent = messages(&outputs);
        let found: Vec<Kind> = sent.iter().map(|message| message.kind).collect();
        assert_eq!(found, kinds);
        for birth in sent.iter().filter(|message| message.kind == Kind::Birth) {
            assert!(birth.acknowledged && !birth.retained);
            let birth: Birth = read(birth);
            let at = (birth.session, birth.monotonic_ms, birth.wall_ms);
            assert_eq!(at, (1, 1_000, 99), "when it connected");
            assert_eq!(birth.lockdown, Some(lockdown("engaged")));
        }
    }
}

/// VEN-2: the connection broke before the broker acknowledged that the machine is being locked, and it was locked meanwhile.
#[test]
fn ven_2_no_earlier_state_of_the_lock_follows_a_birth() {
    let mut story = Story::up();
    story.bus.held(story.at(), lockdown("engaging"));
    story.bus.event(story.at(), "first", "");
    assert_eq!(story.outputs().len(), 2);
    story.lose();
    story.bus.held(story.at(), lockdown("engaged"));
    let outputs = story.connect();
    let sent = messages(&outputs);
    let birth: Birth = read(sent[0]);
    assert_eq!(birth.lockdown, Some(lockdown("engaged")));
    let events: Vec<String> = sent[2..]
        .iter()
        .map(|message| read::<DeviceEvent>(message).what)
        .collect();
    assert_eq!(events, ["first"]);
}

#[test]
fn the_last_will_names_its_own_session() {
    for session in [1, 2, u64::MAX] {
        let will: State = serde_json::from_slice(&BusCore::last_will(session)).unwrap();
        assert_eq!(
            will,
            State {
                state: DevicePresence::Lost.into(),
                session
            }
        );
    }
}

#[test]
fn vitals_each_second_numbered_from_one_in_each_session() {
    let mut story = Story::up();
    for (session, count) in [(1, 3), (2, 2)] {
        for sequence in 1..=count {
            story.tick();
            let outputs = story.outputs();
            let vitals: Vitals = read(messages(&outputs)[0]);
            assert_eq!((vitals.session, vitals.sequence), (session, sequence));
            assert_eq!(
                (vitals.play_link(), vitals.board.as_str()),
                (PlayLinkState::Seated, "3.12")
            );
            assert_eq!(vitals.coordinator_round_trip_us, 7);
            assert!(messages(&outputs)[0].acknowledged);
            story.now += 999;
            let mut built = false;
            story.bus.tick(story.at(), 0, || {
                built = true;
                Vitals::default()
            });
            assert_eq!((built, story.outputs()), (false, vec![]), "not due yet");
            story.now += 1;
        }
        story.lose();
        story.connect();
    }
    story.tick();
    story.outputs();
    story.now += 60_000;
    story.tick();
    story.tick();
    assert_eq!(
        story.outputs().len(),
        1,
        "no burst after a stop of the machine"
    );
}

#[test]
fn round_trips_to_the_broker() {
    let mut story = Story::up();
    story.input(|session| BusInput::Sent { session, packet: 1 });
    story.now += 4;
    story.input(|session| BusInput::Acknowledged { session, packet: 1 });
    story.tick();
    let outputs = story.outputs();
    assert_eq!(
        read::<Vitals>(messages(&outputs)[0]).venue_round_trip_us,
        4_000
    );
    story.input(|session| BusInput::Pinged { session });
    story.now += 9;
    story.input(|session| BusInput::PingAnswered { session });
    story.now += 1_000;
    story.tick();
    let outputs = story.outputs();
    assert_eq!(
        read::<Vitals>(messages(&outputs)[0]).venue_round_trip_us,
        9_000
    );
}

#[test]
fn events_wait_for_the_broker_and_keep_their_numbers() {
    let mut story = Story::up();
    story.write_and_acknowledge(2);
    story.bus.event(story.at(), "first", "");
    assert_eq!(story.outputs().len(), 1);
    story.write_and_acknowledge(1);
    story.bus.event(story.at(), "second", "");
    story.outputs();
    story.lose();
    story.now += 50;
    story.bus.event(story.at(), "third", "");
    story.bus.event_if_up(story.at(), "tokens-wanted");
    assert_eq!(story.outputs(), [], "the broker is away");
    let outputs = story.connect();
    let told: Vec<(String, u64, u64)> = messages(&outputs)[2..]
        .iter()
        .map(|message| read::<DeviceEvent>(message))
        .map(|event| (event.what, event.sequence, event.session))
        .collect();
    assert_eq!(told, [("second".into(), 2, 2), ("third".into(), 3, 2)]);
}

#[test]
fn a_detail_is_one_line_and_cut_between_letters() {
    let mut story = Story::up();
    story.bus.event(story.at(), "long", &"é".repeat(1_000));
    let outputs = story.outputs();
    let event: DeviceEvent = read(messages(&outputs)[0]);
    assert!(event.detail.len() <= 512 && event.detail.len() > 500);
    story.bus.event(story.at(), "lines", "one\ntwo\u{1b}[31m");
    let outputs = story.outputs();
    let event: DeviceEvent = read(messages(&outputs)[0]);
    assert_eq!(event.detail, "one two [31m");
}

#[test]
fn what_waits_is_bounded() {
    let mut story = Story::begin();
    for _ in 0..10 * MAX_WAITING {
        story.bus.event(story.at(), "again", "");
    }
    let outputs = story.connect();
    assert_eq!(messages(&outputs).len(), 2 + MAX_WAITING);
}

#[test]
fn an_order_is_carried_out_once_and_acknowledged_each_time() {
    let mut story = Story::up();
    let order = order_json(1, "relay-tokens", TOKENS);
    for expected_tasks in [1, 0, 0] {
        let outputs = story.order(&order);
        let tasks = outputs.iter().filter(|it| matches!(it, BusOutput::Do(_)));
        assert_eq!(tasks.count(), expected_tasks);
        let sent = messages(&outputs);
        assert_eq!(sent[0].kind, Kind::Ack);
        let ack: OrderAck = read(sent[0]);
        assert_eq!(ack.outcome(), OrderOutcome::Done);
        assert_eq!(ack.id, format!("{:032x}", 1));
    }
}

#[test]
fn outcomes_of_orders() {
    // The order, how long it waited in this device, and its outcome; nothing if unreadable.
    let rows = [
        (order_json(1, "relay-tokens", TOKENS), 0, Some("done")),
        (order_json(2, "relay-tokens", ""), 0, Some("refused")),
        (
            order_json(3, "relay-tokens", r#","tokens":["x"]"#),
            0,
            Some("refused"),
        ),
        (
            order_json(4, "message", r#","text":"hello""#),
            0,
            Some("received"),
        ),
        (order_json(5, "self-destruct", ""), 0, Some("refused")),
        (
            order_json(6, "message", r#","expires_in_ms":50"#),
            49,
            Some("received"),
        ),
        (
            order_json(7, "message", r#","expires_in_ms":50"#),
            50,
            Some("expired"),
        ),
        (
            order_json(8, "message", r#","expires_in_ms":0"#),
            5_999,
            Some("received"),
        ),
        (order_json(10, "message", ""), 6_001, Some("left alone")),
        // However late: it makes nothing happen.
        (order_json(11, "cancel", ""), 900_000, Some("taken back")),
        (r#"{"what":"message"}"#.to_owned(), 0, None),
        (r#"{"id":"me","what":"message"}"#.to_owned(), 0, None),
        ("]".to_owned(), 0, None),
        (String::new(), 0, None),
        (order_json(9, "message", &" ".repeat(MAX_ORDER)), 0, None),
    ];
    let mut orders = Orders::default();
    for (payload, waited, expected) in rows {
        let now = Now::from_ms(1_000 + waited);
        let taken = orders.take(now, at(1_000), payload.as_bytes());
        let outcome = taken.as_ref().ok().map(|taken| match taken {
            Taken::Answered(ack, _) => ack.outcome().word(),
            Taken::TakenBack(_) => "taken back",
            Taken::Stale => "left alone",
        });
        assert_eq!(outcome, expected, "{payload}");
        let taken = taken.map(answered);
        if let Ok(Some((ack, task))) = &taken {
            let obeys = matches!(ack.outcome(), OrderOutcome::Done | OrderOutcome::Received);
            assert_eq!(task.is_some(), obeys, "{payload}");
        }
        let again = orders.take(Now::from_ms(5_000), at(5_000), payload.as_bytes());
        if let (Ok(Some((first, _))), Ok(Taken::Answered(second, task))) = (taken, again) {
            assert_eq!((first, None), (second, task), "the same outcome again");
        }
    }
}

/// VEN-3: what was sent while the device was away or asleep is not carried out when it wakes: its
/// time is over, or a later order may have made it void.
#[test]
fn ven_3_an_order_that_was_long_on_its_way_is_not_carried_out() {
    let boot = "b1";
    // When it was sent, in which boot, how long it holds; how long the machine had slept when it
    // was read at its second 100 (so its clock shows that much more); what becomes of it.
    for (sent, sent_boot, holds, slept, outcome) in [
        (99_990, boot, 600_000, 0, "received"),
        (94_000, boot, 600_000, 0, "received"),
        // In the socket of an agent that was not let run, or of a machine that slept.
        (93_000, boot, 600_000, 0, "left alone"),
        (99_990, boot, 600_000, 60_000, "left alone"),
        (93_000, boot, 5_000, 0, "expired"),
        (99_990, boot, 5_000, 60_000, "expired"),
        (99_990, boot, 600, 0, "received"),
        (99_000, boot, 600, 0, "expired"),
        // Measured a little wrong.
        (100_007, boot, 600, 0, "received"),
        // Sent before the machine was started anew.
        (99_990, "b0", 600_000, 0, "left alone"),
        // By a venue that does not measure.
        (0, "", 600_000, 0, "received"),
    ] {
        let more = format!(r#","expires_in_ms":{holds},"boot_id":"{sent_boot}","sent_ms":{sent}"#);
        let payload = order_json(1, "lock", &more);
        let arrival = Arrival {
            received: Now::from_ms(100_000),
            slept_ms: slept,
            boot_id: boot,
        };
        let mut orders = Orders::default();
        let taken = orders.take(Now::from_ms(100_000), arrival, payload.as_bytes());
        let word = match &taken {
            Ok(Taken::Answered(ack, task)) => {
                assert_eq!(
                    task.is_some(),
                    ack.outcome() == OrderOutcome::Received,
                    "{more}"
                );
                ack.outcome().word().to_owned()
            }
            Ok(Taken::Stale) => "left alone".to_owned(),
            Ok(Taken::TakenBack(_)) => "taken back".to_owned(),
            Err(error) => error.to_string(),
        };
        assert_eq!(word, outcome, "{more}, slept {slept}");
        // What was left alone is carried out when it comes again.
        if word == "left alone" {
            let again = order_json(1, "lock", "");
            let now = Now::from_ms(101_000);
            let taken = orders.take(now, at(101_000), again.as_bytes()).unwrap();
            assert!(answered(taken).unwrap().1.is_some(), "{more}");
        }
    }
}

/// What was begun is not begun again after a restart, and what was finished keeps its outcome.
#[test]
fn ven_3_an_order_is_carried_out_once_over_a_restart() {
    let mut first = Orders::default();
    let take = |orders: &mut Orders, number: u32, what: &str| {
        let payload = order_json(number, what, "");
        orders
            .take(Now::default(), at(0), payload.as_bytes())
            .map(answered)
            .unwrap()
            .unwrap()
    };
    take(&mut first, 1, "unlock");
    let done = Answer {
        outcome: OrderOutcome::Done,
        detail: "so it was".to_owned(),
        lines: vec!["x".to_owned()],
        more: 1,
        ..Answer::default()
    };
    first.carried(&format!("{:032x}", 1), done).unwrap();
    take(&mut first, 2, "identify");
    first
        .take(
            Now::default(),
            at(0),
            order_json(3, "relay-tokens", TOKENS).as_bytes(),
        )
        .unwrap();
    let lasting = first.lasting();
    assert_eq!(lasting.len(), 2, "tokens are void with this process");
    let mut second = Orders::default();
    second.restore(lasting);
    for (number, outcome) in [(1, "done"), (2, "failed")] {
        let (ack, task) = take(&mut second, number, "unlock");
        assert_eq!((ack.outcome().word(), task), (outcome, None));
    }
    assert!(take(&mut second, 3, "identify").1.is_some());
    for number in 10..200 {
        take(&mut second, number, "identify");
    }
    assert_eq!(second.lasting().len(), MAX_LASTING);
}

/// The session that brings an acknowledgement is the one that it names.
#[test]
fn an_acknowledgement_names_the_session_that_brings_it() {
    let mut story = Story::up();
    let outputs = story.order(&order_json(1, "identify", ""));
    let ack: OrderAck = read(messages(&outputs)[0]);
    assert_eq!(
        (ack.outcome().word(), ack.session),
        ("received", story.session)
    );
}

#[test]
fn the_memory_of_orders_is_bounded() {
    let mut orders = Orders::default();
    let mut take = |number| {
        let payload = order_json(number, "message", "");
        let (_, task) = orders
            .take(Now::default(), at(0), payload.as_bytes())
            .map(answered)
            .unwrap()
            .unwrap();
        task
    };
    for number in 0..=u32::try_from(MAX_REMEMBERED).unwrap() {
        let chore = Chore::Show(String::new());
        assert_eq!(
            take(number),
            Some(Task::Carry(format!("{number:032x}"), chore))
        );
    }
    assert_eq!(take(1), None);
    assert!(take(0).is_some(), "the oldest is forgotten");
}

#[test]
fn a_taken_over_device_stays_away_and_tells_later() {
    let mut story = Story::up();
    story.input(|session| BusInput::Down {
        session,
        fault: BusFault::TakenOver,
    });
    let pause = story.bus.deadline().unwrap() - story.now;
    assert!((TAKEN_OVER_PAUSE.0..=TAKEN_OVER_PAUSE.1).contains(&pause));
    let outputs = story.connect();
    let event: DeviceEvent = read(messages(&outputs)[2]);
    assert_eq!((event.what.as_str(), event.session), ("taken-over", 2));
}

#[test]
fn short_lived_connections_are_another_clients_doing() {
    // How long each connection lasts (nothing: it is not made), and how it ends.
    let lost = || BusFault::Lost("refused".into());
    let rows = [
        (vec![(Some(60_000), BusFault::Closed)], false),
        (
            vec![
                (Some(60_000), BusFault::Closed),
                (Some(300), BusFault::Closed),
            ],
            false,
        ),
        (
            vec![(Some(300), BusFault::Closed), (Some(300), BusFault::Closed)],
            true,
        ),
        (
            vec![(Some(300), BusFault::Closed), (Some(300), lost())],
            false,
        ),
        (
            // A broker that restarts is away for a while.
            vec![
                (Some(300), BusFault::Closed),
                (None, lost()),
                (Some(300), BusFault::Closed),
            ],
            false,
        ),
        (vec![(Some(1), BusFault::TakenOver)], true),
    ];
    for (connections, expected) in rows {
        let mut story = Story::begin();
        for (lasts, fault) in &connections {
            if let Some(ms) = lasts {
                story.connect();
                story.now += ms;
            } else {
                story.now = story.bus.deadline().unwrap();
                story.tick();
            }
            story.outputs();
            let fault = fault.clone();
            story.input(|session| BusInput::Down { session, fault });
        }
        assert_eq!(story.bus.is_taken_over(), expected, "{connections:?}");
        let pause = story.bus.deadline().unwrap() - story.now;
        assert_eq!(pause >= TAKEN_OVER_PAUSE.0, expected, "{connections:?}");
    }
}

#[test]
fn attempts_back_off_and_a_lasting_connection_forgives() {
    let mut story = Story::begin();
    let mut pauses = Vec::new();
    for _ in 0..8 {
        story.connect();
        story.lose();
        pauses.push(story.bus.deadline().unwrap() - story.now);
    }
    assert!(
        pauses
            .iter()
            .all(|pause| (PAUSES.0..=PAUSES.1).contains(pause))
    );
    assert!(pauses[7] >= PAUSES.1 / 2, "{pauses:?}");
    story.connect();
    story.now += 60_000;
    story.lose();
    assert!(story.bus.deadline().unwrap() - story.now <= 2 * PAUSES.0);
}

#[test]
fn no_session_number_is_tried_again() {
    let mut story = Story::begin();
    story.tick();
    story.outputs();
    let fault = BusFault::Lost("disk full".into());
    story
        .bus
        .handle(story.at(), BusInput::Down { session: 0, fault });
    story.connect();
    assert!(story.bus.is_up());
}

#[test]
fn leaving_is_said_and_waited_for() {
    let mut story = Story::up();
    story.write_and_acknowledge(2);
    story.bus.stop(story.at());
    let outputs = story.outputs();
    let state: State = read(messages(&outputs)[0]);
    assert_eq!((state.state(), state.session), (DevicePresence::Left, 1));
    assert!(messages(&outputs)[0].retained);
    story.tick();
    assert_eq!(story.outputs(), []);
    story.write_and_acknowledge(1);
    assert_eq!(story.outputs(), [BusOutput::Finished]);
}

#[test]
fn leaving_does_not_wait_for_ever() {
    let mut story = Story::up();
    story.bus.stop(story.at());
    story.outputs();
    story.now += STOP_LIMIT;
    story.tick();
    assert_eq!(story.outputs(), [BusOutput::Finished]);
    let mut story = Story::begin();
    story.bus.stop(story.at());
    assert_eq!(story.outputs(), [BusOutput::Finished]);
    let mut story = Story::up();
    story.bus.stop(story.at());
    story.outputs();
    story.lose();
    assert_eq!(story.outputs(), [BusOutput::Finished]);
}
