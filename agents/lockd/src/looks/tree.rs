//! The kernel's own files, as far as they are read here.

use std::{fs, io::Read as _, path::Path};

/// The longest beginning of a file that is read, bytes.
const MOST: u64 = 16 << 10;
/// The longest line that is told, characters.
const LONGEST: usize = 64;
/// Entries of a folder that are looked at.
const MOST_ENTRIES: usize = 4096;

/// The beginning of a file; none where there is none.
pub(super) fn bytes(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = fs::File::open(path).ok()?;
    file.take(MOST).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// A whole file; none where it is longer than what is read.
pub(super) fn whole(path: &Path) -> Option<Vec<u8>> {
    bytes(path).filter(|bytes| (bytes.len() as u64) < MOST)
}

/// The beginning of a file as text.
pub(super) fn text(path: &Path) -> Option<String> {
    Some(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// The first line of a file, fit to be told: who makes a device writes into it what he likes.
pub(super) fn line(path: &Path) -> Option<String> {
    Some(plain(text(path)?.lines().next()?))
}

/// Bounded, of one line, and nothing that a terminal would obey.
pub(super) fn plain(text: &str) -> String {
    let fit = |c: char| c.is_ascii_graphic() || c == ' ';
    let text = text.trim().chars().take(LONGEST);
    text.map(|c| if fit(c) { c } else { '?' }).collect()
}

/// Names in a folder, in order; none where there is no such folder.
pub(super) fn entries(folder: &Path) -> Option<Vec<String>> {
    let entries = fs::read_dir(folder).ok()?.take(MOST_ENTRIES).flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    Some(names)
}
