//! Games that were not played, results that PGN has no sign for, and all that is said beside the
//! moves: nothing is lost on the way out and back.

use adoube_chess::Start;
use adoube_chess::pgn::{Game, Outcome, Reader};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    ArbiterCalled, AssistantApproved, AssistantEnded, BackFromLeave, BoardEvent, CallAnswered,
    CheckKind, CheckRecorded, ChecksWaived, Clocks, DefaultTimeSet, DrawOffered, Ending, EventView,
    Finished, GameView, LagCredit, LeaveEnded, Moved, Opened, PauseCause, Paused, Penalised,
    Restarted, Result as Points, Role, RoundView, Ruled, Side, Started, VenueEntry,
};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::Scoring;

use super::round_days::Days;
use super::tests::{START, game, regulations};
use super::wire_ids::wire_penalty;
use super::{comments, pgn};
use crate::sample_moves;

/// Eleven at night in London on the 17th: the 18th in Madrid.
const NIGHT: u64 = START + 9 * 3_600_000;
const DAY: u64 = 86_400_000;

fn event(time: u64, event: Event) -> BoardEvent {
    BoardEvent {
        time,
        event: Some(event),
        ..BoardEvent::default()
    }
}

fn finished(white_halves: u32, black_halves: u32, ending: &str) -> Event {
    Event::Finished(Finished {
        result: Some(Points {
            white_halves,
            black_halves,
        }),
        ending: Ending::from_word(ending).unwrap().into(),
        reason: "not there".to_owned(),
    })
}

/// A board of no moves: opened at that time, and what came then.
fn board(opened: u64, events: impl IntoIterator<Item = BoardEvent>) -> GameView {
    let first = event(opened, Event::Opened(Opened::default()));
    GameView {
        events: std::iter::once(first).chain(events).collect(),
        ..game()
    }
}

/// As it goes out and comes back.
fn there_and_back(view: GameView, regulations: &Regulations, days: &Days) -> Game {
    let text = pgn::write(&[view], regulations, days).unwrap();
    let games: Result<Vec<_>, _> = Reader::new(text.as_bytes()).collect();
    let [read] = <[Game; 1]>::try_from(games.unwrap()).unwrap();
    assert_eq!(adoube_chess::pgn::write(&read), text, "written again alike");
    read
}

fn days(zone: &str, started: u64) -> Days {
    let view = EventView {
        rounds: vec![RoundView {
            round: 1,
            started,
            ..RoundView::default()
        }],
        venues: vec![VenueEntry {
            time_zone: zone.to_owned(),
            ..VenueEntry::default()
        }],
        ..EventView::default()
    };
    Days::of(&view, 1)
}

/// A forfeit is of the day of its round; so is a game that was declared without a start.
#[test]
fn evt_5_a_game_that_never_began_is_of_the_day_of_its_round() {
    let forfeit = |time| event(time, finished(2, 0, "forfeit"));
    let of = |regulations: &Regulations, view, days: &Days| {
        let game = there_and_back(view, regulations, days);
        let tag = |name| game.tag(name).unwrap_or_default().to_owned();
        [tag("Date"), tag("UTCDate")]
    };
    let regulations = regulations();
    for (what, view, days, expected) in [
        (
            "forfeit",
            board(START - DAY, [forfeit(START)]),
            days("UTC", START),
            ["2022.06.17", ""],
        ),
        (
            "in the night",
            board(START, [forfeit(NIGHT)]),
            days("Europe/Madrid", NIGHT),
            ["2022.06.18", ""],
        ),
        (
            "declared",
            board(START, [event(START, finished(1, 1, "declared"))]),
            days("UTC", START),
            ["2022.06.17", ""],
        ),
        (
            "before the round",
            board(START - DAY, [forfeit(START)]),
            days("UTC", 0),
            ["2022.06.16", ""],
        ),
        (
            "no time at all",
            board(0, [forfeit(0)]),
            days("UTC", 0),
            ["2022.06.17", ""],
        ),
        (
            "not begun yet",
            board(START, []),
            days("UTC", 0),
            ["????.??.??", ""],
        ),
        (
            "round begun",
            board(START, []),
            days("UTC", START),
            ["2022.06.17", ""],
        ),
        (
            "played in the night",
            board(START, [event(NIGHT, Event::Started(Started {}))]),
            days("Europe/Madrid", START),
            ["2022.06.18", "2022.06.17"],
        ),
    ] {
        assert_eq!(of(&regulations, view, &days), expected, "{what}");
    }
}

