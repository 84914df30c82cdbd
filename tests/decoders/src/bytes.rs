//! Where the bytes are that decoders are given.

use std::fs;
use std::path::{Path, PathBuf};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fixtures")
}

/// What is in a folder, sorted; nothing where there is no such folder.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<_> = found.map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// The files that fuzzing of this decoder starts from.
pub fn seeds(name: &str) -> Vec<PathBuf> {
    inside(&fixtures().join("seeds").join(name))
}

/// The files that once broke this decoder.
pub fn broken(name: &str) -> Vec<PathBuf> {
    inside(&fixtures().join("broken").join(name))
}

/// The names of all folders of files, of both kinds.
pub fn folders() -> Vec<String> {
    let kinds = ["seeds", "broken"].map(|kind| inside(&fixtures().join(kind)));
    let names = kinds.iter().flatten().filter_map(|path| path.file_name());
    names
        .map(|name| name.to_string_lossy().into_owned())
        .collect()
}
