//! What is shown of clocks that are short, of credits for the network's time, and beside the moves.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, ClockAdjusted, Counters, LagState, Moved, Penalised, PositionRestored,
};

use super::*;
use adoube_exchange::wire_ids::wire_penalty;

#[test]
fn clk_10_games_short_of_time_are_shown_first_after_trouble() {
    let short = |number, white, black| {
        let clocks = Clocks {
            at: THEIRS,
            white,
            black,
            ..Clocks::default()
        };
        BoardView {
            clocks: Some(clocks),
            ..board(number, "playing")
        }
    };
    let mut away = board(4, "playing");
    away.white_away_since = THEIRS;
    let boards = [
        finished(1),
        board(2, "playing"),
        board(3, "waiting"),
        away,
        short(5, 299_999, 9_000_000),
        paused(6),
        short(7, 9_000_000, 59_999),
        short(8, 60_000, 70_000),
        short(9, 9_999, 9_000_000),
        short(10, 300_000, 300_000),
    ];
    let model = model(1.0, &boards);
    let ordered = board_order::boards(&model, OURS);
    let shown = ordered.iter().map(|board| {
        let mark = time_shortage::words(board, &model, OURS).unwrap_or_default();
        (board.board.map_or(0, |b| b.board), mark)
    });
    let shown: Vec<_> = shown.collect();
    let shown: Vec<_> = shown.iter().map(|(n, mark)| (*n, mark.as_str())).collect();
    assert_eq!(
        shown,
        [
            (4, ""),
            (6, ""),
            (9, "under 10 s"),
            (7, "under 1 min"),
            (8, "under 5 min"),
            (5, "under 5 min"),
            (2, ""),
            (10, ""),
            (3, ""),
            (1, ""),
        ]
    );
    assert_eq!(
        status::board(&model, ordered[3], OURS),
        "playing, under 1 min"
    );
}

/// A clock that runs passes a mark by itself.
#[test]
fn clk_10_a_running_clock_becomes_short_as_it_runs() {
    let mut long = board(2, "playing");
    long.clocks = Some(Clocks {
        at: THEIRS,
        white: 301_000,
        black: 9_000_000,
        running: Side::White.into(),
        delay: 0,
    });
    let model = model(1.0, &[board(1, "playing"), long]);
    let first = |now| board_order::boards(&model, now)[0].board.map(|b| b.board);
    assert_eq!(first(OURS), Some(1));
    assert_eq!(first(OURS + 1_001), Some(2));
}

