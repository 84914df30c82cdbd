//! Malformed TOML, PGN and TRF: exit status 1, the file and the line named, never a panic.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::programs::program;

/// A file of the event, what it is made to hold, what is then asked, and what the answer must
/// name besides the file.
type Case = (
    &'static str,
    String,
    &'static [&'static str],
    &'static [&'static str],
);

const CHECK: &[&str] = &["set-up", "--check"];

#[test]
fn malformed_settings_of_an_event_are_named_with_their_lines() {
    let event = Event::new(2, 0);
    let read = |file: &str| fs::read_to_string(event.path(file)).unwrap();
    let regulations = read("regulations.toml");
    let venues = read("venues.toml");
    let officials = read("officials.toml");
    let chief = read("officials/chief/official.toml");
    // The event's own regulations name their fields in this order, one a line.
    let cases: [Case; 9] = [
        ("regulations.toml", regulations.clone(), CHECK, &[]),
        (
            "regulations.toml",
            regulations.replace("= 1\n", "= \n"),
            CHECK,
            &["line 3"],
        ),
        (
            "regulations.toml",
            regulations.replace("= 1\n", "= 0\n"),
            CHECK,
            &["line 3", "rounds"],
        ),
        (
            "regulations.toml",
            regulations.replace("7200+30", "72oo"),
            CHECK,
            &["line 4", "time_control"],
        ),
        (
            "venues.toml",
            format!("[[venue]\n{venues}"),
            CHECK,
            &["line 1"],
        ),
        (
            "venues.toml",
            format!("[[venue]]\nid = \"X Y\"\n{venues}"),
            CHECK,
            &["line 2", "X Y"],
        ),
        (
            "officials.toml",
            format!("{officials}\nrole = \"king\"\n"),
            CHECK,
            &["line"],
        ),
        (
            "officials/chief/official.toml",
            chief.replace("person", "person ="),
            &["describe"],
            &["line 2"],
        ),
        (
            "officials/chief/official.toml",
            String::new(),
            &["describe"],
            &["tournament"],
        ),
    ];
    for (index, (file, text, args, named)) in cases.into_iter().enumerate() {
        let sound = read(file);
        let is_control = text == sound;
        fs::write(event.path(file), text).unwrap();
        let output = event.adoube(args);
        fs::write(event.path(file), sound).unwrap();
        if is_control {
            assert!(output.status.success(), "what is sound is accepted");
        } else {
            refused(&format!("case {index}"), &output, file, named);
        }
    }
    fs::write(event.path("regulations.toml"), noise()).unwrap();
    refused("noise", &event.adoube(CHECK), "regulations.toml", &[]);
}

#[test]
fn a_program_whose_settings_are_malformed_names_them_with_their_lines() {
    let event = Event::new(2, 0);
    // The program, its settings, and the first address in them.
    for (program_name, file, address) in [
        (
            "adoube-coordinator",
            "coordinator/coordinator.toml".to_owned(),
            "listen",
        ),
        (
            "adoube-venue",
            format!("venues/{}/venue.toml", VENUES[0]),
            "listen_mqtt",
        ),
        (
            "adoube-kiosk",
            "venues/madrid/devices/madrid-1/device.toml".to_owned(),
            "mqtt",
        ),
    ] {
        let path = event.path(&file);
        let sound = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (what, bytes, named) in [
            (
                "not TOML",
                sound.replacen(" = ", " ", 1).into_bytes(),
                "line 2",
            ),
            (
                "a port too many",
                sound.replacen("127.0.0.1:", "127.0.0.1:9", 1).into_bytes(),
                address,
            ),
            (
                "a key unknown",
                format!("{sound}\nkeyy = 1\n").into_bytes(),
                "keyy",
            ),
            ("empty", Vec::new(), ""),
            ("noise", noise(), ""),
        ] {
            fs::write(&path, bytes).unwrap();
            let what = format!("{program_name}, {what}");
            refused(
                &what,
                &run(program_name, path.parent().unwrap().into()),
                &name,
                &[named],
            );
        }
        fs::write(&path, sound).unwrap();
    }
}

