//! After a crash: a copy of the store is opened first.
//!
//! The end of the log may then rightly be torn, and the engine cuts it. Whether it would cut
//! acknowledged records with it shows only by letting it, so it is let loose on a copy.

use std::fs;
use std::io;
use std::path::Path;

use super::contents::{self, Contents};
use super::engine::{Engine, db_file};
use super::fault::{Fault, twice};
use super::files::{self, Paths};
use super::options::SledOptions;
use super::tally::Tally;

/// Opens a copy and checks what it holds, which the store then holds too. Without room for one it
/// lets pass: the same check follows on the store itself.
pub(super) fn open_copy(
    paths: &Paths,
    options: &SledOptions,
    acknowledged: &Tally,
) -> Result<Option<Contents>, Fault> {
    match twice(|| open_one(paths, options, acknowledged)) {
        Err(Fault::Full(why)) => {
            tracing::warn!(
                why,
                "no room to check a copy of the ledger before opening it"
            );
            Ok(None)
        }
        other => other.map(Some),
    }
}

fn open_one(paths: &Paths, options: &SledOptions, acknowledged: &Tally) -> Result<Contents, Fault> {
    let trial = paths.trial();
    let outcome = copy(&paths.store(), &trial)
        .map_err(|error| Fault::io(&error, &trial))
        .and_then(|()| open(&trial, &paths.store(), options, acknowledged));
    files::remove(&trial).map_err(|error| Fault::io(&error, &trial))?;
    outcome
}

fn open(
    trial: &Path,
    store: &Path,
    options: &SledOptions,
    acknowledged: &Tally,
) -> Result<Contents, Fault> {
    let db = db_file(store);
    let engine = Engine::open(trial, options).map_err(|fault| renamed(fault, &db))?;
    let checked = contents::load(&engine, &db)
        .and_then(|contents| contents::check_age(contents, acknowledged, &db));
    match checked {
        Ok(contents) => engine.close().map(|()| contents),
        Err(fault) => Err(engine.give_up(fault)),
    }
}

/// Damage is named where it is, not where the copy is.
fn renamed(fault: Fault, db: &Path) -> Fault {
    match fault {
        Fault::Damaged(mut damage) => {
            damage.path = Some(db.to_owned());
            Fault::Damaged(damage)
        }
        other => other,
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
