//! The list of rules, `docs/conformance.md`.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use serde::Serialize;

/// Where the list is, from the root of the workspace.
pub const PATH: &str = "docs/conformance.md";

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
    /// Whether the list says that the software does not do it yet.
    pub awaited: bool,
}

/// What the line begins with that names the rules which are not there yet.
const AWAITED: &str = "Not there yet:";

/// The list of the workspace in this folder, in its order.
pub fn known(root: &Path) -> Result<Vec<Rule>> {
    let path = root.join(PATH);
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("{} cannot be read", path.display()))?;
    let rules = read(&text)?;
    ensure!(!rules.is_empty(), "{} holds no rule", path.display());
    Ok(rules)
}

/// The rules in the tables of a text, with what it says of those that are not there yet.
fn read(text: &str) -> Result<Vec<Rule>> {
    let mut rules = rows(text)?;
    for id in awaited(text) {
        let rule = rules.iter_mut().find(|rule| rule.id == id);
        rule.with_context(|| format!("{AWAITED} there is no rule {id}"))?
            .awaited = true;
    }
    Ok(rules)
}

/// The ids in the paragraph of what is not there yet.
fn awaited(text: &str) -> Vec<&str> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with(AWAITED));
    let first = lines.next().map_or("", |line| &line[AWAITED.len()..]);
    let rest = lines.take_while(|line| !line.trim().is_empty());
    let words = std::iter::once(first).chain(rest).flat_map(|line| {
        let ends = |letter: char| letter.is_whitespace() || ",.;".contains(letter);
        line.split(ends)
    });
    words.filter(|word| is_id(word)).collect()
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
        let [id, scope, source, title, ""] = cells[..] else {
            bail!("line {number}: a rule has four cells: {line}");
        };
        if rules.iter().any(|rule| rule.id == id) {
            bail!("line {number}: {id} stands there twice");
        }
        rules.push(Rule {
            id: id.to_owned(),
            scope: scope.to_owned(),
            source: source.to_owned(),
            title: title.to_owned(),
            awaited: false,
        });
    }
    Ok(rules)
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
    use super::{chosen, read};

    const LIST: &str = "# Rules\n\n| id | scope | source | rule |\n| --- | --- | --- | --- |\n\
        | CLK-4 | all | O 4.5 | flags |\n| DIS-1 | all | O 11 | incidents |\n\
        | DIS-8 | IIIb | O 16.5 | outages |\n";

    #[test]
    fn a_table_is_read_and_the_rest_passed_over() {
        let rules = read(LIST).unwrap();
        let ids: Vec<_> = rules.iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["CLK-4", "DIS-1", "DIS-8"]);
        assert_eq!(rules[2].scope, "IIIb");
        assert_eq!(rules[2].source, "O 16.5");
        assert_eq!(rules[2].title, "outages");
    }

    #[test]
    fn what_is_not_there_yet_is_named_in_a_paragraph() {
        let text =
            format!("{LIST}\nNot there yet: CLK-4, and\nDIS-8.\n\nDIS-1 is another matter.\n");
        let awaited = |rule: &&super::Rule| rule.awaited;
        let rules = read(&text).unwrap();
        let ids: Vec<_> = rules.iter().filter(awaited).map(|rule| &rule.id).collect();
        assert_eq!(ids, ["CLK-4", "DIS-8"]);
        let error = read(&format!("{LIST}\nNot there yet: DIS-99\n")).unwrap_err();
        assert!(error.to_string().contains("DIS-99"), "{error}");
    }

    #[test]
    fn a_row_that_cannot_be_is_told_with_its_line() {
        for (row, said) in [
            (
                "| DIS-1 | all | O 11 | again |",
                "line 8: DIS-1 stands there twice",
            ),
            ("| DIS-2 | all | O 11 |", "line 8: a rule has four cells"),
        ] {
            let error = read(&format!("{LIST}{row}\n")).unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }

    #[test]
    fn rules_are_chosen_by_id_or_by_chapter() {
        let rules = read(LIST).unwrap();
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
