//! `cargo xtask demo`: from a fresh clone to a round on the screen.

use std::ffi::OsString;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::{process, say, setup, web, workspace};

/// Whose programs are built. The tests select the same: what both need has the same features then, and is built once.
const SELECTION: &[&str] = &["--workspace"];

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
    process::run(build.args(SELECTION))
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
    use std::collections::{BTreeMap, BTreeSet};

    use super::{SELECTION, help};
    use crate::process;

    /// Which features each dependency has in a build of this selection, once for each way in which it is built.
    fn features(selection: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
        let mut tree = process::cargo(&[
            "tree",
            "--target",
            "host-tuple",
            "--prefix",
            "none",
            "--format",
            "{p};{f}",
        ]);
        let printed = process::output(tree.args(selection)).unwrap();
        let printed = String::from_utf8(printed).unwrap();
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for line in printed.lines().filter(|line| !line.is_empty()) {
            let (package, features) = line.split_once(';').unwrap();
            let features = features.trim_end_matches(" (*)").to_owned();
            found
                .entry(package.to_owned())
                .or_default()
                .insert(features);
        }
        found
    }

    /// Cargo builds a dependency again for each set of its features: `cargo xtask` builds itself, then the demo's
    /// programs, then the tests.
    #[test]
    fn whoever_tries_the_demo_and_then_the_tests_builds_no_dependency_twice() {
        let tests = features(&["--workspace", "--edges", "normal,build,dev"]);
        for selection in [&["--package", "xtask"], SELECTION] {
            let before = [selection, &["--edges", "normal,build"]].concat();
            for (package, found) in features(&before) {
                let known = &tests[&package];
                assert!(
                    found.is_subset(known),
                    "{package} is built with {found:?} for {selection:?}, and with {known:?} for the tests"
                );
            }
        }
    }

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
