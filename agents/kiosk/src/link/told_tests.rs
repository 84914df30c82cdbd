use adoube_proto::v1::{
    ArbiterCalled, BackFromLeave, CallAnswered, CallShown, CallTaken, CheckKind, CheckRecorded,
    CheckResult, Finished, HoldBegun, HoldEnded, LeaveEnded, Moved, Outage, PauseCause, ReadyGiven,
    Resumed, SeatBack, SeatLost, SeatMoved, Started,
};

use super::*;

const WHITE: i32 = Side::White as i32;

fn of(events: &[Event]) -> Told {
    let mut told = Told::default();
    for event in events {
        told.note(&BoardEvent::default(), event, [false; 2]);
    }
    told
}

fn last_call(told: &Told) -> &CallShown {
    told.calls[0].all().last().unwrap()
}

fn asked(leave: bool) -> Event {
    called(1, leave)
}

fn called(number: u32, leave: bool) -> Event {
    Event::ArbiterCalled(ArbiterCalled {
        number,
        seat: WHITE,
        leave,
        ..ArbiterCalled::default()
    })
}

fn answered() -> Event {
    Event::CallAnswered(CallAnswered {
        number: 1,
        valid: true,
        leave: true,
        ..CallAnswered::default()
    })
}

#[test]
fn ven_8_a_player_is_told_that_somebody_comes() {
    let taken = |number| {
        Event::CallTaken(CallTaken {
            number,
            ..CallTaken::default()
        })
    };
    for (number, coming) in [(1, true), (2, false)] {
        let told = of(&[asked(false), taken(number)]);
        assert_eq!(last_call(&told).coming, coming, "{number}");
    }
}

/// What a player does at his seat, and what an official saw, ends his leave; so does the end of the game. A
/// premove that he set before, and what his opponent does, do not.
#[test]
fn ven_7_a_leave_is_told_until_it_is_over() {
    let moved = |seat: Side, premove| {
        Event::Moved(Moved {
            seat: seat.into(),
            premove,
            ..Moved::default()
        })
    };
    let seen = |seat: Side| {
        Event::LeaveEnded(LeaveEnded {
            seat: seat.into(),
            ..LeaveEnded::default()
        })
    };
    for (event, over) in [
        (moved(Side::White, false), true),
        (moved(Side::White, true), false),
        (moved(Side::Black, false), false),
        (seen(Side::White), true),
        (seen(Side::Black), false),
        (Event::Finished(adoube_proto::v1::Finished::default()), true),
    ] {
        let told = of(&[asked(true), answered(), event.clone()]);
        assert_eq!(last_call(&told).over, over, "{event:?}");
    }
}

/// Whatever it was that he did: the coordinator knows, and for how long he was out.
#[test]
fn ven_7_a_player_is_told_for_how_long_he_was_out() {
    let mut told = of(&[asked(true), answered()]);
    let record = |seat: Side| BoardEvent {
        time: 400_000,
        back: Some(BackFromLeave {
            seat: seat.into(),
            since: 90_000,
        }),
        ..BoardEvent::default()
    };
    let ready = Event::ReadyGiven(ReadyGiven::default());
    for (seat, away) in [(Side::Black, None), (Side::White, Some(310_000))] {
        told.note(&record(seat), &ready, [false; 2]);
        let call = last_call(&told);
        assert_eq!((call.over, call.away), (away.is_some(), away), "{seat:?}");
    }
    // Until he moves.
    let moved = Event::Moved(Moved {
        seat: WHITE,
        ..Moved::default()
    });
    told.note(&BoardEvent::default(), &moved, [false; 2]);
    assert_eq!(last_call(&told).away, None);
}

/// He reads what became of each call, whichever he made first, and that he is back; a later call takes the place of
/// what is over, and of nothing else.
#[test]
fn ven_7_a_leave_is_told_while_another_call_waits() {
    let told_of = |told: &Told| -> Vec<(u32, bool, bool)> {
        let calls = told.calls[0].all().iter();
        calls
            .map(|call| (call.number, call.answered, call.over))
            .collect()
    };
    let mut told = of(&[asked(true), called(2, false), answered()]);
    assert_eq!(told_of(&told), [(1, true, false), (2, false, false)]);
    let seen = BoardEvent {
        time: 90_000,
        back: Some(BackFromLeave {
            seat: WHITE,
            since: 30_000,
        }),
        ..BoardEvent::default()
    };
    let ended = Event::LeaveEnded(LeaveEnded {
        seat: WHITE,
        ..LeaveEnded::default()
    });
    told.note(&seen, &ended, [false; 2]);
    assert_eq!(told_of(&told), [(1, true, true), (2, false, false)]);
    assert_eq!(told.calls[0].all()[0].away, Some(60_000));
    told.note(&BoardEvent::default(), &called(3, false), [false; 2]);
    assert_eq!(told_of(&told), [(2, false, false), (3, false, false)]);
}

