//! A device makes itself a key, and gets by a code what it needs to be known (VEN-1).

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output};

use adoube_cluster::event::{Event, succeeded};
use adoube_cluster::programs::program;
use adoube_cluster::waiting::{until, until_true};

const DEVICE: &str = "madrid-9";

/// An event of which one device has no key.
fn event() -> Event {
    let event = Event::new(136, 12_000);
    let file = event.path("venues.toml");
    let text = fs::read_to_string(&file).unwrap();
    let devices = "devices = [\"madrid-1\", \"madrid-2\", \"madrid-3\"]\n";
    assert!(text.contains(devices), "{text}");
    let with = format!("{devices}enrol = [\"{DEVICE}\"]\n");
    fs::write(&file, text.replace(devices, &with)).unwrap();
    let made = event.obeyed(&["certify"]);
    assert!(made.contains("venue madrid: devices in"), "{made}");
    assert!(
        !event.folder_of(DEVICE).exists(),
        "it is to make its key itself"
    );
    event
}

/// What is read out; waits for the node and for its officials' grants.
fn code(event: &Event, more: &[&str]) -> String {
    let line = [&["enrol", DEVICE, "--wait", "0", "--json"], more].concat();
    let told = until("a code was created", || {
        let output = event.adoube(&line);
        output.status.success().then_some(output.stdout)
    });
    let given: serde_json::Value = serde_json::from_slice(&told).unwrap();
    given["code"].as_str().unwrap().to_owned()
}

/// What the LTA is told who asks for a code and gets none.
fn refused(event: &Event, line: &[&str]) -> String {
    let output = event.adoube(line);
    assert!(!output.status.success(), "{line:?} was not refused");
    String::from_utf8(output.stderr).unwrap()
}

fn typed(event: &Event, code: &str, folder: &Path, more: &[&str]) -> Output {
    let node = format!("127.0.0.1:{}", event.ports("madrid").0);
    let mut command = Command::new(program("adoube-kiosk"));
    command
        .args(["enrol", code, "--node", &node, "--dir"])
        .arg(folder);
    command.args(more).output().unwrap()
}

