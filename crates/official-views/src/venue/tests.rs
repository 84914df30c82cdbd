//! What an official sees of a venue.

mod orders;
mod spanish;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{
    AlarmLevel, BoardRef, DeviceBreach, DeviceHealth, DeviceState, DeviceStatus, GamePhase,
    LockLayer, LockLayerKind, LockLayerState, Lockdown, LockdownState, LtaBegin, LtaCurrent,
    OrderFate, OrderKind, OrderStep, OrderView, PauseCause, PowerSource, RelayFlow, Role, SeatAt,
    Thresholds, UplinkState, VenueAlarm, VenueAlarmKind, VenueAlarms, VenueDevice, VenueDevices,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;

use super::model::Model;
use super::{json, lines, screen, table};
use crate::device_health::tests::assessed;
use adoube_user_text::Trouble;

fn device(id: &str, state: &str, alarm: &str, age_ms: u64) -> VenueDevice {
    VenueDevice {
        status: Some(assessed(DeviceStatus {
            device: id.to_owned(),
            state: DeviceState::number_of(state),
            age_ms,
            venue_round_trip_us: 1_230,
            relayed: true,
            // The newest was merely opened; the coordinator's last word came over one before it.
            flows: vec![RelayFlow {
                up_age_ms: 300,
                down_age_ms: 100,
                ..RelayFlow::default()
            }],
            coordinator_byte_age_ms: Some(700),
            pings_sent: 60,
            pings_answered: 58,
            power: PowerSource::Battery.into(),
            battery_percent: 34,
            ..DeviceStatus::default()
        })),
        alarm: AlarmLevel::number_of(alarm),
        seat: Some(SeatAt {
            device: id.to_owned(),
            board: Some(BoardRef { round: 3, board: 1 }),
            name: "Polgar, Judit".to_owned(),
            ..SeatAt::default()
        }),
        ..VenueDevice::default()
    }
}

fn devices(all: Vec<VenueDevice>) -> Body {
    Body::Devices(VenueDevices {
        devices: all,
        ..VenueDevices::default()
    })
}

fn uplink(connected: bool, why: &str) -> Body {
    let alarm = if connected { "" } else { "silent" };
    way(connected, why, alarm, 4_000)
}

/// The uplink with its alarm; nothing came over it for so long.
fn way(connected: bool, why: &str, alarm: &str, silent_ms: u64) -> Body {
    Body::Uplink(UplinkState {
        connected,
        for_ms: 4_000,
        why: why.to_owned(),
        broker: true,
        heard_age_ms: Some(silent_ms),
        alarm: AlarmLevel::number_of(alarm),
        cut: 0,
    })
}

fn order(fate: &str) -> Body {
    Body::Order(OrderView {
        id: "0123456789abcdef0123456789abcdef".to_owned(),
        number: 1,
        device: "madrid-1".to_owned(),
        what: OrderKind::Lock.into(),
        text: "stop".to_owned(),
        by: "lta-madrid".to_owned(),
        fate: OrderFate::number_of(fate),
        steps: vec![OrderStep::default()],
        ..OrderView::default()
    })
}

/// What the coordinator wants looked at: kind, id, words.
fn alarms(all: &[(&str, &str, &str)]) -> Body {
    let alarm = |(kind, id, text): &(&str, &str, &str)| VenueAlarm {
        id: (*id).to_owned(),
        kind: VenueAlarmKind::number_of(kind),
        board: Some(BoardRef { round: 3, board: 1 }),
        device: "madrid-1".to_owned(),
        text: (*text).to_owned(),
        ..VenueAlarm::default()
    };
    Body::Alarms(VenueAlarms {
        alarms: all.iter().map(alarm).collect(),
        ..VenueAlarms::default()
    })
}

/// A venue where all is well, as far as that is known at 1000.
fn well() -> Model {
    let mut model = Model::default();
    for body in [
        Body::Begin(LtaBegin {
            venue: "madrid".to_owned(),
            role: Role::Lta.into(),
            time_zone: "Europe/Madrid".to_owned(),
            ..LtaBegin::default()
        }),
        uplink(true, ""),
        Body::Thresholds(Thresholds {
            late_ms: 1_500,
            silent_ms: 3_000,
            alarm_ms: 10_000,
        }),
        devices(vec![device("madrid-1", "ready", "", 200)]),
        Body::Alarms(VenueAlarms::default()),
        Body::Current(LtaCurrent {}),
    ] {
        assert!(!model.hear(body, 1_000).bell);
    }
    model
}

fn drawn(model: &Model, now: u64, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| screen::draw(frame, model, now, &[], "q: quit"))
        .unwrap();
    let buffer = terminal.backend().buffer().clone();
    let rows = buffer.content().chunks(usize::from(width));
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>());
    rows.collect::<Vec<_>>().join("\n")
}

