//! Electronic boards at real pseudo-terminals: one process is the board, another reads it.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::disallowed_methods,
    reason = "no runtime here: a player thinks, a device pauses"
)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use adoube_bluez::{Adapter, StandIn};
use adoube_eboard::Make;
use serde_json::Value;

/// No step of these tests takes so long.
const PATIENCE: Duration = Duration::from_secs(20);
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A running `adoube eboard`; it ends with the test.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(line: &[&str]) -> Running {
        Running::start_at(line, "unix:path=/nowhere/bus")
    }

    /// With another bus than the system's, where Bluetooth is.
    fn start_at(line: &[&str], bus: &str) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .arg("eboard")
            .args(line)
            .env("DBUS_SYSTEM_BUS_ADDRESS", bus)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        // A process that nobody listens to waits.
        let (sender, lines) = sync_channel(64);
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Running {
            child,
            input,
            lines,
        }
    }

    /// A board of this make at this link, which is there when this returns.
    fn board(make: &str, link: &Path, more: &[&str]) -> Running {
        let link = link.to_str().unwrap();
        let mut words = vec!["simulate", "--model", make, "--link", link];
        words.extend(more);
        let board = Running::start(&words);
        assert_eq!(board.line(), link);
        board
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line")
    }

    /// The next event for which this is so.
    fn event(&self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let value: Value = serde_json::from_str(&self.line()).unwrap();
            if is_wanted(&value) {
                return value;
            }
        }
    }

    fn settles(&self, placement: &str) {
        self.event(|event| event["placement"] == placement);
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn status(mut self) -> i32 {
        self.child.wait().unwrap().code().unwrap()
    }
}

/// The exit status, and the error of `--json`.
fn fails(line: &[&str]) -> (i32, Value) {
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["eboard", "--json"])
        .args(line)
        .output()
        .unwrap();
    let error = serde_json::from_slice(&output.stderr).unwrap();
    (output.status.code().unwrap(), error)
}

fn is_event(name: &str) -> impl Fn(&Value) -> bool {
    move |event| event["event"] == name
}

#[test]
fn ebd_7_each_make_is_recognised_and_its_moves_are_shown() {
    let after = [
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR",
    ];
    std::thread::scope(|scope| {
        for make in ["dgt", "chessnut", "millennium", "certabo", "tabutronic"] {
            scope.spawn(move || {
                let folder = tempfile::tempdir().unwrap();
                let port = folder.path().join("board");
                let mut board = Running::board(make, &port, &["--seed", "7"]);
                let show = Running::start(&["show", port.to_str().unwrap(), "--json"]);
                let connected = show.event(is_event("connected"));
                assert_eq!(connected["make"], make);
                let seen = |placement: &str| {
                    if make != "tabutronic" {
                        return placement.to_owned();
                    }
                    let piece = |letter: char| if letter.is_alphabetic() { '?' } else { letter };
                    placement.chars().map(piece).collect()
                };
                show.settles(&seen(START));
                for (mv, placement) in ["e2e4", "d5", "exd5"].into_iter().zip(after) {
                    board.type_line(mv);
                    show.settles(&seen(placement));
                }
            });
        }
    });
}

#[test]
fn a_board_that_was_unplugged_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let mut board = Running::board("dgt", &port, &["--calm"]);
    let show = Running::start(&["show", port.to_str().unwrap(), "--json"]);
    show.settles(START);
    board.type_line("pull 1");
    assert_eq!(show.event(is_event("lost"))["code"], "lost");
    show.settles(START);
    drop(board);
    show.event(is_event("lost"));
    let mut board = Running::board("dgt", &port, &["--calm"]);
    show.settles(START);
    board.type_line("take e2");
    show.settles("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    board.type_line("put e5 k");
    board.type_line("start");
    show.settles(START);
    board.type_line("take e5");
    assert_eq!(board.line(), "took from e2");
    assert_eq!(board.line(), "put on e5");
    assert_eq!(board.line(), "start position set up again");
    assert_eq!(board.line(), "no piece on e5");
}

