//! Where things are.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use cargo_metadata::MetadataCommand;

/// The workspace's root folder.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// Where cargo builds, also when `CARGO_TARGET_DIR` or a configuration file says elsewhere.
pub(crate) fn target() -> Result<PathBuf> {
    // Without the dependencies: quick, and works offline.
    let metadata = metadata_command()
        .no_deps()
        .exec()
        .context("cargo cannot read the workspace")?;
    Ok(metadata.target_directory.into_std_path_buf())
}

pub(crate) fn metadata_command() -> MetadataCommand {
    let mut command = MetadataCommand::new();
    command
        .manifest_path(root().join("Cargo.toml"))
        .current_dir(root());
    command
}