/// What happens, and whether it rings.
#[test]
fn ven_4_the_bell_rings_for_new_trouble_and_only_once() {
    let silent = || devices(vec![device("madrid-1", "silent", "silent", 3_100)]);
    let incident = |id: &str| alarms(&[("incident", id, "Black is silent")]);
    let mut model = well();
    for (body, rings, line) in [
        (
            devices(vec![device("madrid-1", "late", "late", 1_600)]),
            false,
            "signal late",
        ),
        (silent(), true, "disconnected"),
        (silent(), false, ""),
        (
            devices(vec![device("madrid-1", "silent", "alarm", 11_000)]),
            true,
            "disconnected",
        ),
        // Its messages come again, but nobody can play there yet.
        (
            devices(vec![device("madrid-1", "silent", "", 200)]),
            false,
            "",
        ),
        (
            devices(vec![device("madrid-1", "ready", "", 100)]),
            false,
            "device madrid-1: ready",
        ),
        (
            uplink(false, "reset"),
            true,
            "NO CONNECTION TO THE SERVER for 4.0 s (calls and incidents as last known): reset",
        ),
        (uplink(true, ""), false, "connected to the server"),
        (incident("i-1"), true, "INCIDENT at 3.1: Black is silent"),
        (incident("i-1"), false, ""),
        (incident("i-2"), true, "INCIDENT"),
        (order("waiting"), false, "waiting"),
        (order("done"), false, "done"),
        (order("expired"), true, "expired"),
        (order("cancelled"), false, "cancelled"),
        (order("done"), true, "done"),
    ] {
        let told = model.hear(body, 2_000);
        assert_eq!(told.bell, rings, "{line}: {told:?}");
        assert!(told.lines.join(";").contains(line), "{line}: {told:?}");
        assert_eq!(told.lines.is_empty(), line.is_empty(), "{told:?}");
    }
    assert!(model.lose("reset").bell);
    assert!(!model.lose("reset").bell, "said once");
}

/// An uplink that hangs half open is told by degrees, and rings once as it falls, until it answers again.
#[test]
fn ven_4_an_uplink_that_gives_no_answer_is_told_and_rings_once() {
    let mut model = well();
    let fall = [
        (
            way(true, "", "late", 2_400),
            false,
            "connection to the server: no answer for 2.4 s",
        ),
        (way(true, "", "late", 2_600), false, ""),
        (
            way(true, "", "silent", 3_100),
            true,
            "SERVER NOT RESPONDING: no answer for 3.1 s",
        ),
        (
            way(false, "lost", "silent", 6_100),
            false,
            "NO CONNECTION TO THE SERVER for 4.0 s (calls and incidents as last known): lost",
        ),
        (way(false, "lost", "alarm", 10_000), false, ""),
        (
            way(true, "", "", 0),
            false,
            "connected to the server for 4.0 s",
        ),
        (
            way(true, "", "alarm", 10_200),
            true,
            "NO CONNECTION TO THE SERVER for 10 s (calls and incidents as last known): no answer",
        ),
    ];
    for (body, rings, line) in fall {
        let told = model.hear(body, 2_000);
        assert_eq!(told.bell, rings, "{line}: {told:?}");
        assert_eq!(told.lines.join(";"), line);
    }
    let shown = table(&model, 3_000);
    assert!(
        shown.contains(
            "NO CONNECTION TO THE SERVER for 11 s (calls and incidents as last known): no answer"
        ),
        "{shown}"
    );
    let told = json::venue(&model, 3_000);
    assert_eq!(told["uplink"]["heard_age_ms"], 11_200, "{told:#}");
}

