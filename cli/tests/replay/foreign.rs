//! Files as other programs write them: what is understood, what is said of it, and that nothing is made up.

use std::fmt::Write as _;

use super::kit::{Replay, replay};

fn play(text: &str) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.pgn");
    std::fs::write(&file, text).unwrap();
    replay(&file, &[])
}

fn game(tags: &[(&str, &str)], moves: &str) -> String {
    let names = [
        ("White", "Larch, Lu"),
        ("Black", "Maple, Mo"),
        ("Round", "1.1"),
    ];
    let mut text = String::new();
    for (name, value) in names.iter().chain(tags) {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    format!("{text}\n{moves}\n\n")
}

/// The clocks that its games show, in seconds.
fn clocks(replay: &Replay) -> Vec<Option<u64>> {
    let games = replay.games();
    let plies = games.iter().flat_map(|game| &game.moves);
    plies.map(|ply| ply.clock_ms.map(|ms| ms / 1_000)).collect()
}

fn remarks(replay: &Replay) -> String {
    let all = replay.list("remarks").iter();
    all.map(|told| told["what"].as_str().unwrap())
        .collect::<Vec<_>>()
        .join("\n")
}

/// CLK-2: no clock that nobody measured is written, and each that somebody did is, as what it is.
#[test]
fn clk_2_clocks_are_those_of_the_source_and_none_is_made_up() {
    for (control, moves, seconds, told) in [
        ("300", "1. d4 d5 2. c4 e6 1-0", &[None; 4][..], ""),
        ("W300-B240", "1. d4 d5 2. c4 e6 1-0", &[None; 4], ""),
        (
            "300",
            "1. d4 {0:04:57} d5 {0:04:55} 2. c4 {0:04:49} e6 {0:04:30} 1-0",
            &[Some(297), Some(295), Some(289), Some(270)],
            "4 times without [%clk] were read as clocks",
        ),
        (
            "300",
            "1. d4 {[%clk 0:04:50]} d5 2. c4 {[%clk 0:09:00]} e6 1-0",
            &[Some(290), None, None, None],
            "",
        ),
        (
            "5400+30",
            "1. d4 {[%clk 1:30]} d5 {[%clk 1:29]} 2. c4 {[%clk 0:59]} e6 {[%clk 1:01]} 1-0",
            &[Some(5_400), Some(5_340), Some(3_540), Some(3_660)],
            "its clocks, the first 1:30, are hours and minutes: its time control is 5400+30",
        ),
        (
            "2/100",
            "1. d4 {[%clk 0:01:30]} d5 {[%clk 0:01:20]} 2. c4 {[%clk 0:02:20]} e6 {[%clk 0:02:30]} \
             3. Nc3 {[%clk 0:02:00]} Nf6 {[%clk 0:02:10]} 4. Bg5 {[%clk 0:03:00]} Be7 {[%clk 0:03:20]} 1-0",
            &[
                Some(90),
                Some(80),
                Some(140),
                Some(150),
                Some(120),
                Some(130),
                Some(180),
                Some(200),
            ],
            "",
        ),
    ] {
        let tags = [("Result", "1-0"), ("TimeControl", control)];
        let replay = play(&game(&tags, moves));
        assert!([0, 3].contains(&replay.status), "{}", replay.summary);
        assert_eq!(clocks(&replay), seconds, "{control} {moves}");
        assert!(remarks(&replay).contains(told), "{}", remarks(&replay));
        let shown = seconds.iter().flatten().count();
        assert_eq!(replay.summary["clocks_equal"], shown, "{control} {moves}");
        assert_eq!(replay.games()[0].tag("TimeControl"), Some(control));
    }
}

/// CLK-2: the flag of a player with an hour and more left does not fall after 90 seconds.
#[test]
fn clk_4_a_flag_falls_when_the_time_in_hours_and_minutes_is_over() {
    let tags = [
        ("Result", "0-1"),
        ("TimeControl", "5400+30"),
        ("Termination", "time forfeit"),
    ];
    let replay = play(&game(
        &tags,
        "1. e4 {[%clk 1:30]} e5 {[%clk 1:30]} 2. d4 {[%clk 1:29]} d6 {[%clk 1:25]} 0-1",
    ));
    assert_eq!(replay.status, 0, "{}", replay.summary);
    assert_eq!(replay.summary["endings"].to_string(), r#"{"flag":1}"#);
    assert_eq!(clocks(&replay)[2], Some(5_340));
}

/// CLK-2: tags of the two sides are the time control, or are named.
#[test]
fn clk_2_the_tags_of_the_two_sides_are_used_or_named() {
    let moves = "1. e4 {[%clk 0:00:59]} e5 {[%clk 0:00:28]} 1-0";
    let sides = [
        ("Result", "1-0"),
        ("WhiteTimeControl", "60+1"),
        ("BlackTimeControl", "30+0"),
    ];
    let replay = play(&game(&sides, moves));
    assert_eq!(replay.games()[0].tag("TimeControl"), Some("W60+1-B30"));
    assert_eq!(replay.summary["clocks_equal"], 2);
    assert_eq!(remarks(&replay), "");
    let both = [&sides[..], &[("TimeControl", "120")]].concat();
    assert_eq!(
        remarks(&play(&game(&both, moves))),
        "its WhiteTimeControl and its BlackTimeControl is not used: TimeControl \"120\" is used"
    );
}

/// EVT-2: what was not played is a forfeit in file and report, and said to be in doubt where nothing tells it.
#[test]
fn evt_2_a_result_without_a_move_is_a_forfeit() {
    for (result, end, ending, score, doubt, signs) in [
        ("1-0", "1-0", "forfeit", "1-0", true, ["+", "-"]),
        ("0-0", "0-0", "forfeit", "0-0", true, ["-", "-"]),
        ("+--", "*", "forfeit", "1-0", false, ["+", "-"]),
        ("0-1F", "*", "forfeit", "0-1", false, ["-", "+"]),
        (
            "1/2-1/2",
            "1/2-1/2",
            "declared",
            "1/2-1/2",
            true,
            ["D", "D"],
        ),
    ] {
        let replay = play(&game(&[("Result", result)], end));
        assert_eq!(replay.status, 0, "{}", replay.summary);
        assert_eq!(replay.summary["endings"][ending], 1, "{}", replay.summary);
        assert_eq!(replay.games()[0].result.to_string(), score);
        let doubtful = replay.list("doubtful_results");
        assert_eq!(doubtful.len(), usize::from(doubt), "{doubtful:?}");
        let report = replay.read("tournament.trf");
        let players = report.lines().filter(|line| line.starts_with("001"));
        let found: Vec<_> = players
            .map(|line| line.trim_end().chars().last().unwrap().to_string())
            .collect();
        assert_eq!(found, signs, "{report}");
    }
    let replay = play(&game(&[("Result", "(1-0)")], "1. e4 e5 *"));
    assert_eq!(remarks(&replay), "its Result tag \"(1-0)\" cannot be read");
}

/// END-2: who offered a draw with a move offered it with that move.
#[test]
fn end_2_an_offer_of_a_draw_is_played_with_its_move() {
    let replay = play(&game(
        &[("Result", "1/2-1/2")],
        "1. e4 e5 2. Nf3 (=) Nc6 3. Bb5 a6 (=) 1/2-1/2",
    ));
    assert_eq!(replay.status, 0, "{}", replay.summary);
    let games = replay.games();
    let offers: Vec<_> = games[0]
        .moves
        .iter()
        .map(|ply| {
            ply.comment
                .as_ref()
                .is_some_and(|said| said.contains("(=)"))
        })
        .collect();
    assert_eq!(offers, [false, false, true, false, false, true]);
    assert_eq!(replay.summary["endings"]["agreement"], 1);
}

/// CLK-4: a flag is a draw where forced moves leave the opponent nothing to mate with.
#[test]
fn clk_4_a_flag_is_a_draw_where_the_only_move_takes_the_last_piece() {
    let of = |fen: &str, moves: &str| {
        let tags = [
            ("Result", "1-0"),
            ("Termination", "Time forfeit"),
            ("SetUp", "1"),
            ("FEN", fen),
            ("TimeControl", "60"),
        ];
        let replay = play(&game(&tags, moves));
        replay.games()[0].result.to_string()
    };
    let only = of(
        "7k/6R1/7K/8/8/8/8/8 w - - 0 40",
        "40. Rg8+ {[%clk 0:00:10]} 1-0",
    );
    let free = of(
        "6k1/8/R6K/8/8/8/8/8 w - - 0 40",
        "40. Ra8+ {[%clk 0:00:10]} 1-0",
    );
    assert_eq!((only.as_str(), free.as_str()), ("1/2-1/2", "1-0"));
}

/// EVT-5: a bye is no game, and nobody is called BYE.
#[test]
fn evt_5_nobody_plays_against_bye() {
    let bye = "[White \"Larch, Lu\"]\n[Black \"BYE\"]\n[Result \"1-0\"]\n\n*\n\n";
    let replay = play(&format!(
        "{bye}{}",
        game(&[("Result", "1-0")], "1. e4 e5 1-0")
    ));
    let refused = replay.list("refused");
    assert_eq!(refused.len(), 1);
    assert_eq!(
        refused[0]["what"],
        "Larch, Lu has a bye: BYE is not a player, so there is no game to play"
    );
}

/// EVT-5: a game that another one of its board replaced is no second game of the round, here and in the next file.
#[test]
fn evt_5_a_superseded_game_does_not_count() {
    let first = game(
        &[
            ("Attempt", "1"),
            ("Superseded", "the wrong start"),
            ("Result", "*"),
        ],
        "1. d4 *",
    );
    let text = game(&[("Attempt", "2"), ("Result", "1-0")], "1. e4 e5 1-0") + &first;
    let replay = play(&text);
    assert_eq!(replay.status, 0, "{}", replay.summary);
    assert_eq!(
        (
            &replay.summary["superseded"],
            &replay.summary["repeated_games"]
        ),
        (&1.into(), &0.into())
    );
    assert_eq!(replay.games()[1].tag("Superseded"), Some("the wrong start"));
    let report = replay.read("tournament.trf");
    let first = report.lines().find(|line| line.starts_with("001"));
    let first = first.unwrap().trim_end();
    assert!(first.ends_with(" 1.0    1     2 w 1"), "{report}");
}
