//! Files of a machine that was recorded, for tests.

use std::{fs, path::Path};

/// Puts one file of it below `root`.
pub(super) fn put(root: &Path, file: &str, text: &str) {
    let file = root.join(file);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}
