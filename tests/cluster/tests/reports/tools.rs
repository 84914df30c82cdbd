//! Other people's tools, in a Python environment of their own that `cargo xtask test` makes.

use std::path::{Path, PathBuf};
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

/// Counts the games that python-chess finds, then prints what it complains of.
const GAMES: &str = r#"
import sys, chess.pgn
count, errors = 0, []
with open(sys.argv[1], encoding="utf-8") as file:
    while (game := chess.pgn.read_game(file)) is not None:
        count += 1
        errors += [str(error) for error in game.errors]
print(count, *errors, sep="\n")
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

    /// How many games python-chess finds, and what it complains of.
    pub(crate) fn python_chess(&self, games: &Path) -> (usize, String) {
        let said = self.run(GAMES, games);
        let (count, errors) = said.split_once('\n').unwrap();
        (count.parse().unwrap(), errors.to_owned())
    }

    fn run(&self, script: &str, file: &Path) -> String {
        let python = self.0.join("python");
        let output = Command::new(python).args(["-c", script]).arg(file).output();
        let output = output.unwrap();
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{wrong}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Checks that both tools read the report, and read in it what its lines say.
    pub(crate) fn assert_same(&self, report: &str) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.trf");
        std::fs::write(&path, report).unwrap();
        let read = self.run(READ, &path);
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

/// What pgn-extract complains of in games; none, and said so, where it is not installed.
pub(crate) fn pgn_extract(games: &Path) -> Option<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/games".into()]);
    let mut programs = folders.map(|folder| folder.join("pgn-extract"));
    let Some(program) = programs.find(|program| program.is_file()) else {
        println!(
            "SKIPPED a reader of {}: pgn-extract is not installed",
            games.display()
        );
        return None;
    };
    // Silent but for errors, and without writing the games.
    let output = Command::new(program).args(["-s", "-r"]).arg(games).output();
    let output = output.unwrap();
    Some(String::from_utf8_lossy(&output.stderr).into_owned())
}