/// A node that stands still tells nothing: what it told last is not how a device is now.
#[test]
fn ven_4_a_device_that_is_not_told_of_is_not_shown_as_ready() {
    let model = well();
    for (now, word) in [(3_999, "ready"), (4_000, "unknown")] {
        let shown = table(&model, now);
        let row = shown
            .lines()
            .find(|line| line.contains("madrid-1"))
            .unwrap();
        assert_eq!(row.split_whitespace().nth(1), Some(word), "{shown}");
    }
}

#[test]
fn ven_4_a_device_that_is_told_of_alone_takes_nothing_from_the_others() {
    let mut model = well();
    model.hear(
        devices(vec![
            device("madrid-1", "ready", "", 200),
            device("madrid-2", "ready", "", 200),
            device("madrid-3", "ready", "", 200),
        ]),
        2_000,
    );
    let told = Body::Devices(VenueDevices {
        devices: vec![device("madrid-2", "silent", "silent", 3_100)],
        part: true,
        ..VenueDevices::default()
    });
    assert!(model.hear(told, 2_500).bell);
    let shown = |model: &Model| -> Vec<(String, u64)> {
        let age = |it| model.age(it, 3_000).unwrap();
        let id = |it: &VenueDevice| it.status.as_ref().unwrap().device.clone();
        model.devices().map(|it| (id(it), age(it))).collect()
    };
    let each = [
        ("madrid-2", 3_600),
        ("madrid-1", 1_200),
        ("madrid-3", 1_200),
    ];
    let each = each.map(|(id, age)| (id.to_owned(), age));
    assert_eq!(shown(&model), each, "trouble first, each by its own age");
    model.hear(devices(vec![device("madrid-3", "ready", "", 0)]), 3_000);
    assert_eq!(shown(&model), [("madrid-3".to_owned(), 0)], "that is all");
}

/// A device that said goodbye was heard; one that never came was not.
#[test]
fn ven_4_a_device_that_left_shows_when_it_was_heard_last() {
    let mut model = well();
    let told = vec![
        device("madrid-1", "absent", "", 61_000),
        device("madrid-2", "absent", "", 0),
    ];
    model.hear(devices(told), 2_000);
    let ages: Vec<_> = model.devices().map(|it| model.age(it, 3_000)).collect();
    assert_eq!(ages, [Some(62_000), None]);
}