/// Rows: halves of a point under a scoring, the result, and what ends the moves.
#[test]
fn end_7_every_result_goes_out_and_comes_back() {
    let other = |white, black| Outcome::Other { white, black };
    let football = Scoring::from_halves(6, 2, 0).unwrap();
    let norway = Scoring::from_halves(6, 2, 1).unwrap();
    for (scoring, points, result, token) in [
        (Scoring::default(), (2, 0), Outcome::WhiteWins, "1-0"),
        (Scoring::default(), (0, 2), Outcome::BlackWins, "0-1"),
        (Scoring::default(), (1, 1), Outcome::Draw, "1/2-1/2"),
        (Scoring::default(), (0, 0), other(0, 0), "*"),
        (Scoring::default(), (1, 0), other(1, 0), "*"),
        (Scoring::default(), (0, 1), other(0, 1), "*"),
        (football, (6, 0), Outcome::WhiteWins, "1-0"),
        (football, (0, 6), Outcome::BlackWins, "0-1"),
        (football, (2, 2), Outcome::Draw, "1/2-1/2"),
        (football, (2, 0), other(1, 0), "*"),
        (football, (0, 2), other(0, 1), "*"),
        (football, (0, 0), other(0, 0), "*"),
        (norway, (6, 1), Outcome::WhiteWins, "1-0"),
        (norway, (1, 1), other(0, 0), "*"),
        (norway, (0, 0), other(0, 0), "*"),
    ] {
        let regulations = Regulations {
            scoring,
            ..regulations()
        };
        let over = event(START, finished(points.0, points.1, "forfeit"));
        let view = board(START, [over]);
        let text = pgn::write(std::slice::from_ref(&view), &regulations, &Days::default()).unwrap();
        assert!(text.ends_with(&format!("{token}\n\n")), "{text}");
        let read = there_and_back(view, &regulations, &Days::default());
        assert_eq!(read.result, result, "{points:?}");
        let comment = read.comment.unwrap();
        let said = format!("The result is {result}: PGN has no sign for it after the moves.");
        assert_eq!(comment.contains(&said), token == "*", "{comment}");
    }
}

fn check(kind: i32, passed: bool, note: &str) -> Event {
    Event::CheckRecorded(CheckRecorded {
        seat: Side::White.into(),
        kind,
        passed,
        note: note.to_owned(),
        by: "lca-madrid".to_owned(),
    })
}

