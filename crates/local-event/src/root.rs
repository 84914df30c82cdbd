//! The folder in which an event on this machine works.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use adoube_user_text::trouble;
use anyhow::{Context as _, Result, bail};

use super::texts::{of_file, text};

const PREFIX: &str = "adoube-local-";
/// A file in a passing folder that its maker holds locked for as long as it lives.
const OWNER: &str = "owner";

/// A folder that is removed at the end unless it is to be kept.
pub enum Root {
    /// Stays.
    Kept(PathBuf),
    /// Is removed.
    Passing {
        /// Temporary.
        folder: tempfile::TempDir,
        /// Held, never read.
        _owner: File,
    },
}

impl Root {
    /// The folder to keep, which must be empty, or a temporary one.
    pub fn make(keep: Option<&Path>) -> Result<Self> {
        if let Some(path) = keep {
            kept(path)
        } else {
            let parent = std::env::temp_dir();
            sweep(&parent);
            passing(&parent)
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        match self {
            Self::Kept(path) => path,
            Self::Passing { folder, .. } => folder.path(),
        }
    }

    /// Removes it; one that is kept is given back.
    pub fn close(self) -> Result<Option<PathBuf>> {
        match self {
            Self::Kept(path) => Ok(Some(path)),
            Self::Passing { folder, .. } => {
                let path = folder.path().to_owned();
                folder
                    .close()
                    .with_context(|| of_file("cli-folder-file-not-removed", &path))?;
                Ok(None)
            }
        }
    }
}

fn kept(path: &Path) -> Result<Root> {
    fs::create_dir_all(path).with_context(|| of_file("cli-folder-file-not-made", path))?;
    if fs::read_dir(path)?.next().is_some() {
        bail!(trouble(
            of_file("cli-folder-file-not-empty", path),
            text("cli-local-keep-next"),
        ));
    }
    // Programs are started with this path and may work elsewhere.
    Ok(Root::Kept(fs::canonicalize(path)?))
}

fn passing(parent: &Path) -> Result<Root> {
    let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(parent);
    let folder = folder.with_context(|| text("cli-local-no-temporary-folder"))?;
    let owner = File::create(folder.path().join(OWNER))?;
    owner.lock()?;
    Ok(Root::Passing {
        folder,
        _owner: owner,
    })
}

/// Removes what those left that were killed before they could remove it themselves. What cannot
/// be removed is somebody else's.
fn sweep(parent: &Path) {
    let Ok(entries) = fs::read_dir(parent) else {
        return;
    };
    for entry in entries.flatten() {
        let named_so = entry.file_name().to_string_lossy().starts_with(PREFIX);
        let owner = File::open(entry.path().join(OWNER));
        if let (true, Ok(owner)) = (named_so, owner)
            && owner.try_lock().is_ok()
        {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_run_left_is_removed_by_the_next() {
        let parent = tempfile::tempdir().unwrap();
        let Root::Passing {
            folder: dead,
            _owner: lock,
        } = passing(parent.path()).unwrap()
        else {
            panic!("kept")
        };
        let living = passing(parent.path()).unwrap();
        let foreign = parent.path().join("adoube-local-foreign");
        fs::create_dir(&foreign).unwrap();
        let dead = dead.keep();
        drop(lock);
        sweep(parent.path());
        assert!(!dead.exists());
        assert!(
            living.path().exists(),
            "a living run's folder is not touched"
        );
        assert!(foreign.exists(), "nor is what we did not make");
    }

    #[test]
    fn a_folder_to_keep_must_be_empty() {
        let parent = tempfile::tempdir().unwrap();
        assert!(Root::make(Some(&parent.path().join("new"))).is_ok());
        let error = Root::make(Some(parent.path())).err().unwrap();
        assert!(error.to_string().contains("not empty"), "{error}");
    }
}