#[test]
fn ven_4_ages_count_up_and_a_screen_that_hears_nothing_says_so() {
    let model = well();
    let shown = drawn(&model, 1_900, 140, 24);
    assert!(shown.contains("1.1 s"), "{shown}");
    assert!(
        shown.contains("3.1 Polgar, Judit") && shown.contains("connected to the server"),
        "{shown}"
    );
    assert!(!shown.contains("NO DATA"), "{shown}");
    // Relay and coordinator, each a little older than when it was told; loss; battery.
    for part in ["1.2 s", "1.6 s", "2/60", "battery 34%"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let shown = drawn(&model, 6_000, 120, 24);
    assert!(shown.contains("NO DATA for 5.0 s"), "{shown}");
    assert!(shown.contains("5.2 s"), "{shown}");
}

/// However small the screen is, trouble stands first, and what has no room is counted.
#[test]
fn ven_4_no_trouble_is_hidden_without_a_word() {
    let mut all: Vec<VenueDevice> = (0..6)
        .map(|n| device(&format!("bad-{n}"), "lost", "alarm", 20_000))
        .collect();
    all.extend((0..30).map(|n| device(&format!("good-{n}"), "ready", "", 100)));
    let mut model = well();
    model.hear(devices(all), 1_000);
    let shown = drawn(&model, 1_000, 80, 24);
    for n in 0..6 {
        assert!(shown.contains(&format!("bad-{n}")), "{shown}");
    }
    assert!(shown.contains("more, all OK"), "{shown}");
    let tiny = drawn(&model, 1_000, 40, 10);
    assert!(tiny.contains("bad-0"), "{tiny}");
    assert!(tiny.contains("32 MORE, 2 NEED ATTENTION"), "{tiny}");
}

fn machine(state: &str, layer: &str, breaches: &[(bool, u64)]) -> VenueDevice {
    let lockdown = Lockdown {
        state: LockdownState::number_of(state),
        layers: vec![LockLayer {
            layer: LockLayerKind::Network.into(),
            state: LockLayerState::number_of(layer),
            required: true,
            ..LockLayer::default()
        }],
        ..Lockdown::default()
    };
    let breaches = breaches.iter().map(|(stopped, times)| DeviceBreach {
        what: "/x".to_owned(),
        stopped: *stopped,
        times: *times,
        age_ms: 2_000,
    });
    VenueDevice {
        lockdown: Some(lockdown),
        breaches: breaches.collect(),
        ..device("m-1", "ready", "", 100)
    }
}

#[test]
fn ven_2_a_machine_that_is_not_held_and_each_breach_are_told_once() {
    let mut model = well();
    let enforced = "enforced";
    for (device, line) in [
        (machine("engaged", enforced, &[]), ""),
        (
            machine("engaged", enforced, &[(true, 1)]),
            "device m-1: BREACH, prevented: /x",
        ),
        (machine("engaged", enforced, &[(true, 1)]), ""),
        (
            machine("engaged", enforced, &[(false, 40)]),
            "device m-1: BREACH, NOT PREVENTED: /x (40 times)",
        ),
        (
            machine("engaged", "unavailable", &[(false, 40)]),
            "device m-1: the computer is not locked as the event requires: partly locked (network \
             unavailable)",
        ),
        (
            machine("engaged", enforced, &[(false, 40)]),
            "device m-1: the computer is locked as the event requires",
        ),
        (machine("engaged", "reporting-only", &[(false, 40)]), ""),
        (
            machine("engaged", "broken", &[(false, 40)]),
            "device m-1: the computer is not locked as the event requires: partly locked (network \
             broken)",
        ),
        (
            machine("released", "unavailable", &[(false, 40)]),
            "device m-1: the computer is not locked as the event requires: lock removed (network \
             unavailable)",
        ),
        (
            device("m-1", "ready", "", 100),
            "device m-1: no more reports on the computer's lock",
        ),
    ] {
        let told = model.hear(devices(vec![device]), 1_000);
        assert_eq!(told.lines.join(";"), line);
    }
    model.hear(
        devices(vec![machine("engaged", enforced, &[(true, 3)])]),
        1_000,
    );
    let shown = table(&model, 2_000);
    assert!(
        shown.contains("BREACH, prevented: /x (3 times), 3.0 s ago"),
        "{shown}"
    );
    for (state, layer, word) in [
        ("engaged", enforced, ""),
        ("engaged", "broken", ", PARTLY LOCKED"),
        ("released", "unavailable", ", NOT LOCKED"),
        ("unavailable", "unavailable", ", NOT LOCKED"),
    ] {
        let shown = lines::state(&machine(state, layer, &[]), false);
        assert_eq!(shown, format!("ready{word}"));
    }
    let value = json::venue(&model, 2_000);
    assert_eq!(value["devices"][0]["breaches"][0]["times"], 3);
    assert_eq!(
        value["devices"][0]["lockdown"]["layers"][0]["state"],
        enforced
    );
}

/// As on the wall.
#[test]
fn ven_4_a_page_that_is_not_open_says_whether_its_game_is_running() {
    let state = |health: DeviceHealth, game: GamePhase, stands: &str| {
        let device = VenueDevice {
            status: Some(DeviceStatus {
                health: health.into(),
                ..DeviceStatus::default()
            }),
            seat: Some(SeatAt {
                game: game.into(),
                paused: PauseCause::number_of(stands),
                ..SeatAt::default()
            }),
            ..VenueDevice::default()
        };
        lines::state(&device, false)
    };
    let closed = DeviceHealth::PageMissing;
    assert_eq!(
        state(closed, GamePhase::On, ""),
        "page not open, game running"
    );
    assert_eq!(state(closed, GamePhase::On, "silence"), "page not open");
    assert_eq!(state(closed, GamePhase::Before, ""), "page not open");
    assert_eq!(state(DeviceHealth::Playing, GamePhase::On, ""), "playing");
}

#[test]
fn ven_4_everything_in_lines_and_as_objects() {
    let mut model = well();
    model.hear(order("done"), 1_000);
    let text = table(&model, 1_000);
    for part in [
        "venue madrid as lta",
        "  device             state                         age    relay   server   to venue  to server",
        "madrid-1",
        "1.2 ms",
        "order ",
        "signal late from 1.5 s, disconnected from 3.0 s, alarm from 10 s",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let value = json::venue(&model, 1_000);
    assert_eq!(value["devices"][0]["age_ms"], 200);
    assert_eq!(value["orders"][0]["fate"], "done");
    assert_eq!(value["uplink"]["connected"], true);
}

/// A player's call rings once, stands on the screen, in the text and in the objects while it waits, and
/// is gone when the coordinator says no more of it. Another call rings again.
#[test]
fn ven_8_a_call_rings_at_the_venue_and_stands_until_it_is_answered() {
    let first = (
        "call",
        "call-3.1-1",
        "White (Polgar) calls the arbiter: noise",
    );
    let second = ("call", "call-3.1-2", "Black (Judit) calls the arbiter");
    let incident = ("incident", "incident-1-madrid-1", "incident 1, open");
    let mut model = well();
    for (standing, rings, line) in [
        (
            vec![first],
            true,
            "CALL at 3.1: White (Polgar) calls the arbiter: noise",
        ),
        (vec![first, incident], true, "INCIDENT at 3.1"),
        (vec![first, incident], false, ""),
        (vec![second, first], true, "CALL at 3.1: Black"),
        (vec![second], false, ""),
        (vec![], false, ""),
        (vec![second], true, "CALL at 3.1: Black"),
    ] {
        let told = model.hear(alarms(&standing), 1_000);
        assert_eq!(told.bell, rings, "{line}: {told:?}");
        assert!(told.lines.join(";").contains(line), "{line}: {told:?}");
        let shown = drawn(&model, 1_000, 140, 24);
        let text = table(&model, 1_000);
        for (_, id, words) in [first, second, incident] {
            let stands = standing.iter().any(|it| it.1 == id);
            assert_eq!(shown.contains(words), stands, "{id}: {shown}");
            assert_eq!(text.contains(words), stands, "{id}: {text}");
        }
        let value = json::venue(&model, 1_000);
        let ids: Vec<_> = value["alarms"].as_array().unwrap().iter().collect();
        assert_eq!(ids.len(), standing.len());
        assert!(ids.iter().zip(&standing).all(|(it, is)| it["id"] == is.1));
    }
}

/// A small screen: what a player says when he calls is folded and not cut; what has no room is counted.
#[test]
fn ven_8_a_long_call_is_read_to_its_end_on_a_small_screen() {
    let long = "White (Polgar) calls the arbiter: my neighbour coughs all the time and I would like \
                to be moved to another table please";
    let mut model = well();
    model.hear(alarms(&[("call", "call-3.1-1", long)]), 1_000);
    let shown = drawn(&model, 1_000, 80, 24);
    assert!(shown.contains("another table please"), "{shown}");
    let ids: Vec<String> = (0..9).map(|n| format!("call-3.1-{n}")).collect();
    let many: Vec<_> = ids.iter().map(|id| ("call", id.as_str(), long)).collect();
    model.hear(alarms(&many), 1_000);
    // Six lines: two calls of two lines, the beginning of a third, and the count.
    let shown = drawn(&model, 1_000, 80, 24);
    assert_eq!(shown.matches("another table please").count(), 2, "{shown}");
    assert!(shown.contains("and 7 more"), "{shown}");
    let tiny = drawn(&model, 1_000, 40, 8);
    assert!(
        tiny.contains("CALL at 3.1") && tiny.contains("and 9 more"),
        "{tiny}"
    );
}

#[test]
fn ven_4_why_a_board_stands_is_told_with_its_seat() {
    let mut told = device("madrid-1", "ready", "", 200);
    assert_eq!(lines::seat(&told), "3.1 Polgar, Judit");
    told.seat.as_mut().unwrap().paused = PauseCause::Silence.into();
    assert_eq!(
        lines::seat(&told),
        "3.1 Polgar, Judit (clocks stopped: player disconnected)"
    );
    assert_eq!(json::device(&told, None)["seat"]["stands"], "silence");
}
