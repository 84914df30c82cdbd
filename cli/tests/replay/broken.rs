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
        // Nor is a report without it called one.
        assert!(replay.summary["tournament_report"].is_null());
        let why = replay.summary["no_tournament_report"].as_str().unwrap();
        assert!(why.starts_with("1 game of the source was refused"), "{why}");
        assert!(!replay.path("tournament.trf").exists());
        assert!(replay.read("tournament.trf.part").contains("XXR"));
    }
}

#[test]
fn end_8_results_that_moves_and_tag_do_not_say_alike_are_listed() {
    for (tag, end, counts, what) in [
        (
            "0-1",
            "1-0",
            "1-0",
            "its moves end with 1-0, which is used; its Result tag says 0-1",
        ),
        (
            "0-1",
            "*",
            "0-1",
            "its moves end with *, its Result tag says 0-1, which is used",
        ),
        (
            "1/2-1/2",
            "",
            "1/2-1/2",
            "no result follows its moves, it may be cut off; its Result tag says 1/2-1/2, which is \
             used",
        ),
    ] {
        let told = format!("[White \"C\"]\n[Result \"{tag}\"]\n\n1. d4 d5 {end}\n\n{FIRST}");
        let replay = play(&told);
        assert_eq!(replay.status, 0, "{}", replay.summary);
        assert_eq!(only(&replay, "doubtful_results"), (1, 1, what));
        assert_eq!(replay.games()[0].result.to_string(), counts);
        assert_eq!(replay.summary["cut_off"], u64::from(end.is_empty()));
    }
}

/// Cut in its moves or before them, and followed by the next game's tags.
#[test]
fn end_8_a_game_that_was_cut_in_the_middle_of_the_file_is_listed() {
    for (tags, moves) in [
        ("[Result \"1-0\"]\n", "1. e4 e5 2. Nf3"),
        ("[Result \"1-0\"]\n", ""),
        ("[Result \"*\"]\n", "1. e4 e5"),
        ("", "1. e4 e5"),
    ] {
        let replay = play(&format!("[White \"C\"]\n{tags}\n{moves}\n\n{FIRST}"));
        assert_eq!(replay.games().len(), 2, "{tags}{moves}");
        let (game, line, what) = only(&replay, "doubtful_results");
        assert_eq!((game, line), (1, 1));
        assert!(what.contains("it may be cut off"), "{what}");
        assert_eq!(replay.summary["cut_off"], 1);
    }
    // Mate needs nothing behind it.
    let replay = play(&format!("[White \"C\"]\n\n1. f3 e5 2. g4 Qh4#\n\n{FIRST}"));
    assert!(replay.list("doubtful_results").is_empty());
    assert_eq!(replay.summary["cut_off"], 0);
}

/// Black mates: tag and end of the moves, and what they come to.
#[test]
fn end_1_mate_counts_whatever_the_source_says() {
    for (tag, end, doubt, explained) in [
        ("0-1", "0-1", None, false),
        ("1-0", "1-0", None, true),
        (
            "0-1",
            "1-0",
            Some("its moves end with 1-0, its Result tag says 0-1"),
            false,
        ),
        (
            "1-0",
            "0-1",
            Some("its moves end with 0-1, its Result tag says 1-0"),
            false,
        ),
        (
            "1-0",
            "*",
            Some("its moves end with *, its Result tag says 1-0"),
            true,
        ),
        (
            "1-0",
            "1/2-1/2",
            Some("its moves end with 1/2-1/2, its Result tag says 1-0"),
            true,
        ),
        ("*", "*", None, true),
    ] {
        let told =
            format!("[White \"C\"]\n[Result \"{tag}\"]\n\n1. f3 e5 2. g4 Qh4# {end}\n\n{FIRST}");
        let replay = play(&told);
        assert_eq!(replay.status, 0, "{tag} {end}: {}", replay.summary);
        assert_eq!(replay.games()[0].result.to_string(), "0-1");
        assert_eq!(replay.summary["endings"]["checkmate"], 1);
        assert_eq!(
            replay.list("doubtful_results").len(),
            usize::from(doubt.is_some())
        );
        if let Some(doubt) = doubt {
            let counts = "; the last position is used: checkmate, 0-1";
            let (_, _, what) = only(&replay, "doubtful_results");
            assert_eq!(what, format!("{doubt}{counts}"));
        }
        let list = replay.list("explained");
        assert_eq!(list.len(), usize::from(explained), "{tag} {end}: {list:?}");
        assert!(
            list.iter()
                .all(|told| told["article"] == "O 5.1" && told["result"] == "0-1")
        );
    }
}

