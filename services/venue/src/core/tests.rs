//! Tokens and orders along a device's life.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    Birth, DeviceChangeKind, DeviceEvent, DevicePing, Lockdown, LockdownState, Order, OrderAck,
    OrderChange, OrderKind, OrderOutcome, Role, Vitals,
};

use super::{Core, Output};
use crate::bus::Message;
use crate::fresh::{Counting, HexId};
use crate::orders::{Draft, Fate, Kind, Refused};
use crate::relay::{Carried, End, FlowSeen, Preface, Refusal};
use crate::view::Input;

struct Story {
    core: Core,
    now: u64,
}

impl Story {
    fn new() -> Self {
        let devices = ["d-1".to_owned(), "d-2".to_owned()];
        let mut core = Core::new(&devices, Box::new(Counting::default()));
        core.handle(0, Input::BusUp);
        Self { core, now: 0 }
    }

    /// Says something as d-1 and gives back the orders that it gets.
    fn says(&mut self, message: Message) -> Vec<Order> {
        self.now += 10;
        let input = Input::Heard {
            device: "d-1".to_owned(),
            retained: false,
            message,
        };
        orders(self.core.handle(self.now, input))
    }

    fn birth(&mut self, instance: u8, session: u64) -> Vec<Order> {
        self.says(Message::Birth(Birth {
            instance: HexId::from_bytes([instance; 16]).to_string(),
            session,
            ..Birth::default()
        }))
    }

    fn ack(&mut self, order: &Order) -> Vec<Order> {
        self.says(Message::Ack(OrderAck {
            id: order.id.clone(),
            outcome: OrderOutcome::Done.into(),
            ..OrderAck::default()
        }))
    }

    fn wants_tokens(&mut self, sequence: u64) -> Vec<Order> {
        self.says(Message::Event(DeviceEvent {
            sequence,
            session: 1,
            what: "tokens-wanted".to_owned(),
            ..DeviceEvent::default()
        }))
    }

    fn admit(&mut self, token: &str) -> (Result<HexId, Refusal>, Vec<Order>) {
        let preface = Preface {
            device: "d-1".to_owned(),
            token: HexId::parse(token).unwrap(),
        };
        let (answer, outputs) = self.core.admit(self.now, &preface);
        (answer, orders(outputs))
    }
}

fn orders(outputs: Vec<Output>) -> Vec<Order> {
    let order = |output| match output {
        Output::Publish { device, order } => {
            assert_eq!(device, "d-1");
            Some(order)
        }
        _ => None,
    };
    outputs.into_iter().filter_map(order).collect()
}

fn pings(outputs: Vec<Output>) -> Vec<DevicePing> {
    let ping = |output| match output {
        Output::Ping { ping, .. } => Some(ping),
        _ => None,
    };
    outputs.into_iter().filter_map(ping).collect()
}

fn body(output: &Output) -> Option<&Body> {
    match output {
        Output::Report(report) => report.body.as_ref(),
        _ => None,
    }
}

fn one(mut orders: Vec<Order>) -> Order {
    assert_eq!(orders.len(), 1, "{orders:?}");
    orders.remove(0)
}

#[test]
fn two_tokens_at_birth_and_one_for_each_used() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    assert_eq!(
        (first.what(), first.tokens.len()),
        (OrderKind::RelayTokens, 2)
    );
    assert!(story.ack(&first).is_empty());
    let (answer, more) = story.admit(&first.tokens[0]);
    assert!(answer.is_ok());
    let more = one(more);
    assert_eq!(more.tokens.len(), 1);
    assert!(!first.tokens.contains(&more.tokens[0]));
    let (again, none) = story.admit(&first.tokens[0]);
    assert_eq!((again, none.len()), (Err(Refusal::BadToken), 0));
}

/// A device may be quicker with its connection than with its acknowledgement.
#[test]
fn a_token_used_before_its_order_is_acknowledged_is_replaced_all_the_same() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    let more = one(story.admit(&first.tokens[0]).1);
    assert_eq!(more.tokens.len(), 1);
    story.ack(&first);
    assert!(story.admit(&more.tokens[0]).0.is_ok());
}