/// EVT-4, EVT-2, DIS-1: checks, waivers, default times and calls stand where they happened.
#[test]
fn evt_4_checks_and_calls_are_told_in_the_game() {
    let text = str::to_owned;
    let later = check(99, true, "");
    let waived = |seat: Side| {
        Event::ChecksWaived(ChecksWaived {
            seat: seat.into(),
            reason: text("the room is known"),
            by: text("chief"),
        })
    };
    let late = |to| {
        Event::DefaultTimeSet(DefaultTimeSet {
            to,
            reason: text("the bus."),
        })
    };
    let call = Event::ArbiterCalled(ArbiterCalled {
        number: 2,
        seat: Side::Black.into(),
        reason: text("noise } in the hall"),
        leave: false,
        objection: None,
    });
    let leave = Event::ArbiterCalled(ArbiterCalled {
        number: 2,
        seat: Side::White.into(),
        leave: true,
        ..ArbiterCalled::default()
    });
    let answer = |leave, valid| {
        Event::CallAnswered(CallAnswered {
            number: 2,
            valid,
            note: String::new(),
            by: text("chief"),
            leave,
        })
    };
    for (happened, told) in [
        (
            check(CheckKind::Device.into(), true, ""),
            "White's device was checked, passed.",
        ),
        (
            check(CheckKind::FairPlay.into(), false, "a phone"),
            "White was checked for fair play, not passed, a phone.",
        ),
        (
            later,
            "White was checked (unknown-to-this-version), passed.",
        ),
        (
            waived(Side::Unspecified),
            "both players' checks are waived, the room is known.",
        ),
        (
            waived(Side::Black),
            "Black's checks are waived, the room is known.",
        ),
        (
            late(Some(2_700_000)),
            "default time is now 0:45:00, the bus.",
        ),
        (
            late(None),
            "no default time, an arbiter decides about late players, the bus.",
        ),
        (
            call,
            "call 2: Black calls the arbiter, noise ) in the hall.",
        ),
        (answer(false, true), "call 2 answered: valid reason."),
        (answer(false, false), "call 2 answered: no valid reason."),
        // VEN-7.
        (leave, "call 2: White asks to leave the playing area."),
        (answer(true, true), "call 2 answered: leave granted."),
        (answer(true, false), "call 2 answered: leave refused."),
    ] {
        let told = format!("13:02:20 UTC: {told}");
        let happened = event(START + 140_000, happened);
        // Before the first move, and behind the last.
        let before = board(START, [happened.clone()]);
        let read = there_and_back(before, &regulations(), &Days::default());
        assert_eq!(read.comment.as_deref(), Some(&told[..]));
        let mut view = game();
        view.events.push(happened);
        let read = there_and_back(view, &regulations(), &Days::default());
        let comment = read.moves.last().unwrap().comment.clone().unwrap();
        assert!(comment.ends_with(&told), "{comment}");
    }
}

#[test]
fn end_8_every_ending_has_the_standards_word_for_it() {
    for (ending, word) in [
        ("checkmate", "normal"),
        ("agreement", "normal"),
        ("flag", "time forfeit"),
        ("flag-draw", "time forfeit"),
        ("not-reconnected", "abandoned"),
        ("not-reconnected-draw", "abandoned"),
        ("forfeit", "abandoned"),
        ("declared", "adjudication"),
    ] {
        let view = board(START, [event(START, finished(2, 0, ending))]);
        let game = there_and_back(view, &regulations(), &days("UTC", START));
        assert_eq!(game.tag("Termination"), Some(word), "{ending}");
    }
}

/// CLK-1: a credit stands beside its move, with what it rests on; a move without one says nothing.
#[test]
fn clk_1_a_credit_for_the_network_stands_beside_its_move() {
    let moved = |given| {
        let lag = LagCredit {
            given,
            claimed: 4_294_967,
            measured: 120,
            left: 1_930,
        };
        event(
            START + 1_000,
            Event::Moved(Moved {
                lag: Some(lag),
                ..Moved::default()
            }),
        )
    };
    assert_eq!(comments::of(&moved(0)), None);
    assert_eq!(
        comments::of(&moved(120)).unwrap(),
        "Credited 120 ms for the network (measured 120 ms, its device says 4294967 ms; 1930 ms \
         left)."
    );
}

/// BRD-8: the moves that an assistant entered say so, and who it was stands before them.
#[test]
fn brd_8_moves_that_an_assistant_entered_are_marked() {
    let (white, person) = (i32::from(Side::White), || "maria".to_owned());
    let moved = |ply: u32, uci: &str, san: &str, assisted| {
        Event::Moved(Moved {
            assisted,
            ..sample_moves::moved(ply, uci, san)
        })
    };
    let approved = Event::AssistantApproved(AssistantApproved {
        seat: white,
        person: person(),
        reason: "an injured hand".to_owned(),
        by: "ca".to_owned(),
    });
    let ended = Event::AssistantEnded(AssistantEnded {
        seat: white,
        person: person(),
        reason: "it is better".to_owned(),
        by: "ca".to_owned(),
    });
    let events = [
        approved,
        moved(1, "e2e4", "e4", true),
        moved(2, "e7e5", "e5", false),
        ended,
        moved(3, "g1f3", "Nf3", false),
    ];
    let view = board(START, events.map(|what| event(START, what)));
    let game = there_and_back(view, &regulations(), &days("UTC", START));
    assert_eq!(
        game.comment.as_deref(),
        Some("13:00:00 UTC: maria enters the moves of White, an injured hand.")
    );
    let said = game.moves.iter().map(|ply| ply.comment.as_deref());
    assert_eq!(
        said.collect::<Vec<_>>(),
        [
            Some("Entered by an assistant."),
            Some("13:00:00 UTC: maria no longer enters the moves of White, it is better."),
            None,
        ]
    );
}

