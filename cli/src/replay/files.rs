//! The files of a replay.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::say::trouble;

/// Where everything goes.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Makes the folder; one that holds something is left as it is.
    pub(super) fn make(path: &Path) -> Result<Self> {
        fs::create_dir_all(path).with_context(|| format!("{} cannot be made", path.display()))?;
        if fs::read_dir(path)?.next().is_some() {
            let what = format!("{} is not empty", path.display());
            return Err(trouble(what, "choose another --out"));
        }
        Ok(Self(path.to_path_buf()))
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(super) fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.path(name);
        let written = File::create(&path).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        written.with_context(|| format!("{} cannot be written", path.display()))
    }
}

/// `games.pgn`: games in the order of the source, whatever the order in which they end.
#[derive(Debug)]
pub(super) struct Games {
    file: BufWriter<File>,
    next: u64,
    waiting: BTreeMap<u64, String>,
}

impl Games {
    pub(super) fn create(path: &Path) -> Result<Self> {
        let file = File::create(path);
        let file = file.with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(Self {
            file: BufWriter::new(file),
            next: 1,
            waiting: BTreeMap::new(),
        })
    }

    /// Takes a game's text; writes what is next.
    pub(super) fn add(&mut self, number: u64, text: String) -> Result<()> {
        self.waiting.insert(number, text);
        while let Some(text) = self.waiting.remove(&self.next) {
            self.file.write_all(text.as_bytes()).context("games.pgn")?;
            self.next += 1;
        }
        Ok(())
    }

    /// There is no such game.
    pub(super) fn pass_over(&mut self, number: u64) -> Result<()> {
        self.add(number, String::new())
    }

    /// Everything is written, and on the disk.
    pub(super) fn finish(mut self) -> Result<()> {
        for text in std::mem::take(&mut self.waiting).into_values() {
            self.file.write_all(text.as_bytes()).context("games.pgn")?;
        }
        self.file.flush().context("games.pgn")?;
        self.file.get_ref().sync_all().context("games.pgn")
    }
}
