//! What an arbiter gave, and what became of calls, as a page is told it.

use adoube_proto::v1::{
    AbsenceShown, Absences, ArbiterCalled, BoardEvent, BoardRef, CallAnswered, CheckedIn, Clocks,
    DefaultTimeSet, Finished, PlayerAbsence, PositionRestored, Pulse, Remedy, Reopened, Restarted,
    Result as Points, ResultConfirmed, ResultCorrected, ResultStatus, Role, Shown, Side, TimeAdded,
    board_event::Event, play_reply,
};

use super::Page;
use crate::link::stories::fixture::{BOARD, Story, game, moved, record, seat_on};

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

/// What the officials told one player is not shown to the next one at the same device.
#[test]
fn a_message_is_for_the_player_who_sat_there() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    let sit = |page: &mut Page, round, person: &str| {
        let seat = seat_on(BoardRef { round, ..BOARD });
        let play_reply::Body::Seat(mut seat) = seat else {
            panic!("a seat");
        };
        let white = seat.white.get_or_insert_default();
        person.clone_into(&mut white.person);
        page.story.tell(play_reply::Body::Seat(seat));
        page.told().unwrap().notice
    };
    page.told();
    sit(&mut page, 2, "cruz");
    page.screen.notice("please wait", 1);
    let shown = page.told().unwrap().notice;
    assert_eq!(shown.unwrap().text, "please wait");
    assert!(sit(&mut page, 3, "cruz").is_some(), "the same player");
    assert_eq!(sit(&mut page, 4, "bora"), None);
}

const fn points(white_halves: u32, black_halves: u32) -> Points {
    Points {
        white_halves,
        black_halves,
    }
}

/// O 17.11: an objection is on both players' pages until it is answered, or the result is corrected; who objects cannot
/// confirm.
#[test]
fn end_8_an_objection_is_shown_to_both_players() {
    use ResultStatus::{Corrected, Objected, Provisional};

    let finished = Event::Finished(Finished {
        result: Some(points(2, 0)),
        ..Finished::default()
    });
    let confirmed = |seat: Side| Event::ResultConfirmed(ResultConfirmed { seat: seat.into() });
    let objects = |number, seat: Side| {
        Event::ArbiterCalled(ArbiterCalled {
            number,
            seat: seat.into(),
            objection: Some(points(2, 0)),
            ..ArbiterCalled::default()
        })
    };
    let answered = |number| {
        Event::CallAnswered(CallAnswered {
            number,
            ..CallAnswered::default()
        })
    };
    let corrected = Event::ResultCorrected(ResultCorrected {
        result: Some(points(0, 2)),
        ..ResultCorrected::default()
    });
    let mut page = Page::of(Story::seated(&game()[..6]));
    page.told();
    // The device is White's: what is shown, whether White and Black object, and whether White may confirm.
    for (sequence, event, state, shown, may) in [
        (7, finished, Provisional, [false, false], true),
        (8, confirmed(Side::Black), Provisional, [false, false], true),
        (9, objects(1, Side::Black), Objected, [false, true], true),
        (10, objects(2, Side::White), Objected, [true, true], false),
        (11, answered(1), Objected, [true, false], false),
        (12, corrected, Corrected, [false, false], true),
    ] {
        let board = page.event(sequence, event).board.unwrap();
        let outcome = board.outcome.unwrap();
        assert_eq!(outcome.state(), state, "{sequence}");
        let told = [outcome.white_objects, outcome.black_objects];
        assert_eq!(told, shown, "{sequence}");
        // Black's objection is rejected by the first answer; of a corrected result nothing is left to reject.
        assert!(!outcome.white_objection_rejected, "{sequence}");
        assert_eq!(outcome.black_objection_rejected, sequence == 11);
        assert_eq!(board.may.unwrap().confirm, may, "{sequence}");
    }
}

/// EVT-2: before the round starts a player reads how late they may be, as an arbiter set it last.
#[test]
fn evt_2_a_page_shows_the_default_time_that_an_arbiter_set() {
    let mut page = Page::of(Story::seated(&game()[..1]));
    let shown = page.told().unwrap().seat.unwrap().terms.unwrap();
    assert_eq!(shown.default_time, None);
    for (sequence, to) in [(2, Some(1_800_000)), (3, None)] {
        let set = Event::DefaultTimeSet(DefaultTimeSet {
            to,
            ..DefaultTimeSet::default()
        });
        let shown = page.event(sequence, set).seat.unwrap().terms.unwrap();
        assert_eq!(shown.default_time, to);
    }
}

/// EVT-6, DIS-9: a correction that begins another game is shown with its reason and author, and replaces what was ruled
/// on the game before, without that game's clocks; a board that is published again has none of it.
#[test]
fn evt_6_dis_9_reversed_colours_take_the_place_of_an_earlier_ruling() {
    const FEN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";
    for (reversed, fen, remedy) in [(true, "", Remedy::Reverse), (false, FEN, Remedy::NewStart)] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        page.told();
        let restored = Event::PositionRestored(PositionRestored {
            reason: "the wrong board".into(),
            by: "ada".into(),
            ..PositionRestored::default()
        });
        let shown = page.event(7, restored).board.unwrap().ruling.unwrap();
        assert_eq!(shown.remedy(), Remedy::Restore);
        let restarted = BoardEvent {
            by: "ada".into(),
            ..record(
                8,
                Event::Restarted(Restarted {
                    attempt: 2,
                    reversed,
                    fen: fen.into(),
                    reason: "the pairing was wrong".into(),
                    ..Restarted::default()
                }),
            )
        };
        page.story.tell(play_reply::Body::Event(restarted));
        let ruling = page.told().unwrap().board.unwrap().ruling.unwrap();
        assert_eq!(ruling.remedy(), remedy);
        assert_eq!(ruling.reason, "the pairing was wrong");
        assert_eq!(
            (ruling.office(), &*ruling.by),
            (Role::ChiefArbiter, "Castillo, Ada")
        );
        assert_eq!((ruling.white_before, ruling.black_before), (0, 0));
        let opened = game()[0].event.clone().unwrap();
        let board = page.event(9, opened).board.unwrap();
        assert_eq!(board.ruling, None, "another publication");
    }
}
