//! Stories: what is heard when, and what the venue makes of it.

use adoube_proto::v1::{
    Birth, DeviceEvent, DevicePresence, DeviceStatus, Lockdown, LockdownState, State, Vitals,
};

use super::{Input, NodeObservations, Output, View};
use crate::bus::Message;

const A: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const B: &str = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";

const C: &str = "cccccccccccccccccccccccccccccccc";

/// One step of a story about the device d-1.
enum Step {
    Birth(&'static str, u64),
    State(&'static str, u64),
    Retained(&'static str, u64),
    Vitals(u64, u64),
    Event(u64, u64, &'static str),
    Foreign,
    Stranger,
    BusDown,
    /// Time passes as in the shell, up to this point.
    Wait,
    /// The node itself stands still up to this point.
    Stall,
}

use Step::{BusDown, Event, Foreign, Retained, Stall, Stranger, Wait};

fn input(step: &Step) -> Option<Input> {
    let heard = |retained, message| Input::Heard {
        device: "d-1".to_owned(),
        retained,
        message,
    };
    let state = |word: &str, session| {
        let state = DevicePresence::number_of(word);
        Message::State(State { state, session })
    };
    Some(match step {
        Step::Birth(instance, session) => heard(
            false,
            Message::Birth(Birth {
                instance: (*instance).to_owned(),
                session: *session,
                ..Birth::default()
            }),
        ),
        Step::State(word, session) => heard(false, state(word, *session)),
        Retained(word, session) => heard(true, state(word, *session)),
        Step::Vitals(session, sequence) => heard(
            false,
            Message::Vitals(Vitals {
                session: *session,
                sequence: *sequence,
                ..Vitals::default()
            }),
        ),
        Event(session, sequence, what) => heard(
            false,
            Message::Event(DeviceEvent {
                session: *session,
                sequence: *sequence,
                what: (*what).to_owned(),
                ..DeviceEvent::default()
            }),
        ),
        Foreign => Input::Foreign {
            device: "d-1".to_owned(),
            why: "no JSON".to_owned(),
        },
        Stranger => Input::Foreign {
            device: "x-9".to_owned(),
            why: String::new(),
        },
        BusDown => Input::BusDown,
        Wait | Stall => return None,
    })
}

fn name(output: &Output) -> String {
    match output {
        Output::Change(change) if change.device == "d-1" => {
            format!("{} {}", change.what().word(), change.silent_for_ms)
        }
        Output::Change(change) => format!("{} {}", change.device, change.what().word()),
        Output::Session { renewed, .. } => format!("session renewed={renewed}"),
        Output::TokensWanted { .. } => "tokens".to_owned(),
        Output::Journal { batch, .. } => format!("journal {}", batch.lines.len()),
        Output::Pong { pong, .. } => format!("pong {}", pong.number),
        Output::Stalled(ms) => format!("stalled {ms}"),
    }
}

/// When the shell lets time pass next.
fn turn(view: &View, clock: u64) -> u64 {
    let tick = clock + 250;
    view.next_timeout().map_or(tick, |at| at.min(tick))
}

fn statuses(view: &View, now: u64) -> Vec<DeviceStatus> {
    view.statuses(now, |_, _| NodeObservations::default())
}

/// Plays the steps and compares what came out of each, and how the device stands after it.
fn story(steps: &[(u64, Step, &str, &str)]) {
    let mut view = View::new(&["d-1".to_owned(), "d-2".to_owned()]);
    view.handle(0, Input::BusUp);
    view.handle_timeout(0);
    let mut clock = 0;
    for (now, step, expected, standing) in steps {
        let mut outputs = Vec::new();
        if !matches!(step, Stall) {
            while turn(&view, clock) <= *now {
                clock = turn(&view, clock);
                outputs.extend(view.handle_timeout(clock));
            }
        }
        clock = *now;
        if let Some(input) = input(step) {
            outputs.extend(view.handle(*now, input));
        }
        outputs.extend(view.handle_timeout(*now));
        let found: Vec<String> = outputs.iter().map(name).collect();
        assert_eq!(found.join(", "), *expected, "at {now} ms");
        assert_eq!(
            statuses(&view, *now)[0].state().word(),
            *standing,
            "at {now} ms"
        );
        assert_eq!(
            statuses(&view, *now)[1].state().word(),
            "absent",
            "the other device"
        );
    }
}

/// VEN-4: the connection of each device is seen live, late after 1.5 s, silent after 3 s.
#[test]
fn ven_4_a_device_comes_falls_silent_and_comes_back() {
    story(&[
        (0, Wait, "", "absent"),
        (9000, Wait, "", "absent"),
        (
            10_000,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (10_010, Step::State("ready", 1), "", "ready"),
        (11_000, Step::Vitals(1, 1), "", "ready"),
        (12_000, Step::Vitals(1, 2), "", "ready"),
        (13_499, Wait, "", "ready"),
        (13_500, Wait, "late 1500", "late"),
        (14_999, Wait, "", "late"),
        (15_000, Wait, "silent 3000", "silent"),
        (60_000, Wait, "", "silent"),
        (60_100, Step::Vitals(1, 3), "ready 48100", "ready"),
    ]);
}

#[test]
fn late_but_not_silent() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (2000, Step::Vitals(1, 1), "late 1500, ready 2000", "ready"),
    ]);
}

/// VEN-1: only enrolled devices join; what others say is reported once a minute and ignored.
#[test]
fn ven_1_strangers_and_what_is_no_message() {
    story(&[
        (0, Stranger, "x-9 foreign", "absent"),
        (1000, Stranger, "", "absent"),
        (60_000, Stranger, "x-9 foreign", "absent"),
        (60_001, Foreign, "foreign 0", "absent"),
        (60_002, Foreign, "", "absent"),
    ]);
}

#[test]
fn a_last_will_counts_only_for_its_own_session() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (500, Step::State("lost", 1), "lost 500", "lost"),
        (
            700,
            Step::Birth(A, 2),
            "born 700, session renewed=false, ready 700",
            "ready",
        ),
        (800, Step::State("lost", 1), "", "ready"),
        (900, Retained("lost", 1), "", "ready"),
        (1000, Step::State("lost", 2), "lost 300", "lost"),
        (9000, Wait, "", "lost"),
    ]);
}

