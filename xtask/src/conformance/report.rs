//! The states of the rules, for people and for programs.

use std::fmt::Write as _;

use anyhow::Result;
use serde::Serialize;

use super::outcome::{Outcome, Outcomes};
use super::rules::{PATH, Rule, State};
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
    /// Whether it counts as a test from outside.
    outside: bool,
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
        for row in &self.rules {
            let Rule {
                id, source, title, ..
            } = &row.rule;
            let _ = writeln!(text, "{id:<7} {title} ({source})");
            let _ = writeln!(text, "        {}", row.state());
            for test in &row.tests {
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
        let yes = self.ids(|state| matches!(state, State::Yes));
        let partly = self.ids(|state| matches!(state, State::Partly { .. }));
        let not_yet = self.ids(|state| matches!(state, State::NotYet));
        let mut sums = String::new();
        for (heading, ids) in [("Partly", &partly), ("Not there yet", &not_yet)] {
            if !ids.is_empty() {
                let _ = writeln!(sums, "{heading}: {}", ids.join(", "));
            }
        }
        let _ = write!(
            sums,
            "{} rules: {} yes, {} partly, {} not there yet; {} tests, {} from outside",
            self.rules.len(),
            yes.len(),
            partly.len(),
            not_yet.len(),
            tests.len(),
            tests.iter().filter(|test| test.outside).count(),
        );
        for outcome in ["passed", "skipped", "failed"] {
            if with("found") < tests.len() {
                let _ = write!(sums, ", {} {outcome}", with(outcome));
            }
        }
        sums
    }

    /// The ids of the rules in such a state.
    fn ids(&self, is_such: impl Fn(&State) -> bool) -> Vec<&str> {
        let rows = self.rules.iter().filter(|row| is_such(&row.rule.state));
        rows.map(|row| row.rule.id.as_str()).collect()
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
        for row in &self.rules {
            let id = &row.rule.id;
            wrong.extend(row.contradiction().map(|why| format!("{id} {why}")));
            if strict && row.rule.state != State::Yes {
                wrong.push(format!("{id}: {}", row.state()));
            }
            let failed = row.tests.iter().filter(|test| test.outcome == "failed");
            let failed = failed.count();
            if failed > 0 {
                wrong.push(format!("{id}: {failed} of its tests failed"));
            }
        }
        wrong
    }
}

impl Row {
    fn outside(&self) -> usize {
        self.tests.iter().filter(|test| test.outside).count()
    }

    /// The state according to the list, and how many tests there are.
    fn state(&self) -> String {
        let tests = || {
            format!(
                "tests: {}, from outside: {}",
                self.tests.len(),
                self.outside()
            )
        };
        match &self.rule.state {
            State::Yes => format!("yes ({})", tests()),
            State::Partly { missing } => format!("partly ({}); missing: {missing}", tests()),
            State::NotYet => "not there yet".to_owned(),
        }
    }

    /// Where the tests contradict the state.
    fn contradiction(&self) -> Option<String> {
        let none = self.tests.is_empty();
        match &self.rule.state {
            State::Yes | State::Partly { .. } if none => Some("has no tests".to_owned()),
            State::Yes if self.outside() == 0 => Some(format!(
                "has no test from outside: write one, or write into {PATH} what is missing \
                 ('partly: …')"
            )),
            State::NotYet if !none => {
                Some(format!("has tests: {PATH} says that it is not there yet"))
            }
            State::Yes | State::Partly { .. } | State::NotYet => None,
        }
    }
}

impl Line {
    fn text(&self) -> String {
        let Self {
            package,
            name,
            outside,
            outcome,
            reason,
        } = self;
        let place = if *outside { "outside" } else { "inside" };
        let because = if reason.is_empty() { "" } else { ": " };
        format!("{outcome:<8} {place:<8} {package} {name}{because}{reason}")
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
        outside: test.outside,
        outcome,
        reason: reason.to_owned(),
    }
}

#[cfg(test)]
#[path = "report_tests.rs"]
mod tests;
