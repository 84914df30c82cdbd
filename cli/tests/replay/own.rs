//! A small file of our own with every kind of end, always there.

use std::path::{Path, PathBuf};

use expect_test::expect;

use super::kit::{final_fen, replay};

pub(crate) fn own() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/replay.pgn")
}

/// One line of a list of the summary.
fn lines(list: &[serde_json::Value]) -> String {
    let line = |value: &serde_json::Value| format!("{value}\n");
    list.iter().map(line).collect()
}

#[test]
fn end_8_every_kind_of_end_is_played_or_explained() {
    let replay = replay(&own(), &[]);
    // A broken game was refused.
    assert_eq!(replay.status, 1);
    expect![[r#"
        {"game":3,"line":22,"what":"\"Ke3\" at half-move 3: no such move is legal: the piece does not move like that (line 27)"}
    "#]].assert_eq(&lines(replay.list("refused")));
    expect![[r#"
        {"article":"O 5.4.1","ending":"threefold-repetition","game":8,"line":67,"ply":8,"result":"1/2-1/2","source_plies":10,"source_result":"1-0"}
        {"article":"O 4.5","ending":"flag-draw","game":9,"line":76,"ply":0,"result":"1/2-1/2","source_plies":0,"source_result":"0-1"}
        {"article":"O 5.4.3","ending":"dead-position","game":12,"line":106,"ply":1,"result":"1/2-1/2","source_plies":2,"source_result":"1-0"}
    "#]].assert_eq(&lines(replay.list("explained")));
    assert!(replay.list("mismatches").is_empty(), "{:?}", replay.summary);
    expect![[r#"
        {"game":10,"line":87,"what":"it has no result in its source"}
        {"game":13,"line":116,"what":"it has no result in its source"}
    "#]]
    .assert_eq(&lines(replay.list("unfinished")));
    expect![[r#"
        {"game":4,"line":29,"readings":4,"replaced":1,"what":"1 of 4 readings are impossible, the first at ply 4: the source reads 0:05:10, the clock here shows 0:04:55 (300+3 gives at most 0:05:06 until then)"}
        {"game":10,"line":87,"readings":3,"replaced":0,"what":"time control not in PGN notation: a day for each side; think times by differences"}
    "#]].assert_eq(&lines(replay.list("clock_exceptions")));
    expect![[r#"
        "TimeControl \"90+30\": minutes, by its clocks"
        "TimeControl \"two hours\": not in PGN notation: a day for each side"
    "#]]
    .assert_eq(&lines(replay.list("time_controls")));
    expect![[r#"{"agreement":1,"checkmate":1,"dead-position":1,"declared":2,"flag":1,"flag-draw":1,"resignation":3,"threefold-repetition":1,"unfinished":2}"#]].assert_eq(&replay.summary["endings"].to_string());
    assert_eq!(replay.summary["clocks_equal"], 14);
    let games = replay.games();
    assert_eq!(games.len(), 13);
    // A board without a result keeps its devices: the game after it is in another tournament.
    assert_eq!(replay.summary["tournaments"], 6);
    assert_eq!(games[10].tag("Variant"), None);
    assert_eq!(games[9].tag("Variant"), Some("Chess960"));
    assert_eq!(final_fen(&games[10]), "4k3/8/8/8/8/8/4K3/6B1 b - - 0 1");
}

#[test]
fn a_folder_in_use_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("mine"), "").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["replay", "--pgn"])
        .arg(own())
        .arg("--out")
        .arg(folder.path())
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(error.contains("not empty"), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// The report calls the event as the regulations do that were given, and says from its games what they
/// leave open; games keep their tags, and where the two differ it is said.
#[test]
fn evt_5_a_report_has_the_event_of_the_regulations_and_the_rest_from_its_games() {
    let game = |tags: &str, white: &str, black: &str| {
        format!("{tags}[White \"{white}\"]\n[Black \"{black}\"]\n\n1. e4 e5 1-0\n\n")
    };
    let told = |day: &str| format!("[Event \"Open\"]\n[Site \"Oslo\"]\n[Date \"{day}\"]\n");
    let regulations = |name: &str, more: &str| {
        format!(
            "name = '{name}'\nkind = 'hybrid'\nrounds = 2\ntime_control = '5400+30'\n{more}\n\
             [venues]\narbiters_per_venue = 2\n"
        )
    };
    let given = "begin = 2024-05-01\nend = 2024-05-04";
    let whole = "begin = 2024-05-01\nend = 2024-05-04\ncity = 'Bergen'\nfederation = 'NOR'";
    let own = "My hybrid event";
    let (first, second) = (told("2024.05.02"), told("2024.05.03"));
    let source = [&*first, &*second];
    for (tags, name, more, lines, differs) in [
        (
            source,
            "Open",
            "",
            [
                "012 Open",
                "022 Oslo",
                "032",
                "042 2024/05/02",
                "052 2024/05/03",
            ],
            false,
        ),
        (
            source,
            own,
            given,
            [
                "012 My hybrid event",
                "022 Oslo",
                "032",
                "042 2024/05/01",
                "052 2024/05/04",
            ],
            true,
        ),
        (
            source,
            "Open",
            whole,
            [
                "012 Open",
                "022 Bergen",
                "032 NOR",
                "042 2024/05/01",
                "052 2024/05/04",
            ],
            true,
        ),
        (
            ["", ""],
            own,
            given,
            [
                "012 My hybrid event",
                "022",
                "032",
                "042 2024/05/01",
                "052 2024/05/04",
            ],
            false,
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (pgn, toml) = (folder.path().join("g.pgn"), folder.path().join("r.toml"));
        let games = game(tags[0], "A", "B") + &game(tags[1], "B", "A");
        std::fs::write(&pgn, games).unwrap();
        std::fs::write(&toml, regulations(name, more)).unwrap();
        let replay = replay(&pgn, &["--regulations", toml.to_str().unwrap()]);
        assert_eq!(replay.status, 0, "{}", replay.summary);
        let report = replay.read("tournament.trf");
        for line in lines {
            let tag = &line[..3];
            let found = report.lines().find(|found| found.starts_with(tag));
            assert_eq!(found.unwrap_or(tag).trim_end(), line, "{report}");
        }
        let remarks = replay.summary["report_remarks"].to_string();
        assert_eq!(
            remarks.contains("those of each game's source"),
            differs,
            "{remarks}"
        );
        let of_source = replay
            .read("games.pgn")
            .contains("[Event \"Open\"]\n[Site \"Oslo\"]");
        assert_eq!(of_source, tags == source, "games keep their tags");
    }
}
