//! Stories of a machine that is held.
#![allow(clippy::unwrap_used)]

use adoube_proto::v1::{
    Birth, DeviceEvent, LockLayer, LockLayerKind, LockLayerState, Lockdown, LockdownState,
    OrderOutcome,
};

use super::{
    Input, Output,
    stories::{agent, handle, up},
};
use crate::{
    bus::{
        locks::Lock,
        orders::{Answer, Chore},
        topics::Kind,
    },
    lockdown::{
        MachineInput,
        proof::{Proof, Proved},
        said::Breach,
    },
};

fn lockdown(state: LockdownState) -> Lockdown {
    Lockdown {
        profile: "f".repeat(64),
        state: state.into(),
        why: String::new(),
        layers: vec![LockLayer {
            layer: LockLayerKind::Network.into(),
            state: LockLayerState::Unavailable.into(),
            required: true,
            why: "no nftables".to_owned(),
        }],
    }
}

fn stands(state: LockdownState) -> Input {
    Input::Machine(MachineInput::Standing(lockdown(state)))
}

fn said<T: serde::de::DeserializeOwned>(outputs: &[Output], kind: Kind) -> Vec<T> {
    let published = outputs.iter().filter_map(|output| match output {
        Output::Publish(message) if message.kind == kind => {
            Some(serde_json::from_slice(&message.payload).unwrap())
        }
        _ => None,
    });
    published.collect()
}

fn lines(outputs: &[Output], what: &str) -> Vec<(Vec<i64>, String)> {
    let lines = outputs.iter().filter_map(|output| match output {
        Output::Journal(line) if line.what == what => {
            Some((line.figures.clone(), line.detail.clone()))
        }
        _ => None,
    });
    lines.collect()
}

#[test]
fn ven_2_a_birth_says_how_each_layer_stands_and_a_change_is_told_once() {
    let mut agent = agent(None);
    handle(&mut agent, 10, Input::Tick);
    let outputs = handle(&mut agent, 20, stands(LockdownState::Engaged));
    let expected = "engaged; network unavailable (no nftables)".to_owned();
    assert_eq!(lines(&outputs, "lockdown"), [(vec![1], expected)]);
    let births: Vec<Birth> = said(&handle(&mut agent, 30, up(1)), Kind::Birth);
    assert_eq!(births[0].lockdown, Some(lockdown(LockdownState::Engaged)));

    let again = handle(&mut agent, 40, stands(LockdownState::Engaged));
    assert_eq!(said::<DeviceEvent>(&again, Kind::Event), []);
    let released = handle(&mut agent, 50, stands(LockdownState::Released));
    let events: Vec<DeviceEvent> = said(&released, Kind::Event);
    assert_eq!(events.len(), 1);
    assert_eq!(events[0].lockdown, Some(lockdown(LockdownState::Released)));
}

#[test]
fn ven_2_a_breach_is_a_line_at_once_and_repeats_are_counted_when_their_time_comes() {
    let mut agent = agent(None);
    let breach = || {
        Input::Machine(MachineInput::Breach(Breach {
            what: "/opt/x".to_owned(),
            stopped: false,
            times: 1,
            locks: false,
        }))
    };
    let first = handle(&mut agent, 1_000, breach());
    assert_eq!(lines(&first, "breach"), [(vec![0, 1], "/opt/x".to_owned())]);
    for ms in 1_001..1_100 {
        assert_eq!(lines(&handle(&mut agent, ms, breach()), "breach"), []);
    }
    assert!(agent.deadline().unwrap() <= 11_000);
    let later = handle(&mut agent, 11_000, Input::Tick);
    assert_eq!(
        lines(&later, "breach"),
        [(vec![0, 100], "/opt/x".to_owned())]
    );
}

/// An official who has opened it is not overruled by what repeats the breach.
#[test]
fn ven_2_a_breach_locks_the_page_once_where_the_event_says_so() {
    let mut agent = agent(None);
    let breach = |what: &str, locks| {
        Input::Machine(MachineInput::Breach(Breach {
            what: what.to_owned(),
            stopped: false,
            times: 1,
            locks,
        }))
    };
    let locks = |outputs: &[Output]| -> Vec<Chore> {
        let chores = outputs.iter().filter_map(|output| match output {
            Output::CarryOut { chore, .. } => Some(chore.clone()),
            _ => None,
        });
        chores.collect()
    };
    assert_eq!(locks(&handle(&mut agent, 10, breach("a", false))), []);
    let done = locks(&handle(&mut agent, 20, breach("2 screens", true)));
    let [Chore::Lock(lock)] = &done[..] else {
        panic!("{done:?}");
    };
    assert_eq!(lock.text, "This device: 2 screens. Please call an arbiter.");
    assert_eq!(lock.by, "the event's rules for devices");
    // Once it is locked the board's record can tell why.
    let carried = |lock: &Lock| Input::Carried {
        id: lock.order.clone(),
        chore: Chore::Lock(lock.clone()),
        answer: Answer {
            outcome: OrderOutcome::Done,
            ..Answer::default()
        },
    };
    let locked = handle(&mut agent, 25, carried(lock));
    let told = [(vec![], "2 screens".to_owned())];
    assert_eq!(lines(&locked, "page-locked"), told);
    let ordered = Lock {
        order: "0".repeat(32),
        ..lock.clone()
    };
    assert_eq!(
        lines(&handle(&mut agent, 26, carried(&ordered)), "page-locked"),
        []
    );
    assert_eq!(
        locks(&handle(&mut agent, 30, breach("2 screens", true))),
        []
    );
    // Its count is told, and a quiet minute passes: it is news again.
    handle(&mut agent, 10_100, Input::Tick);
    assert_eq!(
        locks(&handle(&mut agent, 90_031, breach("2 screens", true))).len(),
        1
    );
}

/// O 18.5: what an LCA signs stands in the journal, line by line and without a gap.
#[test]
fn o_18_5_a_report_is_in_the_journal_as_one() {
    let mut agent = agent(None);
    let layer = |layer: &str| Proved {
        layer: layer.to_owned(),
        state: "enforced".to_owned(),
        required: true,
        holds: true,
        tried: 2,
        wrong: 0,
        how: vec!["runs x: works".to_owned()],
    };
    let proof = Proof {
        digest: "d".repeat(64),
        profile: "f".repeat(64),
        layers: vec![layer("programs"), layer("keys")],
    };
    let outputs = handle(&mut agent, 10, Input::Machine(MachineInput::Proved(proof)));
    let numbers = outputs.iter().filter_map(|output| match output {
        Output::Journal(line) if line.what.starts_with("lock-") => Some(line.number),
        _ => None,
    });
    let numbers: Vec<u64> = numbers.collect();
    assert_eq!(numbers.len(), 3);
    assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]));
    let said = format!("{} {}", "d".repeat(64), "f".repeat(64));
    assert_eq!(lines(&outputs, "lock-check"), [(vec![2, 0], said)]);
}
