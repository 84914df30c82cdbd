//! The folder in which the demo works.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::say::{Say, trouble};

/// A folder that is removed at the end unless it is to be kept.
pub(super) enum Root {
    Kept(PathBuf),
    Passing(tempfile::TempDir),
}

impl Root {
    pub(super) fn make(keep: Option<&Path>) -> Result<Self> {
        let Some(path) = keep else {
            let folder = tempfile::Builder::new().prefix("adoube-demo-").tempdir();
            return Ok(Self::Passing(
                folder.context("no folder for what passes can be made")?,
            ));
        };
        std::fs::create_dir_all(path)
            .with_context(|| format!("{} cannot be made", path.display()))?;
        if std::fs::read_dir(path)?.next().is_some() {
            bail!(trouble(
                format!("{} is not empty", path.display()),
                "choose another folder for --keep",
            ));
        }
        // Programs are started with this path and may work elsewhere.
        let path = std::fs::canonicalize(path)?;
        Ok(Self::Kept(path))
    }

    pub(super) fn path(&self) -> &Path {
        match self {
            Self::Kept(path) => path,
            Self::Passing(folder) => folder.path(),
        }
    }

    /// Removes it, or tells where it is.
    pub(super) fn close(self, say: Say) -> Result<()> {
        match self {
            Self::Kept(path) => {
                say.text(format_args!("Everything is in {}", path.display()));
                Ok(())
            }
            Self::Passing(folder) => {
                let path = folder.path().to_owned();
                folder
                    .close()
                    .with_context(|| format!("{} cannot be removed", path.display()))
            }
        }
    }
}
