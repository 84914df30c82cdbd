//! Programs that cargo installs: the user's, else ours under the target folder, else installed now.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::{environment, process, workspace};

/// A program that `cargo install` builds.
pub(crate) struct CargoTool {
    /// The name of the program and of its package.
    name: &'static str,
    /// The version installed where none is found.
    version: &'static str,
    /// Further arguments of `cargo install`.
    options: &'static [&'static str],
}

/// `deny.toml` is written for this version. Built without what only the advisories' index needs.
pub(crate) const CARGO_DENY: CargoTool = CargoTool {
    name: "cargo-deny",
    version: "0.20.2",
    options: &["--no-default-features"],
};

/// Runs the decoders of `fuzz`.
pub(crate) const CARGO_FUZZ: CargoTool = CargoTool {
    name: "cargo-fuzz",
    version: "0.13.2",
    options: &[],
};

/// `docs/book.toml` is written for this version. Built without its web server.
pub(crate) const MDBOOK: CargoTool = CargoTool {
    name: "mdbook",
    version: "0.5.4",
    options: &["--no-default-features", "--features", "search"],
};

impl CargoTool {
    /// The program, ready for arguments, at the root of the workspace.
    pub(crate) fn command(&self) -> Result<Command> {
        let program = match self.find()? {
            Some(found) => found,
            None => self.install()?,
        };
        let mut command = Command::new(program);
        command.current_dir(workspace::root());
        process::as_from_the_shell(&mut command);
        Ok(command)
    }

    fn find(&self) -> Result<Option<PathBuf>> {
        let tools = folder()?.join("bin");
        let tools = tools.to_string_lossy();
        Ok(environment::find_program(self.name, &[&tools]))
    }

    /// Built without optimisation: a minute or a few instead of many.
    fn install(&self) -> Result<PathBuf> {
        let Self { name, version, .. } = self;
        let tools = folder()?;
        let mut install = process::cargo(&["install", "--locked", name, "--version", version]);
        install.args(self.options).arg("--root").arg(&tools);
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        install.env("CARGO_PROFILE_RELEASE_LTO", "off");
        process::run(&mut install).with_context(|| {
            format!("install {name}: cargo install --locked {name} --version {version}")
        })?;
        Ok(tools.join("bin").join(name))
    }
}

/// Where our own copies are.
fn folder() -> Result<PathBuf> {
    Ok(workspace::target()?.join("tools"))
}