#[test]
fn a_device_that_says_goodbye_has_left() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (500, Step::State("left", 1), "left 500", "absent"),
        (9000, Wait, "", "absent"),
    ]);
}

/// Officials see when one that left was heard last, and that one never came.
#[test]
fn ven_4_a_device_that_left_keeps_the_age_of_its_last_contact() {
    let mut view = View::new(&["d-1".to_owned(), "d-2".to_owned()]);
    view.handle(0, Input::BusUp);
    for (now, step) in [(100, Step::Birth(A, 1)), (500, Step::State("left", 1))] {
        view.handle(now, input(&step).unwrap());
    }
    let told = statuses(&view, 9_100);
    let told: Vec<_> = told
        .iter()
        .map(|it| (it.state().word(), it.age_ms))
        .collect();
    assert_eq!(told, [("absent", 9_000), ("absent", 0)]);
}

#[test]
fn what_the_broker_kept_says_nothing_about_now() {
    story(&[
        (0, Retained("ready", 7), "", "absent"),
        (100, Retained("lost", 7), "lost 0", "lost"),
        (
            250,
            Step::Vitals(8, 41),
            "session renewed=false, ready 0",
            "ready",
        ),
        (300, Retained("lost", 9), "", "ready"),
        (2000, Retained("lost", 9), "late 1500, lost 1750", "lost"),
        (2100, Step::Vitals(8, 42), "ready 1850", "ready"),
    ]);
}

/// Two copies of one identity throw each other out of the broker, so their births alternate.
#[test]
fn ven_1_a_copied_identity_is_noticed() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (
            100,
            Step::Birth(B, 1),
            "born 100, session renewed=true",
            "ready",
        ),
        (
            200,
            Step::Birth(A, 2),
            "born 100, duplicate 100, session renewed=true",
            "duplicate",
        ),
        (
            300,
            Step::Birth(B, 2),
            "born 100, session renewed=true",
            "duplicate",
        ),
        (
            60_200,
            Step::Birth(A, 3),
            "late 1500, silent 3000, born 59900, \
             duplicate 59900, session renewed=true, ready 59900",
            "duplicate",
        ),
    ]);
}

