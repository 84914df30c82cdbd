//! Files that are damaged or contradict themselves: nothing is made up, nothing taken in silence.

use std::path::Path;
use std::process::Command;

use super::kit::{Replay, replay};

const FIRST: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";

fn play(text: &str) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.pgn");
    std::fs::write(&file, text).unwrap();
    replay(&file, &[])
}

/// The only entry of a list: game, line and what is told.
fn only<'a>(replay: &'a Replay, list: &str) -> (u64, u64, &'a str) {
    let [told] = replay.list(list) else {
        panic!("{list}: {:?}", replay.summary);
    };
    (
        told["game"].as_u64().unwrap(),
        told["line"].as_u64().unwrap(),
        told["what"].as_str().unwrap(),
    )
}

#[test]
fn end_8_a_file_that_was_cut_in_its_last_game_gives_that_game_no_result() {
    for (tag, cut) in [("1/2-1/2", ""), ("1-0", " {[%clk 0:0"), ("*", "")] {
        let cut =
            format!("{FIRST}[White \"C\"]\n[Result \"{tag}\"]\n\n1. e4 e5 2. Nf3 Nc6 3.{cut}");
        let replay = play(&cut);
        assert_eq!(replay.status, 1);
        let (game, line, what) = only(&replay, "refused");
        assert_eq!((game, line), (2, 7), "{tag}");
        assert!(
            what.starts_with("the file ends in the middle of the game"),
            "{what}"
        );
        assert_eq!(
            replay.summary["endings"].to_string(),
            r#"{"resignation":1}"#
        );
        assert_eq!(replay.games().len(), 1);
    }
}

#[test]
fn end_8_results_that_moves_and_tag_do_not_say_alike_are_listed() {
    for (tag, end, counts, what) in [
        (
            "0-1",
            "1-0",
            "1-0",
            "its moves end with 1-0, which counts; its Result tag says 0-1",
        ),
        (
            "0-1",
            "*",
            "0-1",
            "its moves end with *, its Result tag says 0-1, which counts",
        ),
        (
            "1/2-1/2",
            "",
            "1/2-1/2",
            "no result stands behind its moves; its Result tag says 1/2-1/2, which counts",
        ),
    ] {
        let told = format!("[White \"C\"]\n[Result \"{tag}\"]\n\n1. d4 d5 {end}\n\n{FIRST}");
        let replay = play(&told);
        assert_eq!(replay.status, 0, "{}", replay.summary);
        assert_eq!(only(&replay, "doubtful_results"), (1, 1, what));
        assert_eq!(replay.games()[0].result.to_string(), counts);
    }
}

#[test]
fn end_7_a_score_that_pgn_has_no_word_for_is_no_contradiction() {
    let replay = play(&format!("[Result \"1/2-0\"]\n\n1. d4 d5 *\n\n{FIRST}"));
    assert!(replay.list("doubtful_results").is_empty());
    assert_eq!(replay.summary["endings"]["declared"], 1);
}

#[test]
fn a_game_with_no_result_at_all_in_the_middle_stays_unfinished() {
    let replay = play(&format!("[White \"C\"]\n\n1. d4 d5\n\n{FIRST}"));
    assert_eq!(
        only(&replay, "unfinished"),
        (1, 1, "it has no result in its source")
    );
    assert!(replay.list("doubtful_results").is_empty());
}

#[test]
fn a_file_without_games_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.pgn");
    for text in ["", "\n\n% nothing\n"] {
        std::fs::write(&file, text).unwrap();
        let (status, error) = fails(&file, &folder.path().join(format!("out-{}", text.len())));
        assert_eq!(status, Some(1));
        let named = format!("no games in {}", file.display());
        assert!(error.contains(&named), "{error}");
    }
}

fn fails(pgn: &Path, out: &Path) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let command = command
        .args(["replay", "--pgn"])
        .arg(pgn)
        .arg("--out")
        .arg(out);
    let output = command.output().unwrap();
    (
        output.status.code(),
        String::from_utf8(output.stderr).unwrap(),
    )
}
