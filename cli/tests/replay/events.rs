//! Real events against answers that an independent library computed (`../shared/data`).

use std::collections::BTreeMap;

use serde_json::Value;

use super::kit::{CANDIDATES, Replay, final_fen, replay, rows, shared};

/// What a game is to come to.
struct Answer {
    plies: usize,
    result: String,
    fen: String,
}

/// Plays an event: no game is refused, none differs, and what was not explained by an article is
/// where it was.
fn play(pgn: &str, answers: &[Answer], more: &[&str]) -> Option<Replay> {
    let replay = replay(&shared(pgn)?, more);
    assert_eq!(replay.status, 0, "{}", replay.summary);
    for list in ["refused", "mismatches"] {
        assert!(replay.list(list).is_empty(), "{:?}", replay.list(list));
    }
    let explained: BTreeMap<u64, &Value> = replay
        .list("explained")
        .iter()
        .map(|value| (value["game"].as_u64().unwrap(), value))
        .collect();
    let games = replay.games();
    assert_eq!(games.len(), answers.len());
    for (number, (game, answer)) in (1..).zip(games.iter().zip(answers)) {
        if let Some(value) = explained.get(&number) {
            assert_eq!(value["ply"], game.moves.len(), "game {number}");
            assert_eq!(value["source_plies"], answer.plies, "game {number}");
            assert_eq!(value["source_result"], *answer.result, "game {number}");
            continue;
        }
        assert_eq!(game.moves.len(), answer.plies, "game {number}");
        assert_eq!(game.result.to_string(), answer.result, "game {number}");
        assert_eq!(final_fen(game), answer.fen, "game {number}");
    }
    Some(replay)
}

fn table(name: &str) -> Vec<Answer> {
    let Some(path) = shared(name) else {
        return Vec::new();
    };
    let answer = |row: BTreeMap<String, String>| Answer {
        plies: row["plies"].parse().unwrap(),
        result: row["result"].clone(),
        fen: row["final_fen"].clone(),
    };
    rows(&path).into_iter().map(answer).collect()
}

fn event(name: &str, more: &[&str]) -> Option<Replay> {
    let (pgn, csv) = (
        format!("events/{name}/games.pgn"),
        format!("events/{name}/games.csv"),
    );
    play(&pgn, &table(&csv), more)
}

fn count(replay: &Replay, list: &str) -> usize {
    replay.list(list).len()
}

#[test]
fn the_candidates_of_2022_with_regulations_of_our_own() {
    let Some(replay) = event("fide-candidates-2022", &["--regulations", CANDIDATES]) else {
        return;
    };
    assert_eq!(count(&replay, "explained"), 2);
    assert_eq!(count(&replay, "clock_exceptions"), 6);
    assert!(replay.summary["clocks_equal"].as_u64().unwrap() > 4_500);
    // The points as they were: the winner, and the last.
    let report = replay.read("tournament.trf");
    for (name, points) in [
        ("Nepomniachtchi, Ian", " 9.5 "),
        ("Duda, Jan-Krzysztof", " 5.5 "),
    ] {
        let line = report.lines().find(|line| line.contains(name)).unwrap();
        assert!(line[79..90].contains(points.trim()), "{line}");
    }
}

/// The games are played as they were, and nobody is told that their clocks were.
#[test]
fn clk_2_the_candidates_under_another_time_control() {
    let Some(pgn) = shared("events/fide-candidates-2022/games.pgn") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(CANDIDATES).unwrap();
    let other = text.replace("40/7200:20/3600:900+30", "5400+30");
    assert_ne!(text, other);
    let path = folder.path().join("other.toml");
    std::fs::write(&path, other).unwrap();
    let replay = replay(&pgn, &["--regulations", path.to_str().unwrap()]);
    assert_eq!(replay.status, 3, "{}", replay.summary);
    assert_eq!(replay.summary["clock_readings"], 5_202);
    assert_eq!(replay.summary["clocks_replaced"], 2_363);
    assert_eq!(replay.summary["clocks_replaced_games"], 56);
}

#[test]
fn a_league_of_engines_in_chess960_with_every_clock_to_the_millisecond() {
    let Some(replay) = event("tcec-s24-frc6-league-a", &[]) else {
        return;
    };
    assert_eq!(replay.summary["clocks_equal"], 3_632);
    assert_eq!(count(&replay, "clock_exceptions"), 0);
    assert_eq!(count(&replay, "explained"), 0);
}

#[test]
fn clocks_of_a_late_relay_cost_nobody_a_game() {
    let Some(replay) = event("cct-skilling-open-2020", &[]) else {
        return;
    };
    // Nothing is asserted of single clocks: the source's are not true.
    assert!(replay.summary["endings"].get("flag").is_none());
    // They are said, every one: a fifth of all, which is not yet another time control.
    assert_eq!(replay.summary["clock_readings"], 10_981);
    assert_eq!(replay.summary["clocks_replaced"], 2_182);
    assert_eq!(count(&replay, "clock_exceptions"), 120);
}

#[test]
fn a_swiss_without_clocks() {
    let Some(replay) = event("fide-grand-swiss-2021-noclock", &[]) else {
        return;
    };
    assert_eq!(count(&replay, "explained"), 30);
    assert_eq!(replay.summary["tournaments"], 1);
}

#[test]
fn end_8_the_terminations_of_a_server() {
    let csv = table("events/odd-endings/facts-lichess-terminations/games.csv");
    let Some(replay) = play("events/odd-endings/lichess-terminations.pgn", &csv, &[]) else {
        return;
    };
    let endings = &replay.summary["endings"];
    assert_eq!(
        (&endings["flag"], &endings["flag-draw"]),
        (&16.into(), &8.into())
    );
    // Those without a move were not played.
    assert_eq!(
        (&endings["declared"], &endings["forfeit"]),
        (&8.into(), &8.into())
    );
    assert_eq!(replay.summary["clocks_equal"], 3_382);
}

#[test]
fn thirteen_hundred_games_with_every_ply_clocked() {
    let Some(facts) = shared("load/lichess_cc0.ndjson") else {
        return;
    };
    let text = std::fs::read_to_string(facts).unwrap();
    let answer = |line: &str| {
        let game: Value = serde_json::from_str(line).unwrap();
        let text = |name: &str| game[name].as_str().unwrap().to_owned();
        Answer {
            plies: text("uci").split_whitespace().count(),
            result: text("result"),
            fen: text("final_fen"),
        }
    };
    let answers: Vec<Answer> = text.lines().map(answer).collect();
    let Some(replay) = play("load/lichess_cc0.pgn", &answers, &[]) else {
        return;
    };
    assert_eq!(count(&replay, "explained"), 4);
    assert_eq!(count(&replay, "clock_exceptions"), 14);
    assert!(replay.summary["clocks_equal"].as_u64().unwrap() > 90_000);
}
