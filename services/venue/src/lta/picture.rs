//! The venue at one instant, and what of it is news to somebody who saw an earlier one.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{
    DeviceState, DeviceStatus, LtaCurrent, OrderView, Seating, Thresholds, UplinkState,
    VenueAlarms, VenueDevice, VenueDevices, VenueIntents,
};
use adoube_tournament::device_health::{Contact, DeviceFacts, HealthLevel};

use super::health::{self, NodeFacts};
use super::telling::Telling;
use crate::core::Machine;
use crate::lateness::{self, Alarm};
use crate::orders::Book;

/// Everything that officials see.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// The node's monotonic clock, milliseconds.
    pub now: u64,
    /// All devices, those in trouble first.
    pub devices: VenueDevices,
    /// All orders, by number.
    pub orders: Arc<Vec<OrderView>>,
    /// The way to the coordinator.
    pub uplink: UplinkState,
    /// The thresholds.
    pub thresholds: Thresholds,
    /// What the coordinator wants looked at.
    pub alarms: VenueAlarms,
    /// What was asked of it.
    pub intents: VenueIntents,
}

impl Picture {
    /// Whether the node has looked at its hall at all.
    pub const fn is_drawn(&self) -> bool {
        self.now > 0
    }
}

/// All devices as officials see them, by the venue's thresholds, those in trouble first.
///
/// Writes into each status, for the coordinator, the device's health by the default thresholds: what a venue chose to show on
/// its wall hides nothing from the Chief Arbiter.
pub fn devices(
    statuses: &mut [DeviceStatus],
    seats: &Seating,
    book: &Book,
    thresholds: lateness::Thresholds,
    node: NodeFacts,
    machine: impl Fn(&str) -> Machine,
) -> Vec<VenueDevice> {
    let default = lateness::Thresholds::default();
    let judged = statuses.iter_mut().map(|status| {
        let machine = machine(&status.device);
        let mut seats = seats.seats.iter();
        let seat = seats.find(|seat| seat.device == status.device);
        let told = health::assess(status, seat, &machine, default, node);
        let mut status = status.clone();
        let facts = if thresholds == default {
            told
        } else {
            health::assess(&mut status, seat, &machine, thresholds, node)
        };
        thresholds.clear_outdated(&mut status);
        if facts.contact == Contact::Awaited {
            status.state = DeviceState::Awaited.into();
        }
        let alarm = alarm(facts, &status, thresholds, node.up_ms);
        let Machine {
            lockdown, breaches, ..
        } = machine;
        let device = VenueDevice {
            status: Some(status),
            alarm: alarm.into(),
            seat: seat.cloned(),
            locked: String::new(),
            lockdown,
            breaches,
            machine_alarm: health::lock_alarm(facts.lock_fault).into(),
        };
        (alarm, device)
    });
    let mut judged: Vec<(Alarm, VenueDevice)> = judged.collect();
    // Stable: within one degree of trouble by id.
    judged.sort_by_key(|(alarm, _)| std::cmp::Reverse(*alarm));
    let mut devices: Vec<VenueDevice> = judged.into_iter().map(|(_, device)| device).collect();
    tell_locks(&mut devices, book);
    devices
}

/// How long a device is in trouble, by the venue's thresholds; one that nobody needs is in none.
fn alarm(
    facts: DeviceFacts,
    status: &DeviceStatus,
    thresholds: lateness::Thresholds,
    up_ms: u64,
) -> Alarm {
    match (facts.health().level(), facts.contact) {
        (HealthLevel::NotNeeded, _) => Alarm::Unspecified,
        _ if facts.lock_fault.is_some() => Alarm::Alarm,
        (_, contact) => thresholds.alarm(contact, status.age_ms, facts.is_needed(), up_ms),
    }
}

/// What each device's page is locked with, by the orders that are shown beside it.
pub fn tell_locks(devices: &mut [VenueDevice], book: &Book) {
    for device in devices {
        let id = device.status.as_ref().map(|status| &status.device);
        let locked = id.and_then(|id| book.locked(id));
        device.locked = locked.unwrap_or_default().to_owned();
    }
}