/// BRD-8: who was approved goes on in a game that begins anew, with his player's side.
#[test]
fn brd_8_an_assistant_stays_with_his_player_in_a_game_anew() {
    let approved = Event::AssistantApproved(AssistantApproved {
        seat: Side::White.into(),
        person: "maria".to_owned(),
        ..AssistantApproved::default()
    });
    let ended = Event::AssistantEnded(AssistantEnded {
        seat: Side::Black.into(),
        ..AssistantEnded::default()
    });
    let anew = |attempt, reversed| {
        Event::Restarted(Restarted {
            attempt,
            reversed,
            ..Restarted::default()
        })
    };
    let started = || Event::Started(Started {});
    let events = [
        approved,
        started(),
        anew(2, true),
        started(),
        ended,
        anew(3, false),
        started(),
    ];
    let view = board(START, events.map(|what| event(START, what)));
    let games = pgn::all(&view, &regulations(), &days("UTC", START)).unwrap();
    let begin = |game: &Game| game.comment.clone().unwrap_or_default();
    let begins: Vec<String> = games.iter().map(begin).collect();
    assert_eq!(begins[0], "Game 3 of this board, begun by an arbiter.");
    assert!(
        begins[1].ends_with("maria enters the moves of White."),
        "{begins:?}"
    );
    assert!(
        begins[2].contains("maria enters the moves of Black."),
        "{begins:?}"
    );
}

/// DIS-5: a game that one ruling began, and another ruling replaced before its first move, has comments on both rulings.
/// Games that an arbiter annulled before they began have their numbers.
#[test]
fn dis_5_a_game_that_a_ruling_took_back_is_told() {
    let ruling = |number: u32, in_place_of: u32| {
        Event::Ruled(Ruled {
            incident: 14,
            ruling: number,
            remedy: adoube_proto::v1::Remedy::Restart.into(),
            article: "O 18.9 c".to_owned(),
            in_place_of,
            ..Ruled::default()
        })
    };
    let anew = |attempt: u32, control: &str| {
        Event::Restarted(Restarted {
            attempt,
            time_control: control.to_owned(),
            ..Restarted::default()
        })
    };
    let told = |events: Vec<Event>| -> Vec<String> {
        let events = events.into_iter().map(|what| event(START, what));
        let view = board(START, events);
        let games = pgn::all(&view, &regulations(), &days("UTC", START)).unwrap();
        let comment = |game: &Game| game.comment.clone().unwrap_or_default();
        games.iter().map(comment).collect()
    };
    let typo = vec![
        Event::Started(Started {}),
        ruling(2, 0),
        anew(2, "600+5"),
        ruling(3, 2),
        anew(3, "3600+5"),
        Event::Started(Started {}),
    ];
    let told_of = told(typo);
    assert_eq!(told_of.len(), 3);
    assert_eq!(
        told_of[2],
        "Game 2 of this board, begun by ruling 2 in incident 14 (O 18.9 c); it does not count: \
         ruling 3 in incident 14 (O 18.9 c) (replacing ruling 2) began game 3, time control 60 min \
         + 5 s a move instead of 10+5. 13:00:00 UTC: ruling 3 in incident 14 (O 18.9 c), replacing \
         ruling 2: a new game will begin."
    );
    let by_hand = vec![
        anew(2, "3600+5"),
        anew(3, "3600+5"),
        Event::Started(Started {}),
    ];
    let [counts, first, second] = &told(by_hand)[..] else {
        panic!("not three games");
    };
    assert!(counts.starts_with("Game 3 of this board"), "{counts}");
    for (game, number) in [(first, 1), (second, 2)] {
        let own = format!("Game {number} of this board");
        let over = "; it does not count: an arbiter began game ";
        assert!(game.starts_with(&own) && game.contains(over), "{game}");
    }
}

