//! Calls of the arbiter and leaves.

use super::*;
use crate::board::notices::calls::CallNotice;

fn called(number: u32, leave: bool) -> Event {
    Event::ArbiterCalled(ArbiterCalled {
        number,
        side: White,
        reason: String::new(),
        leave,
        objection: None,
    })
}

fn answered(number: u32, leave: bool) -> Event {
    Event::CallAnswered(CallAnswered {
        number,
        valid: true,
        leave,
        note: String::new(),
    })
}

fn last_call(board: &Board) -> &CallNotice {
    board.call_notices(White).last().unwrap()
}

/// VEN-8: a player sees that an official comes.
#[test]
fn ven_8_a_player_sees_that_an_official_comes() {
    for (number, coming) in [(1, true), (2, false)] {
        let mut story = Story::playing(&[]);
        story.add(called(1, false));
        let board = story.add_by(Event::CallTaken(CallTaken { number }), arbiter());
        assert_eq!(last_call(board).is_taken, coming, "{number}");
    }
}

/// What a player does at the seat, and what an official saw, ends a leave; so does the end of the game. A premove that
/// was set before, and what the opponent does, do not.
#[test]
fn ven_7_a_leave_is_shown_until_it_is_over() {
    type Then = fn(&mut Story);
    let rows: [(Then, bool); 6] = [
        (
            |story| {
                story.play("e2e4", false);
            },
            true,
        ),
        (
            |story| {
                story.play("e2e4", true);
            },
            false,
        ),
        (
            |story| {
                story.play("e2e4", true);
                story.play("e7e5", false);
            },
            false,
        ),
        (
            |story| {
                story.add_by(Event::LeaveEnded(LeaveEnded { side: White }), arbiter());
            },
            true,
        ),
        (
            |story| {
                story.add_by(Event::LeaveEnded(LeaveEnded { side: Black }), arbiter());
            },
            false,
        ),
        (
            |story| {
                story.add(finished());
            },
            true,
        ),
    ];
    for (row, (then, over)) in rows.into_iter().enumerate() {
        let mut story = Story::playing(&[]);
        story.add(called(1, true));
        story.add_by(answered(1, true), arbiter());
        then(&mut story);
        let call = last_call(&story.board);
        assert_eq!(story.board.is_call_over(call), over, "{row}");
    }
}

/// Whatever it was that the player did: it is shown for how long they were out, until they move.
#[test]
fn ven_7_a_player_sees_how_long_a_leave_lasted() {
    let mut story = Story::playing(&[]);
    story.add(called(1, true));
    story.time = 90_000;
    story.add_by(answered(1, true), arbiter());
    story.time = 400_000;
    let seat = story.board.seat(White).clone();
    let offer = Event::DrawOffered(DrawOffered { side: Black });
    let call = last_call(story.add(offer)).clone();
    assert_eq!((call.is_over, call.away), (false, None));
    let player = Actor::player(seat.person, seat.device);
    let call = last_call(story.add_by(here(White), player)).clone();
    assert_eq!((call.is_over, call.away), (true, Some(Millis(310_000))));
    assert_eq!(last_call(story.play("e2e4", false)).away, None);
}

/// A player sees what became of each call, whichever came first, and that they are back; a later call takes the place of
/// what is over, and of nothing else.
#[test]
fn ven_7_a_leave_is_shown_while_another_call_waits() {
    let shown = |board: &Board| -> Vec<(u32, bool, bool)> {
        let calls = board.call_notices(White).iter();
        let calls = calls.map(|call| (call.number, call.answer.is_some(), call.is_over));
        calls.collect()
    };
    let mut story = Story::playing(&[]);
    story.add(called(1, true));
    story.add(called(2, false));
    story.time = 30_000;
    let board = story.add_by(answered(1, true), arbiter());
    assert_eq!(shown(board), [(1, true, false), (2, false, false)]);
    story.time = 90_000;
    let board = story.add_by(Event::LeaveEnded(LeaveEnded { side: White }), arbiter());
    assert_eq!(shown(board), [(1, true, true), (2, false, false)]);
    assert_eq!(board.call_notices(White)[0].away, Some(Millis(60_000)));
    let board = story.add(called(3, false));
    assert_eq!(shown(board), [(2, false, false), (3, false, false)]);
}

/// Nobody comes for a call that waits when the game ends; one that was answered stays, and so does a later one. Where the
/// game is resumed it waits again.
#[test]
fn ven_8_a_call_that_waits_ends_with_its_game() {
    let rows = [
        (vec![called(1, false), finished()], true),
        (
            vec![called(1, false), answered(1, false), finished()],
            false,
        ),
        (
            vec![called(1, false), finished(), answered(1, false)],
            false,
        ),
        (vec![finished(), called(1, false)], false),
        (vec![called(1, false), finished(), reopened(None)], false),
    ];
    for (events, over) in rows {
        let mut story = Story::playing(&[]);
        for event in events.clone() {
            story.add_by(event, arbiter());
        }
        let call = last_call(&story.board);
        assert_eq!(story.board.is_call_over(call), over, "{events:?}");
    }
}

/// O 17.11: an objection that was rejected is shown until the player calls again or the result is another one.
#[test]
fn end_8_a_rejected_objection_is_shown_with_its_result() {
    let mut story = Story::playing(&[]);
    let score = Score { white: 2, black: 0 };
    story.add(finished_with(score));
    story.add(Event::ArbiterCalled(ArbiterCalled {
        number: 1,
        side: White,
        reason: String::new(),
        leave: false,
        objection: Some(score),
    }));
    assert!(!story.board.has_rejected_objection(White));
    assert!(!story.board.player_actions(White).confirm, "who objects");
    assert!(story.board.player_actions(Black).confirm);
    let rejected = CallAnswered {
        number: 1,
        valid: false,
        leave: false,
        note: String::new(),
    };
    let board = story.add_by(Event::CallAnswered(rejected), arbiter());
    let shown = BySide::from_fn(|side| board.has_rejected_objection(side));
    assert_eq!(shown, BySide::new(true, false));
    assert!(board.player_actions(White).confirm);
}
