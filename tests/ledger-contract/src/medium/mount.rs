//! A medium where programs can reach it.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fuser::{BackgroundSession, Config, MountOption, spawn_mount};
use tempfile::TempDir;

use super::glue::Glue;
use super::volume::Volume;
use crate::waiting::until;

/// Whether this machine can mount one. A test that needs it and cannot have it says so by name.
#[must_use]
pub fn available(test: &str) -> bool {
    let device = OpenOptions::new().read(true).write(true).open("/dev/fuse");
    if let Err(error) = &device {
        println!("{test}: skipped: no /dev/fuse ({error})");
    }
    device.is_ok()
}

/// A medium mounted in a temporary directory.
pub struct Mounted {
    volume: Arc<Mutex<Volume>>,
    session: Option<BackgroundSession>,
    place: TempDir,
}

impl Mounted {
    /// Mounts it.
    #[must_use]
    pub fn new(volume: Volume) -> Self {
        let volume = Arc::new(Mutex::new(volume));
        let place = tempfile::tempdir().unwrap();
        let mut config = Config::default();
        config.mount_options = vec![
            MountOption::FSName("adoube-medium".to_owned()),
            MountOption::NoAtime,
        ];
        let glue = Glue(volume.clone());
        let session = spawn_mount(glue, place.path(), &config).unwrap();
        Self {
            volume,
            session: Some(session),
            place,
        }
    }

    /// Where it is mounted.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// A path on it.
    #[must_use]
    pub fn join(&self, name: &str) -> PathBuf {
        self.place.path().join(name)
    }

    /// The medium.
    pub fn volume(&self) -> MutexGuard<'_, Volume> {
        self.volume.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Unmounts it, once nothing on it is open any more; what it was like at the end.
    #[must_use]
    pub fn unmount(mut self) -> Volume {
        until("nothing on the medium is open", || !self.in_use());
        if let Some(session) = self.session.take() {
            session.umount_and_join().unwrap();
        }
        self.volume().clone()
    }

    /// Whether this process has a file of it open: an engine's threads close theirs when they get
    /// to it.
    fn in_use(&self) -> bool {
        let handles = fs::read_dir("/proc/self/fd").unwrap();
        let targets = handles.filter_map(|handle| fs::read_link(handle.ok()?.path()).ok());
        targets
            .into_iter()
            .any(|target| target.starts_with(self.path()))
    }
}