/// VEN-7: a record by which a player is back from leave says so, whatever else it tells, once.
#[test]
fn ven_7_a_player_who_is_back_from_his_leave_is_told_with_how_long_he_was_out() {
    let back = |event_: Option<Event>| BoardEvent {
        back: Some(BackFromLeave {
            seat: Side::White.into(),
            since: START - 310_000,
        }),
        event: event_,
        ..event(START, Event::Started(Started {}))
    };
    let out = "White is back from leave, after 5 min 10 s.";
    let offer = Event::DrawOffered(DrawOffered {
        seat: Side::White.into(),
    });
    let seen = Event::LeaveEnded(LeaveEnded {
        seat: Side::White.into(),
        ..LeaveEnded::default()
    });
    for (told, text) in [
        (back(Some(offer)), format!("(=) White offers a draw. {out}")),
        // Of what he alone is told officials know only that he is back.
        (back(None), out.to_owned()),
        (
            back(Some(seen)),
            "13:00:00 UTC: White is back from leave.".to_owned(),
        ),
    ] {
        assert_eq!(comments::of(&told).unwrap(), text);
    }
}

/// PEN-4: a wrong claim says whose it was and what it cost.
#[test]
fn pen_4_a_wrong_claim_is_told_with_both_clocks() {
    let clocks = |white, black| Clocks {
        white,
        black,
        ..Clocks::default()
    };
    for (intended, with) in [("", ""), ("=Ng1", " with Ng1")] {
        let claimed: adoube_tournament::penalty::Penalty =
            format!("wrong-claim{intended}").parse().unwrap();
        let claim = Event::Penalised(Penalised {
            seat: Side::White.into(),
            penalties: vec![wire_penalty(&claimed)],
            article: "L 9.5".to_owned(),
            before: Some(clocks(592_000, 598_000)),
            reason: "the position stood twice".to_owned(),
            ..Penalised::default()
        });
        let told = BoardEvent {
            clocks: Some(clocks(412_000, 778_000)),
            ..event(START, claim)
        };
        assert_eq!(
            comments::of(&told).unwrap(),
            format!(
                "13:00:00 UTC: White is penalised (L 9.5): Wrong claim of a draw{with}, clocks set from White \
                 0:09:52, Black 0:09:58 to White 0:06:52, Black 0:12:58, the position stood twice."
            )
        );
    }
}

/// BRD-9: Chess960 goes out with its tags; a game from a wrong start is kept beside the right one, each
/// with the position that it began from.
#[test]
fn brd_9_a_wrong_start_is_kept_apart_with_its_position() {
    let [wrong, right] = [518, 0].map(|number| Start::chess960(number).unwrap().fen.unwrap());
    let opened = Event::Opened(Opened {
        variant: adoube_proto::v1::Variant::Chess960.into(),
        fen: wrong.clone(),
        time_control: "600".to_owned(),
        ..Opened::default()
    });
    let anew = |fen: &str, attempt| {
        Event::Restarted(Restarted {
            attempt,
            time_control: "600".to_owned(),
            reason: "number 0 was drawn".to_owned(),
            fen: fen.to_owned(),
            ..Restarted::default()
        })
    };
    let moved = |uci: &str, san: &str| Event::Moved(sample_moves::moved(1, uci, san));
    let events = [
        opened,
        Event::Started(Started {}),
        moved("g1f3", "Nf3"),
        anew(&right, 2),
        // In number 0 a knight stands on d1.
        moved("d1c3", "Nc3"),
        // A ruling, say: the right position stays.
        anew("", 3),
        moved("e2e4", "e4"),
    ];
    let view = GameView {
        events: events.map(|what| event(START, what)).into(),
        ..game()
    };
    let text = pgn::write(&[view], &regulations(), &days("UTC", START)).unwrap();
    let games: Vec<Game> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
    let tags = |game: &Game| {
        ["Attempt", "Superseded", "Variant", "SetUp", "FEN"]
            .map(|name| game.tag(name).unwrap_or_default().to_owned())
    };
    let expected = |attempt: &str, reason: &str, fen: &str| {
        [attempt, reason, "Chess960", "1", fen].map(str::to_owned)
    };
    let why = "number 0 was drawn";
    assert_eq!(tags(&games[0]), expected("3", "", &right));
    assert_eq!(tags(&games[1]), expected("1", why, &wrong));
    assert_eq!(games[1].moves[0].san, "Nf3");
    assert_eq!(games.len(), 3);
    assert_eq!(tags(&games[2]), expected("2", why, &right));
}

