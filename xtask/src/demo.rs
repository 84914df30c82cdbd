//! `cargo xtask demo`: from a fresh clone to a round on the screen.

use std::ffi::OsString;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::{process, say, setup, web, workspace};

/// The packages whose programs the demo starts.
const PROGRAMS: &[&str] = &[
    "adoube-cli",
    "adoube-coordinator",
    "adoube-venue",
    "adoube-kiosk",
    "adoube-lockd",
];

/// What `adoube demo --help` prints; a test of the command line's holds it to that.
const HELP: &str = include_str!("../../cli/src/args/demo-help.txt");

/// Builds the programs and becomes `adoube demo`: the same process, so that Ctrl-C and the exit
/// status are the demo's own. Returns only if that fails, and for who asks for help: that is told at once.
pub(crate) fn run(args: &[OsString]) -> Result<()> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        say::result(help().trim_end());
        return Ok(());
    }
    setup::for_demo()?;
    build()?;
    let mut demo = command(args)?;
    let error = demo.exec();
    Err(error).with_context(|| format!("`{}` could not be started", process::shown(&demo)))
}

/// As it is typed here.
fn help() -> String {
    HELP.replace("adoube demo", "cargo xtask demo")
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

#[cfg(test)]
mod tests {
    use super::help;

    #[test]
    fn the_help_names_each_option_and_what_is_typed_here() {
        let help = help();
        for told in [
            "Usage: cargo xtask demo",
            "--play",
            "--locked",
            "cargo xtask demo --headless",
        ] {
            assert!(help.contains(told), "{told}: {help}");
        }
        assert!(!help.contains("  adoube demo"), "{help}");
    }
}
