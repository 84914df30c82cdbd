use adoube_proto::v1::{BackFromLeave, CallTaken, LeaveEnded, Moved, ReadyGiven};

use super::*;

const WHITE: i32 = Side::White as i32;

fn of(events: &[Event]) -> Told {
    let mut told = Told::default();
    for event in events {
        told.note(&BoardEvent::default(), event, [false; 2]);
    }
    told
}

fn asked(leave: bool) -> Event {
    Event::ArbiterCalled(ArbiterCalled {
        number: 1,
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
        assert_eq!(told.calls[0].as_ref().unwrap().coming, coming, "{number}");
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
        assert_eq!(told.calls[0].as_ref().unwrap().over, over, "{event:?}");
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
        let call = told.calls[0].as_ref().unwrap();
        assert_eq!((call.over, call.away), (away.is_some(), away), "{seat:?}");
    }
    // Until he moves.
    let moved = Event::Moved(Moved {
        seat: WHITE,
        ..Moved::default()
    });
    told.note(&BoardEvent::default(), &moved, [false; 2]);
    assert_eq!(told.calls[0].as_ref().unwrap().away, None);
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
        assert_eq!(told.calls[0].as_ref().unwrap().over, over, "{events:?}");
    }
}

/// O 18.5: a check is of a device, not of a seat.
#[test]
fn evt_4_a_check_does_not_go_along_to_a_spare() {
    let passed = Event::CheckRecorded(CheckRecorded {
        seat: WHITE,
        kind: "device".to_owned(),
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
    assert_eq!(of(&events).checks[0].device, "");
    events.push(moved("m-9", "m-1"));
    assert_eq!(
        of(&events).checks[0].device,
        "passed",
        "that one was looked at"
    );
}
