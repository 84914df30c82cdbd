//! `adoube replay` as a process.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;
use tempfile::TempDir;

use crate::child::Child;
use crate::files::processes;
use crate::programs::adoube;
use crate::turn::Turn;
use crate::waiting::until;

/// How long a replay of a few games may take on a slow machine.
const PATIENCE: Duration = Duration::from_mins(5);

/// A replay. Its own temporary folder is made inside of one that is looked at afterwards.
#[derive(Debug)]
pub struct Replay {
    /// The replay itself.
    pub child: Child,
    folder: TempDir,
    _turn: Turn,
}

/// The small file with every kind of end.
pub fn every_end() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cli/tests/fixtures/replay.pgn")
}

impl Replay {
    /// Starts it.
    pub fn start(pgn: &Path, more: &[&str]) -> Self {
        let turn = Turn::demo();
        let folder = tempfile::Builder::new().prefix("adoube-cluster-").tempdir();
        let folder = folder.unwrap();
        let temporary = folder.path().join("tmp");
        fs::create_dir(&temporary).unwrap();
        let mut command = adoube();
        command
            .args(["replay", "--json", "--pgn"])
            .arg(pgn)
            .arg("--out")
            .arg(folder.path().join("out"))
            .args(more)
            .env("TMPDIR", &temporary);
        let child = Child::start("replay", command, &folder.path().join("said"));
        Self {
            child,
            folder,
            _turn: turn,
        }
    }

    /// Waits for its end; its exit status and summary.
    pub fn end(&mut self) -> (Option<i32>, Value) {
        let status = self.child.end_within(PATIENCE);
        let summary = fs::read(self.out("summary.json"));
        let summary = summary.unwrap_or_else(|_| panic!("{}", self.child.said()));
        (status, serde_json::from_slice(&summary).unwrap())
    }

    /// Something that it wrote.
    pub fn out(&self, name: &str) -> PathBuf {
        self.folder.path().join("out").join(name)
    }

    /// Each game's moves and result, as `games.pgn` has them without clocks and comments.
    pub fn games(&self) -> Vec<String> {
        let text = fs::read_to_string(self.out("games.pgn")).unwrap();
        let games = text.split("[Event ").skip(1).map(moves);
        games.collect()
    }

    /// Waits until one of its programs runs; its process.
    pub fn until_runs(&mut self, program: &str) -> Pid {
        until(&format!("{program} runs"), || {
            assert_eq!(self.child.ended(), None, "{}", self.child.said());
            let lines = processes(self.folder.path());
            let line = lines.iter().find(|line| line.contains(program))?;
            let pid = line.split(' ').next()?.parse().ok()?;
            Some(Pid::from_raw(pid))
        })
    }

    /// Kills one of its programs, as a power cut would.
    pub fn kill(&mut self, program: &str) {
        let pid = self.until_runs(program);
        kill(pid, Signal::SIGKILL).unwrap();
    }

    /// What is left of it: processes, then files.
    pub fn left(&self) -> (Vec<String>, Vec<PathBuf>) {
        let files = fs::read_dir(self.folder.path().join("tmp")).unwrap();
        let files = files.map(|file| file.unwrap().path()).collect();
        (processes(self.folder.path()), files)
    }
}

/// The text below a game's tags, without comments.
fn moves(game: &str) -> String {
    let (_, text) = game.split_once("\n\n").unwrap();
    let (mut plain, mut depth) = (String::new(), 0);
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    // Numbers come again after a comment.
    let words = plain.split_whitespace();
    let words = words.filter(|word| !word.ends_with('.'));
    words.collect::<Vec<_>>().join(" ")
}
