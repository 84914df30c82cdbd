//! The files of a replay.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use adoube_user_text::trouble;
use anyhow::{Context as _, Result};

/// Where everything goes.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Makes the folder; one that holds something is left as it is.
    pub(super) fn make(path: &Path) -> Result<Self> {
        fs::create_dir_all(path).with_context(|| format!("{} cannot be made", path.display()))?;
        if fs::read_dir(path)?.next().is_some() {
            let shown = path.display();
            if path.join("games.pgn.part").exists() {
                return Err(trouble(
                    format!("{shown} contains the files of an unfinished replay"),
                    format!("remove {shown} if it is not needed, or choose another --out"),
                ));
            }
            return Err(trouble(
                format!("{shown} is not empty"),
                "choose another --out",
            ));
        }
        Ok(Self(path.to_path_buf()))
    }

    /// Takes away what a replay made of which no game is whole: the folder can be used again.
    pub(super) fn clear(&self) {
        for name in ["signing.pem", "games.pgn.part"] {
            let _ = fs::remove_file(self.path(name));
        }
        for name in ["ledger", "people"] {
            let _ = fs::remove_dir_all(self.path(name));
        }
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file; it is there whole or not at all.
    pub(super) fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.path(name);
        let part = partial(&path);
        let written = File::create(&part).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&part, &path)
        });
        written.with_context(|| format!("{} cannot be written", path.display()))
    }
}

/// What a file is called until it is whole.
fn partial(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// `games.pgn`: games in the order of the source, whatever the order in which they end. It has its
/// name once all of them are in it.
#[derive(Debug)]
pub(super) struct Games {
    path: PathBuf,
    file: BufWriter<File>,
    next: u64,
    waiting: BTreeMap<u64, String>,
}

impl Games {
    pub(super) fn create(path: &Path) -> Result<Self> {
        let part = partial(path);
        let file = File::create(&part);
        let file = file.with_context(|| format!("{} cannot be written", part.display()))?;
        Ok(Self {
            path: path.to_path_buf(),
            file: BufWriter::new(file),
            next: 1,
            waiting: BTreeMap::new(),
        })
    }

    /// Takes a game's text; writes what is next.
    pub(super) fn add(&mut self, number: u64, text: String) -> Result<()> {
        self.waiting.insert(number, text);
        while let Some(text) = self.waiting.remove(&self.next) {
            self.put(&text)?;
            self.next += 1;
        }
        Ok(())
    }

    fn put(&mut self, text: &str) -> Result<()> {
        let written = self.file.write_all(text.as_bytes());
        written.with_context(|| format!("{} cannot be written", self.path.display()))
    }

    /// There is no such game.
    pub(super) fn pass_over(&mut self, number: u64) -> Result<()> {
        self.add(number, String::new())
    }

    /// No game could be played: there is no file of them.
    pub(super) fn none(self) -> Result<()> {
        let part = partial(&self.path);
        fs::remove_file(&part).with_context(|| format!("{} cannot be removed", part.display()))
    }

    /// Everything is written, and on the disk.
    pub(super) fn finish(mut self) -> Result<()> {
        for text in std::mem::take(&mut self.waiting).into_values() {
            self.put(&text)?;
        }
        let done = self.file.flush();
        let done = done.and_then(|()| self.file.get_ref().sync_all());
        let done = done.and_then(|()| fs::rename(partial(&self.path), &self.path));
        done.with_context(|| format!("{} cannot be written", self.path.display()))
    }
}