#[test]
fn clk_1_a_credit_is_told_with_its_move() {
    let credited = |ply, white_given| BoardView {
        ply,
        lag: Some(LagState {
            white_given,
            white_left: 1_930,
            ..LagState::default()
        }),
        ..board(2, "playing")
    };
    let boards = [credited(35, 100), credited(36, 180), credited(37, 180)];
    expect![[r"
        1.2: 18.Nd5 White >1:00:00, Black 0:30:00
        1.2: 18...Nd5 White >0:59:58, Black 0:30:00, 80 ms credited
        1.2: 19.Nd5 White >0:59:56, Black 0:30:00"]]
    .assert_eq(&told(&boards));
    let model = model(1.0, &[]);
    let value = json::board(&boards[1], &model, OURS);
    assert_eq!(value["white"]["lag_credit"]["given_ms"], 180);
    assert_eq!(value["black"]["lag_credit"]["left_ms"], 0);
    assert!(json::board(&board(1, "playing"), &model, OURS)["white"]["lag_credit"].is_null());
}

/// END-2: an offer is told as it is made, with how many there were, and while it stands.
#[test]
fn end_2_offers_of_a_draw_are_told_and_shown() {
    let offered = |ply, by: Side, white_draw_offers, black_draw_offers| BoardView {
        ply,
        draw_offered_by: by.into(),
        white_draw_offers,
        black_draw_offers,
        ..board(2, "playing")
    };
    let nobody = Side::Unspecified;
    let boards = [
        offered(34, nobody, 0, 0),
        offered(34, Side::White, 1, 0),
        // By word, then by a move.
        offered(34, nobody, 1, 0),
        offered(34, Side::White, 2, 0),
        offered(35, nobody, 2, 0),
        offered(35, Side::Black, 2, 1),
    ];
    expect![[r"
        1.2: 17...Nd5 White >1:00:00, Black 0:30:00
        1.2: White offers a draw, offer 1
        1.2: White's draw offer is no longer valid
        1.2: White offers a draw, offer 2
        1.2: 18.Nd5 White >0:59:52, Black 0:30:00
        1.2: White's draw offer is no longer valid
        1.2: Black offers a draw, offer 1"]]
    .assert_eq(&told(&boards));
    let model = model(1.0, &[]);
    for (view, long, short) in [
        (&boards[0], "playing", "playing"),
        (
            &boards[1],
            "playing, White offers a draw, draws offered: White 1, Black 0",
            "playing, White offers draw",
        ),
        (
            &boards[4],
            "playing, draws offered: White 2, Black 0",
            "playing",
        ),
    ] {
        assert_eq!(status::board(&model, view, OURS), long);
        assert_eq!(status::short(&model, view, OURS), short);
    }
}

/// BRD-10, BRD-8: a move that was mis-keyed is taken back; why, and with which clocks.
#[test]
fn brd_10_an_earlier_position_is_told_with_its_reason() {
    let back = Event::PositionRestored(PositionRestored {
        ply: 33,
        reason: "the assistant mis-keyed".to_owned(),
        ..PositionRestored::default()
    });
    let clocks = Clocks {
        at: THEIRS,
        white: 3_600_000,
        black: 1_800_000,
        ..Clocks::default()
    };
    let restored = BoardView {
        ply: 33,
        last_san: "e4".to_owned(),
        events: vec![BoardEvent {
            time: 1_655_470_800_000,
            clocks: Some(clocks),
            event: Some(back),
            ..BoardEvent::default()
        }],
        ..paused(2)
    };
    let lines = told(&[paused(2), restored]);
    assert!(
        lines.ends_with(
            "1.2: back to half-move 33, clocks set to White 1:00:00, Black 0:30:00, \
             the assistant mis-keyed."
        ),
        "{lines}"
    );
}

/// CLK-2: whose a drawn game is.
#[test]
fn clk_2_draw_odds_are_shown() {
    let with = |side: Side| BoardView {
        draw_odds: side.into(),
        ..board(2, "playing")
    };
    let model = model(1.0, &[]);
    for (side, shown, value) in [
        (Side::Unspecified, "playing", None),
        (Side::Black, "playing, draw odds for Black", Some("black")),
    ] {
        assert_eq!(status::board(&model, &with(side), OURS), shown);
        let json = json::board(&with(side), &model, OURS);
        assert_eq!(json["draw_odds"].as_str(), value);
    }
    let over = BoardView {
        draw_odds: Side::Black.into(),
        ..finished(1)
    };
    assert_eq!(
        narrator::finished(&over),
        "0-1, resignation after 34 half-moves, draw odds for Black"
    );
    let short = BoardView { ply: 1, ..over };
    assert_eq!(
        narrator::finished(&short),
        "0-1, resignation after 1 half-move, draw odds for Black"
    );
}

/// CLK-2, CLK-5: a board that has another time control than its round.
#[test]
fn clk_5_a_time_control_of_its_own_is_shown() {
    let own = BoardView {
        own_time_control: true,
        time_control: "W5400+30-B6750+37.5".to_owned(),
        ..board(2, "playing")
    };
    let usual = BoardView {
        own_time_control: false,
        ..own.clone()
    };
    let model = model(1.0, &[]);
    let shown = status::board(&model, &own, OURS);
    assert_eq!(
        shown,
        "playing, time control White 90+30; Black 112 min 30 s + 37.5 s a move"
    );
    assert_eq!(status::board(&model, &usual, OURS), "playing");
    assert_eq!(json::board(&own, &model, OURS)["own_time_control"], true);
}

/// BRD-8: who enters the moves of a player who cannot.
#[test]
fn brd_8_an_assistant_is_told_and_shown() {
    let assisted = |person: &str| BoardView {
        black_assistant: person.to_owned(),
        ..board(2, "playing")
    };
    let boards = [
        assisted(""),
        assisted("maria"),
        assisted("ines"),
        assisted(""),
    ];
    expect![[r"
        1.2: 17...Nd5 White >1:00:00, Black 0:30:00
        1.2: maria enters the moves of Black
        1.2: ines enters the moves of Black
        1.2: ines no longer enters the moves of Black"]]
    .assert_eq(&told(&boards));
    let model = model(1.0, &[]);
    let shown = status::board(&model, &boards[1], OURS);
    assert_eq!(shown, "playing, Black assisted by maria");
    for other in [board(2, "waiting"), paused(2)] {
        let black_assistant = "maria".to_owned();
        let view = BoardView {
            black_assistant,
            ..other
        };
        let shown = status::board(&model, &view, OURS);
        assert!(shown.ends_with(", Black assisted by maria"), "{shown}");
    }
    let value = json::board(&boards[1], &model, OURS);
    assert_eq!(value["black"]["assistant"], "maria");
    assert!(value["white"]["assistant"].is_null());
}

/// BRD-6, CLK-2: a premove comes with the move that it waited for, and a move may begin a period.
#[test]
fn brd_6_clk_2_every_move_is_told_with_how_it_came() {
    let moved = |ply, san: &str, premove, period| BoardEvent {
        event: Some(Event::Moved(Moved {
            ply,
            san: san.to_owned(),
            premove,
            period,
            ..Moved::default()
        })),
        ..BoardEvent::default()
    };
    let after = BoardView {
        ply: 36,
        last_san: "c6".to_owned(),
        events: vec![moved(35, "e4", false, 0), moved(36, "c6", true, 2)],
        ..periods(2, 0)
    };
    expect![[r"
        1.2: 17...Nd5 White >1:00:00, Black 0:30:00
        1.2: 18.e4
        1.2: 18...c6 White >0:59:58, Black 0:30:00, a premove, period 2 begins"]]
    .assert_eq(&told(&[periods(1, 39), after.clone()]));
    let model = model(1.0, &[]);
    let shown = status::board(&model, &after, OURS);
    assert_eq!(shown, "playing, period/moves White 1/18, Black 2/0");
    let value = json::board(&after, &model, OURS);
    assert_eq!(value["moves"][1]["premove"], true);
    assert_eq!(value["black"]["period"], 2);
    assert_eq!(value["white"]["moves_in_period"], 18);
}

fn periods(black_period: u32, black_moves: u32) -> BoardView {
    BoardView {
        counters: Some(Counters {
            white_period: 1,
            white_moves: 18,
            black_period,
            black_moves,
        }),
        time_control: "40/5400:1800".to_owned(),
        ..board(2, "playing")
    }
}

/// CLK-5, PEN-4: what was done to the clocks is told with its reason, and counters by their numbers.
#[test]
fn clk_5_pen_4_what_an_arbiter_does_to_the_clocks_is_told_with_its_reason() {
    let clocks = |white, black| Clocks {
        at: THEIRS,
        white,
        black,
        ..Clocks::default()
    };
    let before = Some(clocks(3_600_000, 1_800_000));
    let with = |event, after| BoardView {
        events: vec![BoardEvent {
            time: 1_655_470_800_000,
            clocks: Some(after),
            event: Some(event),
            ..BoardEvent::default()
        }],
        ..board(2, "playing")
    };
    let claim = Event::Penalised(Penalised {
        seat: Side::White.into(),
        penalties: vec![wire_penalty(&"wrong-claim".parse().unwrap())],
        article: "L 9.5".to_owned(),
        before,
        reason: "no repetition".to_owned(),
        ..Penalised::default()
    });
    let counters = |white_moves| Counters {
        white_period: 1,
        white_moves,
        black_period: 1,
        black_moves: 3,
    };
    let set = Event::ClockAdjusted(ClockAdjusted {
        before,
        reason: "the counter was wrong".to_owned(),
        counters_before: Some(counters(3)),
        counters: Some(counters(4)),
        ..ClockAdjusted::default()
    });
    let boards = [
        board(2, "playing"),
        with(claim, clocks(3_420_000, 1_980_000)),
        with(set, clocks(3_600_000, 1_800_000)),
    ];
    expect![[r"
        1.2: 17...Nd5 White >1:00:00, Black 0:30:00
        1.2: White is penalised (L 9.5): Wrong claim of a draw, clocks set from White 1:00:00, Black 0:30:00 to White 0:57:00, Black 0:33:00, no repetition.
        1.2: clocks set from White 1:00:00, Black 0:30:00 to White 1:00:00, Black 0:30:00, period/moves from White 1/3, Black 1/3 to White 1/4, Black 1/3, the counter was wrong."]]
    .assert_eq(&told(&boards));
}