/// O 19.6: what a player reads is why the clocks stand now.
#[test]
fn clk_6_of_two_holds_the_one_that_is_on_is_told() {
    let hold = |hold, reason: &str| {
        Event::Held(HoldBegun {
            hold,
            reason: reason.to_owned(),
        })
    };
    let paused = Event::Paused(Paused {
        cause: PauseCause::Hold.into(),
        reason: "a fire alarm".to_owned(),
        hold: 1,
        ..Paused::default()
    });
    let ended = |hold| {
        Event::HoldEnded(HoldEnded {
            hold,
            ..HoldEnded::default()
        })
    };
    let why = |told: &Told| told.pause.clone().map(|pause| pause.reason);
    let both = [hold(1, "a fire alarm"), paused, hold(2, "no light")];
    for (first, left) in [(1, "no light"), (2, "a fire alarm")] {
        let mut told = of(&both);
        assert_eq!(why(&told).as_deref(), Some("a fire alarm"));
        told.note(&BoardEvent::default(), &ended(first), [false; 2]);
        assert_eq!(why(&told).as_deref(), Some(left), "{first}");
        let last = ended(3 - first);
        for event in [last, Event::Resumed(Resumed::default())] {
            told.note(&BoardEvent::default(), &event, [false; 2]);
        }
        assert_eq!(why(&told), None);
    }
}

/// DIS-8: after an outage nobody is known to be there until he is heard, and the clocks stand until both are.
#[test]
fn dis_8_who_is_not_back_after_an_outage_is_told_as_away() {
    let back = |seat: Side| Event::SeatBack(SeatBack { seat: seat.into() });
    let mut told = of(&[Event::Outage(Outage::default()), back(Side::White)]);
    assert_eq!(told.away, [false, true]);
    assert_eq!(told.pause.as_ref().unwrap().cause(), PauseCause::Outage);
    for event in [back(Side::Black), Event::Resumed(Resumed::default())] {
        told.note(&BoardEvent::default(), &event, [false; 2]);
    }
    assert_eq!((told.away, told.pause), ([false; 2], None));
    // What stood for another reason stands for that.
    let silence = Event::Paused(Paused {
        cause: PauseCause::Silence.into(),
        ..Paused::default()
    });
    let told = of(&[silence, Event::Outage(Outage::default())]);
    assert_eq!(told.pause.unwrap().cause(), PauseCause::Silence);
}

/// Nobody comes for a call that waits when the game ends; one that was answered stands, and so does a later one.
#[test]
fn ven_8_a_call_that_waits_ends_with_its_game() {
    let finished = || Event::Finished(adoube_proto::v1::Finished::default());
    let answer = || {
        Event::CallAnswered(CallAnswered {
            number: 1,
            ..CallAnswered::default()
        })
    };
    for (events, over) in [
        (vec![asked(false), finished()], true),
        (vec![asked(false), answer(), finished()], false),
        (vec![asked(false), finished(), answer()], false),
        (vec![finished(), asked(false)], false),
    ] {
        let told = of(&events);
        assert_eq!(last_call(&told).over, over, "{events:?}");
    }
}

/// O 18.5: a check is of a device, not of a seat.
#[test]
fn evt_4_a_check_does_not_go_along_to_a_spare() {
    let passed = Event::CheckRecorded(CheckRecorded {
        seat: WHITE,
        kind: CheckKind::Device.into(),
        passed: true,
        ..CheckRecorded::default()
    });
    let moved = |from: &str, to: &str| {
        Event::SeatMoved(SeatMoved {
            seat: WHITE,
            from: from.to_owned(),
            to: to.to_owned(),
            ..SeatMoved::default()
        })
    };
    let mut events = vec![passed, moved("m-1", "m-9")];
    assert_eq!(
        of(&events).checks.of(0).unwrap().device(),
        CheckResult::Unspecified
    );
    events.push(moved("m-9", "m-1"));
    assert_eq!(
        of(&events).checks.of(0).unwrap().device(),
        CheckResult::Passed,
        "that one was looked at"
    );
}

/// A game goes on after a flag fall: who came back after it was over is not told of again.
#[test]
fn end_8_nobody_is_away_in_a_game_that_goes_on_unless_it_is_told_anew() {
    let lost = || {
        Event::SeatLost(SeatLost {
            seat: WHITE,
            ..SeatLost::default()
        })
    };
    let over = [lost(), Event::Finished(Finished::default())];
    let reopened = Event::Reopened(Reopened::default());
    let goes_on = [&over[..], &[reopened][..]].concat();
    assert_eq!(of(&goes_on).away, [false; 2]);
    assert_eq!(of(&[goes_on, vec![lost()]].concat()).away, [true, false]);
}

/// DIS-9: a game that begins anew with another time control says so until its clock runs.
#[test]
fn dis_9_another_time_control_is_told_until_the_clock_runs() {
    let opened = Event::Opened(Opened {
        time_control: "900+10".to_owned(),
        ..Opened::default()
    });
    let anew = |control: &str| {
        Event::Restarted(Restarted {
            attempt: 2,
            time_control: control.to_owned(),
            ..Restarted::default()
        })
    };
    let started = Event::Started(Started::default());
    let reopened = Event::Reopened(Reopened::default());
    let back = Event::PositionRestored(PositionRestored::default());
    for (events, before) in [
        (vec![opened.clone(), anew("600")], Some("900+10")),
        (vec![opened.clone(), anew("900+10")], None),
        (vec![opened.clone(), anew("")], None),
        (vec![opened.clone(), anew("600"), started], None),
        (vec![opened.clone(), anew("600"), reopened], None),
        (vec![opened, anew("600"), back], None),
    ] {
        assert_eq!(of(&events).control_before.as_deref(), before, "{events:?}");
    }
}
