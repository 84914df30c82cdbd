//! Stories in a browser (`tests/browser`): their names, and running them.

use std::collections::BTreeMap;
use std::process::Command;

use anyhow::{Context as _, Result};

use super::outcome::Outcome;
use crate::{say, web, workspace};

/// Where they are, from the root; in the report it stands in the place of a package.
pub(super) const FOLDER: &str = "tests/browser";

/// One file of stories.
#[derive(Debug)]
pub(super) struct File {
    name: String,
    /// The stories in it, as node tells them.
    pub(super) stories: Vec<String>,
}

/// All files of stories, in order.
pub(super) fn list() -> Result<Vec<File>> {
    let folder = workspace::root().join(FOLDER);
    let cannot = || format!("{} cannot be read", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".test.mjs") {
            let text = std::fs::read_to_string(&path).with_context(cannot)?;
            files.push(File {
                name: name.into_owned(),
                stories: named(&text),
            });
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// `test("name", ...`, at the beginning of a line.
fn named(text: &str) -> Vec<String> {
    let names = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("test(\"")?;
        rest.split_once('"').map(|(name, _)| name.to_owned())
    });
    names.collect()
}

/// How the stories of a file end. The pages must be in the programs: see [`crate::web::build`].
pub(super) fn run(file: &File) -> Result<BTreeMap<String, Outcome>> {
    let path = format!("{FOLDER}/{}", file.name);
    say::progress(format_args!("running {path}"));
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=tap", &path])
        .current_dir(workspace::root())
        .env("ADOUBE_PROGRAMS", web::programs()?);
    let output = node.output().context("node could not be started")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        say::progress(&said);
    }
    Ok(ends(&said))
}

/// `ok 1 - name`, `not ok 2 - name`, `ok 3 - name # SKIP why`.
fn ends(said: &str) -> BTreeMap<String, Outcome> {
    let end = |line: &str| {
        let (passed, rest) = match line.strip_prefix("not ") {
            Some(rest) => (false, rest),
            None => (true, line),
        };
        let (_, told) = rest.strip_prefix("ok ")?.split_once(" - ")?;
        let (name, skipped) = match told.split_once(" # SKIP") {
            Some((name, why)) => (name, Some(why.trim().to_owned())),
            None => (told, None),
        };
        let outcome = match skipped {
            Some(why) => Outcome::Skipped(why),
            None if passed => Outcome::Passed,
            None => Outcome::Failed,
        };
        Some((name.to_owned(), outcome))
    };
    said.lines().filter_map(end).collect()
}

#[cfg(test)]
mod tests {
    use super::{Outcome, ends, named};

    #[test]
    fn stories_are_found_by_their_names() {
        let text = "import x;\ntest(\"acc_3 by keyboard\", async () => {\n  test(\"inner\");\n";
        assert_eq!(named(text), ["acc_3 by keyboard"]);
    }

    #[test]
    fn every_end_of_a_story_is_read() {
        let said = "TAP version 13\n# Subtest: a\nok 1 - acc_3 by keyboard\n  ---\n  ...\n\
                    not ok 2 - dis_9 both see it\nok 3 - ven_4 a wall # SKIP no chromium\n1..3\n";
        let ends = ends(said);
        for (name, expected) in [
            ("acc_3 by keyboard", Some(Outcome::Passed)),
            ("dis_9 both see it", Some(Outcome::Failed)),
            (
                "ven_4 a wall",
                Some(Outcome::Skipped("no chromium".to_owned())),
            ),
            ("a", None),
        ] {
            assert_eq!(ends.get(name).cloned(), expected, "{name}");
        }
    }
}
