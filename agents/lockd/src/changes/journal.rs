//! The changes in force, on disk before they are made.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Read as _, Write as _},
    path::{Path, PathBuf},
};

use super::{Change, ChangeError};
use crate::durable;

/// Changes in the order in which they were made, a line each.
#[derive(Debug)]
pub struct Journal {
    file: PathBuf,
}

/// The journal itself cannot be kept.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", file.display())]
pub struct JournalError {
    file: PathBuf,
    error: io::Error,
}

/// Why a change is not in force.
#[derive(Debug, thiserror::Error)]
pub enum NotMade {
    /// Without a line in the journal nothing is changed.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The machine refused it.
    #[error(transparent)]
    Change(#[from] ChangeError),
}

impl Journal {
    /// The journal of a folder, which is made if need be.
    pub fn at(folder: &Path) -> Result<Self, JournalError> {
        let file = folder.join("changes.jsonl");
        let made = fs::create_dir_all(folder);
        made.map_err(|error| JournalError {
            file: folder.to_owned(),
            error,
        })?;
        Ok(Self { file })
    }

    /// Writes the change down, then makes it. One that fails is undone again and taken out.
    pub fn make(&self, change: &Change) -> Result<(), NotMade> {
        self.note(change)?;
        let Err(error) = change.make() else {
            return Ok(());
        };
        // Half of it may be there.
        if change.undo().is_ok() {
            let mut kept = self.changes()?;
            kept.pop();
            self.keep(&kept)?;
        }
        Err(error.into())
    }

    /// The same of what comes again and again: it is written down once.
    pub fn make_once(&self, change: &Change) -> Result<(), NotMade> {
        if self.changes()?.contains(change) {
            return Ok(change.make()?);
        }
        self.make(change)
    }

    /// Writes down what is about to be made elsewhere.
    pub fn note(&self, change: &Change) -> Result<(), JournalError> {
        self.append(change).map_err(|error| self.failed(error))
    }

    /// What there is nothing left of to undo.
    pub(crate) fn forget(&self, change: &Change) -> Result<(), JournalError> {
        let mut kept = self.changes()?;
        kept.retain(|known| known != change);
        self.keep(&kept)
    }

    /// What is in force. A last line that is torn was never acted upon.
    pub fn changes(&self) -> Result<Vec<Change>, JournalError> {
        let text = match fs::read(&self.file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            read => read.map_err(|error| self.failed(error))?,
        };
        let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
        let read = |line: &&[u8]| serde_json::from_slice(line);
        let Some((torn, whole)) = lines.split_last() else {
            return Ok(Vec::new());
        };
        let changes: Result<Vec<Change>, _> = whole.iter().map(read).collect();
        let invalid = |error| self.failed(io::Error::new(ErrorKind::InvalidData, error));
        let mut changes = changes.map_err(invalid)?;
        changes.extend(read(torn).ok());
        Ok(changes)
    }

    /// Undoes everything, the last change first. What cannot be undone stays written down, for the next
    /// time, and is told.
    pub fn undo(&self) -> Result<Vec<ChangeError>, JournalError> {
        let mut left = Vec::new();
        let mut errors = Vec::new();
        for change in self.changes()?.into_iter().rev() {
            if let Err(error) = change.undo() {
                errors.push(error);
                left.insert(0, change);
            }
        }
        self.keep(&left)?;
        Ok(errors)
    }

    fn append(&self, change: &Change) -> io::Result<()> {
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .read(true)
            .open(&self.file)?;
        cut_off_half_a_line(&mut file)?;
        let mut line = serde_json::to_vec(change)?;
        line.push(b'\n');
        file.write_all(&line)?;
        file.sync_all()?;
        durable::sync_folder(&self.file)
    }

    /// Puts another list in place of the old one at once; an empty list leaves no file.
    fn keep(&self, changes: &[Change]) -> Result<(), JournalError> {
        let kept = if changes.is_empty() {
            durable::remove(&self.file).map(drop)
        } else {
            self.replace(changes)
        };
        kept.map_err(|error| self.failed(error))
    }

    fn replace(&self, changes: &[Change]) -> io::Result<()> {
        let beside = self.file.with_extension("new");
        let mut file = File::create(&beside)?;
        for change in changes {
            serde_json::to_writer(&mut file, change)?;
            file.write_all(b"\n")?;
        }
        file.sync_all()?;
        durable::replace(&beside, &self.file)
    }

    fn failed(&self, error: io::Error) -> JournalError {
        JournalError {
            file: self.file.clone(),
            error,
        }
    }
}

/// What a full disk left of a line that could not be written: the next one would be spoilt with it.
fn cut_off_half_a_line(file: &mut File) -> io::Result<()> {
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    let whole = text.iter().rposition(|&byte| byte == b'\n');
    let whole = whole.map_or(0, |end| end + 1);
    if whole == text.len() {
        return Ok(());
    }
    file.set_len(whole as u64)
}
