//! The same records, hashes included, however often it is played and how many games run at once.

use std::io::BufRead as _;
use std::path::Path;

use super::kit::{CANDIDATES, Replay, replay, shared};
use super::own::own;

fn same(pgn: &Path, more: &[&str]) -> Replay {
    let with = |games: &str| replay(pgn, &[more, &["--games", games]].concat());
    let (one, many, again) = (with("1"), with("64"), with("64"));
    let heads = one.heads();
    assert!(heads.len() > 4);
    assert_eq!(heads, many.heads(), "by the number of games at once");
    assert_eq!(heads, again.heads(), "from one run to the next");
    assert_eq!(one.read("games.pgn"), many.read("games.pgn"));
    assert_eq!(one.summary["explained"], many.summary["explained"]);
    many
}

#[test]
fn our_own_games_leave_the_same_records() {
    let replay = same(&own(), &[]);
    assert_eq!(replay.list("mismatches").len(), 0);
    let verified = std::process::Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["verify", "--json", "--data"])
        .arg(replay.path("ledger"))
        .output()
        .unwrap();
    let told = String::from_utf8(verified.stdout).unwrap();
    let last: serde_json::Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    // Each of the eleven games that have ended is signed at its end; nine of them once more, when
    // the chief arbiter has approved what he did not declare himself.
    assert_eq!(
        (&last["damaged"], &last["signatures"]),
        (&0.into(), &20.into())
    );
    assert_eq!(last["records"], replay.summary["records"]);
    assert_eq!(last["digest"].as_str().map(str::len), Some(64));
}

#[test]
fn a_tournament_leaves_the_same_records() {
    let Some(pgn) = shared("events/fide-candidates-2022/games.pgn") else {
        return;
    };
    let replay = same(&pgn, &["--regulations", CANDIDATES]);
    assert_eq!(replay.status, 0);
}

#[test]
fn games_of_many_terms_leave_the_same_records() {
    let Some(pgn) = shared("load/lichess_cc0.pgn") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let first = folder.path().join("first.pgn");
    let file = std::fs::File::open(pgn).unwrap();
    let (mut text, mut games) = (String::new(), 0);
    for line in std::io::BufReader::new(file).lines().map(Result::unwrap) {
        games += usize::from(line.starts_with("[Event "));
        if games > 200 {
            break;
        }
        text.push_str(&line);
        text.push('\n');
    }
    std::fs::write(&first, text).unwrap();
    let replay = same(&first, &[]);
    assert_eq!((replay.status, &replay.summary["games"]), (0, &200.into()));
}
