//! Exported games, as other people's readers take them.

use std::path::{Path, PathBuf};

use adoube_cluster::event::succeeded;
use adoube_cluster::programs::adoube;

use super::tools::{self, Tools};

/// What the export has to cope with: castling, a promotion, a game of no moves, clocks, a
/// Chess960 position, and how games end.
const GAMES: &str = r#"[Event "Own examples"]
[Round "1.1"]
[White "Müller, \"A\""]
[Black "Second, B"]
[Result "1-0"]
[TimeControl "300+3"]

1. e4 {[%clk 0:05:02]} e5 {[%clk 0:05:01]} 2. Nf3 {[%clk 0:05:00]} Nc6 {[%clk 0:04:58]}
3. Bc4 {[%clk 0:05:00]} Bc5 {[%clk 0:04:58]} 4. O-O {[%clk 0:05:00]} Nf6 {[%clk 0:04:50]} 1-0

[Event "Own examples"]
[Round "1.2"]
[White "Third, C"]
[Black "Fourth, D"]
[Result "0-1"]
[TimeControl "300+3"]
[SetUp "1"]
[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]

1. a8=Q+ Kh7 0-1

[Event "Own examples"]
[Round "1.3"]
[White "Fifth, E"]
[Black "Sixth, F"]
[Result "1/2-1/2"]
[TimeControl "300+3"]

1/2-1/2

[Event "Own examples"]
[Round "1.4"]
[White "Seventh, G"]
[Black "Eighth, H"]
[Result "1/2-1/2"]
[TimeControl "300+3"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w KQkq - 0 1"]

1. O-O O-O 2. e4 e5 1/2-1/2
"#;

/// A file that both readers must complain of, or their silence would mean nothing.
const BROKEN: &str = "[Event \"Broken\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n";

fn replayed(pgn: &Path, more: &[&str], folder: &Path) -> (PathBuf, PathBuf) {
    let out = folder.join("out");
    let run = adoube()
        .args(["replay", "--pgn"])
        .arg(pgn)
        .arg("--out")
        .arg(&out)
        .args(more)
        .output();
    succeeded(&run.unwrap());
    (out.join("games.pgn"), out.join("tournament.trf"))
}

fn assert_read(tools: &Tools, games: &Path, count: usize) {
    assert_eq!(tools.python_chess(games), (count, String::new()));
    if let Some(complaint) = tools::pgn_extract(games) {
        assert_eq!(complaint, "", "pgn-extract on {}", games.display());
    }
}

#[test]
fn evt_5_exported_games_are_read_without_a_complaint() {
    let test = "evt_5_exported_games_are_read_without_a_complaint";
    let Some(tools) = tools::python(test) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.pgn");
    std::fs::write(&broken, BROKEN).unwrap();
    assert_ne!(tools.python_chess(&broken).1, "");
    assert_ne!(tools::pgn_extract(&broken), Some(String::new()));

    let pgn = folder.path().join("source.pgn");
    std::fs::write(&pgn, GAMES).unwrap();
    let (games, _) = replayed(&pgn, &[], folder.path());
    assert_read(&tools, &games, 4);
}

/// A real event of fourteen rounds, where it is at hand.
#[test]
fn evt_5_a_real_events_games_and_report_are_read() {
    let test = "evt_5_a_real_events_games_and_report_are_read";
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pgn = root.join("../shared/data/events/fide-candidates-2022/games.pgn");
    if !pgn.is_file() {
        println!("SKIPPED {test}: there is no {}", pgn.display());
        return;
    }
    let Some(tools) = tools::python(test) else {
        return;
    };
    let regulations = root.join("crates/demo/fixtures/candidates-2022.toml");
    let folder = tempfile::tempdir().unwrap();
    let more = ["--regulations", &regulations.to_string_lossy()];
    let (games, report) = replayed(&pgn, &more, folder.path());
    assert_read(&tools, &games, 56);
    tools.assert_same(&std::fs::read_to_string(report).unwrap());
}
