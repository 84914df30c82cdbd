//! `cargo xtask lint`: what can be told without running anything.

use anyhow::{Context as _, Result, bail};

use crate::cargo_tool::CARGO_DENY;
use crate::{deps, modules, process, say, tidy, web};

/// One check of the list.
struct Check {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// The quick ones come first, but all run: one round shows everything there is to mend.
const CHECKS: &[Check] = &[
    Check {
        name: "format",
        run: format,
    },
    Check {
        name: "tidy",
        run: tidy::run,
    },
    Check {
        name: "crate graph",
        run: deps::check,
    },
    Check {
        name: "module cycles",
        run: modules::check,
    },
    Check {
        name: "clippy",
        run: clippy,
    },
    Check {
        name: "pages",
        run: web::check,
    },
    Check {
        name: "cargo-deny",
        run: deny,
    },
];

/// Runs every check and names those that failed.
pub(crate) fn run() -> Result<()> {
    let mut failed = Vec::new();
    for check in CHECKS {
        if let Err(error) = (check.run)() {
            say::progress(format_args!("{}: {error:#}", check.name));
            failed.push(check.name);
        }
    }
    if !failed.is_empty() {
        bail!("lint failed: {}", failed.join(", "));
    }
    say::progress(format_args!("lint: all {} checks passed", CHECKS.len()));
    Ok(())
}

fn format() -> Result<()> {
    component("fmt", "rustfmt")?;
    process::run(&mut process::cargo(&["fmt", "--all", "--check"]))
        .context("`cargo fmt --all` puts it right")
}

fn clippy() -> Result<()> {
    component("clippy", "clippy")?;
    process::run(&mut process::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ]))
}

fn deny() -> Result<()> {
    process::run(
        CARGO_DENY
            .command()?
            .args(["check", "bans", "licenses", "sources"]),
    )
}

fn component(subcommand: &str, component: &str) -> Result<()> {
    if process::succeeds(&mut process::cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    bail!("install {component}: rustup component add {component}")
}
