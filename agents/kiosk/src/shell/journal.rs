//! The local journal: when links went up and down, kept on the device for later evidence.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::Serialize;

use super::{clock::Clock, files::FileError};
use crate::agent::Entry;

/// The journal is put aside once when it has so many bytes; what was aside before is dropped.
pub const MAX_JOURNAL: u64 = 1024 * 1024;

/// An append-only file of JSON lines, and at most one older one beside it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    length: u64,
    instance: String,
}

#[derive(Serialize)]
struct Line<'a> {
    wall_ms: u64,
    instance: &'a str,
    #[serde(flatten)]
    entry: &'a Entry,
}

impl Journal {
    /// Opens the journal of this data folder.
    pub fn open(data: &Path, instance: &str) -> Result<Self, FileError> {
        let path = data.join("journal.jsonl");
        let (file, length) = open(&path).map_err(FileError::of(&path))?;
        Ok(Self {
            path,
            file,
            length,
            instance: instance.to_owned(),
        })
    }

    /// Adds a line. It is with the kernel when this returns: a killed process loses none.
    pub fn write(&mut self, entry: &Entry) -> Result<(), FileError> {
        self.append(entry).map_err(FileError::of(&self.path))
    }

    fn append(&mut self, entry: &Entry) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(&Line {
            wall_ms: Clock::wall_ms(),
            instance: &self.instance,
            entry,
        })?;
        bytes.push(b'\n');
        let added = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        if self.length.saturating_add(added) > MAX_JOURNAL {
            fs::rename(&self.path, self.path.with_extension("jsonl.old"))?;
            (self.file, self.length) = open(&self.path)?;
        }
        self.file.write_all(&bytes)?;
        self.length += added;
        Ok(())
    }
}

fn open(path: &Path) -> io::Result<(File, u64)> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let mut length = file.metadata()?.len();
    if length > 0 && !fs::read(path)?.ends_with(b"\n") {
        // A line that was cut off must not swallow the next one.
        file.write_all(b"\n")?;
        length += 1;
    }
    Ok((file, length))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::fs;

    use super::{Entry, Journal, MAX_JOURNAL};
    use crate::time::Now;

    fn entry(detail: &str) -> Entry {
        Entry::new(Now::from_ms(5), "play-link-down", detail, 2, 3)
    }

    #[test]
    fn lines_are_json_and_outlive_the_process() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let mut journal = Journal::open(folder.path(), "first").unwrap();
        journal.write(&entry("one")).unwrap();
        fs::write(
            &path,
            [fs::read(&path).unwrap(), b"{\"torn".to_vec()].concat(),
        )
        .unwrap();
        let mut journal = Journal::open(folder.path(), "second").unwrap();
        journal.write(&entry("two")).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        let last: serde_json::Value = serde_json::from_str(lines[2]).unwrap();
        assert_eq!(last["what"], "play-link-down");
        assert_eq!(last["instance"], "second");
        assert_eq!(last["session"], 2);
    }

    #[test]
    fn it_never_takes_more_than_twice_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::open(folder.path(), "i").unwrap();
        let long = "x".repeat(100_000);
        for _ in 0..35 {
            journal.write(&entry(&long)).unwrap();
        }
        let sizes: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|file| file.unwrap().metadata().unwrap().len())
            .collect();
        assert_eq!(sizes.len(), 2);
        assert!(sizes.iter().all(|size| *size <= MAX_JOURNAL), "{sizes:?}");
    }
}