#[test]
fn malformed_games_and_reports_are_named_with_their_lines() {
    let mut event = Event::new(2, 0);
    event.start("coordinator");
    event.until_reachable();
    event.obeyed(&["set-up"]);
    let game =
        "[Event \"E\"]\n[Round \"1\"]\n[White \"A, A\"]\n[Black \"B, B\"]\n[Result \"*\"]\n\n";
    let report = "012 Open\n001    1      A, A\n";
    for (what, notation, bytes, named) in [
        (
            "an illegal move",
            "pgn",
            format!("{game}1. e4 e5\n2. Ke3 *\n").into_bytes(),
            &["line 8", "Ke3"][..],
        ),
        (
            "an open comment",
            "pgn",
            format!("{game}1. e4 {{ what").into_bytes(),
            &["line"],
        ),
        (
            "a broken tag",
            "pgn",
            format!("[Event \"E\n{game}1. e4 *").into_bytes(),
            &["line"],
        ),
        (
            "no name",
            "pgn",
            game.replace("A, A", "?").into_bytes(),
            &["White"],
        ),
        ("noise", "pgn", noise(), &[]),
        ("nothing", "pgn", Vec::new(), &[]),
        (
            "no pairings",
            "trf",
            report.as_bytes().to_vec(),
            &["no pairings of round 1"],
        ),
        (
            "no number",
            "trf",
            report.replace("   1 ", "   x ").into_bytes(),
            &["line 2"],
        ),
        ("noise", "trf", noise(), &[]),
        ("nothing", "trf", Vec::new(), &[]),
    ] {
        let file = event.scratch("input");
        fs::write(&file, bytes).unwrap();
        let output = event.adoube(&["import", notation, &file.to_string_lossy(), "--round", "1"]);
        refused(&format!("{notation}, {what}"), &output, "input", named);
    }
    let (pairings, seats) = (event.path("pairings.pgn"), event.scratch("where.txt"));
    fs::write(&seats, "1, madrid\nnobody\n").unwrap();
    let (pairings, seats) = (pairings.to_string_lossy(), seats.to_string_lossy());
    let args = [
        "import", "pgn", &pairings, "--round", "1", "--seats", &seats,
    ];
    refused("seats", &event.adoube(&args), "where.txt", &["line 2"]);
    // Nothing of all that came in.
    let stands = event.obeyed(&["--json", "describe"]);
    assert!(stands.contains("\"players\":[]"), "{stands}");
    event.assert_no_panic();
}

fn noise() -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut bytes = vec![0; 4096];
    random.fill(&mut bytes);
    bytes
}

fn run(name: &str, dir: PathBuf) -> Output {
    let mut command = Command::new(program(name));
    if name == "adoube-kiosk" {
        command.arg("run");
    }
    // If it were to start, it would end at once.
    command.arg("--until-stdin-closes").stdin(Stdio::null());
    command
        .env("NO_COLOR", "1")
        .arg("--dir")
        .arg(dir)
        .output()
        .unwrap()
}

/// Exit status 1, and one error that names the file and what else it must.
fn refused(what: &str, output: &Output, file: &str, named: &[&str]) {
    let said = [&output.stdout[..], &output.stderr[..]].concat();
    let said = String::from_utf8_lossy(&said);
    assert_eq!(output.status.code(), Some(1), "{what}: {said}");
    assert!(!said.contains("panicked"), "{what}: {said}");
    for word in named.iter().chain(&[file]) {
        // Programs write "line 3", or the file and ":3" as compilers do.
        let short = format!("{word} ").replace("line ", &format!("{file}:"));
        let short = short.trim_end();
        let is_named = said.contains(word) || said.contains(short);
        assert!(is_named, "{what}: {word} is not named: {said}");
    }
}
