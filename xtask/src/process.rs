//! Starting other programs and telling how they ended.

use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::{environment, say, workspace};

/// A cargo command, at the root of the workspace, in the environment the user has.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(args).current_dir(workspace::root());
    as_from_the_shell(&mut command);
    command
}

/// Takes out of the command's environment what `cargo run` put into ours.
pub(crate) fn as_from_the_shell(command: &mut Command) {
    for name in environment::set_by_cargo_run() {
        command.env_remove(name);
    }
}

/// Runs the command in this terminal; an error if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    say::progress(&line);
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs the command unseen and gives back what it printed; its error text if it fails.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let line = shown(command);
    let output = command
        .output()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{line}` failed ({}): {}", output.status, said.trim());
    }
    Ok(output.stdout)
}

/// Whether the command can be started and ends well; what it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