#[test]
fn a_trace_replays_to_what_was_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let port_text = port.to_str().unwrap();
    for make in ["dgt", "certabo"] {
        let file = folder.path().join(make);
        let file_text = file.to_str().unwrap();
        let mut board = Running::board(make, &port, &["--seed", "3"]);
        let trace = ["trace", port_text, "--out", file_text, "--seconds", "7"];
        let trace = Running::start(&trace);
        for mv in ["e4", "e5", "Nf3"] {
            std::thread::sleep(Duration::from_millis(1_500));
            board.type_line(mv);
        }
        assert_eq!(trace.status(), 0);
        let replay = Running::start(&["trace", "--replay", file_text, "--json"]);
        let replayed = replay.event(|_| true);
        assert_eq!(replayed["make"], make);
        assert_eq!(replayed["same"], true, "{replayed}");
        assert!(
            replayed["settled"].as_array().unwrap().len() >= 2,
            "{replayed}"
        );
        assert_eq!(replay.status(), 0);
        // It is never overwritten.
        let (status, error) = fails(&["trace", port_text, "--out", file_text]);
        assert_eq!(status, 1);
        let told = error["error"].as_str().unwrap();
        assert!(told.contains("never overwrites"), "{error}");
    }
}

#[test]
fn a_silent_board_and_a_lost_one_leave_a_recording() {
    let folder = tempfile::tempdir().unwrap();
    let record = |line: &[&str], file: &Path| {
        let mut words = vec!["eboard", "trace", "--out", file.to_str().unwrap()];
        words.extend(line);
        let mut trace = Command::new(env!("CARGO_BIN_EXE_adoube"));
        let trace = trace.args(words).stderr(Stdio::piped()).spawn().unwrap();
        std::thread::spawn(move || trace.wait_with_output().unwrap())
    };
    let replays = |file: &Path| {
        let replay = Running::start(&["trace", "--replay", file.to_str().unwrap(), "--json"]);
        replay.event(|_| true)
    };

    let pair = nix::pty::openpty(None, None).unwrap();
    let port = nix::unistd::ttyname(&pair.slave).unwrap();
    let silent = folder.path().join("silent");
    let words = [port.to_str().unwrap(), "--make", "dgt", "--seconds", "1"];
    let output = record(&words, &silent).join().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("recorded 0 positions in 1 s"), "{told}");
    assert_eq!(replays(&silent)["make"], "dgt");

    let (port, lost) = (folder.path().join("board"), folder.path().join("lost"));
    let mut board = Running::board("dgt", &port, &["--calm"]);
    let trace = record(&[port.to_str().unwrap()], &lost);
    let is_settled = || std::fs::read_to_string(&lost).is_ok_and(|text| text.contains("settled"));
    while !is_settled() {
        std::thread::sleep(Duration::from_millis(100));
    }
    board.type_line("pull 9");
    let output = trace.join().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("recorded one position in"), "{told}");
    assert_eq!(replays(&lost)["same"], true);
}

#[test]
fn an_lta_checks_a_board_in_five_minutes() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let mut board = Running::board("millennium", &port, &["--seed", "5", "--turned"]);
    let check = Running::start(&["check", port.to_str().unwrap(), "--json"]);
    let note = check.event(is_event("note"));
    assert!(
        note["text"].as_str().unwrap().contains("--turned"),
        "{note}"
    );
    for mv in ["e4", "d5", "exd5", "Qxd5"] {
        check.event(is_event("move"));
        board.type_line(mv);
    }
    assert_eq!(check.event(is_event("end"))["usable"], true);
    assert_eq!(check.status(), 0);

    board.type_line("take h1");
    let check = ["check", port.to_str().unwrap(), "--json", "--patience", "4"];
    let check = Running::start(&check);
    let wrong = check.event(is_event("wrong"));
    let squares = wrong["squares"].as_array().unwrap();
    assert!(squares.contains(&"h1".into()), "{wrong}");
    assert_eq!(check.status(), 1);
}

#[test]
fn a_good_board_is_not_blamed_for_what_nobody_did() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let port_text = port.to_str().unwrap();
    let _board = Running::board("millennium", &port, &["--calm"]);
    let check = Running::start(&["check", port_text, "--json", "--patience", "2"]);
    let wrong = check.event(is_event("wrong"));
    assert!(
        wrong["text"].as_str().unwrap().starts_with("Nothing moved"),
        "{wrong}"
    );
    assert_eq!(check.status(), 1);
}

