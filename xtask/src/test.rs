//! `cargo xtask test`.

use std::{ffi::OsString, thread::available_parallelism};

use anyhow::Result;

use crate::{environment, process, setup, web};

/// How many tests of one program run beside each other.
const THREADS: &str = "RUST_TEST_THREADS";

/// Builds every program and every test, then runs the tests.
///
/// The programs are built first because the cluster tests start those of other packages, which
/// `cargo test` alone does not build; in one go with the tests, so that both share the same
/// dependencies.
pub(crate) fn run(args: &[OsString]) -> Result<()> {
    setup::for_tests()?;
    web::build()?;
    process::run(&mut process::cargo(&[
        "build",
        "--workspace",
        "--bins",
        "--tests",
    ]))?;
    if args.is_empty() {
        web::test()?;
    }
    // Without `--workspace`, which means the same at the root and would refuse a `-p` of the user's.
    let mut tests = process::cargo(&["test"]);
    if environment::given(THREADS).is_none() {
        tests.env(THREADS, threads().to_string());
    }
    process::run(tests.args(args))?;
    if args.is_empty() {
        web::in_a_browser()?;
    }
    Ok(())
}

/// Six times as many as there are cores: the longest tests wait for other programs, and compute little.
fn threads() -> usize {
    6 * available_parallelism().map_or(1, usize::from)
}
