//! What arbiters decide about games and incidents, at the command line, as they read it.

use std::fs;
use std::process::Output;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::{GameStage, Side};
use expect_test::expect_file;

const REGULATIONS: &str = "name = \"Test\"\nkind = \"hybrid\"\nrounds = 1\n\
    time_control = \"7200+30\"\ndefault_time = 60\n\n[checks]\nbefore_game = \"none\"\n\
    [disconnection]\nclock = \"runs\"\nresume = \"arbiter\"\n";

/// An event under other rules for rulings, with White of board 1 away and his clock running.
pub(crate) fn away(rulings: &str) -> (Event, String) {
    let mut event = Event::new(136, 12_000);
    let rules = format!("{REGULATIONS}{rulings}");
    fs::write(event.path("regulations.toml"), rules).unwrap();
    event.begin();
    let white = event.boards()[0].white.clone().unwrap().device;
    event.child(&white).kill();
    event.until_incident();
    until_true("his clock runs", || {
        let clocks = event.boards()[0].clocks.unwrap();
        clocks.running() == Side::White
    });
    (event, white)
}

/// What a command said, without the figures that differ from one run to the next.
pub(crate) fn told(output: &Output) -> String {
    let both = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let lines = both.iter().flat_map(|text| text.lines());
    lines.map(|line| plain(line) + "\n").collect()
}