#[test]
fn a_lost_order_is_brought_again_and_not_doubled() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    let again = one(story.wants_tokens(1));
    assert_eq!(first.id, again.id, "it was not acknowledged yet");
    story.ack(&first);
    let more = one(story.wants_tokens(2));
    assert_eq!((more.tokens.len(), more.id == first.id), (1, false));
}

#[test]
fn a_reconnection_keeps_tokens_and_a_new_process_voids_them() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    story.ack(&first);
    assert!(story.birth(1, 2).is_empty(), "it still holds two");
    let second = one(story.birth(2, 3));
    assert_eq!(second.tokens.len(), 2);
    assert_eq!(story.admit(&first.tokens[1]).0, Err(Refusal::BadToken));
    assert!(story.admit(&second.tokens[1]).0.is_ok());
}

#[test]
fn a_device_never_holds_more_than_four() {
    let mut story = Story::new();
    let mut given: Vec<Order> = story.birth(1, 1);
    for sequence in 1..=9 {
        let last = given.last().unwrap().clone();
        story.ack(&last);
        given.extend(story.wants_tokens(sequence));
    }
    let tokens: Vec<String> = given.into_iter().flat_map(|order| order.tokens).collect();
    assert_eq!(tokens.len(), 11);
    assert_eq!(story.core.gate.tokens("d-1"), 4);
    assert_eq!(story.admit(&tokens[6]).0, Err(Refusal::BadToken));
    assert!(story.admit(&tokens[7]).0.is_ok());
}

fn message(n: u8, device: &str) -> Draft {
    Draft {
        id: HexId::from_bytes([n; 16]),
        device: device.to_owned(),
        kind: Kind::Message("Please wait".to_owned()),
        expires_in: 60_000,
        by: "lta-madrid".to_owned(),
        role: Role::Lta,
        sealed: String::new(),
    }
}

#[test]
fn ven_3_an_order_waits_for_a_device_that_is_not_there_and_is_reported() {
    let mut story = Story::new();
    let foreign = story.core.order(0, message(1, "e-1"));
    assert_eq!(foreign.unwrap_err(), Refused::Foreign("e-1".to_owned()));
    let (number, nothing) = story.core.order(0, message(1, "d-1")).unwrap();
    assert_eq!((number, nothing.len()), (1, 0));
    let version = story.core.book().version();
    let told = story.core.orders_kept(0, version);
    let given = order_changes(&told);
    assert_eq!(given.len(), 1, "{told:?}");
    assert_eq!(
        (given[0].fate(), given[0].role()),
        (Fate::Waiting, Role::Lta)
    );
    let orders = story.birth(1, 1);
    let order = orders
        .iter()
        .find(|order| order.text == "Please wait")
        .unwrap();
    // A device that was replaced answers too late; so does another device.
    story.birth(2, 2);
    let mut ack = OrderAck {
        id: order.id.clone(),
        outcome: OrderOutcome::Done.into(),
        session: 1,
        ..OrderAck::default()
    };
    let stale = story
        .core
        .handle(60, heard("d-1", Message::Ack(ack.clone())));
    assert!(
        foreign_reports(&stale)[0].contains("session 2 replaced"),
        "{stale:?}"
    );
    ack.session = 2;
    let other = story
        .core
        .handle(61, heard("d-2", Message::Ack(ack.clone())));
    assert!(foreign_reports(&other)[0].contains("another device's"));
    assert_eq!(story.core.book().entry(1).unwrap().fate(), Fate::Waiting);
    let answered = story.core.handle(62, heard("d-1", Message::Ack(ack)));
    assert!(foreign_reports(&answered).is_empty());
    let done = order_changes(&answered);
    assert!(
        done.iter().any(|order| order.fate() == Fate::Done),
        "{answered:?}"
    );
}

fn heard(device: &str, message: Message) -> Input {
    Input::Heard {
        device: device.to_owned(),
        retained: false,
        message,
    }
}

