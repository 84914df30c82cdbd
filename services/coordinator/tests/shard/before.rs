//! Before a game: the checks' gate (EVT-4), who comes late (EVT-2); and calls (VEN-8).

use adoube_coordinator::shard::{Failure, Input, Reply, ShardRequest, StreamId};
use adoube_proto::v1::{
    CheckState, DeviceLock, DeviceState, DeviceStatus, LockLayerKind, LockdownState,
};
use adoube_tournament::board::command::{
    Act, AnswerCall, CallArbiter, CorrectResult, DeclareForfeit, ExtendDefaultTime, MoveSeat,
    PlayerOrder, RecordCheck, Reopen, WaiveChecks,
};
use adoube_tournament::board::{CheckKind, Order, Phase, Score, SignOff};
use adoube_tournament::time::Millis;

use adoube_chess::{BySide, Side};

use crate::kit::{Desk, FIRST, Rules, command};
use crate::signed::Journal;

pub(crate) fn give(desk: &mut Desk, person: &str, order: Order) -> Result<Reply, Failure> {
    let id = command(desk.number());
    desk.ask(person, ShardRequest::Board(FIRST, id, order))
}

pub(crate) fn check(side: Side, kind: CheckKind) -> Order {
    Order::from(Act::RecordCheck(RecordCheck {
        side,
        kind,
        passed: true,
        note: String::new(),
        sign: SignOff::Latest,
    }))
}

/// Each LCA checks the players of his own venue; then the game begins.
#[test]
fn evt_4_an_lca_checks_the_players_of_his_venue() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    assert_eq!(*desk.board().phase(), Phase::Waiting, "nobody was checked");
    let refused = give(&mut desk, "lca-oslo", check(Side::White, CheckKind::Device));
    assert_eq!(refused.unwrap_err().code(), "other-venue");
    for (person, side) in [("lca-madrid", Side::White), ("lca-oslo", Side::Black)] {
        for kind in CheckKind::ALL {
            assert_eq!(*desk.board().phase(), Phase::Waiting, "{person} {kind:?}");
            give(&mut desk, person, check(side, kind)).unwrap();
        }
    }
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    let before = view.rounds[0].pairings[0].before.unwrap();
    assert!(before.checks_required);
    assert_eq!(before.white.unwrap().fair_play().word(), "passed");
}

#[test]
fn evt_4_the_chief_arbiter_waives() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    let waive = || Act::WaiveChecks(WaiveChecks { side: None }).because("a rehearsal");
    let refused = give(&mut desk, "arbiter", waive()).unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
    give(&mut desk, "chief", waive()).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

pub(crate) const PROFILE: &str = "1111111111111111111111111111111111111111111111111111111111111111";

/// An event that asks for that profile.
pub(crate) fn locked() -> Rules {
    Rules {
        checks: true,
        first: "[checks]\ndevice_profile = \"1111111111111111111111111111111111111111111111111111111111111111\"",
        ..Rules::default()
    }
}

pub(crate) fn lock(profile: &str, state: &str, unmet: &[&str]) -> DeviceLock {
    DeviceLock {
        profile: profile.to_owned(),
        state: LockdownState::number_of(state),
        unmet: unmet
            .iter()
            .map(|layer| LockLayerKind::number_of(layer))
            .collect(),
    }
}

pub(crate) fn tell(
    desk: &mut Desk,
    stream: StreamId,
    device: &str,
    state: &str,
    lock: impl Into<Option<DeviceLock>>,
) {
    let status = DeviceStatus {
        device: device.to_owned(),
        state: DeviceState::number_of(state),
        lock: lock.into(),
        ..DeviceStatus::default()
    };
    let madrid = "madrid".parse().unwrap();
    desk.tell(Input::VenueStatuses(stream, madrid, vec![status]));
}

/// O 16.7: nobody can have checked a device that is not connected, whatever the event asks of its machine.
#[test]
fn evt_4_the_check_of_a_device_that_is_not_connected_is_not_passed() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    let madrid = desk.venue("madrid");
    for (state, passes) in [("absent", false), ("silent", false), ("ready", true)] {
        tell(&mut desk, madrid, "madrid-1", state, None);
        let passed = give(
            &mut desk,
            "lca-madrid",
            check(Side::White, CheckKind::Device),
        );
        let told = passed.map_or_else(|refused| refused.to_string(), |_| String::new());
        assert_eq!(told.is_empty(), passes, "{state}: {told}");
        let why = "madrid-1 is not connected, so nobody can have checked it";
        assert!(passes || told.starts_with(why), "{state}: {told}");
    }
}

