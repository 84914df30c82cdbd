//! Files out and in.

use adoube_chess::pgn::Reader;
use adoube_chess::{Start, Variant};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, BoardRef, ClockAdjusted, Clocks, DrawOffered, Ending, EventView, Finished,
    GameView, LossSign, Moved, OfficialEntry, Opened, Outage, OutageCause, PairingEntry,
    PauseCause, Paused, PlayerEntry, PositionRestored, Restarted, Result as Points, ResultState,
    ResultStatus, Resumed, Role, RoundState, RoundView, Ruled, SeatBack, SeatLost, Side, Started,
    TimeAdded,
};
use adoube_tournament::regulations::Regulations;
use expect_test::{Expect, expect};

use super::*;
use crate::sample_moves;

pub(super) fn regulations() -> Regulations {
    adoube_regulations::from_toml(include_str!("../../demo/fixtures/candidates-2022.toml")).unwrap()
}

fn player(number: u32, name: &str, rating: u32, fide_id: u64) -> PlayerEntry {
    PlayerEntry {
        number,
        name: name.to_owned(),
        title: "GM".to_owned(),
        federation: "CHN".to_owned(),
        rating,
        fide_id,
        sex: "m".to_owned(),
        ..PlayerEntry::default()
    }
}

/// 2022-06-17 13:00:00 UTC.
pub(super) const START: u64 = 1_655_470_800_000;

fn events() -> Vec<BoardEvent> {
    let white = Side::White.into();
    let black = Side::Black.into();
    let moved = |ply: u32, uci: &str, san: &str| {
        Event::Moved(Moved {
            used: 2_000,
            ..sample_moves::moved(ply, uci, san)
        })
    };
    let all = [
        (
            0,
            Event::Opened(Opened {
                variant: adoube_proto::v1::Variant::Standard.into(),
                ..Opened::default()
            }),
        ),
        (0, Event::Started(Started {})),
        (2, moved(1, "c2c4", "c4")),
        (9, moved(2, "e7e5", "e5")),
        (9, Event::DrawOffered(DrawOffered { seat: black })),
        (
            70,
            Event::SeatLost(SeatLost {
                seat: white,
                sign: LossSign::Silence.into(),
                last_contact: START + 10_000,
            }),
        ),
        (
            70,
            Event::Paused(Paused {
                cause: PauseCause::Silence.into(),
                reason: String::new(),
                seat: white,
                last_contact: START + 10_000,
                ..Paused::default()
            }),
        ),
        (90, Event::SeatBack(SeatBack { seat: white })),
        (
            95,
            Event::ClockAdjusted(ClockAdjusted {
                before: Some(Clocks {
                    white: 7_130_000,
                    black: 7_193_000,
                    ..Clocks::default()
                }),
                reason: "the silence was the venue's".to_owned(),
                ..ClockAdjusted::default()
            }),
        ),
        (
            96,
            Event::Resumed(Resumed {
                reason: String::new(),
            }),
        ),
        (99, moved(3, "g2g3", "g3")),
        (
            120,
            Event::Outage(Outage {
                from: START + 105_000,
                until: START + 120_000,
                cause: OutageCause::Down.into(),
            }),
        ),
        (
            130,
            Event::Finished(Finished {
                result: Some(Points {
                    white_halves: 2,
                    black_halves: 0,
                }),
                ending: Ending::Resignation.into(),
                reason: String::new(),
            }),
        ),
    ];
    let clocks = Clocks {
        white: 7_198_000,
        black: 7_193_000,
        ..Clocks::default()
    };
    let event = |(sequence, (second, event)): (u64, (u64, Event))| BoardEvent {
        board: None,
        sequence,
        time: START + second * 1_000,
        clocks: Some(clocks),
        event: Some(event),
        ..BoardEvent::default()
    };
    (1..).zip(all).map(event).collect()
}

pub(super) fn result_state(word: Option<&str>) -> ResultState {
    let state = word.map_or(ResultStatus::Corrected, |_| ResultStatus::Provisional);
    ResultState {
        state: state.into(),
        white_confirmed: word == Some("confirmed"),
        black_confirmed: word == Some("confirmed"),
        ..ResultState::default()
    }
}