fn bodies(outputs: &[Output]) -> impl Iterator<Item = &Body> {
    outputs.iter().filter_map(|output| match output {
        Output::Report(report) => report.body.as_ref(),
        _ => None,
    })
}

fn order_changes(outputs: &[Output]) -> Vec<&OrderChange> {
    let orders = bodies(outputs).filter_map(|body| match body {
        Body::Order(change) => Some(change),
        _ => None,
    });
    orders.collect()
}

fn foreign_reports(outputs: &[Output]) -> Vec<&str> {
    let foreign = bodies(outputs).filter_map(|body| match body {
        Body::Device(change) if change.what() == DeviceChangeKind::Foreign => {
            Some(change.detail.as_str())
        }
        _ => None,
    });
    foreign.collect()
}

#[test]
fn connections_are_counted_and_reported() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    let connection = story.admit(&first.tokens[0]).0.unwrap();
    let opened = story.core.relay_opened("d-1".to_owned(), &connection);
    assert!(story.core.statuses(0, &[]).devices[0].relayed);
    let end = End::Device("closed".to_owned());
    let carried = Carried {
        up: 3,
        down: 4,
        ..Carried::default()
    };
    let closed = story
        .core
        .relay_closed(0, "d-1".to_owned(), &connection, end, carried);
    assert!(!story.core.statuses(0, &[]).devices[0].relayed);
    let told: Vec<_> = opened.into_iter().chain(closed).collect();
    let [Some(Body::Relay(opened)), Some(Body::Relay(closed))] =
        &told.iter().map(body).collect::<Vec<_>>()[..]
    else {
        panic!("{told:?}");
    };
    assert_eq!(opened.what().word(), "opened");
    assert_eq!(closed.what().word(), "closed-by-device");
    assert_eq!((closed.bytes_up, closed.bytes_down), (3, 4));
    assert_eq!(opened.connection, closed.connection);
}

/// VEN-4: a device that connects in vain, again and again, has not heard the coordinator anew.
#[test]
fn ven_4_the_last_byte_is_the_coordinators_and_not_a_new_connections() {
    let mut story = Story::new();
    let token = one(story.birth(1, 1)).tokens[0].clone();
    let connection = story.admit(&token).0.unwrap();
    let flow = |down, down_age_ms| FlowSeen {
        device: "d-1".to_owned(),
        connection: connection.clone(),
        carried: Carried {
            down,
            down_age_ms,
            ..Carried::default()
        },
    };
    let age = |story: &mut Story, now, flows: &[FlowSeen]| {
        story.core.statuses(now, flows).devices[0].coordinator_byte_age_ms
    };
    assert_eq!(age(&mut story, 1_000, &[]), None);
    assert_eq!(
        age(&mut story, 1_000, &[flow(0, 10)]),
        None,
        "merely opened"
    );
    let both = [flow(90, 1_200), flow(0, 10)];
    assert_eq!(age(&mut story, 5_000, &both), Some(1_200));
    for it in both {
        let end = End::Device("closed".to_owned());
        let (device, carried) = (it.device, it.carried);
        story
            .core
            .relay_closed(6_000, device, &it.connection, end, carried);
    }
    assert_eq!(age(&mut story, 9_000, &[flow(0, 10)]), Some(4_200));
    assert_eq!(age(&mut story, 9_000, &[flow(3, 10)]), Some(10));
}

/// While the coordinator is away a device tries again and again, and has room each time.
#[test]
fn a_long_outage_fills_no_outbox_and_no_gate() {
    let mut story = Story::new();
    let first = one(story.birth(1, 1));
    story.ack(&first);
    let mut tokens = first.tokens;
    let mut told = 0;
    for n in 0..600 {
        let (connection, more) = story.admit(&tokens.remove(0));
        let more = one(more);
        story.ack(&more);
        tokens.extend(more.tokens);
        let (device, why) = ("d-1".to_owned(), "refused".to_owned());
        let core = &mut story.core;
        let outputs = core.relay_unreachable(n * 100, device, &connection.unwrap(), why);
        told += outputs.len();
    }
    assert_eq!(told, 2);
}

