//! The programs that hold the tests: built, listed, run.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};
use cargo_metadata::Message;

use crate::{process, say, workspace};

/// One program of tests.
#[derive(Debug)]
pub(super) struct Binary {
    /// The package's folder from the root, such as `crates/chess`.
    pub(super) package: String,
    /// Its root file, from the workspace's root, such as `cli/tests/replay/main.rs`.
    pub(super) source: String,
    program: PathBuf,
    folder: PathBuf,
    /// The tests in it, as it lists them.
    pub(super) tests: Vec<String>,
}

/// Builds every program and every test, and lists the tests.
pub(super) fn build() -> Result<Vec<Binary>> {
    let mut cargo = process::cargo(&[
        "build",
        "--workspace",
        "--bins",
        "--tests",
        "--message-format=json-render-diagnostics",
    ]);
    let line = process::shown(&cargo);
    say::progress(&line);
    let output = cargo
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({})", output.status);
    }
    let mut binaries = Vec::new();
    for message in Message::parse_stream(output.stdout.as_slice()) {
        let Message::CompilerArtifact(artifact) = message? else {
            continue;
        };
        let (true, Some(program)) = (artifact.profile.test, artifact.executable) else {
            continue;
        };
        let folder = artifact.manifest_path.parent();
        let folder = folder.context("a manifest without a folder")?;
        let source = artifact.target.src_path.as_std_path();
        binaries.push(Binary::listed(program.into(), folder.into(), source)?);
    }
    binaries
        .sort_by(|one, other| (&one.package, &one.program).cmp(&(&other.package, &other.program)));
    Ok(binaries)
}

impl Binary {
    fn listed(program: PathBuf, folder: PathBuf, source: &Path) -> Result<Self> {
        let mut binary = Self {
            package: from_root(&folder),
            source: from_root(source),
            program,
            tests: Vec::new(),
            folder,
        };
        let listed = process::output(binary.command().args(["--list", "--format", "terse"]))?;
        binary.tests = tests(&String::from_utf8_lossy(&listed));
        Ok(binary)
    }

    /// The program, where and as cargo would run it.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        process::as_from_the_shell(&mut command);
        command
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }

    /// Runs these tests of it and gives what it said. That some failed is no error here.
    pub(super) fn run(&self, tests: &[&str]) -> Result<String> {
        say::progress(format_args!(
            "running {} tests of {} ({})",
            tests.len(),
            self.package,
            file_name(&self.program)
        ));
        let mut command = self.command();
        command.args(["--exact", "--show-output"]).args(tests);
        let output = command
            .output()
            .with_context(|| format!("{} could not be started", self.program.display()))?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if !output.status.success() {
            say::progress(&said);
            say::progress(String::from_utf8_lossy(&output.stderr));
        }
        Ok(said)
    }
}

fn from_root(path: &Path) -> String {
    let path = path.strip_prefix(workspace::root()).unwrap_or(path);
    path.display().to_string()
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.split('-').next().unwrap_or_default().to_owned()
}

/// The names in a terse list of tests.
fn tests(list: &str) -> Vec<String> {
    let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_list_of_tests_is_read() {
        let list = "line::tests::end_1_mate: test\nperft: benchmark\nevery: test\n\n";
        assert_eq!(super::tests(list), ["line::tests::end_1_mate", "every"]);
    }
}
