//! `cargo xtask test`.

use std::ffi::OsString;

use anyhow::Result;

use crate::{process, setup, web};

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
    process::run(process::cargo(&["test"]).args(args))?;
    if args.is_empty() {
        web::in_a_browser()?;
    }
    Ok(())
}
