//! The pages: TypeScript in `web`, built by npm and embedded in the programs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context as _, Result, bail};

use crate::{environment, process, workspace};

/// The folders that a build is made of.
const SOURCES: [&str; 2] = ["web", "proto/adoube/v1"];

/// What npm and the build themselves make.
const MADE: [&str; 3] = ["node_modules", "dist", "api"];

/// Builds the pages, unless nothing they are made of is newer than they are.
pub(crate) fn build() -> Result<()> {
    let built = workspace::root().join("web/dist/play/index.html");
    if let (Some(built), Some(newest)) = (changed(&built), newest_source()?)
        && built > newest
    {
        return Ok(());
    }
    packages()?;
    process::run(npm(&["run", "build"])?.arg("--silent"))
}

/// Types, accessibility hints and form.
pub(crate) fn check() -> Result<()> {
    packages()?;
    process::run(npm(&["run", "check"])?.arg("--silent"))
        .context("`npm run format` in web puts the form right")
}

/// The pages' own tests.
pub(crate) fn test() -> Result<()> {
    packages()?;
    process::run(npm(&["test"])?.arg("--silent"))
}

/// The pages in a browser, on the programs as they are built.
pub(crate) fn in_a_browser() -> Result<()> {
    let mut node = Command::new("node");
    node.args(["--test", "--test-concurrency=2", "tests/browser/"])
        .current_dir(workspace::root())
        .env("ADOUBE_PROGRAMS", programs()?);
    process::run(&mut node)
}

/// Where the programs are that the stories in a browser start.
pub(crate) fn programs() -> Result<PathBuf> {
    Ok(workspace::target()?.join("debug"))
}

/// Photographs the pages in their main states, all or those whose names hold one of these words, into
/// a folder of `target`. An error if a picture shows a fault.
pub(crate) fn screenshots(names: &[String]) -> Result<()> {
    packages()?;
    process::run(npm(&["run", "codegen"])?.arg("--silent"))?;
    let mut node = Command::new("node");
    node.arg("dev/pictures/take.mjs")
        .arg(workspace::target()?.join("screenshots"))
        .args(names)
        .current_dir(workspace::root().join("web"));
    process::run(&mut node)
}

/// Prints how fast the pages are: on the programs as they are built, and with a made-up event.
pub(crate) fn figures(release: bool) -> Result<()> {
    let built = if release { "release" } else { "debug" };
    let mut real = Command::new("node");
    real.arg("tests/browser/figures.mjs")
        .current_dir(workspace::root())
        .env("ADOUBE_PROGRAMS", workspace::target()?.join(built));
    process::run(&mut real)?;
    process::run(npm(&["run", "codegen"])?.arg("--silent"))?;
    let mut made_up = Command::new("node");
    made_up
        .arg("dev/pictures/frames.mjs")
        .current_dir(workspace::root().join("web"));
    process::run(&mut made_up)
}

/// Prints how soon an agent and a browser that were killed are back, with programs built for release.
pub(crate) fn kept() -> Result<()> {
    let mut node = Command::new("node");
    node.args(["--test", "tests/browser/kept.test.mjs"])
        .current_dir(workspace::root())
        .env("ADOUBE_PROGRAMS", workspace::target()?.join("release"));
    process::run(&mut node)
}

/// What the pages are built with, as the lock file says.
fn packages() -> Result<()> {
    let web = workspace::root().join("web");
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    let wanted = changed(&web.join("package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
    }
    process::run(&mut npm(&["ci", "--no-audit", "--no-fund"])?)
}

fn npm(args: &[&str]) -> Result<Command> {
    if environment::find_program("npm", &[]).is_none() {
        bail!("install Node 20 with npm: sudo apt-get install nodejs npm");
    }
    let mut command = Command::new("npm");
    command
        .args(args)
        .current_dir(workspace::root().join("web"))
        // The output is for results, which programs may read.
        .stdout(std::io::stderr());
    Ok(command)
}

fn newest_source() -> Result<Option<SystemTime>> {
    let mut newest = None;
    for folder in SOURCES {
        look(&workspace::root().join(folder), &mut newest)?;
    }
    Ok(newest)
}

fn look(folder: &Path, newest: &mut Option<SystemTime>) -> Result<()> {
    let cannot = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let made = MADE.iter().any(|made| path.ends_with(made));
        if path.is_dir() && !made {
            look(&path, newest)?;
        } else if !made {
            *newest = (*newest).max(changed(&path));
        }
    }
    Ok(())
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|found| found.modified()).ok()
}
