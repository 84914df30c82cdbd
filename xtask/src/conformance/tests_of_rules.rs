//! Which tests bear which ids, and running them.

use std::path::Path;

use anyhow::{Context as _, Result};

use super::binaries::Binary;
use super::names;
use super::outcome::{Outcome, Outcomes, read};
use super::rules::{List, Rule};
use super::stories::{self, File};
use crate::workspace;

/// Scripts of games, each a case of one test, which tells how each went.
const SCENARIOS: &str = "crates/tournament/tests/scenarios";
const SCENARIOS_PACKAGE: &str = "crates/tournament";
const SCENARIOS_TEST: &str = "every_scenario_goes_as_its_transcript_says";

/// A test that bears ids.
#[derive(Debug)]
pub(super) struct Test {
    /// The package's folder from the root.
    pub(super) package: String,
    /// The test, or the case inside of one.
    pub(super) name: String,
    /// The test of whose cases this is one.
    whole: Option<&'static str>,
    pub(super) ids: Vec<String>,
    /// Whether it uses a public interface, judged by the folder that it is in.
    pub(super) outside: bool,
}

impl Test {
    /// Whether it is one of these rules'.
    fn is_of(&self, rules: &[Rule]) -> bool {
        let mut ids = self.ids.iter();
        ids.any(|id| rules.iter().any(|rule| rule.id == *id))
    }
}

#[cfg(test)]
impl Test {
    /// It comes from outside if its package is one of `tests/`.
    pub(super) fn bearing(package: &str, name: &str, ids: &[&str]) -> Self {
        Self {
            outside: package.starts_with("tests/"),
            package: package.to_owned(),
            name: name.to_owned(),
            whole: None,
            ids: ids.iter().map(|id| (*id).to_owned()).collect(),
        }
    }
}

/// All tests that bear an id, the scripts of games and the stories in a browser among them.
pub(super) fn find(binaries: &[Binary], stories: &[File], list: &List) -> Result<Vec<Test>> {
    let rules = list.rules.as_slice();
    let outside = |path: &str| is_outside(path, &list.outside);
    let mut found = Vec::new();
    for binary in binaries {
        let tests = binary.tests.iter();
        found.extend(tests.map(|name| Test {
            package: binary.package.clone(),
            name: name.clone(),
            whole: None,
            ids: names::ids(name, rules),
            outside: outside(&binary.source),
        }));
    }
    for name in scenarios()? {
        found.push(Test {
            package: SCENARIOS_PACKAGE.to_owned(),
            whole: Some(SCENARIOS_TEST),
            ids: names::ids(&name, rules),
            name,
            outside: outside(SCENARIOS),
        });
    }
    for name in stories.iter().flat_map(|file| &file.stories) {
        found.push(Test {
            package: stories::FOLDER.to_owned(),
            whole: None,
            ids: names::ids(&name.replace(' ', "_"), rules),
            name: name.clone(),
            outside: outside(stories::FOLDER),
        });
    }
    found.retain(|test| !test.ids.is_empty());
    Ok(found)
}

/// Whether a path is one of these folders or below one.
fn is_outside(path: &str, folders: &[String]) -> bool {
    let path = Path::new(path);
    folders.iter().any(|folder| path.starts_with(folder))
}

/// The scripts' names, in order.
fn scenarios() -> Result<Vec<String>> {
    let folder = workspace::root().join(SCENARIOS);
    let files = std::fs::read_dir(&folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut names = Vec::new();
    for file in files {
        let path = file?.path();
        if path.extension().is_some_and(|end| end == "txt")
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Runs the tests of the chosen rules. One whose end its program does not tell has failed.
pub(super) fn run(
    binaries: &[Binary],
    found: &[Test],
    chosen: &[Rule],
    outcomes: &mut Outcomes,
) -> Result<()> {
    for binary in binaries {
        let own = |test: &&Test| {
            let runs = test.whole.unwrap_or(&test.name);
            test.package == binary.package && binary.tests.iter().any(|name| name == runs)
        };
        let tests: Vec<&Test> = found
            .iter()
            .filter(|test| test.is_of(chosen))
            .filter(own)
            .collect();
        let mut runs: Vec<&str> = tests.iter().map(|t| t.whole.unwrap_or(&t.name)).collect();
        runs.dedup();
        if runs.is_empty() {
            continue;
        }
        let ends = read(&binary.run(&runs)?);
        for test in tests {
            let end = ends.get(&test.name).cloned().unwrap_or(Outcome::Failed);
            outcomes.keep(&binary.package, &test.name, end);
        }
    }
    Ok(())
}

/// Runs the files in which a story of the chosen rules stands.
pub(super) fn tell(
    files: &[File],
    found: &[Test],
    chosen: &[Rule],
    outcomes: &mut Outcomes,
) -> Result<()> {
    for file in files {
        let own =
            |test: &&Test| test.package == stories::FOLDER && file.stories.contains(&test.name);
        let tests: Vec<&Test> = found
            .iter()
            .filter(|test| test.is_of(chosen))
            .filter(own)
            .collect();
        if tests.is_empty() {
            continue;
        }
        let ends = stories::run(file)?;
        for test in tests {
            let end = ends.get(&test.name).cloned().unwrap_or(Outcome::Failed);
            outcomes.keep(stories::FOLDER, &test.name, end);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{SCENARIOS, is_outside};

    #[test]
    fn a_test_from_outside_is_told_by_its_folder() {
        let folders = ["cli/tests", "tests/browser"].map(str::to_owned);
        for (path, outside) in [
            ("cli/tests/replay/main.rs", true),
            ("tests/browser", true),
            ("cli/src/lib.rs", false),
            ("cli/tests_of_clocks.rs", false),
            (SCENARIOS, false),
        ] {
            assert_eq!(is_outside(path, &folders), outside, "{path}");
        }
    }
}
