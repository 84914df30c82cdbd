//! `cargo xtask demo`: from a fresh clone to a round on the screen.

use std::ffi::OsString;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::{process, setup, web, workspace};

/// The packages whose programs the demo starts.
const PROGRAMS: &[&str] = &[
    "adoube-cli",
    "adoube-coordinator",
    "adoube-venue",
    "adoube-kiosk",
    "adoube-lockd",
];

/// Builds the programs and becomes `adoube demo`: the same process, so that Ctrl-C and the exit
/// status are the demo's own. Returns only if that fails.
pub(crate) fn run(args: &[OsString]) -> Result<()> {
    setup::for_demo()?;
    build()?;
    let mut demo = command(args)?;
    let error = demo.exec();
    Err(error).with_context(|| format!("`{}` could not be started", process::shown(&demo)))
}

/// Builds all that an event is run with, pages included, with the profile that tests and lints use.
pub(crate) fn build() -> Result<()> {
    build_for(false)
}

/// The same, on wish with the profile of a release.
pub(crate) fn build_for(release: bool) -> Result<()> {
    web::build()?;
    let mut build = process::cargo(&["build", "--bins"]);
    if release {
        build.arg("--release");
    }
    for package in PROGRAMS {
        build.args(["--package", package]);
    }
    process::run(&mut build)
}

/// `adoube demo` with these arguments, in the folder the user is in.
pub(crate) fn command(args: &[OsString]) -> Result<Command> {
    let mut demo = Command::new(workspace::target()?.join("debug").join("adoube"));
    demo.arg("demo").args(args);
    process::as_from_the_shell(&mut demo);
    Ok(demo)
}