/// A line without clocks, and without how far the game had come.
fn plain(line: &str) -> String {
    for mark in [
        "; since the last contact",
        "; no move since",
        "the latest moves: ",
    ] {
        if let Some((before, _)) = line.split_once(mark) {
            return format!("{before} ...");
        }
    }
    if line.ends_with(" half-moves played") || line.ends_with(" 1 half-move played") {
        return "... half-moves played".to_owned();
    }
    if let Some((_, rest)) = line.split_once(" to move; ") {
        return plain(&format!("... to move; {rest}").replace("to move; ", "to move: "));
    }
    let line = line
        .split_once(" (record ")
        .map_or(line, |(before, _)| before);
    let is_clock = |word: &str| {
        let time = word.strip_suffix("):").unwrap_or(word);
        time.matches(':').count() == 2 && time.contains(|c: char| c.is_ascii_digit())
    };
    let word = |word| if is_clock(word) { "..." } else { word };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A command, and what it said.
pub(crate) fn asked(event: &Event, args: &[&str]) -> String {
    format!("> {}\n{}", args.join(" "), told(&event.adoube(args)))
}

fn refused(event: &Event, args: &[&str]) -> String {
    let output = event.adoube(args);
    assert!(!output.status.success(), "{args:?}: {}", told(&output));
    told(&output)
}

/// DIS-7: the second official reads what it comes to by then, and is asked; another proposal takes the
/// place of one that he cannot agree to any more.
#[test]
fn dis_7_four_eyes_at_the_command_line() {
    if !mosquitto("dis_7_four_eyes_at_the_command_line") {
        return;
    }
    let (mut event, white) = away("[rulings]\nfour_eyes = true\nstart_in_s = 10\n");
    let ruling = [
        "rule", "1", "resume", "--clocks", "now", "--reason", "it died",
    ];
    event.obeyed(&[&ruling[..], &["--yes"]].concat());
    let mut story = String::new();
    let second = ["--as", "arbiter", "rule", "1", "second"];
    for args in [
        &[&second[..], &["1", "--dry-run"]].concat()[..],
        &[&second[..], &["1"]].concat(),
        &["rule", "1", "second", "1", "--yes"],
        &["--as", "arbiter", "rule", "1", "second", "4"],
    ] {
        story += &asked(&event, args);
    }
    event.obeyed(&["clock", "pause", "1.1", "--reason", "a cup fell over"]);
    for args in [
        &[&second[..], &["1", "--yes"]].concat()[..],
        &[&ruling[..], &["--dry-run"]].concat(),
    ] {
        story += &asked(&event, args);
    }
    event.obeyed(&[&ruling[..], &["--yes"]].concat());
    event.obeyed(&[&second[..], &["2", "--yes"]].concat());
    expect_file!["golden/four-eyes.golden"].assert_eq(&story);
    let shown = event.obeyed(&["incident", "1"]);
    assert!(
        shown.contains("by Arbiter, proposed by Chief Arbiter"),
        "{shown}"
    );
    assert!(shown.contains("another ruling takes its place"), "{shown}");
    event.start(&white);
    event.until_all_play();
    event.assert_no_panic();
}

/// DIS-2, END-6, END-8: what is approved, declared and taken back, and what only a ruling settles.
#[test]
fn end_8_what_no_other_command_settles_at_the_command_line() {
    if !mosquitto("end_8_what_no_other_command_settles_at_the_command_line") {
        return;
    }
    let (event, _) = away("");
    let mut story = String::new();
    let declare = ["result", "1.2", "1-0", "--reason", "Black has left"];
    let reopen = [
        "board",
        "reopen",
        "1.2",
        "--white",
        "1:00:00",
        "--black",
        "1:00:00",
        "--reason",
        "wrong board",
    ];
    story += &refused(&event, &reopen);
    story += &refused(&event, &declare);
    story += &told(&event.adoube(&[&declare[..], &["--yes"]].concat()));
    event.obeyed(&[&reopen[..], &["--yes"]].concat());
    event.obeyed(&[&declare[..], &["--yes"]].concat());
    story += &refused(
        &event,
        &[
            "clock", "add", "1.1", "--black", "20:00:00", "--reason", "x",
        ],
    );
    story += &refused(&event, &["waive", "1.1", "--reason", "late"]);
    let taken = event.boards()[1].black.clone().unwrap().device;
    let said = refused(
        &event,
        &[
            "seat", "move", "1.2", "white", &taken, "--reason", "x", "--yes",
        ],
    );
    assert!(!said.contains("continues at"), "as if it were done: {said}");
    let set = ["clock", "set", "1.1", "--white", "0:00:30", "--reason", "x"];
    event.obeyed(&[&set[..], &["--yes"]].concat());
    until_true("his flag falls", || {
        event.boards()[0].state() == GameStage::Finished
    });
    for who in ["arbiter", "chief"] {
        let args = ["--as", who, "result", "approve", "--round", "1"];
        story += &asked(&event, &args);
        story += &refused(&event, &["--as", who, "result", "approve", "1.1"]);
    }
    let json = event.adoube(&["--json", "result", "approve", "1.1"]);
    let text = String::from_utf8_lossy(&json.stderr).into_owned();
    assert!(text.contains("\"code\":\"incident-open\""), "{text}");
    story += &refused(&event, &["round", "close", "1"]);
    expect_file!["golden/what-only-a-ruling-settles.golden"].assert_eq(&story);
    event.obeyed(&[
        "rule",
        "1",
        "result",
        "0-1",
        "--reason",
        "it stands",
        "--yes",
    ]);
    let left = event.obeyed(&["result", "approve", "--round", "1"]);
    assert_eq!(left.trim(), "no results left to approve");
    event.obeyed(&["round", "close", "1"]);
    event.assert_no_panic();
}

/// DIS-4, DIS-5, DIS-6: time is deducted from the player who was disconnected; further rulings restart the game,
/// with the same time control and with a shorter one. The game before stays on record.
#[test]
fn dis_4_5_6_a_deduction_and_restarts_are_ruled_at_the_command_line() {
    if !mosquitto("dis_4_5_6_a_deduction_and_restarts_are_ruled_at_the_command_line") {
        return;
    }
    let (mut event, white) = away("");
    let typed = ["--white", "1:30:00", "--black", "1:20:00"];
    let deducted = ["--deduct", "5:00", "--reason", "their own cable", "--yes"];
    let said = event.obeyed(&[&["rule", "1", "resume"], &typed[..], &deducted].concat());
    assert!(said.contains("1:25:00"), "{said}");
    let shown = |event: &Event| {
        let board = event.boards().swap_remove(0);
        let clocks = board.clocks.unwrap();
        let seconds = [clocks.white / 1_000, clocks.black / 1_000];
        (board.attempt, board.ply, clocks.running(), seconds)
    };
    // The clock starts only when both players are ready.
    let (attempt, ply, running, clocks) = shown(&event);
    assert_eq!((attempt, running), (1, Side::Unspecified));
    assert_eq!(clocks, [5_100, 4_800]);
    assert!(ply > 0);
    let restart = ["rule", "1", "restart", "--board", "1.1"];
    let why = ["--reason", "the hall closes", "--yes"];
    event.obeyed(&[&restart[..], &why].concat());
    let restarted = (2, 0, Side::Unspecified, [7_200, 7_200]);
    assert_eq!(shown(&event), restarted);
    event.obeyed(&[&restart[..], &["--control", "900+10"], &why].concat());
    let restarted = (3, 0, Side::Unspecified, [900, 900]);
    assert_eq!(shown(&event), restarted);
    event.start(&white);
    event.until_all_play();
    let pgn = event.obeyed(&["export", "pgn", "--round", "1"]);
    let games = |attempt: u32, control: &str| {
        let tags = [
            format!("[Attempt \"{attempt}\"]"),
            format!("[TimeControl \"{control}\"]"),
        ];
        let parts = pgn.split("[Event ").filter(|game| game.contains("\"1.1\""));
        let found = parts.filter(|game| tags.iter().all(|tag| game.contains(tag)));
        found.collect::<Vec<_>>()
    };
    let [first] = games(1, "7200+30")[..] else {
        panic!("{pgn}");
    };
    let flat = first.replace('\n', " ");
    assert!(flat.contains("0:05:00 deducted from White"), "{first}");
    assert!(flat.contains(&format!("[PlyCount \"{ply}\"]")), "{first}");
    assert_eq!(games(2, "7200+30").len(), 1, "{pgn}");
    assert_eq!(games(3, "900+10").len(), 1, "{pgn}");
    event.assert_no_panic();
}
