//! `cargo xtask bench`: what the programs cost, beside what is bare.

use anyhow::Result;

use crate::{process, setup, web, workspace};

/// What is started: the measurements, and the programs that they measure.
const PACKAGES: &[&str] = &["adoube-bench", "adoube-coordinator", "adoube-venue"];

/// Builds for release, and measures with these arguments.
pub(crate) fn run(args: &[String]) -> Result<()> {
    setup::for_demo()?;
    web::build()?;
    let mut build = process::cargo(&["build", "--release", "--bins"]);
    for package in PACKAGES {
        build.args(["--package", package]);
    }
    process::run(&mut build)?;
    let target = workspace::target()?;
    let mut bench = std::process::Command::new(target.join("release").join("adoube-bench"));
    bench.args(args).arg("--out").arg(target.join("bench"));
    process::as_from_the_shell(&mut bench);
    process::run(&mut bench)
}
