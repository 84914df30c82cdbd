//! The program as people start it: what it prints, where, and with which exit status.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn adoube(folder: &Path, line: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(line)
        .current_dir(folder)
        .env_remove("ADOUBE_EVENT")
        .output()
        .unwrap()
}

/// Exit status, standard output, standard error.
fn run(folder: &Path, line: &[&str]) -> (i32, String, String) {
    let output = adoube(folder, line);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn perft_counts_as_published() {
    let here = tempfile::tempdir().unwrap();
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for (fen, depth, nodes) in [
        ("startpos", "0", "1"),
        ("startpos", "3", "8902"),
        (kiwipete, "3", "97862"),
    ] {
        let (status, out, _) = run(here.path(), &["chess", "perft", fen, depth]);
        assert_eq!((status, out.trim()), (0, nodes), "{fen}");
    }
    let (_, out, _) = run(
        here.path(),
        &["chess", "perft", "startpos", "2", "--divide"],
    );
    assert_eq!(out.lines().count(), 22);
    assert!(
        out.contains("g1f3 20\n") && out.ends_with("\n400\n"),
        "{out}"
    );
    let chess960 = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let (_, out, _) = run(
        here.path(),
        &["chess", "perft", chess960, "1", "--chess960", "--json"],
    );
    assert_eq!(serde_json::from_str::<Value>(&out).unwrap()["nodes"], 20);
}

/// Programs read one JSON value, whatever is wrong.
#[test]
fn with_json_a_line_that_makes_no_sense_is_told_as_json() {
    let here = tempfile::tempdir().unwrap();
    for (line, told) in [
        (&["nonsense", "--json"][..], "unrecognized subcommand"),
        (&["--json", "round", "publish", "x"], "type a whole number"),
        (&["clock", "add", "1.1", "--json"], "required arguments"),
    ] {
        let (status, out, error) = run(here.path(), line);
        assert_eq!((status, out.as_str()), (2, ""), "{line:?}");
        let value: Value = serde_json::from_str(&error).unwrap();
        assert_eq!(value["code"], "usage");
        assert!(value["error"].as_str().unwrap().contains(told), "{error}");
        assert!(
            value["next"].as_str().unwrap().contains("--help"),
            "{error}"
        );
    }
    // Help is help.
    let (status, out, _) = run(here.path(), &["--json", "--help"]);
    assert!(status == 0 && out.contains("Usage:"), "{out}");
}

#[test]
fn what_makes_no_sense_has_status_2_and_what_fails_has_status_1() {
    let here = tempfile::tempdir().unwrap();
    for (line, status) in [
        (&["chess", "perft", "startpos"][..], 2),
        (&["nonsense"], 2),
        (&["round", "start", "0x1"], 2),
        (&["clock", "add", "1.1"], 2),
        (&["chess", "perft", "no fen", "1"], 1),
        (&["chess", "start", "960"], 1),
        (&["describe"], 1),
        (&["verify", "--data", "."], 1),
        (&["set-up"], 1),
        (&["import", "pgn", "missing.pgn"], 1),
        (&["--help"], 0),
        (&["demo", "--help"], 0),
    ] {
        let (found, out, err) = run(here.path(), line);
        assert_eq!(found, status, "{line:?}: {out}{err}");
        assert_eq!(err.is_empty(), status == 0, "{line:?}: {err}");
        assert_eq!(out.is_empty(), status != 0, "{line:?}: {out}");
    }
}

#[test]
fn a_new_event_is_in_order_and_its_coordinator_is_asked_for() {
    let here = tempfile::tempdir().unwrap();
    let (status, out, err) = run(here.path(), &["init", "open", "--port-base", "1", "--json"]);
    assert_eq!(status, 0, "{err}");
    assert_eq!(
        serde_json::from_str::<Value>(&out).unwrap()["tournament"],
        "open"
    );
    assert_eq!(run(here.path(), &["set-up", "open", "--check"]).0, 0);
    let (status, _, err) = run(here.path(), &["set-up", "open"]);
    assert_eq!(status, 1);
    assert!(err.contains("is adoube-coordinator running?"), "{err}");
    assert!(
        err.contains("start it with: adoube-coordinator --dir"),
        "{err}"
    );
    let (status, _, err) = run(here.path(), &["init", "open"]);
    assert_eq!(status, 1);
    assert!(
        err.contains("not empty") && err.contains("choose another folder"),
        "{err}"
    );
}

#[test]
fn evt_1_everything_that_is_wrong_is_told_at_once_also_to_programs() {
    let here = tempfile::tempdir().unwrap();
    run(here.path(), &["init", "open"]);
    let file = |name: &str| here.path().join("open").join(name);
    std::fs::write(file("regulations.toml"), "name = 3\n").unwrap();
    std::fs::write(file("venues.toml"), "[[venue]]\nid = \"a\"\n").unwrap();
    std::fs::write(file("officials.toml"), "[[official]\n").unwrap();
    let (status, _, err) = run(here.path(), &["--event", "open", "set-up", "--check"]);
    assert_eq!(status, 1);
    for told in [
        "regulations.toml:1: name",
        "time_control",
        "venues.toml:1: venue[1].name",
        "officials.toml:1",
    ] {
        assert!(err.contains(told), "{told}: {err}");
    }
    let (_, _, err) = run(
        here.path(),
        &["--event", "open", "set-up", "--check", "--json"],
    );
    let problems = &serde_json::from_str::<Value>(&err).unwrap()["problems"];
    assert!(problems.as_array().unwrap().len() > 4, "{problems}");
    assert_eq!(problems[0]["file"], "regulations.toml");
}

#[test]
fn the_event_can_be_named_by_the_environment() {
    let here = tempfile::tempdir().unwrap();
    run(here.path(), &["init", "open"]);
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["set-up", "--check"])
        .env("ADOUBE_EVENT", here.path().join("open"))
        .output()
        .unwrap();
    assert!(output.status.success());
    // It is nothing that has to be typed, then.
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .arg("incident")
        .env("ADOUBE_EVENT", here.path().join("open"))
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.contains("Usage: adoube incident <INCIDENTS>"),
        "{told}"
    );
}