/// O 16.7: what the device says of its lock decides whether its check can be passed.
#[test]
fn evt_4_a_device_that_does_not_meet_the_profile_is_not_passed_unless_the_chief_arbiter_waives_it()
{
    let (mut desk, ..) = Desk::playing(&locked());
    let madrid = desk.venue("madrid");
    Journal::of(madrid).proves(&mut desk, &"a".repeat(64), PROFILE, &[]);
    let passes = |desk: &mut Desk| {
        give(desk, "lca-madrid", check(Side::White, CheckKind::Device)).map_err(|failure| {
            assert_eq!(failure.code(), "against-regulations");
            failure.to_string()
        })
    };
    let refused = passes(&mut desk).unwrap_err();
    assert!(refused.contains("not connected"), "{refused}");
    for (state, lock, why) in [
        ("ready", None, "says nothing of how far its machine is held"),
        (
            "silent",
            Some(lock(PROFILE, "engaged", &[])),
            "not connected",
        ),
        (
            "ready",
            Some(lock(PROFILE, "released", &[])),
            "not locked (released)",
        ),
        ("ready", Some(lock("22", "engaged", &[])), "another profile"),
        (
            "ready",
            Some(lock(PROFILE, "engaged", &["network", "stop"])),
            "these layers do not hold: network, stop",
        ),
    ] {
        tell(&mut desk, madrid, "madrid-1", state, lock);
        let refused = passes(&mut desk).unwrap_err();
        assert!(refused.contains(why), "{refused}");
    }
    // That it failed can be recorded, and the other check is not concerned.
    let failed = Order::from(Act::RecordCheck(RecordCheck {
        side: Side::White,
        kind: CheckKind::Device,
        passed: false,
        note: String::new(),
        sign: SignOff::Latest,
    }));
    give(&mut desk, "lca-madrid", failed).unwrap();
    give(
        &mut desk,
        "lca-madrid",
        check(Side::White, CheckKind::FairPlay),
    )
    .unwrap();
    let waive = Act::WaiveChecks(WaiveChecks {
        side: Some(Side::Black),
    })
    .because("its machine cannot be locked; the LCA watches it");
    give(&mut desk, "chief", waive).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Waiting);
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "engaged", &[]),
    );
    passes(&mut desk).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Playing);
    // Once it is played a lock that is gone is a breach, and no reason to stop the game.
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "released", &[]),
    );
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

#[test]
fn evt_4_a_device_that_is_let_go_before_the_game_is_to_be_checked_again() {
    let (mut desk, ..) = Desk::playing(&locked());
    let madrid = desk.venue("madrid");
    Journal::of(madrid).proves(&mut desk, &"a".repeat(64), PROFILE, &[]);
    let device = |desk: &Desk| desk.board().checks(Side::White).result(CheckKind::Device);
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "engaged", &[]),
    );
    give(
        &mut desk,
        "lca-madrid",
        check(Side::White, CheckKind::Device),
    )
    .unwrap();
    // An agent that starts again, and one that is not heard, are no news of the lock.
    for (state, lock) in [
        ("ready", None),
        ("ready", Some(lock(PROFILE, "engaging", &["network"]))),
        ("silent", Some(lock(PROFILE, "released", &[]))),
        ("ready", Some(lock(PROFILE, "engaged", &[]))),
    ] {
        tell(&mut desk, madrid, "madrid-1", state, lock);
        assert_eq!(device(&desk), Some(true), "{state}");
    }
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "released", &["network"]),
    );
    assert_eq!(device(&desk), Some(false));
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "engaged", &[]),
    );
    assert_eq!(
        device(&desk),
        Some(false),
        "the LCA says that he looked again"
    );
    give(
        &mut desk,
        "lca-madrid",
        check(Side::White, CheckKind::Device),
    )
    .unwrap();
    assert_eq!(device(&desk), Some(true));
}

#[test]
fn evt_4_a_seat_moves_to_a_spare_that_is_locked_or_by_the_chief_arbiter() {
    let (mut desk, ..) = Desk::playing(&locked());
    let madrid = desk.venue("madrid");
    let moves = |device: &str| {
        Act::MoveSeat(MoveSeat {
            side: Side::White,
            device: device.parse().unwrap(),
        })
        .because("the screen flickers")
    };
    let refused = give(&mut desk, "lta-madrid", moves("madrid-2")).unwrap_err();
    assert_eq!(refused.code(), "against-regulations");
    give(&mut desk, "chief", moves("madrid-2")).unwrap();
    tell(
        &mut desk,
        madrid,
        "madrid-1",
        "ready",
        lock(PROFILE, "engaged", &[]),
    );
    give(&mut desk, "lta-madrid", moves("madrid-1")).unwrap();
}

