//! Checksums of a store that was closed in good order, so that a later change by anything but
//! this crate is found before the engine touches, cuts or overwrites a byte.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use crate::error::Damage;

use super::files;

const TITLE: &str = "adoube ledger digest 1";
const CHUNK: usize = 512 * 1024;

/// Writes the checksums of all files below `store` to `path`, durably.
pub(super) fn write(path: &Path, store: &Path) -> io::Result<()> {
    files::write_whole(path, describe(store)?.as_bytes())
}

/// Compares. `Ok(None)`: all is as it was; damage names the first file and chunk that differs.
pub(super) fn check(path: &Path, store: &Path) -> io::Result<Option<Damage>> {
    let kept = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
        other => other?,
    };
    if !kept.starts_with(TITLE) || !kept.ends_with("end\n") {
        let what = "does not read; without it the store is checked as after a crash";
        return Ok(Some(Damage::of(path, what)));
    }
    let found = describe(store)?;
    Ok((kept != found).then(|| difference(store, &kept, &found)))
}

/// One line a file: its path below the store, its length, its chunks' checksums.
fn describe(store: &Path) -> io::Result<String> {
    let mut text = format!("{TITLE}\n");
    for file in files::files_below(store)? {
        let name = file.strip_prefix(store).unwrap_or(&file);
        let _ = write!(text, "{} {}", name.display(), fs::metadata(&file)?.len());
        describe_chunks(&file, &mut text)?;
        text.push('\n');
    }
    text.push_str("end\n");
    Ok(text)
}

fn describe_chunks(file: &Path, text: &mut String) -> io::Result<()> {
    let mut file = File::open(file)?;
    let mut chunk = Vec::with_capacity(CHUNK);
    loop {
        chunk.clear();
        file.by_ref().take(CHUNK as u64).read_to_end(&mut chunk)?;
        if chunk.is_empty() {
            return Ok(());
        }
        let sum = Sha256::digest(&chunk);
        text.push(' ');
        for byte in &sum[..8] {
            let _ = write!(text, "{byte:02x}");
        }
    }
}

fn difference(store: &Path, kept: &str, found: &str) -> Damage {
    let line = kept.lines().find(|line| !found.lines().any(|l| l == *line));
    let Some(line) = line else {
        return Damage::of(
            store,
            "a file has come that was not there when it was closed",
        );
    };
    let name = line.split(' ').next().unwrap_or_default();
    let now = found.lines().find(|l| l.split(' ').next() == Some(name));
    let path: PathBuf = store.join(name);
    match now {
        None => Damage::of(path, "missing since the store was closed"),
        Some(now) => Damage::of(path, what_changed(line, now)),
    }
}

fn what_changed(kept: &str, now: &str) -> String {
    let length = |line: &str| line.split(' ').nth(1).map(str::to_owned);
    if let (Some(was), Some(is)) = (length(kept), length(now))
        && was != is
    {
        return format!("changed since the store was closed: {was} bytes then, {is} now");
    }
    let pairs = kept.split(' ').skip(2).zip(now.split(' ').skip(2));
    let chunk = pairs.take_while(|(was, is)| was == is).count();
    let from = chunk * CHUNK;
    format!("changed since the store was closed, in the {CHUNK} bytes from {from} on")
}
