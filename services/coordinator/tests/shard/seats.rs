//! Seats that are lost and regained (DIS-2).

use adoube_chess::Side;
use adoube_coordinator::shard::Input;
use adoube_proto::v1::{DeviceState, DeviceStatus};
use adoube_tournament::board::command::{Act, PlayerOrder};
use adoube_tournament::board::{LossSign, Order, Phase};

use crate::kit::{Desk, Rules};

const RUNS: &str = "clock = \"runs\"";
const AT_ONCE: &str = "clock = \"suspended\"";
const AFTER: &str = "clock = \"suspended\"\nsuspend_after_s = 10";
const BY_ARBITER: &str = "clock = \"suspended\"\nresume = \"arbiter\"";

fn rules(disconnection: &'static str) -> Rules {
    Rules {
        disconnection,
        ..Rules::default()
    }
}

/// What Black is told of White's seat.
fn black(desk: &mut Desk) -> Vec<String> {
    let said = desk.said().into_iter();
    let black = said.filter_map(|words| words.strip_prefix("oslo-1: ").map(str::to_owned));
    black.filter(|words| !words.starts_with("pulse")).collect()
}

#[test]
fn dis_2_a_reset_loses_the_seat_at_once() {
    // what the event says; told at once; told within 20 s; told when White is back
    let table: [(_, &[&str], &[&str], &[&str]); 4] = [
        (
            RUNS,
            &["#6 seat-lost white reset"],
            &[],
            &["#7 seat-back white"],
        ),
        (
            AT_ONCE,
            &["#6 seat-lost white reset", "#7 paused silence"],
            &[],
            &["#8 seat-back white", "#9 resumed"],
        ),
        (
            AFTER,
            &["#6 seat-lost white reset"],
            &["#7 paused silence"],
            &["#8 seat-back white", "#9 resumed"],
        ),
        (
            BY_ARBITER,
            &["#6 seat-lost white reset", "#7 paused silence"],
            &[],
            &["#8 seat-back white"],
        ),
    ];
    for (disconnection, at_once, later, back) in table {
        let (mut desk, white, _) = Desk::playing(&rules(disconnection));
        desk.pass(500);
        desk.said();
        desk.close(white);
        assert_eq!(black(&mut desk), at_once, "{disconnection}");
        desk.pass(20_000);
        assert_eq!(black(&mut desk), later, "{disconnection}");
        desk.hello("madrid-1", "kiosk-w");
        assert_eq!(black(&mut desk), back, "{disconnection}");
    }
}

/// With suspension after a time the clocks stop at that very millisecond.
#[test]
fn dis_2_the_clocks_stop_when_the_event_says() {
    let (mut desk, white, _) = Desk::playing(&rules(AFTER));
    desk.pass(500);
    desk.close(white);
    let lost = desk.now.game;
    desk.pass(20_000);
    let Phase::Paused { since, .. } = *desk.board().phase() else {
        panic!("not paused")
    };
    assert_eq!(since.since(lost).0, 10_000);
}

/// An arbiter lets the clocks run, for a seat that is still away too.
#[test]
fn dis_2_an_arbiter_resumes() {
    let (mut desk, white, _) = Desk::playing(&rules(BY_ARBITER));
    desk.close(white);
    desk.hello("madrid-1", "kiosk-w");
    black(&mut desk);
    let reason = "both are back".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    assert_eq!(black(&mut desk), ["#9 resumed"]);
}

/// Silence counts when the link has been silent for 3 s and the venue does not hear the device
/// either, or for 6 s whatever the venue hears.
#[test]
fn silence_is_noticed_within_its_bounds() {
    // how the venue's statuses show the device (state, age when sent); lost after so many ms
    for (venue, from, to) in [
        (None, 3_000, 3_250),
        (Some(("ready", 0)), 6_000, 6_250),
        (Some(("ready", 2_500)), 3_000, 3_500),
        (Some(("late", 1_600)), 3_000, 3_250),
        (Some(("silent", 9_000)), 3_000, 3_250),
    ] {
        let (mut desk, white, _) = Desk::playing(&rules(AT_ONCE));
        let stream = desk.venue("madrid");
        let number = desk.number();
        desk.tell(Input::SeatHeard(white, number));
        desk.mute(white);
        desk.said();
        let begin = desk.now.real;
        let mut next = begin;
        while desk.board().away(Side::White).is_none() {
            assert!(desk.now.real < begin + 10_000, "{venue:?}: never noticed");
            if let Some((state, age_ms)) = venue.filter(|_| desk.now.real >= next) {
                next += 1_000;
                let status = DeviceStatus {
                    device: "madrid-1".to_owned(),
                    state: DeviceState::number_of(state),
                    age_ms,
                    ..DeviceStatus::default()
                };
                let madrid = "madrid".parse().unwrap();
                desk.tell(Input::VenueStatuses(stream, madrid, vec![status]));
            }
            desk.pass(10);
        }
        let took = desk.now.real - begin;
        assert!((from..=to).contains(&took), "{venue:?}: {took} ms");
        let away = desk.board().away(Side::White).unwrap();
        assert_eq!(away.sign, LossSign::Silence);
        assert_eq!(away.since.since(away.last_contact).0, took, "{venue:?}");
        assert!(desk.said().contains(&"madrid-1: goodbye silent".to_owned()));
    }
}

