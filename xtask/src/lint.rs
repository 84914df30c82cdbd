//! `cargo xtask lint`: what can be told without running anything.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::{deps, environment, modules, process, say, tidy, web, workspace};

/// The version installed where none is found; `deny.toml` is written for it.
const CARGO_DENY: &str = "0.20.2";

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
    process::run(cargo_deny()?.args(["check", "bans", "licenses", "sources"]))
}

/// cargo-deny, ready for arguments: ours under the target folder, else the user's, else
/// installed now.
pub(crate) fn cargo_deny() -> Result<Command> {
    let program = match find_cargo_deny()? {
        Some(found) => found,
        None => install_cargo_deny()?,
    };
    let mut command = Command::new(program);
    command.current_dir(workspace::root());
    process::as_from_the_shell(&mut command);
    Ok(command)
}

fn find_cargo_deny() -> Result<Option<PathBuf>> {
    let tools = tools()?.join("bin");
    let tools = tools.to_string_lossy();
    Ok(environment::find_program("cargo-deny", &[&tools]))
}

/// Built without optimisation and without what only the advisories' index needs: a minute
/// instead of many.
fn install_cargo_deny() -> Result<PathBuf> {
    let tools = tools()?;
    let mut install = process::cargo(&[
        "install",
        "--locked",
        "cargo-deny",
        "--version",
        CARGO_DENY,
        "--no-default-features",
        "--root",
    ]);
    install.arg(&tools);
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
    install.env("CARGO_PROFILE_RELEASE_LTO", "off");
    process::run(&mut install).with_context(|| {
        format!("install cargo-deny: cargo install --locked cargo-deny --version {CARGO_DENY}")
    })?;
    Ok(tools.join("bin").join("cargo-deny"))
}

/// Where our own copies of tools are.
pub(crate) fn tools() -> Result<PathBuf> {
    Ok(workspace::target()?.join("tools"))
}

fn component(subcommand: &str, component: &str) -> Result<()> {
    if process::succeeds(&mut process::cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    bail!("install {component}: rustup component add {component}")
}
