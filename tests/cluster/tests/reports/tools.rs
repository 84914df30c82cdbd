//! Other people's tools, in a Python environment of their own that `cargo xtask test` makes.

use std::path::PathBuf;
use std::process::Command;

/// Prints each player's points and rounds as `trf` and `py4swiss` read them, in the same words.
const READ: &str = r#"
import sys, pathlib, trf, py4swiss.trf
path = pathlib.Path(sys.argv[1])
text = path.read_text(encoding="utf-8")
for p in sorted(trf.loads(text).players, key=lambda p: p.startrank):
    games = [f"{g.startrank or 0} {g.color} {g.result}".upper() for g in p.games]
    print("trf", p.startrank, p.points, *games, sep=";")
parsed = py4swiss.trf.TrfParser.parse(path, strict=True)
for p in sorted(parsed.player_sections, key=lambda p: p.starting_number):
    games = [f"{g.id} {g.color.value} {g.result.value}".upper() for g in p.results]
    print("py4swiss", p.starting_number, p.points_times_ten / 10, *games, sep=";")
"#;

/// The environment.
pub(crate) struct Tools(PathBuf);

/// The tools; says so when `test` is skipped for want of them.
pub(crate) fn python(test: &str) -> Option<Tools> {
    let own = std::env::current_exe().unwrap();
    // target/<profile>/deps/<this test>
    let target = own.ancestors().nth(3).unwrap();
    let folder = target.join("tools/python/bin");
    if folder.join("py4swiss").is_file() {
        return Some(Tools(folder));
    }
    println!(
        "SKIPPED {test}: no Python tools in {}; `cargo xtask test` installs them",
        folder.display()
    );
    None
}

impl Tools {
    /// The pairing engine's command.
    pub(crate) fn engine(&self) -> String {
        format!(
            "'{}' -t {{trf}} -p {{out}} -s",
            self.0.join("py4swiss").display()
        )
    }

    /// Checks that both tools read the report, and read in it what its lines say.
    pub(crate) fn assert_same(&self, report: &str) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.trf");
        std::fs::write(&path, report).unwrap();
        let output = Command::new(self.0.join("python"))
            .args(["-c", READ])
            .arg(&path)
            .output()
            .unwrap();
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{wrong}\n{report}");
        let read = String::from_utf8(output.stdout).unwrap();
        let of = |tool: &str| -> Vec<&str> {
            let lines = read.lines();
            lines.filter_map(|line| line.strip_prefix(tool)).collect()
        };
        let own: Vec<String> = report
            .lines()
            .filter(|l| l.starts_with("001"))
            .map(own)
            .collect();
        assert_eq!(of("trf"), own, "trf\n{report}");
        assert_eq!(of("py4swiss"), own, "py4swiss\n{report}");
    }
}

/// A player's line in the same words.
fn own(line: &str) -> String {
    let number: u16 = line[4..8].trim().parse().unwrap();
    let points: f64 = line[80..84].trim().parse().unwrap();
    let mut words = vec![String::new(), number.to_string(), format!("{points:.1}")];
    let rounds = line[91..].trim_end().as_bytes();
    for round in rounds.chunks(10) {
        let text = String::from_utf8(round.to_vec()).unwrap();
        let opponent: u16 = text[..4].trim().parse().unwrap();
        words.push(format!("{opponent} {}", text[5..8].to_uppercase()));
    }
    words.join(";")
}