#[test]
fn evt_5_a_player_against_himself_is_refused_and_odd_ratings_are_said() {
    let himself =
        "[White \"C\"]\n[Black \"C\"]\n[WhiteFideId \"7\"]\n[BlackFideId \"7\"]\n\n1. e4 1-0\n\n";
    let replay = play(&format!("{himself}{FIRST}"));
    assert_eq!(replay.status, 1);
    assert_eq!(
        only(&replay, "refused"),
        (1, 1, "White and Black are the same player, FideId 7")
    );
    let rating = FIRST.replace("[Result", "[WhiteElo \"9999\"]\n[Result");
    let replay = play(&rating);
    assert_eq!(replay.status, 0);
    assert_eq!(
        only(&replay, "remarks"),
        (1, 1, "White's rating 9999 is implausible")
    );
}

#[test]
fn a_file_whose_games_were_all_refused_leaves_no_empty_file_of_games() {
    let replay = play("[White \"C\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
    assert_eq!(replay.status, 1);
    assert_eq!(replay.list("refused").len(), 1);
    // Nothing was recorded that a key could vouch for.
    for name in ["games.pgn", "games.pgn.part", "signing.pem", "ledger"] {
        assert!(!replay.path(name).exists(), "{name}");
    }
    assert!(replay.path("summary.json").exists());
    assert_eq!(
        replay.summary["no_tournament_report"],
        "no game was played, so there is no games.pgn and no tournament.trf"
    );
}

/// What is no PGN is named before anything is made.
#[test]
fn evt_5_a_file_that_is_no_text_and_regulations_that_are_games_are_told_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("games.pgn"), FIRST).unwrap();
    std::fs::write(path("games.pgn.gz"), b"\x1F\x8B\x08\x00\x12\x34").unwrap();
    std::fs::write(path("tagged.pgn"), format!("[Event \"Open\"]\n{FIRST}")).unwrap();
    for (pgn, regulations, told) in [
        (
            "games.pgn.gz",
            None,
            "games.pgn.gz cannot be read: it is compressed (gzip)",
        ),
        (
            "games.pgn",
            Some("tagged.pgn"),
            "tagged.pgn contains games, not regulations",
        ),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
        command
            .args(["replay", "--pgn"])
            .arg(path(pgn))
            .arg("--out")
            .arg(path("out"));
        if let Some(regulations) = regulations {
            command.arg("--regulations").arg(path(regulations));
        }
        let output = command.output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(told), "{error}");
        assert!(error.lines().count() <= 2, "{error}");
        assert!(!path("out").exists());
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
    let told = "no result follows its moves, it may be cut off; no tag has a result";
    assert_eq!(only(&replay, "doubtful_results"), (1, 1, told));
    let replay = play(&format!("[White \"C\"]\n\n1. d4 d5 *\n\n{FIRST}"));
    assert_eq!(replay.list("unfinished").len(), 1);
    assert!(replay.list("doubtful_results").is_empty());
}

#[test]
fn end_8_a_game_without_a_result_is_said_on_screen() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("source.pgn"), folder.path().join("out"));
    let text = format!("[White \"C\"]\n[Result \"*\"]\n\n1. d4 d5 *\n\n{FIRST}");
    std::fs::write(&file, text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let command = command.args(["replay", "--pgn"]).arg(&file);
    let output = command.arg("--out").arg(&out).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    for line in [
        "no result: game 1, line 1: it has no result in its source",
        "1 game has no result; the others ended as they should",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
}

#[test]
fn a_file_without_games_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.pgn");
    for (text, why) in [
        ("", "it is empty"),
        (
            "\n\n% nothing\n",
            "in its 12 bytes are neither tags nor moves",
        ),
    ] {
        std::fs::write(&file, text).unwrap();
        let out = folder.path().join("out");
        let (status, error) = fails(&file, &out);
        assert_eq!(status, Some(1));
        assert!(error.contains(why), "{error}");
        // Nothing is left, so that it can be used again.
        assert_eq!(std::fs::read_dir(&out).unwrap().count(), 0);
        let named = format!("no games in {}", file.display());
        assert!(error.contains(&named), "{error}");
    }
}

