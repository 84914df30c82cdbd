//! Who is shown the seat.

use super::{ASKS, Caller, Switch};

fn caller(page: &str, attempt: u32, if_free: bool) -> Caller {
    Caller {
        page: page.to_owned(),
        attempt,
        if_free,
    }
}

/// Attempts that waited while the device was held come in any order, the dead ones of this page's own among them.
#[test]
fn dis_1_a_page_is_not_displaced_by_its_own_older_attempts() {
    let switch = Switch::default();
    let (_, mut stream, _sender) = switch.open(caller("a", 4, false)).unwrap();
    for attempt in [2, 3] {
        assert!(switch.open(caller("a", attempt, false)).is_err());
    }
    assert!(stream.try_recv().is_err(), "nothing ended it");
    let later = switch.open(caller("a", 5, false));
    assert!(later.is_ok());
    assert!(matches!(stream.try_recv(), Ok(Err(_))), "its own next one");
}

#[test]
fn a_page_takes_another_ones_place_unless_it_wants_a_free_one() {
    let switch = Switch::default();
    let (number, stream, sender) = switch.open(caller("a", 1, false)).unwrap();
    assert!(switch.open(caller("b", 1, true)).is_err());
    // One that does not read any more is not there, also before that was noted.
    drop((stream, sender));
    let (_, mut stream, _sender) = switch.open(caller("b", 2, true)).unwrap();
    switch.closed(number);
    assert!(switch.is_open());
    let _taken = switch.open(caller("", 0, false)).unwrap();
    assert!(matches!(stream.try_recv(), Ok(Err(_))));
    switch.end("restart");
    assert!(switch.open(caller("b", 3, true)).is_ok(), "it is free");
}

/// A page in bad hands asks without end: what waits is bounded, and who is answered or goes makes room.
#[test]
fn ven_2_questions_that_wait_are_bounded() {
    let switch = Switch::default();
    let mut waiting: Vec<_> = (0..ASKS).map(|_| switch.ask().unwrap()).collect();
    assert!(switch.ask().is_none());
    let (number, answer) = waiting.remove(0);
    switch.answer(number, None);
    assert_eq!(answer.blocking_recv(), Ok(None));
    waiting.push(switch.ask().unwrap());
    assert!(switch.ask().is_none());
    drop(waiting.pop());
    assert!(switch.ask().is_some());
}
