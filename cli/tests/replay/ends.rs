//! Replays that end before their games do, and what is told at the end of those that do not: no
//! file that they leave looks like the whole.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use adoube_chess::pgn::Reader;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::own::own;

const REGULATIONS: &str = "name = 'Open'\nkind = 'hybrid'\nrounds = 2\ntime_control = '5400+30'\n\
                           [venues]\narbiters_per_venue = 2\n";

fn adoube(pgn: &Path, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.args(["replay", "--pgn"]).arg(pgn);
    command.arg("--out").arg(out);
    command
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A game between two that play no other.
fn game(number: usize) -> String {
    format!(
        "[White \"W{number}\"]\n[Black \"B{number}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
    )
}

fn round(tag: &str) -> String {
    format!("[Event \"Open\"]\n[White \"A\"]\n[Black \"B\"]\n[Round \"{tag}\"]\n\n1. e4 e5 1-0\n\n")
}

/// Regulations of two rounds, and files that need more.
#[test]
fn evt_1_games_that_need_more_rounds_than_the_regulations_have_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let regulations = folder.path().join("regulations.toml");
    std::fs::write(&regulations, REGULATIONS).unwrap();
    for (number, (tags, needed)) in [
        (&["1", "2", "3", "4", "5"][..], Some(5)),
        (&["?", "?", "?"], Some(3)),
        (&["1", "2"], None),
        // An excerpt fits.
        (&["7", "9"], None),
    ]
    .into_iter()
    .enumerate()
    {
        let pgn = folder.path().join(format!("{number}.pgn"));
        let text: String = tags.iter().map(|tag| round(tag)).collect();
        std::fs::write(&pgn, text).unwrap();
        let out = folder.path().join(format!("out-{number}"));
        let output = adoube(&pgn, &out)
            .arg("--regulations")
            .arg(&regulations)
            .output();
        let output = output.unwrap();
        let error = said(&output.stderr);
        assert_eq!(
            output.status.success(),
            needed.is_none(),
            "{tags:?}: {error}"
        );
        if let Some(needed) = needed {
            let told = format!(
                "the games of \"Open\" need {needed} rounds, but the given regulations have rounds \
                 = 2"
            );
            assert!(error.contains(&told), "{error}");
            assert!(
                error.contains(&format!("write rounds = {needed} into")),
                "{error}"
            );
            // Nothing was played: the folder can be used again.
            assert_eq!(std::fs::read_dir(&out).unwrap().count(), 0);
        }
    }
}

#[test]
fn a_time_control_in_free_text_leads_to_the_regulations_and_speed_is_told_last() {
    let folder = tempfile::tempdir().unwrap();
    let output = adoube(&own(), &folder.path().join("out")).output().unwrap();
    let text = said(&output.stdout);
    assert!(text.contains("give it: --regulations FILE"), "{text}");
    assert!(
        text.contains("6 tournaments, so there is no tournament.trf"),
        "{text}"
    );
    let last = text.lines().last().unwrap();
    assert!(
        last.starts_with("13 games, ") && last.ends_with(" moves a second"),
        "{last}"
    );
}

