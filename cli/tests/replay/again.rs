//! Files that were put together from others: a game that is there twice is no second game.

use std::path::Path;
use std::process::Command;

use super::kit::{Replay, replay};

/// A game of board 1 of a round.
fn game(round: &str, white: &str, black: &str, moves: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Site \"Madrid\"]\n[Date \"2024.05.01\"]\n[Round \"{round}\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\
         [TimeControl \"5400+30\"]\n\n{moves} 1-0\n\n"
    )
}

fn source(folder: &Path, text: &str) -> std::path::PathBuf {
    let file = folder.join("source.pgn");
    std::fs::write(&file, text).unwrap();
    file
}

fn play(text: &str, more: &[&str]) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    replay(&source(folder.path(), text), more)
}

/// What people are told.
fn told(text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let command = command.args(["replay", "--pgn"]);
    let command = command.arg(source(folder.path(), text)).arg("--out");
    let output = command.arg(folder.path().join("out")).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Two players, each White once, and each wins.
fn event() -> String {
    [
        game("1.1", "A", "B", "1. e4 e5"),
        game("2.1", "B", "A", "1. d4 d5"),
    ]
    .concat()
}

#[test]
fn evt_5_a_file_put_together_with_itself_counts_each_game_once() {
    let once = play(&event(), &[]);
    for copies in [2, 3] {
        let text = event().repeat(copies);
        let replay = play(&text, &[]);
        assert_eq!(replay.status, 0, "{}", replay.summary);
        assert_eq!(replay.games().len(), 2 * copies);
        assert_eq!(replay.summary["games"], 2 * copies);
        assert_eq!(replay.summary["repeated_games"], 2 * (copies - 1));
        assert_eq!(replay.summary["tournaments"], 1);
        assert_eq!(replay.summary["tournaments_of_repeats"], copies - 1);
        assert_eq!(replay.read("tournament.trf"), once.read("tournament.trf"));
        let first = &replay.list("repeated")[0];
        assert_eq!(first["game"], 3);
        let what = first["what"].as_str().unwrap();
        assert!(what.starts_with("game 1 (line 1) again: event,"), "{what}");
        let heads = play(&text, &["--games", "1"]).heads();
        assert_eq!(replay.heads(), heads, "by the number of games at once");
    }
    let told = told(&event().repeat(30));
    assert!(
        told.contains("\n58 games are in the file more than once: "),
        "{told}"
    );
    assert!(
        told.contains("tournament.trf counts each game once"),
        "{told}"
    );
    assert!(
        told.contains("\nagain: game 3, line 23: game 1 (line 1) again"),
        "{told}"
    );
    assert!(
        told.contains("\nagain: 55 more, see summary.json\n"),
        "{told}"
    );
}

#[test]
fn evt_5_regulations_hold_for_a_file_put_together_with_itself() {
    let folder = tempfile::tempdir().unwrap();
    let regulations = folder.path().join("regulations.toml");
    let text = "name = 'Open'\nkind = 'hybrid'\nrounds = 2\ntime_control = '5400+30'\n\
                begin = 2024-05-02\n[venues]\narbiters_per_venue = 2\n";
    std::fs::write(&regulations, text).unwrap();
    let replay = play(
        &event().repeat(4),
        &["--regulations", regulations.to_str().unwrap()],
    );
    assert_eq!(replay.status, 0, "{}", replay.summary);
    assert_eq!(replay.summary["repeated_games"], 6);
    let remark = replay.list("remarks")[0]["what"].as_str().unwrap();
    assert_eq!(
        remark,
        "it is dated 2024.05.01, before the event's first day 2024.05.02"
    );
}

#[test]
fn evt_5_two_games_of_one_pair_in_one_round_both_count_and_that_is_said() {
    let text = [
        game("1", "A", "B", "1. e4 e5"),
        game("1", "A", "B", "1. e4 c5"),
    ];
    let replay = play(&text.concat(), &[]);
    assert_eq!(replay.summary["repeated_games"], 0);
    let remark = replay.list("report_remarks")[0].as_str().unwrap();
    assert!(
        remark.ends_with("A plays game 1 and game 2 (line 12), both of round 1"),
        "{remark}"
    );
    let report = replay.read("tournament.trf");
    assert!(
        report.contains("  2.0    1     2 w 1     2 w 1"),
        "{report}"
    );
}

#[test]
fn evt_5_rounds_that_the_source_does_not_have_are_said() {
    let text = [
        game("2.1", "A", "B", "1. e4 e5"),
        game("5.1", "B", "A", "1. e4 c5"),
    ];
    let told = told(&text.concat());
    assert!(
        told.contains("the source has no games of round 1, 3-4, so tournament.trf has none"),
        "{told}"
    );
}

#[test]
fn clk_2_a_time_control_that_the_source_does_not_tell_is_not_made_up() {
    for (tag, shown) in [
        ("5400+30", "5400+30"),
        ("?", "?"),
        ("-", "-"),
        ("two hours", "?"),
    ] {
        let text = event().replace("5400+30", tag);
        let replay = play(&text, &[]);
        let known = shown == tag && tag.starts_with('5');
        for game in replay.games() {
            assert_eq!(game.tag("TimeControl"), Some(shown), "{tag}");
            assert!(game.moves.iter().all(|ply| ply.clock_ms.is_none()));
        }
        let report = replay.read("tournament.trf");
        let line = report.lines().find(|line| line.starts_with("122")).unwrap();
        assert_eq!(line.trim_end() == "122 5400+30", known, "{line}");
        assert_eq!(line.trim_end() == "122", !known, "{line}");
    }
}

#[test]
fn evt_5_players_of_as_many_points_share_a_rank_where_nothing_breaks_the_tie() {
    let replay = play(&event(), &[]);
    let report = replay.read("tournament.trf");
    let ranks: Vec<&str> = report
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| line[85..89].trim())
        .collect();
    assert_eq!(ranks, ["1", "1"], "{report}");
}