#[test]
fn who_was_added_later_is_named_until_certified() {
    let here = tempfile::tempdir().unwrap();
    let (_, out, _) = run(here.path(), &["init", "My Open", "--venues", "1"]);
    assert!(out.contains("adoube --event 'My Open' set-up\n"), "{out}");
    assert!(out.contains("adoube --event 'My Open' certify\n"), "{out}");
    let file = here.path().join("My Open/officials.toml");
    let more = "\n[[official]]\nperson = \"second\"\nname = \"N\"\nrole = \"arbiter\"\n";
    let text = std::fs::read_to_string(&file).unwrap() + more;
    std::fs::write(&file, text).unwrap();
    let check = || run(here.path(), &["set-up", "My Open", "--check"]);
    let (status, out, _) = check();
    assert_eq!(status, 0);
    assert!(
        out.contains("no certificate for official second")
            && out.contains("adoube --event 'My Open' certify"),
        "{out}"
    );
    let (status, out, err) = run(here.path(), &["certify", "My Open"]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("official second: key, certificate"), "{out}");
    assert!(!check().1.contains("warning"));
    std::fs::remove_dir_all(here.path().join("My Open/authority")).unwrap();
    let (status, _, err) = run(here.path(), &["certify", "My Open"]);
    assert_eq!(status, 1);
    assert!(err.contains("put the folder authority/ back"), "{err}");
    let (status, _, err) = run(here.path(), &["init", "x", "--venues", "12"]);
    assert_eq!(status, 2);
    assert!(err.contains("use --venue ID:NAME:ZONE for more"), "{err}");
}

/// BRD-9: a start position is told by number and in both ways to write it; an array for each side is
/// refused by its name.
#[test]
fn brd_9_a_start_position_is_told_and_double_chess960_refused_by_name() {
    let here = tempfile::tempdir().unwrap();
    for which in [
        "1",
        "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1",
    ] {
        let (status, out, _) = run(here.path(), &["chess", "start", which]);
        assert_eq!(status, 0);
        assert_eq!(
            out,
            "number 1\n\
             X-FEN        bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1\n\
             Shredder-FEN bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1\n"
        );
    }
    let double = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let moved = "bqnbnrkr/pppppppp/8/8/8/P7/1PPPPPPP/BQNBNRKR b HFhf - 0 1";
    for (which, why) in [
        (double, "double Chess960 is not played"),
        (moved, "moves were made"),
    ] {
        let (status, _, err) = run(here.path(), &["chess", "start", which]);
        assert_eq!(status, 1);
        assert!(err.contains(why), "{err}");
    }
}

