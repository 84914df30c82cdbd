//! Settings of the kernel: files of one line.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{Change, ChangeError};

pub(super) fn plan(file: PathBuf, after: &str) -> Result<Change, ChangeError> {
    let before = read(&file)?;
    let after = after.to_owned();
    Ok(Change::Value {
        file,
        before,
        after,
    })
}

/// What the kernel takes for something else is set back at once: it would not be known as ours.
pub(super) fn set(file: &Path, before: &str, after: &str) -> Result<(), ChangeError> {
    write(file, after)?;
    let found = read(file)?;
    if is_same(&found, after) {
        return Ok(());
    }
    write(file, before)?;
    let why = format!("{after} is not what it takes: it was {found} then");
    Err(ChangeError::new(file.display(), why))
}

/// Whether two values are one to the kernel, which parts words by blanks of its own.
pub(crate) fn is_same(found: &str, value: &str) -> bool {
    found.split_whitespace().eq(value.split_whitespace())
}

fn write(file: &Path, value: &str) -> Result<(), ChangeError> {
    fs::write(file, value).map_err(|error| ChangeError::new(file.display(), error))
}

/// Only what is still ours: a value that somebody else has set since stays his.
pub(super) fn put_back(file: &Path, before: &str, after: &str) -> Result<(), ChangeError> {
    if !file.exists() || !is_same(&read(file)?, after) {
        return Ok(());
    }
    write(file, before)
}

fn read(file: &Path) -> Result<String, ChangeError> {
    let text = fs::read_to_string(file).map_err(|error| ChangeError::new(file.display(), error))?;
    Ok(text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_2_a_value_that_the_kernel_writes_with_other_blanks_is_ours_and_put_back() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("printk");
        fs::write(&file, "4\t4\t1\t7\n").unwrap();
        set(&file, "1 2 3 4", "4 4 1 7").unwrap();
        fs::write(&file, "4\t4\t1\t7\n").unwrap();
        put_back(&file, "1 2 3 4", "4 4 1 7").unwrap();
        assert_eq!(read(&file).unwrap(), "1 2 3 4");
        // Somebody else's by now.
        put_back(&file, "0", "4 4 1 7").unwrap();
        assert_eq!(read(&file).unwrap(), "1 2 3 4");
    }

    #[test]
    fn ven_2_a_value_that_is_not_taken_is_told() {
        let null = Path::new("/dev/null");
        let why = set(null, "0", "1").unwrap_err().to_string();
        assert!(why.contains("1 is not what it takes"), "{why}");
    }
}
