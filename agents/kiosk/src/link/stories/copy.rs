//! The board's copy: records as a table, and whatever reconnections do to their order.

use PauseCause::{Arbiter, Silence};
use adoube_proto::v1::{
    CheckKind, CheckRecorded, CheckResult, CheckedIn, Clocks, DrawDeclined, DrawOffered, Ending,
    Finished, Outage, PauseCause, Paused, Penalised, PenaltiesWithdrawn, PlayLinkState,
    PositionRestored, Reopened, Restarted, Result as Points, Resumed, Side, board_event::Event,
    play_reply,
};
use proptest::prelude::*;

use super::fixture::{BOARD, Story, game, moved, record, seat_on};
use crate::link::board::{BoardCopy, Fold, Stage};
use crate::link::messages::LinkOutput;

fn fold(events: Vec<Event>) -> BoardCopy {
    let mut copy = BoardCopy::default();
    for (sequence, event) in (1..).zip(events) {
        assert_eq!(copy.fold(&record(sequence, event)), Fold::Applied);
    }
    copy
}

fn after_game(events: Vec<Event>) -> BoardCopy {
    let played = game().into_iter().map(|record| record.event.unwrap());
    fold(played.chain(events).collect())
}

fn paused(cause: PauseCause) -> Event {
    Event::Paused(Paused {
        cause: cause.into(),
        ..Paused::default()
    })
}

fn offered(side: Side) -> Event {
    Event::DrawOffered(DrawOffered { seat: side.into() })
}

#[test]
fn pen_1_a_penalty_stays_in_the_record_of_its_game() {
    let penalised = Event::Penalised(Penalised {
        seat: Side::Black.into(),
        article: "O 18.4.1".to_owned(),
        reason: "noise".to_owned(),
        ..Penalised::default()
    });
    let finished = Event::Finished(Finished::default());
    let copy = after_game(vec![penalised.clone(), finished]);
    let [shown] = &copy.told.penalties[..] else {
        panic!("{:?}", copy.told.penalties)
    };
    assert_eq!((shown.side(), shown.ply), (Side::Black, copy.ply));
    assert_eq!((&*shown.article, &*shown.reason), ("O 18.4.1", "noise"));
    let withdrawn = Event::PenaltiesWithdrawn(PenaltiesWithdrawn {
        ruling: shown.record,
        reason: "the opponent's".to_owned(),
        ..PenaltiesWithdrawn::default()
    });
    let copy = after_game(vec![penalised.clone(), withdrawn]);
    assert!(copy.told.penalties[0].withdrawn.is_some());
    let another = Event::Restarted(Restarted::default());
    assert_eq!(after_game(vec![penalised, another]).told.penalties, []);
}

#[test]
fn stages_by_their_records() {
    let resumed = || Event::Resumed(Resumed::default());
    let finished = Event::Finished(Finished {
        result: Some(Points {
            white_halves: 1,
            black_halves: 1,
        }),
        ending: Ending::Agreement.into(),
        reason: String::new(),
    });
    let rows = [
        (vec![], Stage::Playing),
        (vec![paused(Silence)], Stage::Paused),
        (vec![paused(Silence), paused(Arbiter)], Stage::Paused),
        (vec![paused(Silence), resumed()], Stage::Playing),
        (
            vec![paused(Silence), paused(Arbiter), resumed()],
            Stage::Playing,
        ),
        (vec![resumed()], Stage::Playing),
        (vec![Event::Outage(Outage::default())], Stage::Paused),
        (
            vec![Event::Outage(Outage::default()), resumed()],
            Stage::Playing,
        ),
        (vec![paused(Arbiter), finished.clone()], Stage::Finished),
        (vec![finished, resumed()], Stage::Finished),
    ];
    for (events, expected) in rows {
        assert_eq!(after_game(events.clone()).stage, expected, "{events:?}");
    }
    assert_eq!(fold(vec![paused(Arbiter), resumed()]).stage, Stage::Waiting);
}

/// EVT-2: a forfeit that is played after all waits for its players; a game that had begun stands still.
#[test]
fn evt_2_a_forfeit_that_is_reopened_can_be_checked_in_for() {
    let forfeited = || {
        Event::Finished(Finished {
            ending: Ending::Forfeit.into(),
            ..Finished::default()
        })
    };
    let reopened = || Event::Reopened(Reopened::default());
    let copy = fold(vec![forfeited(), reopened()]);
    assert_eq!((copy.stage, copy.outcome), (Stage::Waiting, None));
    let copy = after_game(vec![forfeited(), reopened()]);
    assert_eq!(copy.stage, Stage::Paused);
}

