//! Opening a directory: everything that is checked before the engine may write to it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Damage;

use super::contents::{self, Contents};
use super::engine::{Engine, db_file};
use super::fault::{Fault, twice};
use super::files::{self, Paths};
use super::guard::Guard;
use super::options::SledOptions;
use super::tally::Tally;
use super::{digest, reserve, trial};

/// What this version writes into `format`.
const FORMAT: &str = "adoube ledger 1\n";

/// Why a directory could not be opened. Nothing in it was changed, except that the engine may
/// have met an I/O error halfway.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process, or this one, has it open.
    #[error("the ledger in {} is in use by another process", dir.display())]
    Locked {
        /// The directory.
        dir: PathBuf,
    },
    /// Written by a version that this one does not know, or not by us.
    #[error("{} says {found:?}: this version reads only {FORMAT:?}", path.display())]
    Format {
        /// The file that says which version wrote the store.
        path: PathBuf,
        /// What it says.
        found: String,
    },
    /// Stored bytes are not what was written.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// No room to open it.
    #[error("no room to open the ledger: {why}")]
    Full {
        /// The file and the cause, for people.
        why: String,
    },
    /// Files could not be read or written.
    #[error("the ledger cannot be opened: {why}")]
    Io {
        /// The file and the cause, for people.
        why: String,
    },
}

impl From<Fault> for OpenError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Full(why) => Self::Full { why },
            Fault::Io(why) => Self::Io { why },
            Fault::Damaged(damage) => Self::Damaged(damage),
        }
    }
}

/// A directory opened.
pub(super) struct Opened {
    pub(super) lock: File,
    pub(super) engine: Engine,
    pub(super) contents: Contents,
    pub(super) guard: Guard,
}

/// Opens the directory for the first time in this process.
pub(super) fn open(paths: &Paths, options: &SledOptions) -> Result<Opened, OpenError> {
    let io = |error: io::Error| OpenError::from(Fault::io(&error, paths.dir()));
    files::create_dirs(paths.dir()).map_err(io)?;
    let lock = lock(paths)?;
    files::remove(&paths.trial()).map_err(io)?;
    if is_new(paths)? {
        create(paths, options)?;
    }
    check_format(&paths.format())?;
    let acknowledged = read_guard(paths)?;
    let known = check_untouched(paths, options, &acknowledged)?;
    let (engine, contents) = open_engine(paths, options, &acknowledged, known)?;
    let guard = Guard::open(&paths.guard()).map_err(io)?;
    Ok(Opened {
        lock,
        engine,
        contents,
        guard,
    })
}

/// Opens the engine and checks what it holds against what was acknowledged, and against what a copy
/// held, if it was opened. Where there is no room, the reserve is given up for it.
fn open_engine(
    paths: &Paths,
    options: &SledOptions,
    acknowledged: &Tally,
    mut known: Option<Contents>,
) -> Result<(Engine, Contents), Fault> {
    twice(|| open_once(paths, options, acknowledged, known.take()))
}

/// The same after an error, from the disk.
pub(super) fn open_again(
    paths: &Paths,
    options: &SledOptions,
    acknowledged: &Tally,
) -> Result<(Engine, Contents), Fault> {
    from_the_disk(paths)?;
    open_engine(paths, options, acknowledged, None)
}

fn from_the_disk(paths: &Paths) -> Result<(), Fault> {
    let store = paths.store();
    files::drop_cache(&store).map_err(|error| Fault::io(&error, &store))
}

fn open_once(
    paths: &Paths,
    options: &SledOptions,
    acknowledged: &Tally,
    known: Option<Contents>,
) -> Result<(Engine, Contents), Fault> {
    let store = paths.store();
    files::read_through(&store).map_err(|error| Fault::io(&error, &store))?;
    let engine = match Engine::open(&store, options) {
        Err(Fault::Full(_)) if reserve::free(&paths.reserve()) => Engine::open(&store, options)?,
        other => other?,
    };
    let db = engine.path();
    let loaded = match known {
        Some(known) => contents::load_known(&engine, db, known),
        None => contents::load(&engine, db),
    };
    let checked = loaded.and_then(|contents| contents::check_age(contents, acknowledged, db));
    match checked {
        Ok(contents) => Ok((engine, contents)),
        Err(fault) => Err(engine.give_up(fault)),
    }
}