fn moves(side: Side, device: &str) -> Order {
    Act::MoveSeat(MoveSeat {
        side,
        device: device.parse().unwrap(),
    })
    .because("the screen flickers")
}

/// O 18.5: a check is of a device. What was found of one does not go along to the next, and holds where the seat
/// comes back to it.
#[test]
fn evt_4_the_check_of_a_device_does_not_go_along_to_a_spare() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    for kind in CheckKind::ALL {
        give(&mut desk, "lca-madrid", check(Side::White, kind)).unwrap();
    }
    let found =
        |desk: &Desk| CheckKind::ALL.map(|kind| desk.board().checks(Side::White).result(kind));
    for (device, expected) in [
        ("madrid-2", [None, Some(true)]),
        ("madrid-1", [Some(true); 2]),
        ("madrid-2", [None, Some(true)]),
    ] {
        give(&mut desk, "lta-madrid", moves(Side::White, device)).unwrap();
        assert_eq!(found(&desk), expected, "{device}");
    }
    desk.crash(100);
    assert_eq!(found(&desk), [None, Some(true)], "after a crash");
    for (device, name) in [("madrid-2", "w"), ("oslo-1", "b")] {
        let session = desk.hello(device, name);
        desk.order(session, Order::Player(PlayerOrder::CheckIn));
    }
    for kind in CheckKind::ALL {
        give(&mut desk, "lca-oslo", check(Side::Black, kind)).unwrap();
    }
    assert_eq!(
        *desk.board().phase(),
        Phase::Waiting,
        "nobody has checked the spare"
    );
    give(
        &mut desk,
        "lca-madrid",
        check(Side::White, CheckKind::Device),
    )
    .unwrap();
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

/// A game that goes on waits for no check: that the spare has none is told, until somebody checks it.
#[test]
fn evt_4_a_seat_goes_on_at_a_spare_that_is_told_as_not_checked() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    desk.venue("madrid");
    for (person, side) in [("lca-madrid", Side::White), ("lca-oslo", Side::Black)] {
        for kind in CheckKind::ALL {
            give(&mut desk, person, check(side, kind)).unwrap();
        }
    }
    let told = |desk: &Desk| {
        let seat = desk.seat_at("madrid", Side::White);
        (seat.check_state(), seat.checks.unwrap().device().word())
    };
    assert_eq!(told(&desk), (CheckState::Done, "passed"));
    give(&mut desk, "lta-madrid", moves(Side::White, "madrid-2")).unwrap();
    desk.hello("madrid-2", "spare");
    assert!(desk.board().is_under_way());
    assert_eq!(told(&desk), (CheckState::Open, ""));
    let fails = Order::from(Act::RecordCheck(RecordCheck {
        side: Side::White,
        kind: CheckKind::Device,
        passed: false,
        note: "a second screen".to_owned(),
        sign: SignOff::Latest,
    }));
    give(&mut desk, "lca-madrid", fails).unwrap();
    assert_eq!(
        told(&desk),
        (CheckState::Failed, "failed"),
        "not green again"
    );
    give(
        &mut desk,
        "lca-madrid",
        check(Side::White, CheckKind::Device),
    )
    .unwrap();
    assert_eq!(told(&desk), (CheckState::Done, "passed"));
    give(&mut desk, "lta-madrid", moves(Side::White, "madrid-1")).unwrap();
    assert_eq!(
        told(&desk),
        (CheckState::Done, "passed"),
        "that one was checked"
    );
}

/// The default time acts by itself; what the coordinator missed does not count.
#[test]
fn evt_2_the_default_time_acts_and_waits_for_a_coordinator_that_was_down() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    let white = desk.hello("madrid-1", "w");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.pass(59 * 60_000);
    assert_eq!(*desk.board().phase(), Phase::Waiting);
    desk.crash(30 * 60_000);
    desk.pass(500);
    assert_eq!(
        *desk.board().phase(),
        Phase::Waiting,
        "half an hour is given back"
    );
    desk.pass(62_000);
    let Phase::Finished { score, .. } = desk.board().phase() else {
        panic!("{:?}", desk.board().phase());
    };
    assert_eq!((score.white, score.black), (2, 0));
    assert!(
        !desk.board().approval().is_approved(),
        "it is to be approved"
    );
}

