//! A replay in real time: over the wire the games go and end as they do in virtual time, and
//! however it ends it leaves nothing but its results behind.

use std::path::Path;
use std::time::Duration;

use adoube_cluster::event::succeeded;
use adoube_cluster::programs::{adoube, mosquitto};
use adoube_cluster::replay::{Replay, every_end};
use nix::sys::signal::Signal;
use serde_json::Value;

/// In the middle of its games, not at their beginning.
const A_WHILE: Duration = Duration::from_secs(2);

/// What must come out alike, whatever the machine's pace.
const SAME: [&str; 8] = [
    "games",
    "moves",
    "endings",
    "explained",
    "mismatches",
    "refused",
    "unfinished",
    "tournaments",
];

fn verify(ledger: &Path) -> Value {
    let mut command = adoube();
    command.args(["verify", "--json", "--data"]).arg(ledger);
    let told = succeeded(&command.output().unwrap());
    serde_json::from_str(told.lines().last().unwrap()).unwrap()
}

fn same_as_in_virtual_time(seats: &str) {
    let mut straight = Replay::start(&every_end(), &[]);
    let (status, wanted) = straight.end();
    let games = straight.games();
    drop(straight);
    let more = ["--time", "real", "--speed", "200", "--seats", seats];
    let mut real = Replay::start(&every_end(), &more);
    let (real_status, summary) = real.end();
    for name in SAME {
        assert_eq!(summary[name], wanted[name], "{name}: {summary:#}");
    }
    // A game of the file is broken, so that both fail, and for the same reason.
    assert_eq!((real_status, status), (Some(1), Some(1)));
    assert_eq!(real.games(), games);
    assert_eq!(real.left(), (Vec::new(), Vec::new()));
    // Every game that has ended is signed at its end.
    let verified = verify(&real.out("ledger"));
    assert_eq!(verified["damaged"], 0);
    assert!(verified["signatures"].as_u64().unwrap() >= 11, "{verified}");
    assert_eq!(verified["records"], summary["records"]);
}

#[test]
fn end_8_kiosks_as_processes_end_their_games_as_in_virtual_time() {
    if mosquitto("end_8_kiosks_as_processes_end_their_games_as_in_virtual_time") {
        same_as_in_virtual_time("processes");
    }
}

#[test]
fn end_8_the_load_client_ends_its_games_as_in_virtual_time() {
    if mosquitto("end_8_the_load_client_ends_its_games_as_in_virtual_time") {
        same_as_in_virtual_time("tasks");
    }
}

/// Regulations that ask for checks and let nobody be late: neither matters to a game that is played
/// again.
#[test]
fn evt_4_regulations_with_checks_do_not_stop_a_replay_in_real_time() {
    if !mosquitto("evt_4_regulations_with_checks_do_not_stop_a_replay_in_real_time") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let document = folder.path().join("regulations.toml");
    let text = "name = \"Open\"\nkind = \"hybrid\"\nrounds = 1\ntime_control = \"3600+30\"\n\
                default_time = 0\n[checks]\nbefore_game = \"required\"\n";
    std::fs::write(&document, text).unwrap();
    let pgn = folder.path().join("game.pgn");
    let game = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"0-1\"]\n\n1. f3 {[%clk 1:00:20]} e5 \
                {[%clk 1:00:20]} 2. g4 {[%clk 1:00:40]} Qh4# {[%clk 1:00:40]} 0-1\n";
    std::fs::write(&pgn, game).unwrap();
    let given = ["--regulations", document.to_str().unwrap()];
    let more = [&given[..], &["--time", "real", "--speed", "20"]].concat();
    let (status, summary) = Replay::start(&pgn, &more).end();
    assert_eq!(status, Some(0), "{summary:#}");
    assert_eq!(summary["moves"], 4, "{summary:#}");
    assert_eq!(summary["endings"]["checkmate"], 1, "{summary:#}");
}

#[test]
fn a_replay_that_is_interrupted_leaves_its_ledger_and_nothing_else() {
    if !mosquitto("a_replay_that_is_interrupted_leaves_its_ledger_and_nothing_else") {
        return;
    }
    for seats in ["processes", "tasks"] {
        let mut replay = Replay::start(&every_end(), &["--time", "real", "--seats", seats]);
        replay.until_runs("mosquitto");
        std::thread::sleep(A_WHILE);
        replay.child.signal(Signal::SIGINT);
        assert_eq!(replay.child.end(), Some(130), "{}", replay.child.said());
        assert_eq!(replay.left(), (Vec::new(), Vec::new()));
        verify(&replay.out("ledger"));
    }
}

#[test]
fn a_replay_whose_coordinator_dies_says_so_and_leaves_nothing() {
    if !mosquitto("a_replay_whose_coordinator_dies_says_so_and_leaves_nothing") {
        return;
    }
    let mut replay = Replay::start(&every_end(), &["--time", "real"]);
    replay.until_runs("mosquitto");
    std::thread::sleep(A_WHILE);
    replay.kill("adoube-coordinator");
    assert_eq!(replay.child.end(), Some(1));
    let said = replay.child.said();
    assert!(said.contains("coordinator was ended by signal 9"), "{said}");
    assert!(said.contains("start again with another --out"), "{said}");
    assert_eq!(replay.left(), (Vec::new(), Vec::new()));
}