/// EVT-2, EVT-6: who has checked in has done so at the other side too, and a game that had not begun waits for its
/// players.
#[test]
fn evt_2_evt_6_who_is_here_changes_sides_with_reversed_colours() {
    let here = || {
        Event::CheckedIn(CheckedIn {
            seat: Side::White.into(),
        })
    };
    let checked = || {
        Event::CheckRecorded(CheckRecorded {
            seat: Side::White.into(),
            kind: CheckKind::Device.into(),
            passed: true,
            ..CheckRecorded::default()
        })
    };
    let restarted = |reversed| {
        Event::Restarted(Restarted {
            attempt: 2,
            reversed,
            ..Restarted::default()
        })
    };
    for (reversed, present, passed) in [(false, Side::White, 0), (true, Side::Black, 1)] {
        let copy = fold(vec![here(), checked(), restarted(reversed)]);
        assert_eq!(copy.stage, Stage::Waiting);
        for side in [Side::White, Side::Black] {
            assert_eq!(
                copy.is_present(side),
                side == present,
                "{reversed} {side:?}"
            );
        }
        assert_eq!(
            copy.told.checks.of(passed).unwrap().device(),
            CheckResult::Passed,
            "{reversed}"
        );
        assert_eq!(
            copy.told.checks.of(1 - passed).unwrap().device(),
            CheckResult::Unspecified,
            "{reversed}"
        );
    }
    let finished = Event::Finished(Finished::default());
    let reopened = Event::Reopened(Reopened::default());
    let copy = fold(vec![here(), restarted(true), finished, reopened]);
    assert_eq!(copy.stage, Stage::Waiting);
}

#[test]
fn an_offer_lapses_when_the_other_side_moves_and_its_maker_is_told() {
    const WHITE: Option<Side> = Some(Side::White);
    const BLACK: Option<Side> = Some(Side::Black);
    let (own, others) = (|| moved(5, "f1b5"), || moved(6, "a7a6"));
    let declined = || {
        Event::DrawDeclined(DrawDeclined {
            seat: Side::White.into(),
        })
    };
    let by_black = || offered(Side::Black);
    let over = || Event::Finished(Finished::default());
    let reopened = || Event::Reopened(Reopened::default());
    let restored = || Event::PositionRestored(PositionRestored::default());
    let restarted = || Event::Restarted(Restarted::default());
    // White is to move after four half-moves.
    let rows = [
        (vec![offered(Side::White)], WHITE, None),
        (vec![offered(Side::White), own()], WHITE, None),
        (vec![offered(Side::White), own(), others()], None, WHITE),
        (vec![by_black(), own()], None, BLACK),
        (vec![by_black(), own(), others()], None, None),
        (vec![by_black(), own(), by_black()], BLACK, None),
        (vec![by_black(), declined()], None, BLACK),
        (vec![by_black(), declined(), own()], None, None),
        (vec![own(), others()], None, None),
        // A game that is another one, or goes on from elsewhere, has none.
        (vec![by_black(), declined(), over(), reopened()], None, None),
        (vec![by_black(), declined(), restored()], None, None),
        (vec![by_black(), declined(), restarted()], None, None),
    ];
    // In words, and in the same position.
    let in_words = after_game(vec![by_black(), declined()]);
    assert_eq!(in_words.offer_declined, BLACK);
    for (events, stands, declined) in rows {
        let copy = after_game(events.clone());
        assert_eq!(copy.draw_offer, stands, "{events:?}");
        assert_eq!(copy.draw_declined, declined, "{events:?}");
        let lasts = matches!(
            events.last(),
            Some(Event::DrawDeclined(_) | Event::Reopened(_))
        );
        assert_eq!(copy.offer_declined.is_some(), lasts, "{events:?}");
    }
}

#[test]
fn whose_move_it_is() {
    let mut copy = BoardCopy::default();
    for (record, expected) in game().iter().skip(4).zip([Side::Black, Side::White]) {
        copy = fold(
            game()[..usize::try_from(record.sequence).unwrap()]
                .iter()
                .map(|record| record.event.clone().unwrap())
                .collect(),
        );
        assert_eq!(copy.to_move(), expected);
    }
    let black_begins = fold(vec![Event::Opened(adoube_proto::v1::Opened {
        fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1".into(),
        ..Default::default()
    })]);
    assert_eq!(black_begins.to_move(), Side::Black);
    assert!(copy.is_present(Side::White) && copy.is_present(Side::Black));
}

#[test]
fn only_the_next_record_changes_anything() {
    let mut copy = after_game(vec![]);
    let before = copy.clone();
    let rows = [
        (record(8, moved(5, "f1b5")), Fold::AlreadyHeld),
        (record(1, moved(5, "f1b5")), Fold::AlreadyHeld),
        (record(0, moved(5, "f1b5")), Fold::AlreadyHeld),
        (
            record(10, moved(5, "f1b5")),
            Fold::Gap {
                expected: 9,
                got: 10,
            },
        ),
        (
            record(u64::MAX, moved(5, "f1b5")),
            Fold::Gap {
                expected: 9,
                got: u64::MAX,
            },
        ),
    ];
    for (record, expected) in rows {
        assert_eq!(copy.fold(&record), expected);
        assert_eq!(copy, before);
    }
    let broken = copy.fold(&record(9, moved(7, "f1b5")));
    assert!(matches!(broken, Fold::Broken(_)), "{broken:?}");
    assert_eq!(copy, before);
}

