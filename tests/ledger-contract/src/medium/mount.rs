//! A medium where programs can reach it.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fuser::{BackgroundSession, Config, MountOption, spawn_mount};
use nix::mount::{MntFlags, umount2};
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

/// Where media are mounted now.
static PLACES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn places() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    PLACES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Breaks off every medium of this process: who waits for one gets an error. A process with a
/// thread that waits for its own medium could not even end.
pub fn abort_all() {
    for place in std::mem::take(&mut *places()) {
        abort(&place);
    }
}

fn abort(place: &Path) {
    let broken = umount2(place, MntFlags::MNT_FORCE);
    let detached = umount2(place, MntFlags::MNT_DETACH);
    println!("{} broken off: {broken:?}, {detached:?}", place.display());
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
        places().insert(place.path().to_owned());
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
            self.detach(session).unwrap();
            places().remove(self.path());
        }
        self.volume().clone()
    }

    /// A file may still be closing after its handle is gone, so the medium is detached, and its
    /// session ends with the last file.
    fn detach(&self, session: BackgroundSession) -> io::Result<()> {
        match umount2(self.path(), MntFlags::MNT_DETACH) {
            Ok(()) => session.join(),
            Err(_) => session.umount_and_join(),
        }
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

impl Drop for Mounted {
    fn drop(&mut self) {
        // Only a test that fails leaves it mounted.
        if self.session.is_some() && places().remove(self.path()) {
            abort(self.path());
        }
    }
}