/// What is left is what was recorded, and the whole games before the first that was not over.
fn assert_partial(out: &Path) {
    for whole in ["games.pgn", "summary.json", "tournament.trf"] {
        assert!(!out.join(whole).exists(), "{whole} looks like all of it");
    }
    let text = std::fs::read_to_string(out.join("games.pgn.part")).unwrap();
    let games = Reader::new(text.as_bytes()).map(Result::unwrap);
    assert!(games.count() > 0);
    let mut verify = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let verify = verify.args(["verify", "--data"]).arg(out.join("ledger"));
    let output = verify.output().unwrap();
    assert!(output.status.success(), "{}", said(&output.stderr));
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test waits for another program"
)]
#[test]
fn whoever_interrupts_a_replay_is_told_what_it_left() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    for (number, signal) in [Signal::SIGINT, Signal::SIGTERM].into_iter().enumerate() {
        let out = out.join(number.to_string());
        // A source that goes on waiting: so it is interrupted whatever the machine's speed.
        let mut command = adoube(Path::new("/dev/stdin"), &out);
        let command = command.stdin(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut source = child.stdin.take().unwrap();
        let mut text = String::new();
        for number in 0..1_001 {
            let _ = write!(text, "{}", game(number));
        }
        source.write_all(text.as_bytes()).unwrap();
        let part = out.join("games.pgn.part");
        let written = || part.metadata().is_ok_and(|part| part.len() > 0);
        while !written() {
            assert!(child.try_wait().unwrap().is_none(), "it ended");
            std::thread::sleep(Duration::from_millis(20));
        }
        kill(Pid::from_raw(i32::try_from(child.id()).unwrap()), signal).unwrap();
        let Output {
            status,
            stdout,
            stderr,
        } = child.wait_with_output().unwrap();
        drop(source);
        let error = said(&stderr);
        assert_eq!(status.code(), Some(130), "{error}");
        assert_eq!(said(&stdout), "");
        assert!(error.contains("adoube: interrupted; "), "{error}");
        assert!(error.contains(" finished\n"), "{error}");
        assert!(error.contains("Start again with another --out"), "{error}");
        assert_partial(&out);
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test waits for another program"
)]
#[test]
fn whoever_interrupts_a_wait_for_a_pipe_that_nobody_writes_into_is_heard() {
    let folder = tempfile::tempdir().unwrap();
    let (pipe, out) = (folder.path().join("pipe"), folder.path().join("out"));
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let mut command = adoube(&pipe, &out);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut told = String::new();
    let mut stderr = std::io::BufReader::new(child.stderr.take().unwrap());
    std::io::BufRead::read_line(&mut stderr, &mut told).unwrap();
    assert!(told.contains("perhaps a pipe without a writer"), "{told}");
    kill(
        Pid::from_raw(i32::try_from(child.id()).unwrap()),
        Signal::SIGINT,
    )
    .unwrap();
    let mut left = 500;
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        left -= 1;
        if left == 0 {
            child.kill().unwrap();
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(130));
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut stderr, &mut rest).unwrap();
    assert!(rest.contains("nothing was read"), "{rest}");
    assert!(!out.exists());
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test waits for another program"
)]
#[test]
fn whoever_interrupts_a_replay_before_a_game_is_over_finds_its_folder_empty() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut command = adoube(Path::new("/dev/stdin"), &out);
    let command = command.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut source = child.stdin.take().unwrap();
    source.write_all(b"[White \"A\"]\n").unwrap();
    while !out.join("games.pgn.part").exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended");
        std::thread::sleep(Duration::from_millis(20));
    }
    kill(
        Pid::from_raw(i32::try_from(child.id()).unwrap()),
        Signal::SIGINT,
    )
    .unwrap();
    let output = child.wait_with_output().unwrap();
    drop(source);
    let error = said(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{error}");
    assert!(error.contains("is empty and can be used again"), "{error}");
    assert_eq!(std::fs::read_dir(&out).unwrap().count(), 0);
}

/// A small disk of its own in memory; taken away when dropped.
struct Disk(PathBuf);

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

#[test]
fn a_full_disk_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("small");
    std::fs::create_dir(&place).unwrap();
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=12m,mode=700", "tmpfs"]);
    if !mount
        .arg(&place)
        .output()
        .is_ok_and(|done| done.status.success())
    {
        eprintln!(
            "SKIPPED a_full_disk_is_told_in_words: no small disk can be mounted (tmpfs, as root)"
        );
        return;
    }
    let disk = Disk(place);
    let pgn = folder.path().join("many.pgn");
    let text: String = (0..6_000).map(game).collect();
    std::fs::write(&pgn, text).unwrap();
    let out = disk.0.join("out");
    let output = adoube(&pgn, &out).output().unwrap();
    let error = said(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    let words = ["no storage space", "No space left on device"];
    assert!(words.iter().any(|words| error.contains(words)), "{error}");
    assert!(error.contains("free space"), "{error}");
    assert!(error.contains(" finished\n"), "{error}");
    for debug in ["Unavailable", "Failed(", "StorageFull", "{ "] {
        assert!(!error.contains(debug), "{error}");
    }
    assert!(!out.join("games.pgn").exists() && !out.join("summary.json").exists());
}
