//! How the rules stand, for people and for programs.

use std::fmt::Write as _;

use anyhow::Result;
use serde::Serialize;

use super::outcome::{Outcome, Outcomes};
use super::rules::{PATH, Rule};
use super::tests_of_rules::Test;

/// The rules with their tests.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    rules: Vec<Row>,
    /// Tests that bear an id which no rule has.
    strangers: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Row {
    #[serde(flatten)]
    rule: Rule,
    tests: Vec<Line>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Line {
    package: String,
    name: String,
    /// `passed`, `failed` or `skipped`; `found` if nothing was run.
    outcome: &'static str,
    /// Why it was skipped.
    #[serde(skip_serializing_if = "String::is_empty")]
    reason: String,
}

impl Report {
    /// The chosen rules with what was found and run for them.
    pub(super) fn new(chosen: &[Rule], found: &[Test], outcomes: &Outcomes) -> Self {
        let bears = |test: &Test, id: &str| test.ids.iter().any(|own| own == id);
        let rules = chosen.iter().map(|rule| Row {
            rule: rule.clone(),
            tests: found
                .iter()
                .filter(|test| bears(test, &rule.id))
                .map(|test| line(test, outcomes))
                .collect(),
        });
        Self {
            rules: rules.collect(),
            strangers: Vec::new(),
        }
    }

    /// Adds the tests that bear an id which none of all rules has.
    pub(super) fn with_strangers(mut self, all: &[Rule], found: &[Test]) -> Self {
        let known = |id: &String| all.iter().any(|rule| rule.id == *id);
        let strange = found.iter().filter(|test| !test.ids.iter().all(known));
        let none = Outcomes::default();
        self.strangers = strange.map(|test| line(test, &none)).collect();
        self
    }

    /// One JSON object.
    pub(super) fn json(&self) -> Result<String> {
        Ok(serde_json::to_string_pretty(self)?)
    }

    /// A paragraph a rule, then the sums.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for Row { rule, tests } in &self.rules {
            let Rule {
                id, source, title, ..
            } = rule;
            let _ = writeln!(text, "{id:<7} {title} ({source})");
            if tests.is_empty() {
                let why = if rule.awaited {
                    "not there yet"
                } else {
                    "NO TESTS"
                };
                let _ = writeln!(text, "        {why}");
            }
            for test in tests {
                let _ = writeln!(text, "        {}", test.text());
            }
        }
        text + &self.sums()
    }

    fn sums(&self) -> String {
        let mut tests: Vec<&Line> = self.rules.iter().flat_map(|row| &row.tests).collect();
        tests.sort_by(|one, other| (&one.package, &one.name).cmp(&(&other.package, &other.name)));
        tests.dedup();
        let with = |outcome| tests.iter().filter(|test| test.outcome == outcome).count();
        let (rules, bare) = (self.rules.len(), self.without(false).len());
        let mut sums = String::new();
        let awaited = self.without(true);
        if !awaited.is_empty() {
            let _ = writeln!(sums, "Not there yet: {}", awaited.join(", "));
        }
        let _ = write!(
            sums,
            "{rules} rules, {} with tests, {} not there yet, {bare} without tests; {} tests",
            rules - bare - awaited.len(),
            awaited.len(),
            tests.len()
        );
        for outcome in ["passed", "skipped", "failed"] {
            if with("found") < tests.len() {
                let _ = write!(sums, ", {} {outcome}", with(outcome));
            }
        }
        sums
    }

    /// The rules without tests of which the list says that they are not there yet, or does not.
    fn without(&self, awaited: bool) -> Vec<&str> {
        let bare = self.rules.iter().filter(|row| row.tests.is_empty());
        bare.filter(|row| row.rule.awaited == awaited)
            .map(|row| row.rule.id.as_str())
            .collect()
    }

    /// What makes the run a failure, each in a line.
    pub(super) fn wrong(&self, strict: bool) -> Vec<String> {
        let mut wrong = Vec::new();
        for test in &self.strangers {
            wrong.push(format!(
                "{} {} bears the id of no rule",
                test.package, test.name
            ));
        }
        for Row { rule, tests } in &self.rules {
            if tests.is_empty() && (strict || !rule.awaited) {
                wrong.push(format!("{} has no tests", rule.id));
            }
            if rule.awaited && !tests.is_empty() {
                let id = &rule.id;
                wrong.push(format!(
                    "{id} has tests: {PATH} says that it is not there yet"
                ));
            }
            let failed = tests.iter().filter(|test| test.outcome == "failed").count();
            if failed > 0 {
                wrong.push(format!("{}: {failed} of its tests failed", rule.id));
            }
        }
        wrong
    }
}

impl Line {
    fn text(&self) -> String {
        let Self {
            package,
            name,
            outcome,
            reason,
        } = self;
        let because = if reason.is_empty() { "" } else { ": " };
        format!("{outcome:<8} {package} {name}{because}{reason}")
    }
}

fn line(test: &Test, outcomes: &Outcomes) -> Line {
    let (outcome, reason) = match outcomes.of(&test.package, &test.name) {
        None => ("found", ""),
        Some(Outcome::Passed) => ("passed", ""),
        Some(Outcome::Failed) => ("failed", ""),
        Some(Outcome::Skipped(reason)) => ("skipped", reason.as_str()),
    };
    Line {
        package: test.package.clone(),
        name: test.name.clone(),
        outcome,
        reason: reason.to_owned(),
    }
}

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