/// DIS-4: what a ruling deducts, what it gives, and in whose place it stands.
#[test]
fn dis_4_7_a_ruling_is_told_with_its_amounts_and_what_it_replaces() {
    let clocks = |white| Clocks {
        white,
        black: 600_000,
        ..Clocks::default()
    };
    let ruled = |deducted: u64, given: u64, in_place_of: u32| BoardEvent {
        clocks: Some(clocks(300_000)),
        ..event(
            START,
            Event::Ruled(Ruled {
                incident: 3,
                ruling: 2,
                remedy: adoube_proto::v1::Remedy::Resume.into(),
                article: "O 18.9 b".to_owned(),
                reason: "his phone".to_owned(),
                before: Some(clocks(600_000)),
                white_deducted: deducted,
                black_added: given,
                in_place_of,
                ..Ruled::default()
            }),
        )
    };
    let set = "the game will resume, clocks set from White 0:10:00, Black 0:10:00 to White \
               0:05:00, Black 0:10:00";
    for (told, text) in [
        (
            ruled(0, 0, 0),
            format!("13:00:00 UTC: ruling 2 in incident 3 (O 18.9 b): {set}, his phone."),
        ),
        (
            ruled(300_000, 60_000, 1),
            format!(
                "13:00:00 UTC: ruling 2 in incident 3 (O 18.9 b), replacing ruling 1: {set}, 0:05:00 deducted \
                 from White, 0:01:00 given to Black, his phone."
            ),
        ),
    ] {
        assert_eq!(comments::of(&told).unwrap(), text);
    }
    // What is given back and deducted again would look like nothing.
    let mut hidden = ruled(5_000, 0, 0);
    if let Some(Event::Ruled(ruled)) = &mut hidden.event {
        ruled.before = Some(clocks(300_000));
    }
    let told = comments::of(&hidden).unwrap();
    let both = ", 0:00:05.0 given back to White, 0:00:05.0 deducted from White, his phone.";
    assert!(told.ends_with(both), "{told}");
    // And what the other side gets stands beside it.
    if let Some(Event::Ruled(ruled)) = &mut hidden.event {
        ruled.before.as_mut().unwrap().black -= 8_000;
    }
    let told = comments::of(&hidden).unwrap();
    assert!(
        told.contains("given back to White, 0:00:08.0 given back to Black, 0:00:05.0 deducted"),
        "{told}"
    );
    let mut on_top = ruled(0, 60_000, 0);
    if let Some(Event::Ruled(ruled)) = &mut on_top.event {
        ruled.on_top_of = 1;
    }
    let told = comments::of(&on_top).unwrap();
    assert!(
        told.contains("(O 18.9 b), adding to ruling 1: the game"),
        "{told}"
    );
}

/// CLK-6: the office of who stopped the clocks.
#[test]
fn clk_6_pen_3_whose_office_stopped_the_clocks_is_told() {
    for (role, by) in [
        ("", "the arbiter"),
        ("arbiter", "the arbiter"),
        ("lta", "the LTA"),
        ("lca", "the LCA"),
        ("chief-arbiter", "the Chief Arbiter"),
    ] {
        let paused = Event::Paused(Paused {
            cause: PauseCause::Arbiter.into(),
            reason: "a phone rings".to_owned(),
            role: Role::from_word(role).unwrap_or_default().into(),
            by: "maria".to_owned(),
            ..Paused::default()
        });
        assert_eq!(
            comments::of(&event(START, paused)).unwrap(),
            format!("13:00:00 UTC: clocks stopped, by {by}, a phone rings.")
        );
    }
}