pub(super) fn game() -> GameView {
    GameView {
        board: Some(BoardRef { round: 1, board: 2 }),
        white: Some(player(1, "Ding, Liren", 2806, 8_603_677)),
        black: Some(player(4, "Nepomniachtchi, Ian", 2766, 4_168_119)),
        events: events(),
        result_state: Some(result_state(Some("provisional"))),
        ..GameView::default()
    }
}

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(text);
}

#[test]
fn evt_5_brd_2_a_game_goes_out_with_clocks_and_everything_that_happened() {
    let text = pgn::write(&[game()], &regulations(), &round_days::Days::default()).unwrap();
    check(
        &text,
        &expect![[r#"
            [Event "FIDE Candidates Tournament 2022, played again"]
            [Site "Madrid ESP"]
            [Date "2022.06.17"]
            [Round "1.2"]
            [White "Ding, Liren"]
            [Black "Nepomniachtchi, Ian"]
            [Result "1-0"]
            [BlackCountry "CHN"]
            [BlackElo "2766"]
            [BlackFideId "4168119"]
            [BlackTitle "GM"]
            [Board "2"]
            [EventDate "2022.06.17"]
            [PlyCount "3"]
            [ResultState "provisional"]
            [Termination "normal"]
            [TimeControl "40/7200:20/3600:900+30"]
            [UTCDate "2022.06.17"]
            [UTCTime "13:00:00"]
            [WhiteCountry "CHN"]
            [WhiteElo "2806"]
            [WhiteFideId "8603677"]
            [WhiteTitle "GM"]

            1. c4 {[%clk 1:59:58]} 1... e5 {[%clk 1:59:53] (=) Black offers a draw.
            13:01:10 UTC: White is disconnected: no messages arrived, last contact 13:00:10
            UTC. 13:01:10 UTC: clocks stopped, White is disconnected, last contact 13:00:10
            UTC. 13:01:30 UTC: White is connected again. 13:01:35 UTC: clocks set from
            White 1:58:50, Black 1:59:53 to White 1:59:58, Black 1:59:53, the silence was
            the venue's. 13:01:36 UTC: resumed.} 2. g3 {[%clk 1:59:58] No clock ran from
            13:01:45 UTC to 13:02:00 UTC: the server was down. Both players were
            disconnected until they reconnected. Resignation.} 1-0

        "#]],
    );
}

/// NOT-1: the scoresheet of a game that was played here, with its result, and of one that goes on.
#[test]
fn not_1_end_2_a_scoresheet_tells_the_result() {
    use adoube_chess::notation::{Language, Notation};
    let spanish = Notation::of(Language::Spanish);
    let written = |view| super::scores::write(&[view], &regulations(), spanish).unwrap();
    let mut view = game();
    let told = written(view.clone());
    let moves = "1. c4 e5 (=) 2. g3\n";
    assert_eq!(
        told,
        format!("1.2  Ding, Liren - Nepomniachtchi, Ian  1-0\n{moves}")
    );
    view.events.pop();
    assert!(written(view).starts_with("1.2  Ding, Liren - Nepomniachtchi, Ian  *\n"));
}

#[test]
fn evt_5_what_goes_out_as_pgn_can_be_read_again() {
    let text = pgn::write(&[game()], &regulations(), &round_days::Days::default()).unwrap();
    let games: Vec<_> = Reader::new(text.as_bytes()).collect();
    let game = games[0].as_ref().unwrap();
    let clocks: Vec<_> = game.moves.iter().map(|ply| ply.clock_ms).collect();
    assert_eq!(clocks, [Some(7_198_000), Some(7_193_000), Some(7_198_000)]);
    assert_eq!(game.tag("Termination"), Some("normal"));
}

#[test]
fn a_game_that_still_goes_on_is_marked_so() {
    let mut view = game();
    view.events.pop();
    let game = pgn::game(&view, &regulations()).unwrap();
    assert_eq!(game.tag("Termination"), Some("unterminated"));
    assert_eq!(game.result.token(), "*");
}

/// EVT-5: the regulations were changed after the round; each game keeps its own time control.
#[test]
fn evt_5_a_game_keeps_the_time_control_it_was_played_under() {
    let opened = |view: &mut GameView, control: &str| match &mut view.events[0].event {
        Some(Event::Opened(opened)) => opened.time_control = control.to_owned(),
        other => panic!("{other:?}"),
    };
    let mut view = game();
    opened(&mut view, "900+10");
    let tagged = pgn::game(&view, &regulations()).unwrap();
    assert_eq!(tagged.tag("TimeControl"), Some("900+10"));
    // An arbiter set the board's own before its first move; what he sets later is told beside it.
    let set = |control: &str| BoardEvent {
        event: Some(Event::ClockAdjusted(ClockAdjusted {
            control_before: "900+10".to_owned(),
            control: control.to_owned(),
            ..ClockAdjusted::default()
        })),
        ..BoardEvent::default()
    };
    let mut own = view.clone();
    let moved = |event: &BoardEvent| matches!(event.event, Some(Event::Moved(_)));
    let first = own.events.iter().position(moved).unwrap();
    own.events.insert(first + 1, set("60"));
    let tagged = pgn::game(&own, &regulations()).unwrap();
    assert_eq!(tagged.tag("TimeControl"), Some("900+10"));
    own.events.insert(first, set("W300-B240"));
    let tagged = pgn::game(&own, &regulations()).unwrap();
    assert_eq!(tagged.tag("TimeControl"), Some("W300-B240"));
    // Whose a drawn game is has no tag.
    if let Some(Event::Opened(opened)) = &mut own.events[0].event {
        opened.draw_odds = Side::Black.into();
    }
    let tagged = pgn::game(&own, &regulations()).unwrap();
    let said = tagged.comment.unwrap();
    assert!(said.starts_with("Black has draw odds."), "{said}");
    // In a report, which has room for one: that of the first board as it was opened.
    let mut other = game();
    other.board = Some(BoardRef { round: 1, board: 3 });
    opened(&mut other, "60");
    let found =
        game_time_control::opened_with(&[other, view]).map(|(control, _)| control.to_string());
    assert_eq!(found.as_deref(), Some("900+10"));
    assert_eq!(game_time_control::opened_with(&[]), None);
}

/// DIS-5, EVT-6: games that began anew stand apart, after the one that counts.
#[test]
fn dis_5_superseded_games_are_kept_apart_and_marked() {
    let event = |second: u64, event: Event| BoardEvent {
        time: START + second * 1_000,
        clocks: Some(Clocks {
            white: 900_000,
            black: 900_000,
            ..Clocks::default()
        }),
        event: Some(event),
        ..BoardEvent::default()
    };
    let ruled = Event::Ruled(Ruled {
        incident: 3,
        ruling: 1,
        remedy: adoube_proto::v1::Remedy::Restart.into(),
        article: "O 18.9 c".to_owned(),
        reason: "the venue's uplink".to_owned(),
        ..Ruled::default()
    });
    let restarted = Event::Restarted(Restarted {
        attempt: 2,
        reversed: true,
        time_control: "900+10".to_owned(),
        reason: "the venue's uplink".to_owned(),
        ..Restarted::default()
    });
    let moved = Event::Moved(Moved {
        seat: Side::White.into(),
        ply: 1,
        uci: "d2d4".to_owned(),
        san: "d4".to_owned(),
        used: 2_000,
        ..Moved::default()
    });
    let mut view = game();
    view.events.pop();
    view.events.extend([
        event(140, ruled),
        event(140, restarted),
        event(200, Event::Resumed(Resumed::default())),
        event(202, moved),
    ]);
    let text = pgn::write(&[view], &regulations(), &round_days::Days::default()).unwrap();
    let games: Vec<_> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
    let tags = |game: &adoube_chess::pgn::Game| {
        [
            "White",
            "Attempt",
            "Superseded",
            "TimeControl",
            "PlyCount",
            "UTCTime",
        ]
        .map(|name| game.tag(name).unwrap_or_default().to_owned())
    };
    assert_eq!(
        tags(&games[0]),
        ["Ding, Liren", "2", "", "900+10", "1", "13:03:20"]
    );
    assert_eq!(
        tags(&games[1]),
        [
            "Nepomniachtchi, Ian",
            "1",
            "the venue's uplink",
            "40/7200:20/3600:900+30",
            "3",
            "13:00:00"
        ]
    );
    assert_eq!(games.len(), 2);
    for (game, told) in games.iter().zip([
        "Game 2 of this board, begun by ruling 1 in incident 3 (O 18.9 c), colours reversed, the \
         venue's uplink. White was disconnected when this game began, last contact 13:01:45 UTC. \
         Black was disconnected when this game began, last contact 13:01:45 UTC. 13:03:20 UTC: \
         resumed.",
        "Game 1 of this board; it does not count: ruling 1 in incident 3 (O 18.9 c) began game 2, colours reversed.",
    ]) {
        assert_eq!(game.comment.as_deref(), Some(told));
    }
    assert_eq!(games[1].result.token(), "*");
    let comment = games[1].moves.last().unwrap().comment.clone().unwrap();
    let said = "13:02:20 UTC: ruling 1 in incident 3 (O 18.9 c): a new game will begin, the \
                venue's uplink.";
    assert!(comment.ends_with(said), "{comment}");
}

/// BRD-10, CLK-5, CLK-7: whatever an arbiter did stands beside the move, abandoned moves too.
#[test]
fn brd_10_abandoned_moves_are_told_as_such() {
    let mut view = game();
    view.events.pop();
    let event = |event: Event| BoardEvent {
        time: START + 140_000,
        clocks: Some(Clocks {
            white: 7_000_000,
            black: 6_000_000,
            ..Clocks::default()
        }),
        event: Some(event),
        ..BoardEvent::default()
    };
    let reason = || "a move was mis-keyed".to_owned();
    view.events.extend([
        event(Event::TimeAdded(TimeAdded {
            black: 120_000,
            reason: reason(),
            ..TimeAdded::default()
        })),
        event(Event::PositionRestored(PositionRestored {
            ply: 1,
            reason: reason(),
            ..PositionRestored::default()
        })),
    ]);
    let game = pgn::game(&view, &regulations()).unwrap();
    assert_eq!(game.tag("PlyCount"), Some("1"));
    let comment = game.moves[0].comment.clone().unwrap();
    let begins = "13:02:20 UTC: back to this position, clocks set to White 1:56:40, Black 1:40:00, \
                  a move was mis-keyed; moves taken back: 1...e5 ((=) Black offers a draw.";
    assert!(comment.starts_with(begins), "{comment}");
    let ends = "2.g3 (No clock ran from 13:01:45 UTC to 13:02:00 UTC: the server was down. Both \
                players were disconnected until they reconnected. 13:02:20 UTC: Black is given \
                0:02:00, a move was mis-keyed.).";
    assert!(comment.ends_with(ends), "{comment}");
}

#[test]
fn games_stand_in_the_order_of_boards() {
    let mut other = game();
    other.board = Some(BoardRef { round: 1, board: 1 });
    let text = pgn::write(
        &[game(), other],
        &regulations(),
        &round_days::Days::default(),
    )
    .unwrap();
    let rounds: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("[Round"))
        .collect();
    assert_eq!(rounds, ["[Round \"1.1\"]", "[Round \"1.2\"]"]);
}

fn pairing(board: u32, white: u32, black: u32, points: Option<(u32, u32)>) -> PairingEntry {
    let result = points.map(|(white_halves, black_halves)| Points {
        white_halves,
        black_halves,
    });
    PairingEntry {
        board,
        white,
        black,
        result,
        ..PairingEntry::default()
    }
}

fn event() -> EventView {
    let official = |name: &str, role: Role| OfficialEntry {
        name: name.to_owned(),
        role: role.into(),
        ..OfficialEntry::default()
    };
    let round = |round, pairings| RoundView {
        round,
        state: RoundState::Started.into(),
        pairings,
        ..RoundView::default()
    };
    EventView {
        players: vec![
            player(2, "Firouzja, Alireza", 2793, 12_573_981),
            player(1, "Ding, Liren", 2806, 8_603_677),
            player(3, "Caruana, Fabiano", 2783, 2_020_009),
            player(4, "Nepomniachtchi, Ian", 2766, 4_168_119),
        ],
        officials: vec![
            official("A, Chief", Role::ChiefArbiter),
            official("B, Deputy", Role::Arbiter),
        ],
        rounds: vec![
            round(
                1,
                vec![
                    pairing(1, 1, 4, Some((0, 2))),
                    pairing(2, 3, 2, Some((1, 1))),
                ],
            ),
            round(2, vec![pairing(1, 4, 2, None), pairing(2, 3, 1, None)]),
        ],
        ..EventView::default()
    }
}

#[test]
fn evt_5_a_report_goes_out_in_its_columns() {
    let text = trf::write(&event(), &regulations(), 2, "16").unwrap();
    assert!(text.ends_with("\r\n"));
    check(
        // So that blanks at the ends of lines show.
        &text.replace("  \r\n", "..\r\n").replace('\r', ""),
        &expect![[r"
            012 FIDE Candidates Tournament 2022, played again
            022 Madrid
            032 ESP
            042 2022/06/17
            052 2022/07/05
            062 4
            072 4
            082 0
            092 Individual
            102 A, Chief
            112 B, Deputy
            122 40/7200:20/3600:900+30
            XXR 14
            XXC white1
            001    1 m GM Ding, Liren                       2806 CHN     8603677             0.0    4     4 w 0     3 b..
            001    2 m GM Firouzja, Alireza                 2793 CHN    12573981             0.5    2     3 b =     4 b..
            001    3 m GM Caruana, Fabiano                  2783 CHN     2020009             0.5    2     2 w =     1 w..
            001    4 m GM Nepomniachtchi, Ian               2766 CHN     4168119             1.0    1     1 b 1     2 w..
        "]],
    );
}

#[test]
fn evt_5_a_round_comes_back_from_its_report_as_it_went_out() {
    for edition in ["16", "26"] {
        let text = trf::write(&event(), &regulations(), 2, edition).unwrap();
        let imported = import_trf::read(text.as_bytes(), None, None).unwrap();
        assert_eq!(imported.round, 2, "the round that has no results");
        let mut pairs: Vec<_> = imported
            .pairings
            .iter()
            .map(|p| (p.white, p.black))
            .collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [(3, 1), (4, 2)]);
        let mut players = event().players;
        players.sort_by_key(|player| player.number);
        assert_eq!(imported.players, players);
        assert_eq!(
            import_trf::read(text.as_bytes(), Some(1), None)
                .unwrap()
                .pairings
                .len(),
            2
        );
        // Results of a round that is to be played here are counted, not taken.
        let dropped = |round| {
            import_trf::read(text.as_bytes(), Some(round), None)
                .unwrap()
                .dropped
        };
        assert_eq!([dropped(1), dropped(2)], [2, 0]);
        assert!(import_trf::read(text.as_bytes(), Some(3), None).is_err());
        assert!(
            import_trf::read(text.as_bytes(), Some(0), None)
                .unwrap()
                .pairings
                .is_empty()
        );
    }
}

#[test]
fn a_report_with_all_results_asks_which_round() {
    let text = trf::write(&event(), &regulations(), 1, "16").unwrap();
    let error = import_trf::read(text.as_bytes(), None, None).unwrap_err();
    assert!(error.to_string().contains("every round"), "{error}");
}

#[test]
fn a_report_without_rounds_says_so() {
    let text = "012 Open\nXXR 5\n001    1      One\n001    2      Two\n";
    let error = import_trf::read(text.as_bytes(), None, None).unwrap_err();
    assert_eq!(error.to_string(), "the report has players but no pairings");
    let players = import_trf::read(text.as_bytes(), Some(0), None).unwrap();
    assert_eq!((players.players.len(), players.round), (2, 0));
}

#[test]
fn a_report_that_is_none_is_refused_with_its_lines() {
    let error = import_trf::read(b"001 abcd\r\n", None, None)
        .unwrap_err()
        .to_string();
    assert!(error.contains("line 1"), "{error}");
    assert!(import_trf::read(b"", None, None).is_err());
}

const TWO_ROUNDS: &str = "[Round \"3.2\"]\n[White \"Ding, Liren\"]\n[Black \"New, One\"]\n[BlackElo \"2500\"]\n\n*\n\n\
                          [Round \"3.1\"]\n[White \"X\"]\n[WhiteFideId \"2020009\"]\n[Black \"Firouzja, Alireza\"]\n\n1. e4 *\n\n\
                          [Round \"4\"]\n[White \"A\"]\n[Black \"B\"]\n\n*\n";

#[test]
fn evt_5_pairings_come_from_the_tags_of_games() {
    let known = event().players;
    let imported =
        import_pgn::read(TWO_ROUNDS.as_bytes(), Some(3), &known, Variant::Standard).unwrap();
    let pairs: Vec<_> = imported
        .pairings
        .iter()
        .map(|p| (p.board, p.white, p.black))
        .collect();
    assert_eq!(
        pairs,
        [(1, 3, 2), (2, 1, 5)],
        "by FIDE id, by name, and a new one"
    );
    let new: Vec<_> = imported
        .players
        .iter()
        .map(|p| (p.number, p.name.as_str(), p.rating))
        .collect();
    assert_eq!(new, [(5, "New, One", 2500)]);
}

#[test]
fn what_cannot_be_imported_from_games_is_told() {
    let read = |text: &str, round| import_pgn::read(text.as_bytes(), round, &[], Variant::Standard);
    for (text, round, told) in [
        (TWO_ROUNDS, None, "3, 4"),
        (TWO_ROUNDS, Some(7), "no game of round 7"),
        (
            "[Round \"1\"]\n[White \"A\"]\n\n*\n",
            Some(1),
            "without a name for Black",
        ),
        (
            "[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e5 *\n",
            Some(1),
            "cannot be read",
        ),
    ] {
        let error = read(text, round).unwrap_err().to_string();
        assert!(error.contains(told), "{told}: {error}");
    }
}

/// A game of round 3 with these tags and no moves.
fn set_up(board: u32, more: &str) -> String {
    format!("[White \"W{board}\"]\n[Black \"B{board}\"]\n[Round \"3.{board}\"]\n{more}\n*\n\n")
}

#[test]
fn brd_9_start_positions_come_with_the_games_of_a_pgn() {
    let (mine, usual) = (Start::chess960(0).unwrap(), Start::chess960(518).unwrap());
    let fen = |start: &Start| format!("[SetUp \"1\"]\n[FEN \"{}\"]\n", start.fen.as_ref().unwrap());
    let named = format!("[Variant \"Chess960\"]\n{}", fen(&mine));
    let text = set_up(1, &named) + &set_up(2, &fen(&usual)) + &set_up(3, "");
    let read = |text: &str, variant| import_pgn::read(text.as_bytes(), Some(3), &[], variant);
    let imported = read(&text, Variant::Chess960).unwrap();
    let starts: Vec<_> = imported.pairings.iter().map(|p| p.start.clone()).collect();
    assert_eq!(starts, [draft::start(&mine), draft::start(&usual), None]);
    // The usual array needs no saying in standard chess; a position of another variant is refused.
    let imported = read(&set_up(2, &fen(&usual)), Variant::Standard).unwrap();
    assert_eq!(imported.pairings[0].start, None);
    for (more, variant, told) in [
        (
            named.as_str(),
            Variant::Standard,
            "it is Chess960, but the event is standard chess",
        ),
        (
            "[Variant \"Chess960\"]\n",
            Variant::Standard,
            "it is Chess960",
        ),
        ("[SetUp \"1\"]\n", Variant::Chess960, "there is no FEN"),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
            Variant::Chess960,
            "king is missing",
        ),
    ] {
        let error = format!("{:#}", read(&set_up(7, more), variant).unwrap_err());
        assert!(error.contains(told), "{told}: {error}");
    }
}
