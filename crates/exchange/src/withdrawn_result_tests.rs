//! Results that did not stay: the score tells each, and that it was taken back.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, Ending, Finished, Remedy, Reopened, Restarted, Result as Points, ResultConfirmed,
    ResultCorrected, Ruled, Side,
};

use super::pgn;
use super::round_days::Days;
use super::tests::{START, game, regulations, result_state};

fn ruled(ruling: u32, remedy: Remedy) -> Event {
    Event::Ruled(Ruled {
        incident: 2,
        ruling,
        remedy: remedy.into(),
        reason: "no power".to_owned(),
        ..Ruled::default()
    })
}

fn declared(white_halves: u32, black_halves: u32) -> Event {
    Event::Finished(Finished {
        result: Some(Points {
            white_halves,
            black_halves,
        }),
        ending: Ending::Declared.into(),
        reason: "no power".to_owned(),
    })
}

/// END-8, DIS-4: a result that was ruled or declared and did not stay is told with its score and its time, and so
/// is that it counts no more.
#[test]
fn end_8_a_result_that_was_taken_back_is_told() {
    let reopened = Event::Reopened(Reopened::default());
    for (events, told) in [
        (
            vec![
                ruled(1, Remedy::Result),
                declared(2, 0),
                ruled(2, Remedy::Resume),
            ],
            &[
                "UTC: 1-0 declared by the arbiter",
                "The result is cancelled.",
            ][..],
        ),
        (
            vec![declared(0, 2), reopened, declared(1, 1)],
            &[
                "0-1 declared by the arbiter",
                "The result is cancelled.",
                "1/2-1/2 declared by the arbiter",
            ],
        ),
        (
            vec![declared(2, 0), ruled(1, Remedy::Result)],
            &["1-0 declared by the arbiter"],
        ),
    ] {
        let mut view = game();
        view.events.pop();
        for (event, time) in events.into_iter().zip(START + 140_000..) {
            view.events.push(BoardEvent {
                time,
                event: Some(event),
                ..BoardEvent::default()
            });
        }
        let game = pgn::game(&view, &regulations()).unwrap();
        let said = game.moves.last().unwrap().comment.clone().unwrap();
        let mut rest = said.as_str();
        for part in told {
            let at = rest
                .find(part)
                .unwrap_or_else(|| panic!("{part:?} in {said:?}"));
            rest = &rest[at + part.len()..];
        }
        let taken_back = |of: &str| of.matches("taken back").count();
        assert_eq!(taken_back(&said), taken_back(&told.concat()), "{said}");
    }
}

/// END-8: what no arbiter approved is marked, what he corrected counts.
#[test]
fn end_8_the_result_that_stands_goes_out() {
    let points = |white_halves, black_halves| {
        Some(Points {
            white_halves,
            black_halves,
        })
    };
    let confirmed = |seat: Side| Event::ResultConfirmed(ResultConfirmed { seat: seat.into() });
    let corrected = Event::ResultCorrected(ResultCorrected {
        before: points(2, 0),
        result: points(1, 1),
        ending: Ending::Declared.into(),
        reason: "on appeal".to_owned(),
        ..ResultCorrected::default()
    });
    let steps = [
        (None, Some("provisional"), "1-0"),
        (Some(confirmed(Side::White)), Some("provisional"), "1-0"),
        (Some(confirmed(Side::Black)), Some("confirmed"), "1-0"),
        (Some(corrected), None, "1/2-1/2"),
    ];
    let mut view = game();
    for (event, state, result) in steps {
        view.result_state = Some(result_state(state));
        view.events.extend(event.map(|event| BoardEvent {
            time: START + 140_000,
            event: Some(event),
            ..BoardEvent::default()
        }));
        let game = pgn::game(&view, &regulations()).unwrap();
        assert_eq!(game.tag("ResultState"), state);
        assert_eq!(game.result.token(), result);
    }
    let game = pgn::game(&view, &regulations()).unwrap();
    assert_eq!(game.tag("Termination"), Some("adjudication"));
    let comment = game.moves.last().unwrap().comment.clone().unwrap();
    let said = "13:02:20 UTC: result corrected from 1-0 to 1/2-1/2, on appeal.";
    assert!(comment.ends_with(said), "{comment}");
}

/// BRD-10, EVT-6: of a board whose colours were reversed twice the file has every game with its number, also those that
/// were annulled before they began.
#[test]
fn brd_10_evt_6_a_file_has_every_game_of_a_board() {
    let reversed = |attempt| {
        Event::Restarted(Restarted {
            attempt,
            reversed: true,
            reason: "the colours were wrong".to_owned(),
            ..Restarted::default()
        })
    };
    for (played, expected) in [
        (
            true,
            &[
                ("3", "", "3"),
                ("1", "the colours were wrong", "3"),
                ("2", "the colours were wrong", "0"),
            ][..],
        ),
        (
            false,
            &[
                ("3", "", "3"),
                ("1", "the colours were wrong", "0"),
                ("2", "the colours were wrong", "0"),
            ],
        ),
    ] {
        let mut view = game();
        let moves = view.events.split_off(1);
        let twice = [2, 3].map(reversed).map(|event| BoardEvent {
            time: START + 1_000,
            event: Some(event),
            ..BoardEvent::default()
        });
        if played {
            view.events.extend(moves.clone());
        }
        view.events.extend(twice);
        view.events.extend(moves);
        let games = pgn::all(&view, &regulations(), &Days::default()).unwrap();
        let tags = games.iter().map(|game| {
            ["Attempt", "Superseded", "PlyCount"].map(|name| game.tag(name).unwrap_or_default())
        });
        let tags: Vec<_> = tags
            .map(|[attempt, by, plies]| (attempt, by, plies))
            .collect();
        assert_eq!(tags, expected, "{played}");
    }
}
