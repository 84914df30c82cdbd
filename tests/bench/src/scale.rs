//! How much is measured: all of it, or so little that it only shows that it can be.

use std::path::PathBuf;
use std::time::Duration;

/// What a measurement is told.
#[derive(Debug, Clone)]
pub struct Bench {
    /// Where ledgers and keys of the programs go while it runs; on a disk.
    pub folder: PathBuf,
    /// Small numbers: the figures say nothing.
    pub quick: bool,
}

impl Bench {
    /// The number, or the small one.
    pub const fn pick<T: Copy>(&self, all: T, little: T) -> T {
        if self.quick { little } else { all }
    }

    /// So many seconds, or a moment.
    pub const fn seconds(&self, all: u64) -> Duration {
        if self.quick {
            Duration::from_millis(300)
        } else {
            Duration::from_secs(all)
        }
    }

    /// A folder of its own for one use.
    pub fn scratch(&self, name: &str) -> anyhow::Result<tempfile::TempDir> {
        std::fs::create_dir_all(&self.folder)?;
        let folder = tempfile::Builder::new()
            .prefix(name)
            .tempdir_in(&self.folder)?;
        Ok(folder)
    }
}
