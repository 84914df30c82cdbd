//! What the list of faults names: each story, test and file that shows one is there.

use std::path::Path;

use super::Finding;
use super::files::File;
use super::rules::SHOWN;

const LIST: &str = "docs/faults.md";
/// Where a story is that is named without its folder.
const STORIES: &str = "tests/simulation/stories/";

/// Whatever the last column of a table of faults names and nobody finds.
pub(super) fn faults(files: &[File]) -> Vec<Finding> {
    let mut missing = Vec::new();
    for list in files.iter().filter(|file| file.path == LIST) {
        let text = list.text.as_deref().unwrap_or_default();
        for (at, line) in text.lines().enumerate() {
            let gone = named(line).filter(|name| !is_there(files, name));
            missing.extend(gone.map(|name| {
                let text = format!("names {name}, which is not there");
                Finding::new(SHOWN, list, at + 1, text)
            }));
        }
    }
    missing
}

/// What stands between backticks in the last of three columns.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let row = line.strip_prefix('|').and_then(|row| row.strip_suffix('|'));
    let cells = row.map(|row| row.split('|').collect::<Vec<_>>());
    let last = cells.filter(|cells| cells.len() == 3).map(|cells| cells[2]);
    last.unwrap_or_default().split('`').skip(1).step_by(2)
}

fn is_there(files: &[File], name: &str) -> bool {
    let is_file = |path: &str| files.iter().any(|file| file.path == path);
    if name.contains('/') {
        return is_file(name);
    }
    if Path::new(name)
        .extension()
        .is_some_and(|end| end == "story")
    {
        return is_file(&format!("{STORIES}{name}"));
    }
    let test = format!("fn {name}(");
    let sources = files.iter().filter(|file| file.is_rust());
    let mut texts = sources.filter_map(|file| file.text.as_deref());
    texts.any(|text| text.contains(&test))
}

#[cfg(test)]
mod tests {
    use super::{File, LIST, faults};

    #[test]
    fn a_story_a_test_or_a_file_is_looked_for_where_it_would_be() {
        let there = [
            ("tests/simulation/stories/a-b.story", "a"),
            ("src/a.rs", "fn is_kept() {}\n"),
            ("fuzz/fixtures/broken/a", "a"),
        ];
        // cell, what of it is missing
        let table = [
            ("`a-b.story`", 0),
            ("`b.story`", 1),
            ("`is_kept`", 0),
            ("`kept`", 1),
            ("`is_kept`, `is_lost`", 1),
            ("`fuzz/fixtures/broken/a`", 0),
            ("`fuzz/fixtures/broken/b`", 1),
            ("is_lost", 0),
        ];
        for (cell, missing) in table {
            let list = format!("| a `fault` | by `whom` | {cell} |\n");
            let mut files: Vec<_> = there
                .map(|(path, text)| File::new(path, text.into()))
                .into();
            files.push(File::new(LIST, list.into_bytes()));
            assert_eq!(faults(&files).len(), missing, "{cell}");
        }
    }
}
