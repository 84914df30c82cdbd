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
            &["is empty"],
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

/// A key or certificate that is empty, another file, or two gigabytes large: the program says which, before it serves.
#[test]
fn a_program_whose_keys_are_other_files_names_them_and_does_not_start() {
    let event = Event::new(2, 0);
    for (program_name, folder, files) in [
        (
            "adoube-coordinator",
            "coordinator".to_owned(),
            &[
                "certificate.pem",
                "key.pem",
                "authority.pem",
                "signing.pem",
                "console.pem",
                "console.key",
                "devices.pem",
                "devices.key",
                "coordinator.toml",
            ][..],
        ),
        (
            "adoube-venue",
            format!("venues/{}", VENUES[0]),
            &[
                "certificate.pem",
                "key.pem",
                "authority.pem",
                "coordinator.pub",
                "devices.pem",
                "venue.toml",
            ],
        ),
        (
            "adoube-kiosk",
            "venues/madrid/devices/madrid-1".to_owned(),
            &["certificate.pem", "key.pem", "authority.pem", "device.toml"],
        ),
    ] {
        for name in files {
            let path = event.path(&format!("{folder}/{name}"));
            let sound = fs::read(&path).unwrap();
            for what in ["empty", "noise", "huge"] {
                let file = fs::File::create(&path).unwrap();
                match what {
                    "noise" => fs::write(&path, noise()).unwrap(),
                    "huge" => file.set_len(2 << 30).unwrap(),
                    _ => {}
                }
                let output = run(program_name, event.path(&folder));
                refused(&format!("{program_name}, {what}"), &output, name, &[]);
            }
            fs::write(&path, sound).unwrap();
        }
    }
}

/// Files that no program of ours reads: every command says what they are, shortly, and nothing is made of them.
#[test]
fn files_of_another_kind_are_named_by_every_command_that_reads_files() {
    let event = Event::new(2, 0);
    let file = event.scratch("other");
    let columns = || vec!["x"; 1_000_000].join(",").into_bytes();
    let out = event.scratch("out");
    let path = file.to_string_lossy().into_owned();
    let out = out.to_string_lossy().into_owned();
    for (what, bytes) in [
        ("empty", Vec::new()),
        ("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".repeat(40)),
        ("packed", b"PK\x03\x04\x14\0\0\0".repeat(40)),
        ("zeros", vec![0; 4096]),
        ("UTF-16", utf_16("[Event \"E\"]\r\n012 Open\r\nseed 1\r\n")),
        ("a million columns", columns()),
        ("lone carriage returns", b"one\rtwo\rthree\r".to_vec()),
        ("huge", Vec::new()),
    ] {
        fs::write(&file, bytes).unwrap();
        if what == "huge" {
            fs::File::create(&file).unwrap().set_len(2 << 30).unwrap();
        }
        for command in [
            &["replay", "--out", &out, "--pgn", &path][..],
            &["standings", "--tiebreaks", "BH", "--trf", &path],
            &["sim", "step", &path],
        ] {
            let output = event.adoube(command);
            let said = [&output.stdout[..], &output.stderr[..]].concat();
            let said = String::from_utf8_lossy(&said);
            let what = format!("{what}: {}", command[0]);
            assert_eq!(output.status.code(), Some(1), "{what}: {said}");
            assert!(!said.contains("panicked"), "{what}: {said}");
            assert!(said.len() < 1_000, "{what}: {} bytes", said.len());
            assert!(!said.contains('\0'), "{what}: {said}");
            let is_named = said.contains("other") || said.contains("refused: game 1, line 1");
            assert!(is_named, "{what}: {said}");
        }
    }
}

fn utf_16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
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
