//! What an arbiter gave, and what became of calls, as a page is told it.

use adoube_proto::v1::{
    ArbiterCalled, BoardEvent, Clocks, Finished, Reopened, Role, Shown, Side, TimeAdded,
    board_event::Event, play_reply,
};

use super::Page;
use crate::link::stories::fixture::{Story, game, record};

/// CLK-7: both players read how much was given to whom, why, and by whose office and name.
#[test]
fn clk_7_time_that_is_given_is_told_with_who_gave_it() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    page.told();
    let added = Event::TimeAdded(TimeAdded {
        white: 0,
        black: 120_000,
        reason: "a siren".into(),
    });
    let given = BoardEvent {
        by: "ada".into(),
        clocks: Some(Clocks {
            white: 300_000,
            black: 420_000,
            ..Clocks::default()
        }),
        ..record(7, added)
    };
    page.story.tell(play_reply::Body::Event(given));
    let [changed] = page
        .told()
        .unwrap()
        .board
        .unwrap()
        .clocks_changed
        .try_into()
        .unwrap();
    let signed = (changed.office(), &*changed.by, &*changed.reason);
    assert_eq!(signed, (Role::ChiefArbiter, "Castillo, Ada", "a siren"));
    let clocks = [changed.black_before, changed.black];
    assert_eq!(clocks, [300_000, 420_000]);
}

/// Nobody comes for a call that waited when the game ended; where that goes on it waits again.
#[test]
fn ven_8_a_call_that_ended_with_its_game_is_told_as_that() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    let over = |shown: Shown| shown.board.unwrap().calls[0].over;
    let called = Event::ArbiterCalled(ArbiterCalled {
        number: 1,
        seat: Side::White.into(),
        ..ArbiterCalled::default()
    });
    assert!(!over(page.event(7, called)));
    assert!(over(page.event(8, Event::Finished(Finished::default()))));
    assert!(!over(page.event(9, Event::Reopened(Reopened::default()))));
}
