//! The list of rules, `docs/conformance.md`.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use serde::Serialize;

/// Where the list is, from the root of the workspace.
pub const PATH: &str = "docs/conformance.md";

/// The rules, and which tests count as tests from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List {
    /// In the order of the document.
    pub rules: Vec<Rule>,
    /// Folders from the root, such as `tests/cluster/tests`: a test below one of them comes from
    /// outside.
    pub outside: Vec<String>,
}

/// One rule that the software must carry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Such as `DIS-8`.
    pub id: String,
    /// Where it holds: `all`, `IIIa`, `IIIb` or `opt`.
    pub scope: String,
    /// The articles that it comes from.
    pub source: String,
    /// What it asks, in one line.
    pub title: String,
    /// How much of it the software does.
    #[serde(flatten)]
    pub state: State,
}

/// How much of a rule the software does, according to the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum State {
    /// All of it: needs a test from outside.
    Yes,
    /// Some of it: needs tests from anywhere.
    Partly {
        /// What the software does not do, or what no test from outside shows.
        missing: String,
    },
    /// Nothing: must have no tests.
    NotYet,
}

/// What the line begins with that names the folders of the tests from outside.
const OUTSIDE: &str = "From outside:";

/// The list of the workspace in this folder.
pub fn known(root: &Path) -> Result<List> {
    let path = root.join(PATH);
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("{} cannot be read", path.display()))?;
    let list = List {
        rules: rows(&text)?,
        outside: outside(&text),
    };
    ensure!(!list.rules.is_empty(), "{} holds no rule", path.display());
    ensure!(
        !list.outside.is_empty(),
        "{} names no folder after '{OUTSIDE}'",
        path.display()
    );
    Ok(list)
}

/// The folders in backticks of the paragraph about tests from outside.
fn outside(text: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with(OUTSIDE));
    let paragraph: Vec<&str> = lines.take_while(|line| !line.trim().is_empty()).collect();
    let paragraph = paragraph.join(" ");
    let quoted = paragraph.split('`').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

/// The rules in the tables of a text; every other line is passed over.
fn rows(text: &str) -> Result<Vec<Rule>> {
    let mut rules: Vec<Rule> = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let Some(row) = line.strip_prefix('|') else {
            continue;
        };
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let first = cells.first().copied().unwrap_or_default();
        if !is_id(first) {
            continue;
        }
        let [id, scope, source, title, state, ""] = cells[..] else {
            bail!("line {number}: a rule has five cells: {line}");
        };
        if rules.iter().any(|rule| rule.id == id) {
            bail!("line {number}: {id} is listed twice");
        }
        let state = State::read(state).with_context(|| {
            format!(
                "line {number}: the state of {id} is '{state}': write 'yes', \
                 'partly: what is missing' or 'not there yet'"
            )
        })?;
        rules.push(Rule {
            id: id.to_owned(),
            scope: scope.to_owned(),
            source: source.to_owned(),
            title: title.to_owned(),
            state,
        });
    }
    Ok(rules)
}

impl State {
    /// The state in a cell; none if the cell holds something else.
    fn read(cell: &str) -> Option<Self> {
        match cell {
            "yes" => Some(Self::Yes),
            "not there yet" => Some(Self::NotYet),
            _ => {
                let missing = cell.strip_prefix("partly:")?.trim();
                (!missing.is_empty()).then(|| Self::Partly {
                    missing: missing.to_owned(),
                })
            }
        }
    }
}

/// Three capitals, a hyphen, a number.
fn is_id(text: &str) -> bool {
    let Some((area, number)) = text.split_once('-') else {
        return false;
    };
    area.len() == 3
        && area.bytes().all(|letter| letter.is_ascii_uppercase())
        && number.parse::<u32>().is_ok()
}

/// The chapter of an id: `DIS` of `DIS-8`.
fn area(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The chapters of these rules.
pub(super) fn areas(rules: &[Rule]) -> BTreeSet<&str> {
    rules.iter().map(|rule| area(&rule.id)).collect()
}

/// The rules that were asked for, by id or by chapter; all if none were.
pub(super) fn chosen(rules: &[Rule], asked: &[String]) -> Result<Vec<Rule>> {
    if asked.is_empty() {
        return Ok(rules.to_vec());
    }
    let asked: Vec<String> = asked.iter().map(|id| id.to_ascii_uppercase()).collect();
    for name in &asked {
        let there = |rule: &Rule| rule.id == *name || area(&rule.id) == name;
        if !rules.iter().any(there) {
            bail!("no rule is called {name}: see {PATH}");
        }
    }
    let wanted = |rule: &&Rule| asked.iter().any(|a| rule.id == *a || area(&rule.id) == a);
    Ok(rules.iter().filter(wanted).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::{State, chosen, outside, rows};

    const LIST: &str = "# Rules\n\n| id | scope | source | rule | state |\n\
        | --- | --- | --- | --- | --- |\n\
        | CLK-4 | all | O 4.5 | flags | yes |\n\
        | DIS-1 | all | O 11 | incidents | partly: the likely cause |\n\
        | DIS-8 | IIIb | O 16.5 | outages | not there yet |\n";

    #[test]
    fn a_table_is_read_and_the_rest_passed_over() {
        let rules = rows(LIST).unwrap();
        let states: Vec<_> = rules.iter().map(|r| (r.id.as_str(), &r.state)).collect();
        let partly = State::Partly {
            missing: "the likely cause".to_owned(),
        };
        let expected = [
            ("CLK-4", &State::Yes),
            ("DIS-1", &partly),
            ("DIS-8", &State::NotYet),
        ];
        assert_eq!(states, expected);
        assert_eq!(rules[2].scope, "IIIb");
        assert_eq!(rules[2].source, "O 16.5");
        assert_eq!(rules[2].title, "outages");
    }

    #[test]
    fn folders_of_tests_from_outside_are_named_in_a_paragraph() {
        let text = "The `xtask` command.\n\nFrom outside: `cli/tests` (a process) and\n\
            `tests/browser`.\n\nNot `crates`.\n";
        assert_eq!(outside(text), ["cli/tests", "tests/browser"]);
        assert!(outside(LIST).is_empty());
    }

    #[test]
    fn a_wrong_row_is_an_error_with_its_line() {
        let state = "line 8: the state of DIS-2 is";
        for (row, said) in [
            (
                "| DIS-1 | all | O 11 | again | yes |",
                "line 8: DIS-1 is listed twice",
            ),
            (
                "| DIS-2 | all | O 11 | the clock |",
                "line 8: a rule has five cells",
            ),
            ("| DIS-2 | all | O 11 | the clock | done |", state),
            ("| DIS-2 | all | O 11 | the clock | partly |", state),
            ("| DIS-2 | all | O 11 | the clock | partly: |", state),
            ("| DIS-2 | all | O 11 | the clock | |", state),
        ] {
            let error = rows(&format!("{LIST}{row}\n")).unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }

    #[test]
    fn rules_are_chosen_by_id_or_by_chapter() {
        let rules = rows(LIST).unwrap();
        // what was asked, how many rules that is
        for (asked, number) in [
            (&[][..], 3),
            (&["DIS-8"], 1),
            (&["dis-8", "clk-4"], 2),
            (&["DIS"], 2),
        ] {
            let asked: Vec<String> = asked.iter().map(|id| (*id).to_owned()).collect();
            assert_eq!(chosen(&rules, &asked).unwrap().len(), number, "{asked:?}");
        }
        let error = chosen(&rules, &["DIS-9".to_owned()]).unwrap_err();
        assert!(error.to_string().contains("DIS-9"), "{error}");
    }
}