/// Promise 2: while the coordinator's own machine did not let it listen, nobody fell silent. Who is
/// really gone is noticed a little later.
#[test]
fn dis_1_a_coordinator_that_was_not_awake_takes_nobody_for_silent() {
    for stalled in [1_200, 3_500, 20_000] {
        let (mut desk, white, _) = Desk::playing(&rules(AT_ONCE));
        desk.pass(500);
        desk.mute(white);
        desk.jump(stalled);
        desk.tell(Input::Tick);
        let away = |desk: &Desk| Side::ALL.map(|side| desk.board().away(side).is_some());
        assert_eq!(away(&desk), [false, false], "{stalled} ms: at once");
        desk.pass(3_250);
        assert_eq!(away(&desk), [true, false], "{stalled} ms: later");
    }
}

/// A venue's word counts for its own devices only.
#[test]
fn silence_is_not_covered_by_another_venue() {
    let (mut desk, white, _) = Desk::playing(&rules(AT_ONCE));
    let stream = desk.venue("oslo");
    desk.mute(white);
    for _ in 0..4 {
        let status = DeviceStatus {
            device: "madrid-1".to_owned(),
            state: DeviceState::Ready.into(),
            ..DeviceStatus::default()
        };
        let oslo = "oslo".parse().unwrap();
        desk.tell(Input::VenueStatuses(stream, oslo, vec![status]));
        desk.pass(1_000);
    }
    assert!(desk.board().away(Side::White).is_some());
}

/// A link that is heard is never silent, however long the game takes.
#[test]
fn a_link_that_is_heard_is_kept() {
    let (mut desk, ..) = Desk::playing(&rules(AT_ONCE));
    desk.pass(60_000);
    let said = desk.said();
    assert!(said.iter().all(|words| words.contains("pulse")), "{said:?}");
}

/// Two processes with one identity: the second waits until the first has been silent for 3 s.
#[test]
fn ven_1_a_copied_identity_is_refused_while_the_first_is_alive() {
    let (mut desk, white, _) = Desk::playing(&rules(RUNS));
    desk.hello("madrid-1", "copy");
    assert_eq!(desk.said(), ["madrid-1: goodbye duplicate-device"]);
    desk.pass(60_000);
    desk.said();
    desk.hello("madrid-1", "copy");
    assert_eq!(
        desk.said(),
        ["madrid-1: goodbye duplicate-device"],
        "it is heard"
    );
    desk.mute(white);
    desk.jump(2_999);
    desk.hello("madrid-1", "copy");
    assert_eq!(desk.said(), ["madrid-1: goodbye duplicate-device"]);
    desk.jump(1_001);
    desk.hello("madrid-1", "copy");
    assert_eq!(
        desk.said(),
        [
            "madrid-1: goodbye replaced",
            "madrid-1: welcome to a seat",
            "madrid-1: seat 1.1 white"
        ]
    );
}

/// A newer link of the same process takes over at once, and the seat is not lost by it; that the
/// old one closes afterwards means nothing.
#[test]
fn a_newer_link_of_the_same_process_takes_over() {
    let (mut desk, old, _) = Desk::playing(&rules(AT_ONCE));
    let new = desk.hello("madrid-1", "kiosk-w");
    desk.tell(Input::SeatClosed(old));
    desk.play(old, "a2a4");
    desk.play(new, "e2e4");
    assert_eq!(
        desk.said(),
        [
            "madrid-1: goodbye replaced",
            "madrid-1: welcome to a seat",
            "madrid-1: seat 1.1 white",
            "madrid-1: #6 moved 1 e2e4",
            "oslo-1: #6 moved 1 e2e4",
            "madrid-1: answer #6",
        ]
    );
}

/// A game that begins while a seat's device is gone: the loss is known at once.
#[test]
fn a_seat_that_is_gone_when_the_game_begins_is_lost() {
    use adoube_coordinator::shard::ShardRequest;
    let mut desk = Desk::published(&rules(AT_ONCE));
    for (device, kiosk) in [("madrid-1", "w"), ("oslo-1", "b")] {
        let link = desk.hello(device, kiosk);
        desk.order(link, Order::Player(PlayerOrder::CheckIn));
        if device == "madrid-1" {
            desk.close(link);
        }
    }
    desk.said();
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    assert_eq!(
        black(&mut desk),
        [
            "#4 released",
            "#5 started",
            "#6 seat-lost white silence",
            "#7 paused silence"
        ]
    );
}