/// Nothing that is there is overwritten; what another replay left is named as that.
#[test]
fn a_folder_that_is_not_empty_is_refused_with_what_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("source.pgn"), folder.path().join("out"));
    std::fs::write(&file, FIRST).unwrap();
    for (name, told) in [
        ("notes.txt", "is not empty"),
        (
            "games.pgn.part",
            "contains the files of an unfinished replay",
        ),
    ] {
        std::fs::create_dir_all(&out).unwrap();
        std::fs::write(out.join(name), "").unwrap();
        let (status, error) = fails(&file, &out);
        assert_eq!(status, Some(1));
        assert!(error.contains(told), "{error}");
        assert!(out.join(name).exists(), "{name}");
        std::fs::remove_file(out.join(name)).unwrap();
    }
    let (status, error) = fails(&file, &out);
    assert_eq!(status, Some(0), "{error}");
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

#[test]
fn what_is_for_real_time_only_is_refused_in_virtual_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.pgn");
    std::fs::write(&file, FIRST).unwrap();
    for (option, value) in [("--speed", "20"), ("--seats", "tasks")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
        let command = command.args(["replay", option, value, "--pgn"]).arg(&file);
        let output = command.arg("--out").arg(folder.path().join("out")).output();
        let output = output.unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        let next = format!("add --time real, or leave {option} out");
        assert!(error.contains(&next), "{error}");
    }
}

#[test]
fn evt_1_regulations_in_another_encoding_are_told_with_which() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.pgn");
    std::fs::write(&file, FIRST).unwrap();
    let regulations = folder.path().join("regulations.toml");
    let utf_16: Vec<u8> = "\u{feff}name = 'Open'\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for (bytes, told) in [
        (
            &utf_16[..],
            "regulations.toml cannot be read: it is in UTF-16",
        ),
        (b"# \n\nname = 'M\xe4x'\n", "0xE4 in line 3"),
    ] {
        std::fs::write(&regulations, bytes).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
        let command = command.args(["replay", "--pgn"]).arg(&file);
        let command = command.arg("--regulations").arg(&regulations);
        let output = command.arg("--out").arg(folder.path().join("out")).output();
        let error = String::from_utf8(output.unwrap().stderr).unwrap();
        assert!(error.contains(told), "{error}");
        assert!(error.contains("save it as UTF-8"), "{error}");
    }
}

/// More than a game brings: nobody can declare it. Mate needs no declaring.
#[test]
fn end_7_a_result_that_no_game_brings_is_refused_and_the_rest_is_played() {
    let round = |number: u8, result: &str, moves: &str| {
        format!(
            "[White \"A\"]\n[Black \"B\"]\n[Round \"{number}\"]\n[Result \"{result}\"]\n\n{moves}\n\n"
        )
    };
    let good = |number| round(number, "1-0", "1. e4 e5 1-0");
    for result in ["1-1", "1/2-1", "1-1/2"] {
        let bad = |number| round(number, result, "1. d4 d5 *");
        for (text, game, line) in [
            (good(1) + &bad(2) + &good(3), 2, 8),
            (good(1) + &bad(2), 2, 8),
            (bad(1) + &good(2), 1, 1),
        ] {
            let replay = play(&text);
            assert_eq!(replay.status, 1, "{}", replay.summary);
            let what = format!("its result {result} is more than a game can give");
            assert_eq!(only(&replay, "refused"), (game, line, what.as_str()));
            assert_eq!(replay.list("mismatches"), [""; 0]);
            assert_eq!(replay.games().len(), text.matches("1-0\"").count());
        }
    }
    // Nobody says of who played the refused game that he was absent.
    let part =
        play(&(good(1) + &round(2, "1-1", "1. d4 d5 *") + &good(3))).read("tournament.trf.part");
    let line = part
        .lines()
        .find(|line| line.starts_with("001    1"))
        .unwrap();
    assert_eq!(
        &line[89..].trim_end(),
        &"     2 w 1               2 w 1",
        "{part}"
    );
    let mate = round(1, "1-1", "1. f3 e5 2. g4 Qh4# *");
    let replay = play(&(mate + &good(2)));
    assert_eq!(replay.status, 0, "{}", replay.summary);
    assert_eq!(replay.games()[0].result.to_string(), "0-1");
}
