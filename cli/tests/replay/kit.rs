//! Running replays and reading what they left.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use adoube_chess::Position;
use adoube_chess::pgn::{Game, Reader};
use adoube_ledger::{Ledger as _, SledLedger, SledOptions};
use serde_json::Value;
use tempfile::TempDir;

/// The regulations of the Candidates of 2022.
pub(crate) const CANDIDATES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../crates/demo/fixtures/candidates-2022.toml"
);
/// Does not compile where that file is not.
const _: &str = include_str!("../../../crates/demo/fixtures/candidates-2022.toml");

/// A replay that has ended.
pub(crate) struct Replay {
    folder: TempDir,
    pub(crate) status: i32,
    pub(crate) summary: Value,
}

/// Plays a file again.
pub(crate) fn replay(pgn: &Path, more: &[&str]) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["replay", "--json", "--pgn"])
        .arg(pgn)
        .arg("--out")
        .arg(folder.path().join("out"))
        .args(more)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    let summary = serde_json::from_slice(&output.stdout);
    Replay {
        folder,
        status: output.status.code().unwrap(),
        summary: summary.unwrap_or_else(|error| panic!("{error}: {told}")),
    }
}

impl Replay {
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("out").join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn games(&self) -> Vec<Game> {
        let text = self.read("games.pgn");
        Reader::new(text.as_bytes()).map(Result::unwrap).collect()
    }

    pub(crate) fn list(&self, name: &str) -> &[Value] {
        self.summary[name].as_array().unwrap()
    }

    /// Every stream with its last record and that one's hash, which vouches for all before it.
    pub(crate) fn heads(&self) -> BTreeMap<String, String> {
        let ledger = SledLedger::open(&self.path("ledger"), SledOptions::default()).unwrap();
        let heads = ledger.streams("").unwrap().into_iter().map(|stream| {
            let head = ledger.head(&stream).unwrap();
            (stream.to_string(), format!("{head:?}"))
        });
        let heads = heads.collect();
        ledger.close();
        heads
    }
}

/// Where a game ended.
pub(crate) fn final_fen(game: &Game) -> String {
    let mut position = Position::from_start(&game.start().unwrap()).unwrap();
    for ply in &game.moves {
        position.play(ply.mv).unwrap();
    }
    position.fen()
}

/// A file of the shared data; none, and said so, if it is not there.
pub(crate) fn shared(name: &str) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data");
    let path = root.join(name);
    if path.exists() {
        return Some(path);
    }
    eprintln!("SKIPPED: {} is not there", path.display());
    None
}

/// The rows of a table of comma-separated values, by the names in its first line.
pub(crate) fn rows(path: &Path) -> Vec<BTreeMap<String, String>> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(cells);
    let names = lines.next().unwrap();
    let row = |cells: Vec<String>| names.iter().cloned().zip(cells).collect();
    lines.map(row).collect()
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let (mut quoted, mut chars) = (false, line.chars().peekable());
    while let Some(c) = chars.next() {
        let cell = cells.last_mut().unwrap();
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cell.extend(chars.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            c => cell.push(c),
        }
    }
    cells
}