#[test]
fn a_record_of_a_later_version_counts_and_a_restart_begins_anew() {
    let mut copy = after_game(vec![]);
    let mut unknown = record(9, moved(5, ""));
    unknown.event = None;
    let clocks = Clocks {
        at: 1,
        white: 2,
        black: 3,
        running: 1,
        delay: 0,
    };
    unknown.clocks = Some(clocks);
    assert_eq!(copy.fold(&unknown), Fold::Applied);
    assert_eq!(
        (copy.ply, copy.last_sequence, copy.clocks),
        (4, 9, Some(clocks))
    );
    let again = record(10, game()[0].event.clone().unwrap());
    assert_eq!(copy.fold(&again), Fold::Applied);
    assert_eq!(
        (copy.ply, copy.last_sequence, copy.stage),
        (0, 10, Stage::Waiting)
    );
}

/// BRD-9: the right position may have Black to move; what is not told stays as it was.
#[test]
fn brd_9_a_game_from_a_wrong_start_begins_anew_with_the_right_side() {
    let anew = |fen: &str| {
        let mut copy = after_game(vec![]);
        let restarted = Event::Restarted(Restarted {
            attempt: 2,
            fen: fen.to_owned(),
            ..Restarted::default()
        });
        assert_eq!(copy.fold(&record(9, restarted)), Fold::Applied);
        (copy.ply, copy.moves.len(), copy.to_move())
    };
    assert_eq!(anew(""), (0, 0, Side::White));
    assert_eq!(anew("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), (0, 0, Side::Black));
    assert_eq!(anew("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), (0, 0, Side::White));
}

fn stream(length: u32) -> Vec<adoube_proto::v1::BoardEvent> {
    let mut records = game();
    for ply in 5..5 + length {
        let sequence = records.len() as u64 + 1;
        let event = match ply % 7 {
            0 => paused(Silence),
            1 => Event::Resumed(Resumed::default()),
            2 => offered(Side::Black),
            _ => moved(plies(&records) + 1, "a1a2"),
        };
        records.push(record(sequence, event));
    }
    records
}

fn plies(records: &[adoube_proto::v1::BoardEvent]) -> u32 {
    let moves = records
        .iter()
        .filter(|record| matches!(record.event, Some(Event::Moved(_))));
    u32::try_from(moves.count()).unwrap()
}

proptest! {
    /// Each connection tells the stream from where the device greeted, spoiled by repetitions and
    /// omissions; whatever the device then holds is the straight fold up to its last record.
    #[test]
    fn reconnections_never_make_the_copy_differ_from_a_straight_fold(
        length in 0_u32..40,
        connections in prop::collection::vec(
            prop::collection::vec((0_usize..60, 0_u8..4), 0..30),
            0..8,
        ),
    ) {
        let records = stream(length);
        let mut story = Story::begin();
        for spoiled in connections {
            story.connect();
            story.tell(seat_on(BOARD));
            for (place, kind) in spoiled {
                let held = usize::try_from(story.link.board().last_sequence).unwrap();
                // Mostly the next one; sometimes any.
                let place = if kind == 0 { place } else { held };
                if let Some(record) = records.get(place) {
                    story.tell(play_reply::Body::Event(record.clone()));
                }
                let held = usize::try_from(story.link.board().last_sequence).unwrap();
                let mut straight = BoardCopy::default();
                for record in &records[..held] {
                    straight.fold(record);
                }
                prop_assert_eq!(story.link.board(), &straight);
            }
            story.cut();
        }
        story.connect();
        story.tell(seat_on(BOARD));
        let held = usize::try_from(story.link.board().last_sequence).unwrap();
        for record in &records[held..] {
            story.tell(play_reply::Body::Event(record.clone()));
        }
        prop_assert_eq!(story.link.board().last_sequence, records.len() as u64);
        prop_assert_eq!(story.link.board().ply, plies(&records));
    }
}

/// EVT-6: the players change sides in the middle of a game. The device begins its copy anew with what it is
/// told then, and its link, which is the seat's presence, stays.
#[test]
fn evt_6_a_device_that_changes_sides_keeps_its_link() {
    let mut story = Story::seated(&game());
    let restarted = record(9, Event::Restarted(Restarted::default()));
    story.tell(play_reply::Body::Event(restarted.clone()));
    let mut seat = seat_on(BOARD);
    if let play_reply::Body::Seat(assigned) = &mut seat {
        assigned.side = Side::Black.into();
    }
    story.tell(seat);
    let resumed = record(10, Event::Resumed(Resumed::default()));
    for record in game().into_iter().chain([restarted, resumed]) {
        story.tell(play_reply::Body::Event(record));
    }
    let outputs = story.outputs();
    assert!(!outputs.contains(&LinkOutput::HangUp), "{outputs:?}");
    assert_eq!(
        (story.link.state(), story.link.board().last_sequence),
        (PlayLinkState::Seated, 10)
    );
}