/// What whoever stands at the device reads when he is not let in.
fn turned_away(event: &Event, code: &str, folder: &Path) -> String {
    let output = typed(event, code, folder, &[]);
    assert!(!output.status.success(), "{code} was not refused");
    assert!(!folder.join("device.toml").exists());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn ven_1_a_device_that_made_its_key_itself_takes_a_seat_in_the_middle_of_a_game() {
    let mut event = event();
    event.begin();
    let code = code(&event, &[]);
    let folder = event.folder_of(DEVICE);
    let said = succeeded(&typed(&event, &code, &folder, &[]));
    let told = "this device is madrid-9 of madrid now\nits venue's broker accepts it\n";
    assert!(said.starts_with(told), "{said}");
    let key = fs::metadata(folder.join("key.pem")).unwrap();
    assert_eq!(key.permissions().mode() & 0o777, 0o600);
    assert!(!folder.join("enrol.new").exists());

    let other = event.scratch("other");
    let why = turned_away(&event, &code, &other);
    assert!(
        why.contains("no longer valid: ask for another one (no-code)"),
        "{why}"
    );

    event.start(DEVICE);
    let board = event.boards().remove(0);
    let white = board.white.clone().unwrap_or_default().device;
    let side = if white.starts_with("madrid") {
        "white"
    } else {
        "black"
    };
    let number = board.board.unwrap().board;
    let seat = format!("1.{number}");
    until_true("its play link stands", || {
        event.log_of("madrid").contains("play-link-up") && event.log_of(DEVICE).contains("link")
    });
    let line = ["--as", "lta-madrid", "seat", "move", &seat, side, DEVICE];
    let why = ["--reason", "its screen is broken", "--yes"];
    event.obeyed(&[&line[..], &why].concat());
    event.until_moved(6);
    until_true("it is let in as its seat's device", || {
        event.seated().iter().any(|device| device == DEVICE)
    });
    until_true("its node has told it a key for another network", || {
        folder.join("data/network.key").exists()
    });
    let answer = event.obeyed(&["network-code", DEVICE, "K7QX"]);
    assert_eq!(answer.trim().len(), 6, "{answer}");
    let told = event.obeyed(&["enrol", "--list", "--venue", "madrid"]);
    let line = "madrid-9 is registered (from 127.0.0.1; refused to another device 1 time, last from 127.0.0.1), \
                by lta-madrid (lta)\n";
    assert_eq!(told, line);
    event.assert_no_panic();
    for log in ["coordinator", "madrid"] {
        let log = event.log_of(log);
        assert!(!log.contains(&code), "a code stands in a log:\n{log}");
    }
}

#[test]
fn ven_1_who_is_not_let_in_and_what_he_is_told() {
    let mut event = event();
    event.start("coordinator");
    event.until_reachable();
    event.obeyed(&["set-up"]);
    event.start("madrid");
    let folder = event.scratch("device");

    wrong_three_times(&event, &folder);
    has_a_key(&event, &folder);
    no_uplink(&mut event, &folder);
    event.assert_no_panic();
}

fn wrong_three_times(event: &Event, folder: &Path) {
    let right = code(event, &[]);
    let last = if right.ends_with('0') { "1" } else { "0" };
    let wrong = format!("{}{last}", &right[..right.len() - 1]);
    for told in [
        "attempts left: 2 (wrong-code)",
        "attempts left: 1 (wrong-code)",
        "(void)",
    ] {
        let why = turned_away(event, &wrong, folder);
        assert!(why.contains(told), "{told}: {why}");
    }
    let why = turned_away(event, &right, folder);
    assert!(
        why.contains("too many wrong attempts: ask for another one (void)"),
        "{why}"
    );
    // With other letters at its beginning it names no code at all.
    let other = if right.starts_with('0') { "1" } else { "0" };
    let why = turned_away(event, &format!("{other}{}", &right[1..]), folder);
    assert!(why.contains("(no-code)"), "{why}");
    let why = turned_away(event, "no code", folder);
    assert!(why.contains("a code is eight letters and digits"), "{why}");
    let told = event.obeyed(&["enrol", "--list", "--venue", "madrid"]);
    assert!(
        told.contains("attempts (a wrong code came from 127.0.0.1)"),
        "{told}"
    );
    let stray = "wrong codes that matched no valid code: 1; the last came from 127.0.0.1";
    assert!(told.contains(stray), "{told}");
}

fn has_a_key(event: &Event, folder: &Path) {
    let why = refused(event, &["enrol", "madrid-1", "--wait", "0"]);
    assert!(
        why.contains("already has a key, which the organiser made"),
        "{why}"
    );
    let why = refused(
        event,
        &["enrol", "madrid-77", "--venue", "madrid", "--wait", "0"],
    );
    assert!(
        why.contains("madrid-77 is not a device of this venue"),
        "{why}"
    );
    let arbiter = ["--as", "arbiter", "enrol", DEVICE, "--wait", "0"];
    assert!(refused(event, &arbiter).contains("not-your-role"));

    succeeded(&typed(event, &code(event, &[]), folder, &[]));
    let why = refused(event, &["enrol", DEVICE, "--wait", "0"]);
    assert!(
        why.contains("madrid-9 already has a key, registered by lta-madrid"),
        "{why}"
    );

    let mut first = event.spawn(DEVICE, folder, "first");
    until_true("the device is let in", || {
        event.log_of("coordinator").contains("play link opened")
            || first.ended().is_some()
            || event
                .obeyed(&["watch", "--venue", "madrid", "--once"])
                .contains("madrid-9")
    });
    first.kill();
    let anew = event.scratch("anew");
    succeeded(&typed(event, &code(event, &["--replace"]), &anew, &[]));
    let again = event.spawn(DEVICE, folder, "first");
    until_true("the key before was cancelled", || {
        let log = event.log_of("coordinator");
        log.contains("a device is refused") && log.contains("was cancelled")
    });
    drop(again);
    let why = turned_away_from(event, folder);
    assert!(
        why.contains("is already the folder of madrid-9: add --anew"),
        "{why}"
    );
}

fn turned_away_from(event: &Event, folder: &Path) -> String {
    let output = typed(event, "K7QX-M9T3", folder, &[]);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

fn no_uplink(event: &mut Event, folder: &Path) {
    let code = code(event, &["--replace"]);
    event.child("coordinator").kill();
    let why = refused(event, &["enrol", DEVICE, "--replace", "--wait", "0"]);
    assert!(why.contains("no connection to the server"), "{why}");
    let other = event.scratch("later");
    let why = turned_away(event, &code, &other);
    assert!(why.contains("(no-uplink)"), "{why}");
    event.start("coordinator");
    event.until_reachable();
    until_true("the same code lets it in", || {
        typed(event, &code, &other, &[]).status.success()
    });
    // In a folder that has another key it is said before, and done.
    let code = self::code(event, &["--replace"]);
    succeeded(&typed(event, &code, folder, &["--anew"]));
}
