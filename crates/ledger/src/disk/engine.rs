//! The engine, opened: what it takes to make a batch durable with it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::error::Damage;

use super::fault::{Fault, contained};
use super::files;
use super::options::SledOptions;
use super::watch::Watch;

/// Attempts to see the engine's file unlocked after it was dropped, and the pause between them.
const RELEASE_ATTEMPTS: u32 = 400;
const RELEASE_PAUSE: Duration = Duration::from_millis(5);

pub(super) struct Engine {
    db: sled::Db,
    watch: Watch,
    /// Our own handle to the engine's file: its `flush` is no `fsync`.
    sync: File,
    path: PathBuf,
}

impl Engine {
    /// Opens or creates the engine's files in `store`. What is found is made durable before it
    /// is shown to anyone: a killed process may have left it in the page cache alone.
    pub(super) fn open(store: &Path, options: &SledOptions) -> Result<Self, Fault> {
        let path = db_file(store);
        let files = |error: io::Error| Fault::io(&error, store);
        remove_half_snapshots(store).map_err(files)?;
        let (db, sync, watch) = contained(&path, || {
            let config = sled::Config::new()
                .path(store)
                .cache_capacity(options.cache_bytes)
                .flush_every_ms(None)
                .use_compression(false);
            let db = config.open().map_err(|error| Fault::of(&error, &path))?;
            let sync = File::open(&path).map_err(files)?;
            let watch = Watch::start(&db, options.retry).map_err(files)?;
            Ok((db, sync, watch))
        })?;
        let engine = Self {
            db,
            watch,
            sync,
            path,
        };
        let settled = files::sync_tree(store).map_err(files);
        match settled.and_then(|()| engine.check_blobs()) {
            Ok(()) => Ok(engine),
            Err(fault) => Err(engine.give_up(fault)),
        }
    }

    /// Closes after `fault`, which is what is then told.
    pub(super) fn give_up(self, fault: Fault) -> Fault {
        if let Err(another) = self.close() {
            tracing::debug!(why = another.why(), "the engine did not close well");
        }
        fault
    }

    pub(super) fn tree(&self) -> &sled::Tree {
        &self.db
    }

    /// The engine's file, to be named in errors.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Applies a batch; returns once it is on the disk.
    pub(super) fn commit(&self, batch: sled::Batch) -> Result<(), Fault> {
        let commit = || {
            let engine = |error| Fault::of(&error, &self.path);
            self.db.apply_batch(batch).map_err(engine)?;
            self.db.flush().map_err(engine)?;
            Ok(())
        };
        self.watch.over(|| contained(&self.path, commit))?;
        self.sync
            .sync_data()
            .map_err(|error| Fault::io(&error, &self.path))
    }

    /// Values moved out of the log would not be durable with it. None is ever that large.
    pub(super) fn check_blobs(&self) -> Result<(), Fault> {
        let blobs = self.path.with_file_name("blobs");
        let io = |error| Fault::io(&error, &blobs);
        let mut found = 0_usize;
        for entry in fs::read_dir(&blobs).map_err(io)? {
            entry.map_err(io)?;
            found += 1;
        }
        match found {
            0 => Ok(()),
            count => {
                let what = format!("{count} values were moved out of the log");
                Err(Fault::Damaged(Damage::of(blobs, what)))
            }
        }
    }

    /// Closes, and waits until the engine's threads have let go of its file.
    pub(super) fn close(self) -> Result<(), Fault> {
        let Self {
            db,
            watch,
            sync,
            path,
        } = self;
        watch.stop();
        contained(&path, || {
            drop(db);
            Ok(())
        })?;
        wait_released(&sync, &path)
    }
}

/// The one file that holds everything.
pub(super) fn db_file(store: &Path) -> PathBuf {
    store.join("db")
}

/// A half-written snapshot would be taken for a whole one.
fn remove_half_snapshots(store: &Path) -> io::Result<()> {
    if !store.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(store)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "only ever on the writer's thread or while opening, where nothing else is to be done"
)]
fn wait_released(file: &File, path: &Path) -> Result<(), Fault> {
    for _ in 0..RELEASE_ATTEMPTS {
        if file.try_lock().is_ok() {
            let unlocked = file.unlock();
            return unlocked.map_err(|error| Fault::io(&error, path));
        }
        thread::sleep(RELEASE_PAUSE);
    }
    let why = format!("{}: the engine does not let go of it", path.display());
    Err(Fault::Io(why))
}
