//! What comes before a game: venues with their officials, checks, and who does not come.

use std::fs;
use std::time::Duration;

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::{GameStage, PlayerAbsence};

/// Five minutes are fifteen seconds of these events.
const REGULATIONS: &str = "name = \"Test\"\nkind = \"hybrid\"\nrounds = 1\n\
    time_control = \"7200+30\"\ndefault_time = 5\n\n[checks]\nbefore_game = \"required\"\n\
    [disconnection]\nclock = \"runs\"\nresume = \"arbiter\"\n";

fn refused(event: &Event, args: &[&str]) -> String {
    let output = event.adoube(args);
    let said = [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    assert!(!output.status.success(), "{args:?}: {}", said.concat());
    said.concat()
}

/// The coordinator runs, and nothing is set up.
fn empty() -> Event {
    let mut event = Event::new(136, 12_000);
    fs::write(event.path("regulations.toml"), REGULATIONS).unwrap();
    event.start("coordinator");
    event.until_reachable();
    event
}

/// EVT-3, O 16.8, 16.9: a venue has an LCA and an LTA, and they are two persons.
#[test]
fn evt_3_a_venue_without_its_two_arbiters_is_refused_at_the_command_line() {
    if !mosquitto("evt_3_a_venue_without_its_two_arbiters_is_refused_at_the_command_line") {
        return;
    }
    let event = empty();
    let path = event.path("officials.toml");
    let officials = fs::read_to_string(&path).unwrap();
    let (without, lta) = officials
        .split_once("[[official]]\nperson = \"lta-madrid\"")
        .unwrap();
    let others = lta.split_once("[[official]]").unwrap().1;
    let without = format!("{without}[[official]]{others}");
    let one = officials.replace("person = \"lta-madrid\"", "person = \"lca-madrid\"");
    for (wrong, told) in [(without, "O 16."), (one, "appears twice")] {
        assert_ne!(wrong, officials);
        fs::write(&path, &wrong).unwrap();
        let why = refused(&event, &["set-up"]);
        assert!(why.contains("madrid") && why.contains(told), "{why}");
    }
    fs::write(&path, officials).unwrap();
    event.obeyed(&["set-up"]);
}

/// Published and started, with everybody's devices but one; that one, and when.
fn begun(but: &dyn Fn(&Event) -> String) -> (Event, String, u64) {
    let mut event = empty();
    event.obeyed(&["set-up"]);
    let (pairings, seats) = (event.path("pairings.pgn"), event.path("seats.txt"));
    let (pairings, seats) = (pairings.to_string_lossy(), seats.to_string_lossy());
    let import = [
        "import", "pgn", &pairings, "--round", "1", "--seats", &seats,
    ];
    event.obeyed(&import);
    event.obeyed(&["round", "publish", "1"]);
    for venue in VENUES {
        event.start(venue);
    }
    let late = but(&event);
    for device in event.seated().iter().filter(|device| **device != late) {
        event.start(device);
    }
    until_true("who is there has checked in", || {
        let seats = event.boards().into_iter();
        let seats = seats.flat_map(|board| [board.white_checked_in, board.black_checked_in]);
        seats.filter(|here| *here).count() == if late.is_empty() { 4 } else { 3 }
    });
    let started = event.look().time;
    event.obeyed(&["round", "start", "1", "--yes"]);
    (event, late, started)
}

/// EVT-4, O 18.5, 18.6: no game begins before each LCA has recorded the checks of his players; a failed one
/// stands in the way until the Chief Arbiter waives it with a reason.
#[test]
fn evt_4_no_game_begins_before_its_checks_at_the_command_line() {
    if !mosquitto("evt_4_no_game_begins_before_its_checks_at_the_command_line") {
        return;
    }
    let (event, ..) = begun(&|_| String::new());
    let states = |event: &Event| -> Vec<String> {
        event
            .boards()
            .into_iter()
            .map(|board| board.state().word().to_owned())
            .collect()
    };
    assert_eq!(states(&event), ["waiting", "waiting"]);
    let foreign = ["--as", "lca-chennai", "check", "1.1", "white", "--passed"];
    refused(&event, &foreign);
    refused(
        &event,
        &["--as", "lta-madrid", "check", "--round", "1", "--passed"],
    );
    event.obeyed(&["--as", "lca-chennai", "check", "--round", "1", "--passed"]);
    assert_eq!(states(&event), ["waiting", "waiting"]);
    event.obeyed(&["--as", "lca-madrid", "check", "1.1", "white", "--passed"]);
    let failed = [
        "--as",
        "lca-madrid",
        "check",
        "1.2",
        "black",
        "device",
        "--failed",
        "--reason",
        "a second screen",
    ];
    event.obeyed(&failed);
    until_true("the first game begins", || {
        states(&event) == ["playing", "waiting"]
    });
    let waive = ["waive", "1.2", "--reason", "its camera was taped over"];
    refused(&event, &[&["--as", "lca-madrid"], &waive[..]].concat());
    let why = refused(&event, &waive);
    for found in [
        "Black's device FAILED its check: a second screen",
        "Black was not checked for fair play",
        "add --yes to confirm it",
    ] {
        assert!(why.contains(found), "{why}");
    }
    event.obeyed(&[&waive[..], &["--yes"]].concat());
    until_true("both games go on", || {
        states(&event) == ["playing", "playing"]
    });
    event.until_moved(2);
    event.assert_no_panic();
}

/// EVT-2, EVT-4: a start is refused with what to do next, and names who is not checked in and not checked before
/// games begin without them.
#[test]
fn evt_2_evt_4_a_start_names_who_is_missing_at_the_command_line() {
    if !mosquitto("evt_2_evt_4_a_start_names_who_is_missing_at_the_command_line") {
        return;
    }
    let event = empty();
    event.obeyed(&["set-up"]);
    let start = ["round", "start", "1"];
    let why = refused(&event, &start);
    assert!(why.contains("has no pairings"), "{why}");
    let why = refused(&event, &["round", "start", "7"]);
    assert!(why.contains("the rounds of this event are 1 to 1"), "{why}");
    let pairings = event.path("pairings.pgn");
    event.obeyed(&["import", "pgn", &pairings.to_string_lossy(), "--round", "1"]);
    let why = refused(&event, &start);
    assert!(
        why.contains("Round 1 is a draft: it has to be published first"),
        "{why}"
    );
    event.obeyed(&["round", "publish", "1"]);
    let names: Vec<String> = event
        .boards()
        .into_iter()
        .flat_map(|board| [board.white, board.black])
        .map(|seat| seat.unwrap().name)
        .collect();
    let all_named = |printed: &str| {
        let is_named = |what: &str| {
            let line = printed.lines().find(|line| line.starts_with(what));
            line.is_some_and(|line| names.iter().all(|name| line.contains(name)))
        };
        is_named("Not checked in (4): ")
            && is_named("Checks missing (4): ")
            && printed.contains("Absent players lose 5 min after the start.")
    };
    // Nobody is there to be asked: it is not started.
    let why = refused(&event, &start);
    assert!(all_named(&why) && why.contains("add --yes"), "{why}");
    let absences = |event: &Event| -> Vec<_> {
        let boards = event.boards().into_iter();
        let before = boards.map(|board| board.before.unwrap());
        before
            .map(|before| (before.white_absence(), before.default_at > 0))
            .collect()
    };
    assert_eq!(absences(&event), [(PlayerAbsence::Unspecified, false); 2]);
    let told = event.obeyed(&[&start[..], &["--yes"]].concat());
    assert!(all_named(&told), "{told}");
    assert_eq!(absences(&event), [(PlayerAbsence::NotCheckedIn, true); 2]);
    let why = refused(&event, &start);
    assert!(why.contains("A round can be started only once"), "{why}");
}

/// O 18.5: a venue hears of a round's seats a moment after it is published; whoever asks at once is not told that there are none.
#[test]
fn evt_4_the_devices_of_a_round_that_was_just_published_are_checked() {
    if !mosquitto("evt_4_the_devices_of_a_round_that_was_just_published_are_checked") {
        return;
    }
    let mut event = empty();
    event.obeyed(&["set-up"]);
    let pairings = event.path("pairings.pgn");
    event.obeyed(&["import", "pgn", &pairings.to_string_lossy(), "--round", "1"]);
    event.start("madrid");
    until_true("the node answers", || {
        event
            .adoube(&["watch", "--venue", "madrid", "--once"])
            .status
            .success()
    });
    let order = [
        "order", "check", "--seats", "--venue", "madrid", "--wait", "0",
    ];
    let said = std::thread::scope(|scope| {
        let asked = scope.spawn(|| event.adoube(&order));
        std::thread::sleep(Duration::from_secs(1));
        event.obeyed(&["round", "publish", "1"]);
        asked.join().unwrap()
    });
    let said = [said.stdout, said.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    assert!(
        said[0].contains("will test every layer"),
        "{}",
        said.concat()
    );
    let listed = event.obeyed(&["check", "--round", "1", "--list"]);
    assert!(
        listed.contains("1.1 White: device check: not yet"),
        "{listed}"
    );
}

/// EVT-2, O 16.11: who does not come within the default time has lost, unless the arbiter waits longer for
/// him; a game that was not played is told as such.
#[test]
fn evt_2_who_does_not_come_has_lost_at_the_command_line() {
    if !mosquitto("evt_2_who_does_not_come_has_lost_at_the_command_line") {
        return;
    }
    let (mut event, late, started) = begun(&|event| event.seated()[0].clone());
    event.obeyed(&["--as", "lca-chennai", "check", "--round", "1", "--passed"]);
    // One device is not connected: its player passes no check, and all others' are recorded.
    let why = refused(
        &event,
        &["--as", "lca-madrid", "check", "--round", "1", "--passed"],
    );
    assert!(why.contains("madrid-1 is not connected"), "{why}");
    let left_out = "1.1 White: fair-play check: skipped, because the device check was refused";
    assert!(why.contains(left_out), "{why}");
    let listed = event.obeyed(&["check", "--round", "1", "--list"]);
    assert!(
        listed.contains("1.1 White: fair-play check: not yet"),
        "{listed}"
    );
    let longer = [
        "default-time",
        "1.1",
        "--minutes",
        "8",
        "--reason",
        "a train is late",
    ];
    event.obeyed(&longer);
    until_true("the other game goes on", || {
        event.boards()[1].state() == GameStage::Playing
    });
    until_true("the game is lost without a move", || {
        event.boards()[0].state() == GameStage::Finished
    });
    let board = &event.boards()[0];
    let finished = board.finished.clone().unwrap();
    let points = finished.result.unwrap();
    assert_eq!(
        (
            finished.ending().word(),
            points.white_halves,
            points.black_halves
        ),
        ("forfeit", 0, 2)
    );
    let waited = event.look().time - started;
    assert!(
        waited >= 8 * 60_000,
        "longer than the regulations say: {waited} ms"
    );
    event.start(&late);
    event.obeyed(&["result", "approve", "1.1"]);
    let pgn = event.obeyed(&["export", "pgn", "--round", "1"]);
    let pgn = pgn.replace('\n', " ");
    assert!(pgn.contains("Forfeit, the game was not played"), "{pgn}");
    assert!(pgn.contains("a train is late"), "{pgn}");
    event.assert_no_panic();
}
