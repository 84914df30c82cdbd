//! The programs of an earlier version, built from this repository's history.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::{process, workspace};

/// The file's lines that begin with a `#` say what the commit is for.
const VERSION: &str = include_str!("../../earlier-version.txt");

fn commit() -> Result<&'static str> {
    let mut lines = VERSION.lines().filter(|line| !line.starts_with('#'));
    lines
        .next()
        .context("xtask/earlier-version.txt names no commit")
}

/// Builds them in a folder of their own, unless they are there; gives the folder they are in.
pub(super) fn build() -> Result<PathBuf> {
    let commit = commit()?;
    let folder = workspace::target()?.join("earlier").join(commit);
    let (source, target) = (folder.join("source"), folder.join("target"));
    let programs = target.join("debug");
    if programs.join("adoube-kiosk").is_file() {
        return Ok(programs);
    }
    fs::create_dir_all(&source)?;
    let archive = folder.join("source.tar");
    let mut unpacked = Command::new("git");
    unpacked
        .args(["archive", "--output"])
        .arg(&archive)
        .arg(commit);
    process::run(unpacked.current_dir(workspace::root())).with_context(|| {
        format!("commit {commit} is not here: `git fetch --unshallow` brings it")
    })?;
    process::run(
        Command::new("tar")
            .arg("xf")
            .arg(&archive)
            .arg("-C")
            .arg(&source),
    )?;
    let mut cargo = process::cargo(&["xtask", "build"]);
    process::run(cargo.current_dir(&source).env("CARGO_TARGET_DIR", &target))?;
    Ok(programs)
}