#[test]
fn a_restart_is_no_duplicate() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (100, Step::Vitals(1, 1), "", "ready"),
        (
            200,
            Step::Birth(B, 2),
            "born 100, session renewed=true",
            "ready",
        ),
        (210, Step::Vitals(1, 2), "", "ready"),
        (300, Step::Vitals(2, 1), "", "ready"),
        // A new disk counts its sessions from 1 again.
        (
            400,
            Step::Birth(C, 1),
            "born 100, session renewed=true",
            "ready",
        ),
        (450, Step::State("lost", 2), "", "ready"),
    ]);
}

#[test]
fn an_earlier_session_that_goes_on_speaking_is_a_duplicate() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (
            1000,
            Step::Birth(B, 2),
            "born 1000, session renewed=true",
            "ready",
        ),
        (2000, Step::Vitals(2, 1), "", "ready"),
        (3000, Step::Vitals(2, 2), "", "ready"),
        (3900, Step::Vitals(1, 9), "", "ready"),
        (4000, Step::Vitals(2, 3), "", "ready"),
        (4100, Step::Vitals(1, 10), "duplicate 100", "duplicate"),
        (4200, Step::Vitals(2, 3), "", "duplicate"),
        (
            64_300,
            Step::Vitals(2, 4),
            "late 1500, silent 3000, ready 60100",
            "ready",
        ),
    ]);
}

/// A process numbers its events over all its connections: one that comes again after a
/// reconnection is a repeat. Another process begins anew.
#[test]
fn an_event_that_comes_again_after_a_reconnection_is_a_repeat() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (10, Event(1, 1, "page-closed"), "event 10", "ready"),
        (
            20,
            Step::Birth(A, 2),
            "born 10, session renewed=false",
            "ready",
        ),
        (30, Event(2, 1, "page-closed"), "", "ready"),
        (40, Event(2, 2, "page-closed"), "event 10", "ready"),
        (
            50,
            Step::Birth(B, 3),
            "born 10, session renewed=true",
            "ready",
        ),
        (60, Event(3, 1, "page-closed"), "event 10", "ready"),
    ]);
}

#[test]
fn events_are_kept_once_and_within_measure() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (10, Event(1, 1, "tokens-wanted"), "tokens", "ready"),
        (20, Event(1, 1, "tokens-wanted"), "", "ready"),
        (30, Event(1, 2, "page-closed"), "event 10", "ready"),
        (40, Event(1, 2, "page-closed"), "", "ready"),
        (50, Event(1, 3, "page-closed"), "event 10", "ready"),
    ]);
    let mut view = View::new(&["d-1".to_owned()]);
    let kept: usize = (1..=200)
        .map(|n| view.handle(n, input(&Event(1, n, "x")).unwrap()))
        .map(|outputs| {
            outputs
                .iter()
                .filter(|o| name(o).starts_with("event"))
                .count()
        })
        .sum();
    assert_eq!(kept, 30);
}

/// When the node itself stood still, the devices did not fall silent.
#[test]
fn a_pause_of_the_node_is_not_laid_to_the_devices() {
    story(&[
        (
            0,
            Step::Birth(A, 1),
            "born 0, session renewed=true, ready 0",
            "ready",
        ),
        (1000, Step::Vitals(1, 1), "", "ready"),
        (9000, Stall, "stalled 8000", "ready"),
        (10_000, Step::Vitals(1, 2), "", "ready"),
        (11_500, Wait, "late 1500", "late"),
    ]);
}

#[test]
fn silence_while_the_broker_is_down_says_so() {
    let mut view = View::new(&["d-1".to_owned()]);
    view.handle_timeout(0);
    view.handle(0, Input::BusUp);
    view.handle(0, input(&Step::Birth(A, 1)).unwrap());
    view.handle(100, input(&BusDown).unwrap());
    let outputs: Vec<_> = (1..7).flat_map(|n| view.handle_timeout(n * 250)).collect();
    let [Output::Change(change)] = &outputs[..] else {
        panic!("{outputs:?}");
    };
    assert_eq!(
        (change.what().word(), change.detail.as_str()),
        ("late", "the broker is down")
    );
}

#[test]
fn timeouts_are_told_in_advance() {
    let mut view = View::new(&["d-1".to_owned(), "d-2".to_owned()]);
    assert_eq!(view.next_timeout(), None);
    view.handle(1000, input(&Step::Birth(A, 1)).unwrap());
    assert_eq!(view.next_timeout(), Some(2500));
    view.handle_timeout(2500);
    assert_eq!(view.next_timeout(), Some(4000));
    view.handle_timeout(3250);
    view.handle_timeout(4000);
    assert_eq!(view.next_timeout(), None);
}