/// What somebody has seen already.
#[derive(Debug, Default)]
pub struct Seen {
    begun: bool,
    devices: Telling,
    orders: BTreeMap<u64, Mark>,
    uplink: Option<Way>,
    thresholds: Option<Thresholds>,
    alarms: Option<VenueAlarms>,
    intents: Option<VenueIntents>,
}

/// What of the uplink makes it news: how it stands, why, its alarm, and of one without an answer the instant
/// that its age counts from.
type Way = (bool, bool, String, i32, Option<u64>);

/// What of an order changes.
type Mark = (usize, u32, bool);

impl Seen {
    /// What is new in this picture, to be sent in this order.
    pub fn news(&mut self, picture: &Picture) -> Vec<Body> {
        let mut news = Vec::new();
        self.uplink(picture, &mut news);
        if self.thresholds != Some(picture.thresholds) {
            self.thresholds = Some(picture.thresholds);
            news.push(Body::Thresholds(picture.thresholds));
        }
        let devices = self.devices.news(picture.now, &picture.devices);
        news.extend(devices.map(Body::Devices));
        if self.alarms.as_ref() != Some(&picture.alarms) {
            self.alarms = Some(picture.alarms.clone());
            news.push(Body::Alarms(picture.alarms.clone()));
        }
        self.orders(picture, &mut news);
        if self.intents.as_ref() != Some(&picture.intents) {
            self.intents = Some(picture.intents.clone());
            news.push(Body::Intents(picture.intents.clone()));
        }
        if !std::mem::replace(&mut self.begun, true) {
            news.push(Body::Current(LtaCurrent {}));
        }
        news
    }

    fn uplink(&mut self, picture: &Picture, news: &mut Vec<Body>) {
        let state = &picture.uplink;
        let age = state.heard_age_ms.filter(|_| state.alarm != 0);
        let now = (
            state.connected,
            state.broker,
            state.why.clone(),
            state.alarm,
            age.map(|age| picture.now.saturating_sub(age)),
        );
        if self.uplink.as_ref() != Some(&now) {
            self.uplink = Some(now);
            news.push(Body::Uplink(state.clone()));
        }
    }

    fn orders(&mut self, picture: &Picture, news: &mut Vec<Body>) {
        for order in picture.orders.iter() {
            let mark = (order.steps.len(), order.sent, order.unconfirmed);
            if self.orders.insert(order.number, mark) != Some(mark) {
                news.push(Body::Order(order.clone()));
            }
        }
        // Those that the node forgot are not waited for.
        let oldest = picture.orders.first().map_or(0, |order| order.number);
        self.orders = self.orders.split_off(&oldest);
    }
}

#[cfg(test)]
mod tests {
    use super::super::contact::CoordinatorContact;
    use super::super::health::BREACH_RINGS;
    use super::*;
    use adoube_proto::v1::{
        CheckState, DeviceBreach, DeviceHealth, GamePhase, IntentView, LockLayer, LockLayerKind,
        LockLayerState, Lockdown, LockdownState, PageState, SeatAt,
    };

    /// A node that has run for so long has heard whoever is there, milliseconds.
    const LONG: u64 = 60_000;

    const fn up(up_ms: u64) -> NodeFacts {
        NodeFacts {
            up_ms,
            coordinator: CoordinatorContact::Reached,
        }
    }

    fn status(device: &str, state: &str, age_ms: u64) -> DeviceStatus {
        DeviceStatus {
            device: device.to_owned(),
            state: DeviceState::number_of(state),
            age_ms,
            ..DeviceStatus::default()
        }
    }

