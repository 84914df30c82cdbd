//! The tools that other people read reports and games with, as tests ask them: Python packages in
//! an environment of their own under the target folder, and `pgn-extract`.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::{process, say, workspace};

/// The packages, each with the version that the tests were written against.
const PACKAGES: [&str; 3] = ["chess==1.11.2", "trf==1.1.1", "py4swiss==0.3.1"];
/// Where the environment is, under the target folder.
const FOLDER: &str = "tools/python";

/// Makes the environment if it is not there. Whatever is wrong is said and no error: the tests
/// that need it skip themselves by name.
pub(crate) fn set_up() {
    if let Err(error) = try_set_up() {
        say::progress(format_args!(
            "{error:#} (going on without: tests that ask other tools will be skipped)"
        ));
    }
}

fn try_set_up() -> Result<()> {
    let folder = workspace::target()?.join(FOLDER);
    if complete(&folder) {
        return Ok(());
    }
    say::progress(format_args!(
        "installing {} for the tests",
        PACKAGES.join(", ")
    ));
    let venv = ["-m", "venv", "--clear"];
    process::run(Command::new("python3").args(venv).arg(&folder))?;
    let pip = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ];
    let python = folder.join("bin/python");
    process::run(
        Command::new(python)
            .args(pip)
            .args(PACKAGES)
            .stdout(std::io::stderr()),
    )
}

/// Whether all packages can be used, and their programs started: these name the folder in which the
/// environment was made, and do not start if it was moved or copied from there.
fn complete(folder: &Path) -> bool {
    let starts = |program: &str, args: &[&str]| {
        process::succeeds(Command::new(folder.join("bin").join(program)).args(args))
    };
    starts("python", &["-c", "import chess, trf, py4swiss.trf"]) && starts("py4swiss", &["--help"])
}