/// What the coordinator would refuse must not be kept: it would stand in the outbox for ever.
#[test]
fn reports_are_such_as_the_coordinator_takes() {
    let mut story = Story::new();
    let long = "é".repeat(400);
    let mut outputs = story
        .core
        .relay_refused(0, None, Refusal::BadPreface, &long);
    let said = Message::Event(DeviceEvent {
        sequence: 1,
        session: 1,
        what: "x".to_owned(),
        detail: long,
        ..DeviceEvent::default()
    });
    outputs.extend(story.core.handle(
        0,
        Input::Heard {
            device: "d-1".to_owned(),
            retained: false,
            message: said,
        },
    ));
    let details: Vec<&str> = outputs
        .iter()
        .filter_map(|output| match body(output)? {
            Body::Relay(change) => {
                assert_eq!(change.device, "unknown");
                Some(change.detail.as_str())
            }
            Body::Device(change) if change.what() == DeviceChangeKind::Event => {
                Some(change.detail.as_str())
            }
            _ => None,
        })
        .collect();
    assert_eq!(details.len(), 2);
    assert!(details.iter().all(|d| d.len() <= 500 && d.len() > 490));
}

#[test]
fn knocking_at_the_relay_fills_nothing() {
    let mut story = Story::new();
    let told: usize = (0..1000)
        .map(|n| {
            story
                .core
                .relay_refused(n, None, Refusal::BadPreface, "from x")
                .len()
        })
        .sum();
    assert_eq!(told, 10);
}

/// EVT-4: a device tries its layers as its own profile names them; held to another one than the event's it proves nothing.
#[test]
fn evt_4_a_check_of_a_device_that_is_held_to_another_profile_has_failed() {
    for (held_to, fate) in [("f", Fate::Done), ("0", Fate::Failed)] {
        let mut story = Story::new();
        story.core.ask_profile(Some("f".repeat(64)));
        story.says(Message::Birth(Birth {
            instance: HexId::from_bytes([1; 16]).to_string(),
            session: 1,
            lockdown: Some(Lockdown {
                profile: held_to.repeat(64),
                state: LockdownState::Engaged.into(),
                ..Lockdown::default()
            }),
            ..Birth::default()
        }));
        let draft = Draft {
            kind: Kind::RunChecks,
            ..message(7, "d-1")
        };
        let id = draft.id.to_string();
        story.core.order(story.now, draft).unwrap();
        let version = story.core.book().version();
        story.core.orders_kept(story.now, version);
        story.says(Message::Ack(OrderAck {
            id,
            outcome: OrderOutcome::Done.into(),
            session: 1,
            ..OrderAck::default()
        }));
        let entry = story.core.book().entries().next().unwrap();
        assert_eq!(entry.fate(), fate, "{}", entry.detail);
        let other = story.core.machine(story.now, "d-1").other_profile;
        assert_eq!(other, fate == Fate::Failed);
    }
}

/// VEN-2: by the pings, of which one is sent as soon as a birth is missed.
#[test]
fn ven_2_a_ping_asks_for_a_birth_until_it_comes() {
    let mut story = Story::new();
    let wanted = |story: &mut Story, ms| {
        story.now += ms;
        let pings = pings(story.core.handle_timeout(story.now));
        let wanted = pings.iter().map(|ping| ping.birth_wanted);
        wanted.collect::<Vec<bool>>()
    };
    story.says(Message::Vitals(Vitals {
        instance: HexId::from_bytes([1; 16]).to_string(),
        session: 1,
        sequence: 1,
        ..Vitals::default()
    }));
    assert_eq!(wanted(&mut story, 0), [true]);
    assert_eq!(wanted(&mut story, 1_000), [false; 0]);
    assert_eq!(wanted(&mut story, 4_000), [true], "the answer was lost");
    story.birth(1, 1);
    assert_eq!(wanted(&mut story, 5_000), [false]);
    // The node's connection to its broker broke: the device may have published events meanwhile.
    story.core.handle(story.now, Input::BusDown);
    story.core.handle(story.now, Input::BusUp);
    assert_eq!(wanted(&mut story, 10), [true]);
}
