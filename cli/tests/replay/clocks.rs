//! Clocks that cannot be under the time control: what is said of them, and the exit status.

use std::path::Path;
use std::process::Command;

/// Regulations of that time control.
fn regulations(folder: &Path, control: &str) -> String {
    let text = format!(
        "name = 'Open'\nkind = 'hybrid'\nrounds = 1\ntime_control = '{control}'\n\
         [venues]\narbiters_per_venue = 2\n"
    );
    let path = folder.join("regulations.toml");
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// What the screen shows of games under that time control, the summary, and the exit status.
fn shown(games: &str, control: &str) -> (String, serde_json::Value, i32) {
    let folder = tempfile::tempdir().unwrap();
    let (pgn, out) = (folder.path().join("games.pgn"), folder.path().join("out"));
    std::fs::write(&pgn, games).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let command = command.args(["replay", "--pgn"]).arg(&pgn).arg("--out");
    let command = command.arg(&out).arg("--regulations");
    let output = command.arg(regulations(folder.path(), control)).output();
    let output = output.unwrap();
    let summary = std::fs::read_to_string(out.join("summary.json")).unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        serde_json::from_str(&summary).unwrap(),
        output.status.code().unwrap(),
    )
}

/// A game of two hours a side, with an increment of half a minute.
const LONG: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n\
                    1. e4 {[%clk 2:00:20]} e5 {[%clk 1:59:40]} 2. Nf3 {[%clk 1:50:00]} Nc6 {[%clk 1:48:00]} \
                    3. Bb5 {[%clk 1:21:00]} a6 {[%clk 1:20:00]} 1-0\n";

#[test]
fn clk_2_a_time_control_that_is_not_the_sources_is_said_on_screen() {
    let (text, _, status) = shown(LONG, "7200+30");
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("\nevery game ended as it should\n"), "{text}");
    let (text, summary, status) = shown(LONG, "5400+30");
    assert_eq!(status, 3, "{text}");
    for line in [
        "4 of 6 clock readings are impossible with the time control, in 1 game: games.pgn leaves \
         them out",
        "clocks: game 1, line 1: 4 of 6 readings are impossible, the first at ply 1: the source \
         reads 2:00:20, the clock here shows 1:30:20 (5400+30 gives at most 1:30:30 until then)",
        "the clocks are NOT the source's: 4 clock readings in 1 game are impossible with this time \
         control (check time_control in the given regulations); apart from the clocks, every game \
         ended as it should",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    assert_eq!(summary["clock_readings"], 6);
    assert_eq!(summary["clocks_replaced"], 4);
    let [told] = summary["clock_exceptions"].as_array().unwrap().as_slice() else {
        panic!("{summary}");
    };
    assert_eq!(
        (&told["replaced"], &told["readings"]),
        (&4.into(), &6.into())
    );
}

#[test]
fn clk_2_a_single_clock_that_was_noted_late_is_listed_and_no_failure() {
    let once = LONG.replace("1:48:00", "2:00:40");
    let (text, _, status) = shown(&once, "7200+30");
    assert_eq!(status, 0, "{text}");
    assert!(
        text.contains(
            "\nclocks: game 1, line 1: 1 of 6 readings are impossible, the first at \
                       ply "
        ),
        "{text}"
    );
    assert!(
        text.contains("\nevery game ended as it should, except 1 clock reading\n"),
        "{text}"
    );
}
