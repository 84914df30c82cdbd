//! What an arbiter gave, and what became of calls, as a page is told it.

use adoube_proto::v1::{
    AbsenceShown, Absences, ArbiterCalled, BoardEvent, CallAnswered, CheckedIn, Clocks, Finished,
    PlayerAbsence, Pulse, Reopened, Result as Points, Role, Shown, Side, TimeAdded,
    board_event::Event, play_reply,
};

use super::Page;
use crate::link::stories::fixture::{Story, game, moved, record};

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

/// EVT-2: a player reads who is absent and how long they still have; the deadline is the coordinator's, and what a record
/// says later counts.
#[test]
fn evt_2_a_page_shows_who_is_absent_and_when_they_lose() {
    use PlayerAbsence::{NoFirstMove, NotCheckedIn, Unspecified};
    let mut page = Page::of(Story::seated(&game()[..1]));
    page.told();
    let pulse = |page: &mut Page, white: PlayerAbsence, black: PlayerAbsence, default_at| {
        page.story.tell(play_reply::Body::Pulse(Pulse {
            time: 10_000,
            absences: Some(Absences {
                white: white.into(),
                black: black.into(),
                default_at,
            }),
            ..Pulse::default()
        }));
        page.told().unwrap().board.unwrap().absence
    };
    let shown = |own: PlayerAbsence, opponent: PlayerAbsence, until: Option<[u64; 2]>| {
        Some(AbsenceShown {
            own: own.into(),
            opponent: opponent.into(),
            default_at: until.map(|[at, _]| at),
            left_ms: until.map(|[_, left]| left),
        })
    };
    // The device is White's.
    for (white, black, default_at, until) in [
        (NotCheckedIn, NotCheckedIn, 70_000, Some([70_000, 60_000])),
        (NotCheckedIn, Unspecified, 90_000, Some([90_000, 80_000])),
        (Unspecified, NotCheckedIn, 90_000, Some([90_000, 80_000])),
        // The arbiter decides, or the boards are held.
        (Unspecified, NotCheckedIn, 0, None),
    ] {
        let told = pulse(&mut page, white, black, default_at);
        assert_eq!(told, shown(white, black, until), "{white:?} {black:?}");
    }
    let came = Event::CheckedIn(CheckedIn {
        seat: Side::Black.into(),
    });
    assert_eq!(page.event(2, came).board.unwrap().absence, None);
    let told = pulse(&mut page, NotCheckedIn, Unspecified, 70_000);
    assert!(told.is_some());
    let own = Event::CheckedIn(CheckedIn {
        seat: Side::White.into(),
    });
    assert_eq!(page.event(3, own).board.unwrap().absence, None);
    page.event(4, game().remove(3).event.unwrap());
    let told = pulse(&mut page, NoFirstMove, Unspecified, 70_000);
    assert_eq!(
        told,
        shown(NoFirstMove, Unspecified, Some([70_000, 60_000]))
    );
    assert_eq!(page.event(5, moved(1, "e2e4")).board.unwrap().absence, None);
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

/// END-8: who objected to a result reads that, until an official has answered; an objection to another result is none.
#[test]
fn end_8_an_objection_is_told_until_it_is_answered() {
    let won = Points {
        white_halves: 2,
        black_halves: 0,
    };
    for (to, objected) in [
        (Some(won), true),
        (Some(Points::default()), false),
        (None, false),
    ] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        let told = |shown: Shown| shown.board.unwrap().outcome.unwrap().objected;
        let finished = Event::Finished(Finished {
            result: Some(won),
            ..Finished::default()
        });
        assert!(!told(page.event(7, finished)));
        let called = Event::ArbiterCalled(ArbiterCalled {
            number: 1,
            seat: Side::White.into(),
            objection: to,
            ..ArbiterCalled::default()
        });
        assert_eq!(told(page.event(8, called)), objected, "{to:?}");
        let answered = Event::CallAnswered(CallAnswered {
            number: 1,
            ..CallAnswered::default()
        });
        assert!(!told(page.event(9, answered)));
    }
}