/// An official of the caller's venue answers, or an arbiter of the event.
#[test]
fn ven_8_a_call_is_shown_and_answered() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.said();
    let reason = "noise behind me".to_owned();
    desk.order(
        white,
        Order::Player(PlayerOrder::CallArbiter(CallArbiter {
            reason,
            leave: false,
        })),
    );
    assert!(
        desk.said()
            .contains(&"madrid-1: #6 call 1 white".to_owned())
    );
    let answer = || {
        Order::from(Act::AnswerCall(AnswerCall {
            number: 1,
            valid: true,
            note: "it is quiet now".to_owned(),
        }))
    };
    let refused = give(&mut desk, "lta-oslo", answer()).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    assert_eq!(
        view.rounds[0].pairings[0].calls[0].reason,
        "noise behind me"
    );
    give(&mut desk, "lta-madrid", answer()).unwrap();
    assert!(desk.board().calls().is_empty());
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    let answered = &view.rounds[0].pairings[0].answered_calls;
    let said = answered.iter().map(|it| (it.valid, &*it.note, &*it.by));
    assert_eq!(
        said.collect::<Vec<_>>(),
        [(true, "it is quiet now", "lta-madrid")]
    );
    // No more than the last 16 are kept.
    for number in 2..=20 {
        let reason = format!("call {number}");
        desk.order(
            white,
            Order::Player(PlayerOrder::CallArbiter(CallArbiter {
                reason,
                leave: false,
            })),
        );
        let answer = Order::from(Act::AnswerCall(AnswerCall {
            number,
            valid: false,
            note: String::new(),
        }));
        give(&mut desk, "lta-madrid", answer).unwrap();
    }
    let kept = desk.board().answered_calls().map(|it| it.call.number);
    assert_eq!(kept.collect::<Vec<_>>(), (5..=20).collect::<Vec<_>>());
}

/// Who comes too late has lost, unless the arbiter decides otherwise: the refusal names the command, and the
/// game begins once both are there, over a crash too.
#[test]
fn evt_2_who_came_too_late_plays_after_all() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    let white = desk.hello("madrid-1", "w");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.pass(61 * 60_000);
    assert!(desk.board().is_finished());
    let wait = Act::ExtendDefaultTime(ExtendDefaultTime { to: None }).because("the bus");
    let refused = give(&mut desk, "chief", wait).unwrap_err().to_string();
    assert_eq!(
        refused,
        "Board 1.1 was forfeited because a player was absent"
    );
    let reopen = || {
        Act::Reopen(Reopen {
            clocks: BySide::new(Millis::from_seconds(5_400), Millis::from_seconds(3_000)),
            start_in: None,
        })
        .because("the bus")
    };
    give(&mut desk, "chief", reopen()).unwrap();
    desk.crash(1_000);
    desk.hello("madrid-1", "w");
    desk.pass(3 * 3_600_000);
    assert_eq!(
        *desk.board().phase(),
        Phase::Waiting,
        "nobody loses by it any more"
    );
    let black = desk.hello("oslo-1", "b");
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let left = Side::ALL.map(|side| desk.board().reading(desk.now.game).remaining(side).0 / 1000);
    assert_eq!(left, [5_400, 3_000]);
}

/// A forfeit that an arbiter declared is approved by that alone, and taken back; one that was corrected or
/// approved is not.
#[test]
fn evt_2_a_forfeit_that_was_declared_is_taken_back_until_it_is_approved() {
    let score = |white, black| Score { white, black };
    let declare =
        || Act::DeclareForfeit(DeclareForfeit { score: score(2, 0) }).because("Black did not come");
    let correct = || {
        Act::CorrectResult(CorrectResult {
            score: score(0, 2),
            forfeit: None,
            without_odds: false,
        })
        .because("White did not")
    };
    for (orders, code) in [
        (vec![declare()], None),
        (vec![declare(), correct()], Some("result-approved")),
    ] {
        let mut desk = Desk::published(&Rules::default());
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        for order in orders {
            give(&mut desk, "chief", order).unwrap();
        }
        let reopen = Act::Reopen(Reopen {
            clocks: BySide::new(Millis::from_seconds(60), Millis::from_seconds(60)),
            start_in: None,
        })
        .because("he is here");
        let told = give(&mut desk, "chief", reopen);
        assert_eq!(
            told.err()
                .map(|failure| failure.code().to_owned())
                .as_deref(),
            code
        );
    }
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.pass(61 * 60_000);
    give(&mut desk, "chief", Order::from(Act::ApproveResult)).unwrap();
    let reopen = Act::Reopen(Reopen {
        clocks: BySide::new(Millis::from_seconds(60), Millis::from_seconds(60)),
        start_in: None,
    })
    .because("he is here");
    let refused = give(&mut desk, "chief", reopen).unwrap_err();
    assert_eq!(refused.code(), "result-approved");
}