/// An organiser's folder is checked before anything runs: each problem with its place, and what to write.
#[test]
fn evt_1_the_files_of_an_event_are_checked_without_a_coordinator() {
    let here = tempfile::tempdir().unwrap();
    let folder = here.path().join("open");
    assert_eq!(run(here.path(), &["init", "open", "--port-base", "1"]).0, 0);
    let check = |line: &[&str]| run(here.path(), &[&["check", "open"], line].concat());
    let (status, out, err) = check(&[]);
    assert_eq!(status, 0, "{err}");
    for told in [
        "9 rounds",
        "time control: 90+30 (90 minutes, with 30 seconds added after each move), standard",
        "no problems found",
    ] {
        assert!(out.contains(told), "{told}: {out}");
    }
    let regulations = folder.join("regulations.toml");
    let text = std::fs::read_to_string(&regulations).unwrap();
    let rapid = text.replace("\"90+30\"", "\"15+10\"");
    std::fs::write(&regulations, &rapid).unwrap();
    let (status, _, err) = check(&[]);
    assert_eq!(status, 1);
    for told in [
        "regulations.toml:",
        "supervision.regime: the time control 15+10 makes this rapid play",
        "regime = \"full\", or \"reduced\"",
    ] {
        assert!(err.contains(told), "{told}: {err}");
    }
    let supervised = format!("{rapid}\n[supervision]\nregime = \"full\"\n");
    std::fs::write(&regulations, supervised).unwrap();
    let (status, out, err) = check(&["--json"]);
    assert_eq!(status, 0, "{err}");
    let value: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&value["class"], &value["time_control"]),
        (&"rapid".into(), &"900+10".into())
    );
    // A list of an old Mac, and a report that is a picture.
    std::fs::write(folder.join("seats.csv"), "1, madrid\r2, nowhere\r").unwrap();
    std::fs::write(folder.join("open.trf"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    std::fs::remove_file(folder.join("officials.toml")).unwrap();
    let (status, _, err) = check(&["--json"]);
    assert_eq!(status, 1);
    let value: Value = serde_json::from_str(&err).unwrap();
    let problems = value["problems"].as_array().unwrap();
    for (file, line, told) in [
        (
            "seats.csv",
            Value::from(2),
            "'nowhere' is not a venue of the event",
        ),
        ("open.trf", Value::Null, "cannot be read"),
        ("officials.toml", Value::Null, "is missing"),
    ] {
        let found = problems.iter().any(|problem| {
            problem["file"] == file
                && problem["line"] == line
                && problem["text"].as_str().unwrap().contains(told)
        });
        assert!(found, "{file}: {err}");
    }
}

/// Checks the folder of a hybrid event: the exit status, and what the command prints.
fn checked(time_control: &str, more: &str) -> (i32, String) {
    let here = tempfile::tempdir().unwrap();
    let init = ["init", "open", "--port-base", "1"];
    assert_eq!(run(here.path(), &init).0, 0);
    let text = format!(
        "name = \"Open\"\nkind = \"hybrid\"\nrounds = 9\ntime_control = {time_control:?}\n\n{more}"
    );
    std::fs::write(here.path().join("open/regulations.toml"), text).unwrap();
    let (status, out, err) = run(here.path(), &["check", "open", "--json"]);
    (status, out + &err)
}

/// CLK-8: the organiser reads the class of the time control, which is counted over 60 moves.
#[test]
fn clk_8_the_class_of_a_time_control_is_told_by_a_check() {
    let supervised = "[supervision]\nregime = \"full\"\n";
    for (time_control, more, class) in [
        ("5400+30", "", "standard"),
        ("3600+0", "", "standard"),
        ("3000+10", "", "standard"),
        ("3540+0", supervised, "rapid"),
        ("900+10", supervised, "rapid"),
        ("600+1", supervised, "rapid"),
        ("600+0", supervised, "blitz"),
        ("300+3", supervised, "blitz"),
    ] {
        let (status, told) = checked(time_control, more);
        assert_eq!(status, 0, "{time_control}: {told}");
        let value: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(value["class"], class, "{time_control}");
    }
}

/// CLK-9, A-G: a quickplay finish is announced only in standard and rapid play without increment.
#[test]
fn clk_9_a_quickplay_finish_with_increment_is_refused_by_a_check() {
    let announced = "[quickplay_finish]\nannounced = true\n";
    for (time_control, article) in [("7200+0", None), ("5400+30", Some("A-G"))] {
        let (status, told) = checked(time_control, announced);
        assert_eq!(status == 0, article.is_none(), "{time_control}: {told}");
        assert!(told.contains(article.unwrap_or_default()), "{told}");
    }
}

/// EBD-1, O 20: physical boards need thirty seconds from move one.
#[test]
fn ebd_1_physical_boards_without_thirty_seconds_are_refused_by_a_check() {
    let boards = "[venues]\narbiters_per_venue = 2\nphysical_boards = true\n";
    for (time_control, is_right) in [
        ("5400+30", true),
        ("5400+60", true),
        ("5400+29", false),
        ("7200+0", false),
    ] {
        let (status, told) = checked(time_control, boards);
        assert_eq!(status == 0, is_right, "{time_control}: {told}");
        if !is_right {
            assert!(told.contains("venues.physical_boards"), "{told}");
            assert!(told.contains("O 20"), "{told}");
        }
    }
    // Boards that enter the moves are no boards beside the virtual one.
    let boards = format!("{boards}boards_use = \"enter-moves\"\n");
    let (status, told) = checked("7200+0", &boards);
    assert_eq!(status, 0, "{told}");
}

/// EBD-1: an organiser reads before anything runs what physical boards are for, what has no effect, and which make is wrong.
#[test]
fn ebd_1_a_check_says_what_physical_boards_are_for_and_what_has_no_effect() {
    let here = tempfile::tempdir().unwrap();
    let init = ["init", "open", "--port-base", "1"];
    assert_eq!(run(here.path(), &init).0, 0);
    let regulations = here.path().join("open/regulations.toml");
    let template = std::fs::read_to_string(&regulations).unwrap();
    for (lines, told) in [
        ("physical_boards = false", "physical boards: none"),
        (
            "physical_boards = true\nboards_necessity = \"obligatory\"\nboards_makes = [\"dgt\"]",
            "physical boards: they show the game, which is played on the screen; every player must \
             have one; accepted makes: dgt; no scoresheets needed",
        ),
        (
            "physical_boards = true\nboards_use = \"enter-moves\"\nboards_entry = \"clock\"\nscoresheets = true",
            "physical boards: they enter each move when the player presses the board’s clock; \
             players may have one; any make is accepted; players must keep a scoresheet",
        ),
        (
            "physical_boards = false\nboards_use = \"follow\"",
            "venues.boards_use: it has no effect, since the event has no physical boards",
        ),
        (
            "physical_boards = true\nboards_makes = [\"dgt\", \"milennium\"]",
            "venues.boards_makes: 'milennium' is no make of electronic board that is known: write one of dgt, pegasus",
        ),
    ] {
        let text = template.replace("physical_boards = false", lines);
        std::fs::write(&regulations, text).unwrap();
        let (_, out, err) = run(here.path(), &["check", "open"]);
        // The lines are folded.
        let words: Vec<_> = out
            .split_whitespace()
            .chain(err.split_whitespace())
            .collect();
        let said = words.join(" ");
        assert!(said.contains(told), "{lines}: {said}");
    }
}

/// EVT-1: a fault of venues.toml is named once, not again by each file that names venues; files that have almost the right
/// name are noticed.
#[test]
fn evt_1_a_check_names_each_cause_once_and_files_with_almost_the_right_name() {
    let here = tempfile::tempdir().unwrap();
    let folder = here.path().join("open");
    assert_eq!(run(here.path(), &["init", "open", "--port-base", "1"]).0, 0);
    let venues = folder.join("venues.toml");
    let right = std::fs::read_to_string(&venues).unwrap();
    let wrong = right.replace("Europe/Madrid", "Europe/Madird");
    assert_ne!(right, wrong);
    std::fs::write(&venues, wrong).unwrap();
    std::fs::write(folder.join("seats.csv"), "1, madrid\n").unwrap();
    let check = |line: &[&str]| run(here.path(), &[&["check", "open"], line].concat());
    let (status, _, err) = check(&["--json"]);
    assert_eq!(status, 1);
    let value: Value = serde_json::from_str(&err).unwrap();
    let problems = value["problems"].as_array().unwrap();
    assert_eq!(problems.len(), 1, "{err}");
    assert_eq!(problems[0]["field"], "venue[1].time_zone", "{err}");
    std::fs::write(&venues, right).unwrap();
    std::fs::rename(folder.join("seats.csv"), folder.join("seat.csv")).unwrap();
    let (status, out, err) = check(&[]);
    assert_eq!(status, 0, "{err}");
    assert!(
        out.contains("warning: seat.csv was not checked: only seats.csv is"),
        "{out}"
    );
    std::fs::rename(folder.join("officials.toml"), folder.join("official.toml")).unwrap();
    let (_, _, err) = check(&[]);
    assert!(err.contains("but official.toml exists: rename it"), "{err}");
}

#[test]
fn evt_1_a_check_names_a_folder_or_a_board() {
    let here = tempfile::tempdir().unwrap();
    std::fs::create_dir(here.path().join("open")).unwrap();
    for (line, told) in [
        (
            &["check", "1.3", "--failed"][..],
            "name the player whose check failed: white or black",
        ),
        (&["check", "--passed"], "name a board such as 1.3"),
        (&["check", "1.3", "white"], "--passed, --failed or --list"),
        (
            &["check", "open", "--passed"],
            "for a folder leave out the other arguments",
        ),
    ] {
        let (status, _, err) = run(here.path(), line);
        assert_eq!(status, 2, "{line:?}: {err}");
        assert!(err.contains(told), "{line:?}: {err}");
    }
    let (status, _, err) = run(here.path(), &["check", "opn"]);
    assert_eq!(status, 1);
    assert!(
        err.contains("'opn' is neither a folder nor a board"),
        "{err}"
    );
}

/// Examples of the help name what the event at hand has.
#[test]
fn examples_are_those_of_the_event_at_hand() {
    let here = tempfile::tempdir().unwrap();
    let init = [
        "init",
        "club",
        "--port-base",
        "1",
        "--venue",
        "lisbon:Lisbon:Europe/Lisbon",
    ];
    assert_eq!(run(here.path(), &init).0, 0);
    let (_, out, _) = run(here.path(), &["--event", "club", "order", "--help"]);
    assert!(out.contains("adoube order lock lisbon-3 "), "{out}");
    assert!(!out.contains("madrid"), "{out}");
    let (_, out, _) = run(here.path(), &["order", "--help"]);
    assert!(out.contains("adoube order lock madrid-3 "), "{out}");
    // Who invites to the wall is found in the folder: nobody is to be named.
    let (status, _, err) = run(
        here.path(),
        &[
            "--event",
            "club",
            "invite",
            "lta-lisbon",
            "--wall",
            "lisbon",
        ],
    );
    assert_eq!(status, 1);
    assert!(err.contains("adoube-venue is running"), "{err}");
}

/// What is shown in the language of `--lang`.
#[test]
fn texts_are_in_the_language_that_is_asked_for() {
    let here = tempfile::tempdir().unwrap();
    std::fs::write(here.path().join("games.pgn"), b"PK\x03\x04\x14").unwrap();
    for (line, told) in [
        (
            &["init", "abierto", "--port-base", "1"][..],
            &[
                "abierto: torneo abierto con 2 sedes y ",
                "Ahora edite en esa carpeta regulations.toml",
                "(y así en cada sede)",
                "guárdelo en un lugar seguro.",
            ][..],
        ),
        (
            &["certify", "abierto"],
            &["todas las sedes, dispositivos y oficiales tienen certificado"],
        ),
        (
            &["check", "abierto"],
            &[
                "tiempo de incomparecencia: ",
                "puestos para ",
                "oficiales: ",
                "no se han encontrado problemas",
            ],
        ),
        (&["check", "ninguno"], &["«ninguno» no es una carpeta"]),
        (
            &["set-up", "abierto", "--check"],
            &["el reglamento, las sedes y los oficiales no tienen problemas"],
        ),
        (
            &["--event", "abierto", "describe"],
            &[
                "no responde: ¿está en marcha adoube-coordinator?",
                "en una sede: llame",
            ],
        ),
        (&["chess", "start", "518"], &["número 518"]),
        (
            &["chess", "start", "nada"],
            &["«nada» no es una posición", "escriba un número de 0 a 959"],
        ),
        (
            &["standings", "--trf", "games.pgn"],
            &[
                "no se puede leer games.pgn: está comprimido (zip)",
                "descomprímalo primero",
            ],
        ),
        (
            &["verify", "--data", "."],
            &[
                "no contiene el registro de ningún torneo",
                "indique la carpeta de datos del servidor",
            ],
        ),
        (
            &["sim", "step", "nada"],
            &["nada: ", "escriba una con `adoube sim story 7"],
        ),
    ] {
        let spanish = [line, &["--lang", "es"]].concat();
        let (_, out, error) = run(here.path(), &spanish);
        let shown = format!("{out}{error}");
        for text in told {
            assert!(shown.contains(text), "{line:?}: {text}: {shown}");
        }
        // The words of a time control are in English only.
        let own: Vec<&str> = shown
            .lines()
            .filter(|it| !it.contains("(90 minutes,"))
            .collect();
        let shown = own.join("\n");
        for english in [" the ", " is ", " and ", " with ", " of ", " for "] {
            assert!(!shown.contains(english), "{line:?}: {english}: {shown}");
        }
    }
}
