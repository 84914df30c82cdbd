//! Arguments of `sim`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What `adoube sim` does.
#[derive(Debug, Subcommand)]
pub(crate) enum SimCommand {
    Story { seed: u64 },
    Step(StepArgs),
}

/// Arguments of `adoube sim step`.
#[derive(Debug, Args)]
pub(crate) struct StepArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) lines: bool,
}