    fn kinds(news: &[Body]) -> Vec<&'static str> {
        let kind = |body: &Body| match body {
            Body::Begin(_) => "begin",
            Body::Devices(_) => "devices",
            Body::Order(_) => "order",
            Body::Uplink(_) => "uplink",
            Body::Thresholds(_) => "thresholds",
            Body::Alarms(_) => "alarms",
            Body::Intents(_) => "intents",
            Body::Current(_) => "current",
        };
        news.iter().map(kind).collect()
    }

    #[test]
    fn ven_4_trouble_stands_first_and_nobody_is_left_out() {
        let mut statuses = vec![
            status("a", "ready", 200),
            status("b", "silent", 4_000),
            status("c", "late", 1_600),
            status("d", "absent", 0),
            status("e", "lost", 20_000),
        ];
        let seats = Seating::default();
        let shown = devices(
            &mut statuses,
            &seats,
            &Book::default(),
            lateness::Thresholds::default(),
            up(LONG),
            |_| Machine::default(),
        );
        let names: Vec<_> = shown
            .iter()
            .map(|d| (d.status.as_ref().unwrap().device.as_str(), d.alarm().word()))
            .collect();
        assert_eq!(
            names,
            [
                ("e", "alarm"),
                ("b", "silent"),
                ("c", "late"),
                ("a", ""),
                ("d", "")
            ]
        );
    }

    /// Whoever has a seat and was not heard yet is waited for by a node that was just started, and then missed.
    #[test]
    fn ven_4_a_node_that_was_just_started_waits_before_it_misses_a_device() {
        let seat = SeatAt {
            device: "a".to_owned(),
            game: GamePhase::On.into(),
            ..SeatAt::default()
        };
        let seats = Seating { seats: vec![seat] };
        let shown = |state: &str, age_ms, up_ms| {
            let mut statuses = vec![status("a", state, age_ms), status("b", "absent", 0)];
            let (book, thresholds) = (Book::default(), lateness::Thresholds::default());
            let machine = |_: &str| Machine::default();
            let shown = devices(&mut statuses, &seats, &book, thresholds, up(up_ms), machine);
            let spare = shown.iter().find(|device| device.seat.is_none());
            assert_eq!(
                spare.unwrap().status.as_ref().unwrap().state(),
                DeviceState::Absent
            );
            let seated = shown.into_iter().find(|device| device.seat.is_some());
            let seated = seated.unwrap();
            {
                let alarm = seated.alarm().word();
                (seated.status.unwrap().state().word(), alarm)
            }
        };
        for (state, age_ms, up_ms, told, alarm) in [
            ("absent", 0, 0, "awaited", ""),
            ("absent", 0, 2_999, "awaited", ""),
            ("absent", 0, 3_000, "awaited", "late"),
            ("absent", 0, 9_999, "awaited", "late"),
            ("absent", 0, 10_000, "absent", "alarm"),
            // It said goodbye to this node.
            ("absent", 500, 1_000, "absent", "alarm"),
            ("lost", 500, 1_000, "lost", "silent"),
        ] {
            assert_eq!(
                shown(state, age_ms, up_ms),
                (told, alarm),
                "{state} {age_ms} {up_ms}"
            );
        }
    }

    /// Once his game is over his device may be switched off; before it and in it somebody is to come.
    #[test]
    fn ven_4_a_device_whose_game_is_over_is_needed_by_nobody() {
        let shown = |game: GamePhase, state: &str, age_ms| {
            let seat = SeatAt {
                device: "a".to_owned(),
                game: game.into(),
                ..SeatAt::default()
            };
            let seats = Seating { seats: vec![seat] };
            let (book, thresholds) = (Book::default(), lateness::Thresholds::default());
            let mut statuses = vec![status("a", state, age_ms)];
            let machine = |_: &str| Machine::default();
            let mut shown = devices(&mut statuses, &seats, &book, thresholds, up(LONG), machine);
            shown.remove(0).alarm().word()
        };
        for (game, state, age_ms, alarm) in [
            (GamePhase::On, "lost", 600_000, "alarm"),
            (GamePhase::Before, "absent", 0, "alarm"),
            (GamePhase::Over, "lost", 20_000, ""),
            (GamePhase::Over, "lost", 600_000, ""),
            (GamePhase::Over, "absent", 0, ""),
        ] {
            assert_eq!(
                shown(game, state, age_ms),
                alarm,
                "{game:?} {state} {age_ms}"
            );
        }
    }

    /// The wall's thresholds change what the wall shows. The coordinator is sent health by the default ones.
    #[test]
    fn ven_4_thresholds_of_the_wall_hide_nothing_from_the_console() {
        let patient = lateness::Thresholds::of(&Thresholds {
            late_ms: 20_000,
            silent_ms: 30_000,
            alarm_ms: 60_000,
        })
        .unwrap();
        let seat = SeatAt {
            device: "a".to_owned(),
            game: GamePhase::On.into(),
            check_state: CheckState::Done.into(),
            ..SeatAt::default()
        };
        let seats = Seating { seats: vec![seat] };
        for (thresholds, state, health) in [
            (patient, DeviceState::Ready, DeviceHealth::Playing),
            (
                lateness::Thresholds::default(),
                DeviceState::Silent,
                DeviceHealth::Disconnected,
            ),
        ] {
            let mut statuses = vec![DeviceStatus {
                relayed: true,
                page: PageState::Alive.into(),
                ..status("a", "silent", 5_000)
            }];
            let machine = |_: &str| Machine::default();
            let book = Book::default();
            let shown = devices(&mut statuses, &seats, &book, thresholds, up(LONG), machine);
            let shown = shown[0].status.as_ref().unwrap();
            assert_eq!((shown.state(), shown.health()), (state, health));
            let told = &statuses[0];
            let silent = (DeviceState::Silent, DeviceHealth::Disconnected);
            assert_eq!((told.state(), told.health()), silent);
        }
    }

    #[test]
    fn ven_2_a_breach_that_was_not_prevented_and_a_broken_layer_stand_first_and_are_news() {
        let breach = |stopped, age_ms, times| Machine {
            breaches: vec![DeviceBreach {
                what: "/opt/x runs".to_owned(),
                stopped,
                times,
                age_ms,
            }],
            ..Machine::default()
        };
        let layer = |state: &str, required| Machine {
            lockdown: Some(Lockdown {
                layers: vec![LockLayer {
                    layer: LockLayerKind::Usb.into(),
                    state: LockLayerState::number_of(state),
                    required,
                    why: "a stick".to_owned(),
                }],
                ..Lockdown::default()
            }),
            ..Machine::default()
        };
        let shown = |machine: &Machine| {
            let mut statuses = vec![status("a", "ready", 200), status("b", "ready", 200)];
            let of = |id: &str| match id {
                "b" => machine.clone(),
                _ => Machine::default(),
            };
            let (book, thresholds) = (Book::default(), lateness::Thresholds::default());
            devices(
                &mut statuses,
                &Seating::default(),
                &book,
                thresholds,
                up(LONG),
                of,
            )
        };
        for (machine, first, alarm) in [
            (breach(false, 100, 1), "b", "alarm"),
            (breach(false, BREACH_RINGS, 1), "a", ""),
            (breach(true, 100, 1), "a", ""),
            (layer("broken", true), "b", "alarm"),
            (layer("broken", false), "a", ""),
            (layer("unavailable", true), "a", ""),
            (layer("reporting-only", true), "a", ""),
        ] {
            let shown = shown(&machine);
            let status = shown[0].status.as_ref().unwrap();
            assert_eq!((&*status.device, shown[0].alarm().word()), (first, alarm));
        }
        let mut seen = Seen::default();
        let mut picture = Picture::default();
        picture.devices.devices = shown(&breach(true, 100, 1));
        seen.news(&picture);
        picture.devices.devices = shown(&breach(true, 200, 1));
        assert_eq!(kinds(&seen.news(&picture)), Vec::<&str>::new());
        picture.devices.devices = shown(&breach(true, 0, 2));
        assert_eq!(kinds(&seen.news(&picture)), ["devices"]);
    }

    /// What nobody holds is worse than what is held but for one layer. A device at which nobody plays may be let go.
    #[test]
    fn ven_2_a_machine_that_was_let_go_where_somebody_plays_stands_first() {
        let seat = SeatAt {
            device: "b".to_owned(),
            game: GamePhase::On.into(),
            ..SeatAt::default()
        };
        let shown = |state: &str, required, seats: &Seating| {
            let machine = Machine {
                was_held: state != "never held",
                lockdown: Some(Lockdown {
                    state: LockdownState::number_of(&state.replace("never held", "unavailable")),
                    layers: vec![LockLayer {
                        layer: LockLayerKind::Usb.into(),
                        state: LockLayerState::Unavailable.into(),
                        required,
                        ..LockLayer::default()
                    }],
                    ..Lockdown::default()
                }),
                ..Machine::default()
            };
            let of = |id: &str| match id {
                "b" => machine.clone(),
                _ => Machine::default(),
            };
            let mut statuses = vec![status("a", "ready", 200), status("b", "ready", 200)];
            let (book, thresholds) = (Book::default(), lateness::Thresholds::default());
            let first = devices(&mut statuses, seats, &book, thresholds, up(LONG), of).remove(0);
            {
                let alarm = first.machine_alarm().word().to_owned();
                (first.status.unwrap().device, alarm)
            }
        };
        let seated = Seating { seats: vec![seat] };
        let well = ("a".to_owned(), String::new());
        let alarm = |why: &str| ("b".to_owned(), why.to_owned());
        assert_eq!(shown("released", true, &seated), alarm("let-go"));
        assert_eq!(shown("unavailable", true, &seated), alarm("unheld"));
        assert_eq!(shown("unavailable", false, &seated), well);
        // What cannot be held at all is known before the round, and may be waived.
        assert_eq!(shown("never held", true, &seated), well);
        assert_eq!(shown("released", false, &seated), well);
        assert_eq!(shown("engaging", true, &seated), well);
        assert_eq!(shown("released", true, &Seating::default()), well);
    }

    #[test]
    fn ven_4_first_everything_then_what_changed() {
        let mut picture = Picture {
            now: 5_000,
            ..Picture::default()
        };
        let device = |state: &str, age| VenueDevice {
            status: Some(status("a", state, age)),
            ..VenueDevice::default()
        };
        picture.devices.devices = vec![device("ready", 100)];
        picture.orders = Arc::new(vec![OrderView {
            number: 4,
            ..OrderView::default()
        }]);
        let mut seen = Seen::default();
        assert_eq!(
            kinds(&seen.news(&picture)),
            [
                "uplink",
                "thresholds",
                "devices",
                "alarms",
                "order",
                "intents",
                "current"
            ]
        );
        picture.now += 999;
        picture.devices.devices = vec![device("ready", 900)];
        assert_eq!(
            kinds(&seen.news(&picture)),
            Vec::<&str>::new(),
            "only older"
        );
        picture.now += 1;
        assert_eq!(kinds(&seen.news(&picture)), ["devices"], "a sign of life");
        picture.devices.devices = vec![device("late", 1_500)];
        picture.uplink.why = "reset".to_owned();
        assert_eq!(kinds(&seen.news(&picture)), ["uplink", "devices"]);
        picture.uplink.heard_age_ms = Some(1_500);
        picture.uplink.set_alarm(Alarm::Late);
        assert_eq!(kinds(&seen.news(&picture)), ["uplink"], "no answer");
        picture.now += 500;
        picture.uplink.heard_age_ms = Some(2_000);
        assert_eq!(kinds(&seen.news(&picture)), Vec::<&str>::new());
        picture.uplink.heard_age_ms = Some(1_600);
        assert_eq!(kinds(&seen.news(&picture)), ["uplink"], "it answered once");
        let mut order = picture.orders[0].clone();
        order.sent = 1;
        picture.orders = Arc::new(vec![order]);
        assert_eq!(kinds(&seen.news(&picture)), ["order"]);
        picture.intents.intents.push(IntentView::default());
        assert_eq!(kinds(&seen.news(&picture)), ["intents"]);
    }
}
