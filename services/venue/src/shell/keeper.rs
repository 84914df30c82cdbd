//! The thread that writes the node's small files, so that nobody else waits for the disk.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use tokio::sync::mpsc;

/// Files that may wait to be written: one of each kind, and a last one of each.
const WAITING: usize = 10;

/// One of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    Orders,
    Grants,
    Intents,
    Thresholds,
    Told,
}

impl Kept {
    const fn name(self) -> &'static str {
        match self {
            Self::Orders => "orders.bin",
            Self::Grants => "grants.bin",
            Self::Intents => "intents.bin",
            Self::Thresholds => "thresholds.bin",
            Self::Told => "told.bin",
        }
    }
}

/// A file to be written, with its version.
struct Job {
    file: Kept,
    version: u64,
    bytes: Vec<u8>,
}

/// What became of it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) file: Kept,
    pub(super) version: u64,
    pub(super) outcome: Result<(), String>,
}

/// Where files are handed in. The thread ends with it, after all is written.
#[derive(Debug)]
pub(super) struct Keeper {
    jobs: SyncSender<Job>,
}

impl Keeper {
    /// Starts the thread; it tells of each file on `told`.
    pub(super) fn open(
        folder: PathBuf,
        told: mpsc::Sender<Written>,
    ) -> io::Result<(Self, JoinHandle<()>)> {
        fs::create_dir_all(&folder)?;
        let (jobs, queue) = sync_channel(WAITING);
        let span = tracing::Span::current();
        let thread = std::thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || span.in_scope(|| write_all(&folder, &queue, &told)))?;
        Ok((Self { jobs }, thread))
    }

    /// Hands a file in; false if there is no room now.
    pub(super) fn keep(&self, file: Kept, version: u64, bytes: Vec<u8>) -> bool {
        let job = Job {
            file,
            version,
            bytes,
        };
        self.jobs.try_send(job).is_ok()
    }
}

/// What a file holds; none if it was never written.
pub(super) fn read(folder: &Path, file: Kept) -> io::Result<Option<Vec<u8>>> {
    match fs::read(folder.join(file.name())) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn write_all(folder: &Path, queue: &Receiver<Job>, told: &mpsc::Sender<Written>) {
    while let Ok(job) = queue.recv() {
        let path = folder.join(job.file.name());
        let outcome = replace(&path, &job.bytes).map_err(|error| {
            tracing::error!("{} cannot be written: {error}", path.display());
            error.to_string()
        });
        let written = Written {
            file: job.file,
            version: job.version,
            outcome,
        };
        // Nobody hears it any more when the node stops; what is handed in is written all the same.
        let _ = told.blocking_send(written);
    }
}

/// Writes a file so that after a power cut it holds either all of this or what it held before.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = path.with_extension("new");
    let mut file = File::create(&draft)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&draft, path)?;
    match path.parent() {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