#[test]
fn what_differs_in_a_check_can_be_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let mut board = Running::board("dgt", &port, &["--calm"]);
    let check = Running::start(&["check", port.to_str().unwrap(), "--json"]);
    check.event(is_event("move"));
    board.type_line("take e2");
    board.type_line("put e3 P");
    let differs = check.event(is_event("differs"));
    // The squares of the move that is asked for are not named.
    let told = differs["text"].as_str().unwrap();
    assert!(told.contains("Not right yet: e3."), "{differs}");
    board.type_line("take e3");
    board.type_line("put e4 P");
    check.event(is_event("done"));
    check.event(is_event("move"));
    board.type_line("pull 9");
    assert_eq!(check.event(is_event("end"))["usable"], false);
    assert_eq!(check.status(), 1);
}

#[test]
fn the_first_move_shows_that_a_board_without_pieces_is_turned() {
    // How the board lies, what the command line says of that, and what the check answers.
    for (lies, said, told) in [
        (
            &["--calm", "--turned"][..],
            None,
            "For other commands add --turned",
        ),
        (&["--calm"], Some("--turned"), "leave out --turned"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let port = folder.path().join("board");
        let mut board = Running::board("tabutronic", &port, lies);
        let words = ["check", port.to_str().unwrap(), "--json"];
        let words: Vec<&str> = words.into_iter().chain(said).collect();
        let check = Running::start(&words);
        check.event(is_event("move"));
        board.type_line("e4");
        check.event(|event| event["text"].as_str().unwrap().contains(told));
        for mv in ["d5", "exd5", "Qxd5"] {
            check.event(is_event("move"));
            board.type_line(mv);
        }
        assert_eq!(check.event(is_event("end"))["usable"], true);
    }
}

#[test]
fn a_simulated_board_takes_no_files_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes");
    std::fs::write(&file, "mine").unwrap();
    let words = ["eboard", "simulate", "--model", "dgt", "--link"];
    let mut board = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(words)
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // A board that was simulated all the same ends now, with another status.
    let _ = board.stdin.take().unwrap().write_all(b"quit\n");
    assert_eq!(board.wait().unwrap().code(), Some(1));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn what_is_wrong_with_a_port_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let (status, error) = fails(&["show", missing.to_str().unwrap()]);
    assert_eq!((status, &error["code"]), (1, &"no-such-port".into()));
    let (_, error) = fails(&["show", "/dev/null"]);
    assert_eq!(error["code"], "not-a-port");
    let file = folder.path().join("file");
    std::fs::write(&file, "no trace").unwrap();
    let (_, error) = fails(&["show", file.to_str().unwrap()]);
    assert_eq!(error["code"], "not-a-port");
    let (status, _) = fails(&["trace", "--replay", file.to_str().unwrap()]);
    assert_eq!(status, 1);

    let port = folder.path().join("board");
    let _board = Running::board("tabutronic", &port, &["--calm"]);
    let (_, error) = fails(&["show", port.to_str().unwrap(), "--make", "dgt"]);
    assert_eq!(error["code"], "other-make", "{error}");
    assert!(
        error["next"].as_str().unwrap().contains("tabutronic"),
        "{error}"
    );
    let show = Running::start(&["show", port.to_str().unwrap(), "--json"]);
    show.event(is_event("connected"));
    let (_, error) = fails(&["show", port.to_str().unwrap()]);
    assert_eq!(error["code"], "busy");
    assert!(
        error["error"]
            .as_str()
            .unwrap()
            .contains("adoube (process "),
        "{error}"
    );
}

#[test]
fn what_is_no_board_is_said() {
    let pair = nix::pty::openpty(None, None).unwrap();
    let port = nix::unistd::ttyname(&pair.slave).unwrap();
    let (_, error) = fails(&["show", port.to_str().unwrap()]);
    assert_eq!(error["code"], "no-answer", "{error}");
    let mut other = std::fs::File::from(pair.master);
    std::thread::spawn(move || {
        // A device for satellites: text, and bytes that are in no protocol.
        while other
            .write_all(b"$GPGGA,,,,*00\r\n\x8e\x00\x05\x3a\x31\xff")
            .is_ok()
        {
            std::thread::sleep(Duration::from_millis(30));
        }
    });
    let (status, error) = fails(&["show", port.to_str().unwrap()]);
    assert_eq!(
        (status, &error["code"]),
        (1, &"unknown-make".into()),
        "{error}"
    );
    // Its bytes can be recorded all the same.
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("t");
    let words = [
        "trace",
        port.to_str().unwrap(),
        "--make",
        "dgt",
        "--seconds",
        "1",
        "--out",
    ];
    let trace = Running::start(&[&words[..], &[record.to_str().unwrap()]].concat());
    assert_eq!(trace.status(), 0);
    let record = std::fs::read_to_string(&record).unwrap();
    assert!(record.contains("24 47 50 47 47 41"), "{record}");
    drop(pair.slave);
}