fn lock(paths: &Paths) -> Result<File, OpenError> {
    let path = paths.lock();
    let io = |error: io::Error| OpenError::from(Fault::io(&error, &path));
    let file = File::create(&path).map_err(io)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(OpenError::Locked {
            dir: paths.dir().to_owned(),
        }),
        Err(fs::TryLockError::Error(error)) => Err(io(error)),
    }
}

/// Whether nothing was ever acknowledged here. A store that should be there and is not is damage:
/// making a new one in its place would hide the loss.
fn is_new(paths: &Paths) -> Result<bool, OpenError> {
    if is_there(&paths.store())? {
        return Ok(false);
    }
    let nothing = Some(Tally::default());
    if is_there(&paths.guard())? {
        let guard = Guard::read(&paths.guard());
        let guard = guard.map_err(|error| Fault::io(&error, &paths.guard()))?;
        if guard != nothing || is_there(&paths.digest())? {
            return Err(Damage::of(paths.store(), "missing").into());
        }
    }
    Ok(true)
}

/// Whether it is there; that one cannot tell is no "no".
fn is_there(path: &Path) -> Result<bool, Fault> {
    path.try_exists().map_err(|error| Fault::io(&error, path))
}

/// Makes a new store under another name and renames it when it is whole and durable.
fn create(paths: &Paths, options: &SledOptions) -> Result<(), OpenError> {
    let io = |error: io::Error| OpenError::from(Fault::io(&error, paths.dir()));
    files::remove(&paths.fresh()).map_err(io)?;
    files::write_whole(&paths.format(), FORMAT.as_bytes()).map_err(io)?;
    Guard::create(&paths.guard()).map_err(io)?;
    Engine::open(&paths.fresh(), options)?.close()?;
    files::sync_tree(&paths.fresh()).map_err(io)?;
    fs::rename(paths.fresh(), paths.store()).map_err(io)?;
    files::sync_dir(paths.dir()).map_err(io)?;
    Ok(())
}

/// Refuses a store in another format before anything in it is touched.
fn check_format(path: &Path) -> Result<(), OpenError> {
    let found = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(Fault::io(&error, path).into()),
    };
    if found == FORMAT {
        return Ok(());
    }
    let path = path.to_owned();
    Err(OpenError::Format { path, found })
}

fn read_guard(paths: &Paths) -> Result<Tally, OpenError> {
    let path = paths.guard();
    let unreadable = "does not read: nothing tells what was acknowledged last";
    match Guard::read(&path) {
        Ok(Some(tally)) => Ok(tally),
        Ok(None) => Err(Damage::of(path, unreadable).into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(Damage::of(path, "missing").into())
        }
        Err(error) => Err(Fault::io(&error, &path).into()),
    }
}

/// Makes sure that the engine, which cuts off and overwrites what it cannot read, will not do so
/// to acknowledged records: after an orderly close by checksums, after a crash on a copy, whose
/// contents are then known.
fn check_untouched(
    paths: &Paths,
    options: &SledOptions,
    acknowledged: &Tally,
) -> Result<Option<Contents>, OpenError> {
    let (digest, store) = (paths.digest(), paths.store());
    let io = |error: io::Error| OpenError::from(Fault::io(&error, &digest));
    if !is_there(&db_file(&store))? {
        return Err(Damage::of(db_file(&store), "missing").into());
    }
    if !is_there(&digest)? {
        // Whoever removed it may not have come to making that durable: it must not come back.
        files::sync_dir(paths.dir()).map_err(io)?;
        from_the_disk(paths)?;
        return Ok(trial::open_copy(paths, options, acknowledged)?);
    }
    if let Some(damage) = digest::check(&digest, &store).map_err(io)? {
        return Err(damage.into());
    }
    // From here on the store may change.
    files::remove(&digest).map_err(io)?;
    files::sync_dir(paths.dir()).map_err(io)?;
    Ok(None)
}