/// VEN-2: a birth says how far the machine is held, an event what changed; a birth without it says nothing.
/// The change itself is kept by the device's journal, not a second time.
#[test]
fn ven_2_how_far_a_machine_is_held_is_known_of_the_newest_session() {
    let mut view = View::new(&["d-1".to_owned()]);
    let lockdown = |state: &str| {
        Some(Lockdown {
            state: LockdownState::number_of(state),
            ..Lockdown::default()
        })
    };
    let heard = |message| Input::Heard {
        device: "d-1".to_owned(),
        retained: false,
        message,
    };
    let birth = |session, lockdown| {
        heard(Message::Birth(Birth {
            instance: A.to_owned(),
            session,
            lockdown,
            ..Birth::default()
        }))
    };
    let event = |sequence, lockdown| {
        heard(Message::Event(DeviceEvent {
            session: 1,
            sequence,
            what: "lockdown".to_owned(),
            lockdown,
            ..DeviceEvent::default()
        }))
    };
    for (step, reported, state) in [
        (birth(1, lockdown("engaging")), true, Some("engaging")),
        (event(2, lockdown("engaged")), false, Some("engaged")),
        (event(1, lockdown("released")), false, Some("engaged")),
        (event(3, lockdown("released")), false, Some("released")),
        (birth(2, None), true, None),
    ] {
        let outputs = view.handle(5, step);
        let changes = outputs.iter().any(|it| matches!(it, Output::Change(_)));
        assert_eq!(changes, reported, "{outputs:?}");
        let known = view.lockdown("d-1").map(|it| it.state().word());
        assert_eq!(known, state);
    }
}

/// VEN-2: a device was connected to the broker before this node. Its birth is requested, taken once, and reported as nothing
/// new; after a break of the node's own connection to the broker it is requested again.
#[test]
fn ven_2_a_birth_that_was_missed_is_asked_for_and_completes_its_session() {
    let mut view = View::new(&["d-1".to_owned()]);
    view.handle(0, Input::BusUp);
    let vitals = |instance: &str, session, sequence| Input::Heard {
        device: "d-1".to_owned(),
        retained: false,
        message: Message::Vitals(Vitals {
            instance: instance.to_owned(),
            session,
            sequence,
            ..Vitals::default()
        }),
    };
    let birth = |instance: &str, session, state: &str| Input::Heard {
        device: "d-1".to_owned(),
        retained: false,
        message: Message::Birth(Birth {
            instance: instance.to_owned(),
            session,
            lockdown: Some(Lockdown {
                state: LockdownState::number_of(state),
                ..Lockdown::default()
            }),
            ..Birth::default()
        }),
    };
    for (step, reports, needs_birth, state) in [
        (
            vitals(A, 4, 400),
            vec!["session renewed=false", "ready 0"],
            true,
            None,
        ),
        // A session that is over.
        (birth(A, 3, "released"), vec![], true, None),
        (birth(A, 4, "engaged"), vec![], false, Some("engaged")),
        (vitals(A, 4, 401), vec![], false, Some("engaged")),
        // Asked for twice, answered twice.
        (birth(A, 4, "engaging"), vec![], false, Some("engaged")),
        (Input::BusDown, vec![], false, Some("engaged")),
        (Input::BusUp, vec![], true, Some("engaged")),
        (birth(A, 4, "released"), vec![], false, Some("released")),
        // Another process, whose disk is new, counts its sessions from 1.
        (Input::BusUp, vec![], true, Some("released")),
        (
            birth(B, 4, "engaged"),
            vec!["born 0", "session renewed=true"],
            false,
            Some("engaged"),
        ),
    ] {
        let outputs = view.handle(5, step.clone());
        let found: Vec<String> = outputs.iter().map(name).collect();
        assert_eq!(found, reports, "{step:?}");
        assert_eq!(view.needs_birth("d-1"), needs_birth, "{step:?}");
        let known = view.lockdown("d-1").map(|it| it.state().word());
        assert_eq!(known, state, "{step:?}");
        assert_eq!(statuses(&view, 5)[0].vitals_missed, 0, "{step:?}");
    }
}