#[test]
fn ebd_7_a_board_by_bluetooth_is_listed_checked_shown_and_traced() {
    let name = "ebd_7_a_board_by_bluetooth_is_listed_checked_shown_and_traced";
    let Some(bluetooth) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    let address = "C4:4F:33:00:00:07";
    let port = format!("ble:{address}");
    let start = |line: &[&str]| Running::start_at(line, bluetooth.address());
    bluetooth.add(address, Some(Make::Chessnut), 500);
    let listed = start(&["list", "--bluetooth", "--json"]);
    let found = listed.event(|port| port["kind"] == "ble");
    assert_eq!(found["port"], port.as_str());
    assert_eq!(found["makes"][0], "chessnut");

    let check = start(&["check", &port, "--json"]);
    for mv in ["e2e4", "d7d5", "e4d5", "d8d5"] {
        check.event(is_event("move"));
        bluetooth.play(address, mv);
    }
    assert_eq!(check.event(is_event("end"))["usable"], true);
    assert_eq!(check.status(), 0);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("t");
    let file = file.to_str().unwrap();
    let trace = start(&["trace", &port, "--out", file, "--seconds", "3"]);
    bluetooth.play(address, "b1c3");
    assert_eq!(trace.status(), 0);
    let replay = Running::start(&["trace", "--replay", file, "--json"]);
    let replayed = replay.event(|_| true);
    assert_eq!(replayed["same"], true, "{replayed}");

    let show = start(&["show", &port, "--json"]);
    show.settles("rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR");
    bluetooth.switch(address, false);
    assert_eq!(show.event(is_event("lost"))["code"], "lost");
    bluetooth.switch(address, true);
    show.settles("rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR");

    let nowhere = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["eboard", "--json", "list", "--bluetooth"])
        .env("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
        .output()
        .unwrap();
    let error: Value = serde_json::from_slice(&nowhere.stderr).unwrap();
    assert_eq!(error["code"], "no-bluetooth-service");
}

#[test]
fn ebd_7_this_computer_is_a_board_by_bluetooth_that_another_one_shows() {
    let name = "ebd_7_this_computer_is_a_board_by_bluetooth_that_another_one_shows";
    let Some(bluetooth) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    let start = |line: &[&str]| Running::start_at(line, bluetooth.address());
    let mut board = start(&["simulate", "--model", "pegasus", "--bluetooth"]);
    let port = board.line();
    assert_eq!(port, format!("ble:{}", adoube_bluez::ADVERTISED));
    let show = start(&["show", &port, "--json"]);
    assert_eq!(show.event(is_event("connected"))["make"], "pegasus");
    show.settles("????????/????????/8/8/8/8/????????/????????");
    board.type_line("e4");
    show.settles("????????/????????/8/8/4?3/8/????1???/????????");
    board.type_line("pull 1");
    assert_eq!(show.event(is_event("lost"))["code"], "lost");
    show.settles("????????/????????/8/8/4?3/8/????1???/????????");
    board.type_line("quit");
    show.event(is_event("lost"));
    assert_eq!(board.status(), 0);
}

#[test]
fn what_keeps_this_computer_from_being_a_board_by_bluetooth_is_said() {
    let refused = |model: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args([
                "eboard",
                "--json",
                "simulate",
                "--bluetooth",
                "--model",
                model,
            ])
            .env("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
            .output()
            .unwrap();
        serde_json::from_slice::<Value>(&output.stderr).unwrap()
    };
    let error = refused("chessnut");
    assert_eq!(error["code"], "no-bluetooth-service");
    let next = error["next"].as_str().unwrap();
    assert!(next.contains("leave out --bluetooth"), "{error}");
    let error = refused("dgt");
    assert_eq!(error["code"], "not-bluetooth-le");
    let next = error["next"].as_str().unwrap();
    assert!(next.contains("millennium or pegasus"), "{error}");
}

#[test]
fn what_is_wrong_is_said_in_spanish() {
    let said = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["--lang", "es", "eboard", "show", "/dev/null"])
        .output()
        .unwrap();
    let said = String::from_utf8(said.stderr).unwrap();
    assert!(said.contains("/dev/null no es un puerto serie"), "{said}");
    assert!(said.contains("adoube eboard list los muestra"), "{said}");
}
