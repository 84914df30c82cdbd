//! Where the shared test data lies, if it is there at all.

use std::path::PathBuf;

/// The path of a file or folder of the shared data; `None`, said aloud, where it is absent.
pub(crate) fn shared(path: &str) -> Option<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let found = root.join(path);
    if found.exists() {
        Some(found)
    } else {
        eprintln!("SKIPPED: {} is not there", found.display());
        None
    }
}

/// The rows of a CSV file with a header and quoted fields, as lists of fields; without the header.
#[allow(dead_code, reason = "not every test file reads CSV")]
pub(crate) fn csv(text: &str) -> Vec<Vec<String>> {
    text.lines().skip(1).map(csv_row).collect()
}

fn csv_row(line: &str) -> Vec<String> {
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    fields.push(field);
    fields
}
