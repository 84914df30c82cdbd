//! The files that the rules look at.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use super::rust::Scan;
use crate::process;

/// One file of the repository.
#[derive(Debug)]
pub(super) struct File {
    /// From the workspace's root, with `/`.
    pub(super) path: String,
    /// In bytes.
    pub(super) size: u64,
    /// What it holds, unless it is binary.
    pub(super) text: Option<String>,
    /// What it holds if it is Rust; the error if it does not read as such.
    pub(super) rust: Option<Result<Scan, String>>,
}

impl File {
    pub(super) fn new(path: impl Into<String>, bytes: Vec<u8>) -> Self {
        let path = path.into();
        let size = bytes.len() as u64;
        let text = String::from_utf8(bytes)
            .ok()
            .filter(|text| !text.contains('\0'));
        let rust = text.as_deref().filter(|_| is_rust(&path)).map(Scan::read);
        Self {
            path,
            size,
            text,
            rust,
        }
    }

    pub(super) fn is_rust(&self) -> bool {
        is_rust(&self.path)
    }

    /// Data that tests read: kept as it was found, so that rules of form do not apply.
    pub(super) fn is_fixture(&self) -> bool {
        self.path
            .split('/')
            .any(|folder| matches!(folder, "fixtures" | "testdata"))
    }

    /// A file that holds only tests, by its place or its name.
    pub(super) fn is_test(&self) -> bool {
        let stem = self.path.rsplit('/').next().unwrap_or_default();
        let stem = stem.strip_suffix(".rs").unwrap_or(stem);
        self.path
            .split('/')
            .any(|folder| matches!(folder, "tests" | "benches"))
            || stem == "tests"
            || stem.ends_with("_test")
            || stem.ends_with("_tests")
    }
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| end == "rs")
}

/// Every file that git tracks or would track, in the order of their paths.
pub(super) fn all(root: &Path) -> Result<Vec<File>> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z"]);
    git.args(["--cached", "--others", "--exclude-standard"]);
    let listed = process::output(&mut git)?;
    let mut paths: Vec<String> = listed
        .split(|&byte| byte == 0)
        .filter(|path| !path.is_empty())
        .map(|path| String::from_utf8_lossy(path).into_owned())
        .collect();
    paths.sort();
    paths.dedup();
    paths
        .into_iter()
        .filter_map(|path| read(root, path).transpose())
        .collect()
}

/// Nothing for what is no plain file, or was deleted and not yet committed.
fn read(root: &Path, path: String) -> Result<Option<File>> {
    let full = root.join(&path);
    match full.symlink_metadata() {
        Ok(found) if found.is_file() => {}
        Ok(_) => return Ok(None),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("{path} cannot be looked at")),
    }
    let bytes = std::fs::read(&full).with_context(|| format!("{path} cannot be read"))?;
    Ok(Some(File::new(path, bytes)))
}

#[cfg(test)]
mod tests {
    use super::File;

    #[test]
    fn what_a_file_is_shows_in_its_path() {
        // path, fixture, test
        let table = [
            ("crates/chess/src/san.rs", false, false),
            ("crates/chess/src/san/tests.rs", false, true),
            ("crates/chess/src/san_tests.rs", false, true),
            ("crates/chess/tests/perft.rs", false, true),
            ("crates/chess/src/test.rs", false, false),
            ("crates/chess/src/latest.rs", false, false),
            ("crates/chess/src/attests.rs", false, false),
            ("tests/cluster/src/lib.rs", false, true),
            ("crates/chess/tests/fixtures/a.pgn", true, true),
            ("crates/chess/src/fixtures.rs", false, false),
        ];
        for (path, fixture, test) in table {
            let file = File::new(path, Vec::new());
            assert_eq!(
                (file.is_fixture(), file.is_test()),
                (fixture, test),
                "{path}"
            );
        }
    }

    #[test]
    fn binary_files_have_no_text() {
        assert_eq!(File::new("a.png", vec![0x89, b'P', 0xff]).text, None);
        assert_eq!(File::new("a.bin", vec![b'a', 0]).text, None);
        assert!(File::new("a.md", "Dvořák\n".into()).text.is_some());
    }
}
