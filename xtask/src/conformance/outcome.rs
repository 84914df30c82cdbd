//! How tests ended, read from what their program prints.

use std::collections::BTreeMap;

/// The end of one test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It ran and holds.
    Passed,
    /// It does not hold, or its program ended before it did.
    Failed,
    /// It did not try, and why.
    Skipped(String),
}

/// The ends of tests and of the cases inside them, by package and name.
#[derive(Debug, Default)]
pub(super) struct Outcomes(BTreeMap<(String, String), Outcome>);

impl Outcomes {
    /// How a test of the package ended, if it was run.
    pub(super) fn of(&self, package: &str, name: &str) -> Option<&Outcome> {
        self.0.get(&(package.to_owned(), name.to_owned()))
    }

    /// Keeps one end. Of two tests of one name the worse counts.
    pub(super) fn keep(&mut self, package: &str, name: &str, outcome: Outcome) {
        let known = self.0.entry((package.to_owned(), name.to_owned()));
        known
            .and_modify(|known| {
                if *known != Outcome::Failed {
                    *known = outcome.clone();
                }
            })
            .or_insert(outcome);
    }
}

/// The ends that a program of tests tells with `--show-output`: of its tests, and of the cases
/// that a test tells as `case <name> ... ok`. A test that passed and said that it was skipped was
/// skipped.
pub(super) fn read(said: &str) -> BTreeMap<String, Outcome> {
    let mut ends = BTreeMap::new();
    let mut speaking = "";
    for line in said.lines() {
        if let Some((name, outcome)) = end(line, "test ").or_else(|| end(line, "case ")) {
            ends.insert(name.to_owned(), outcome);
        } else if let Some(name) = heading(line) {
            speaking = name;
        } else if let Some(reason) = skipped(line)
            && let Some(end @ Outcome::Passed) = ends.get_mut(speaking)
        {
            *end = Outcome::Skipped(reason.to_owned());
        }
    }
    ends
}

/// `test a::b ... ok`.
fn end<'a>(line: &'a str, first: &str) -> Option<(&'a str, Outcome)> {
    let (name, how) = line.strip_prefix(first)?.split_once(" ... ")?;
    let name = name.strip_suffix(" - should panic").unwrap_or(name);
    let outcome = match how.trim() {
        "ok" => Outcome::Passed,
        "FAILED" => Outcome::Failed,
        how => Outcome::Skipped(
            how.strip_prefix("ignored")?
                .trim_start_matches(", ")
                .to_owned(),
        ),
    };
    Some((name, outcome))
}

/// `---- a::b stdout ----`: what follows was said by that test.
fn heading(line: &str) -> Option<&str> {
    line.strip_prefix("---- ")?.strip_suffix(" stdout ----")
}

/// The reason in a line such as `SKIPPED name: no mosquitto`.
fn skipped(line: &str) -> Option<&str> {
    if let Some(rest) = line.strip_prefix("SKIPPED") {
        return Some(rest.trim_start_matches([' ', ':']));
    }
    line.split_once("skipped: ").map(|(_, reason)| reason)
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Outcomes, read};

    const SAID: &str = "\nrunning 6 tests\n\
        test a::clk_2_good ... ok\n\
        test dis_1_no_broker ... ok\n\
        test dis_8_no_disk ... ok\n\
        test end_1_wrong ... FAILED\n\
        test end_2_panics - should panic ... ok\n\
        test slow ... ignored, takes hours\n\
        test every_scenario ... FAILED\n\nsuccesses:\n\n\
        ---- a::clk_2_good stdout ----\nnothing was skipped here\n\n\
        ---- dis_1_no_broker stdout ----\nSKIPPED dis_1_no_broker: mosquitto is not installed\n\n\
        ---- dis_8_no_disk stdout ----\ndis_8_no_disk: skipped: no /dev/fuse\n\n\
        failures:\n\n---- every_scenario stdout ----\n\
        case dis-2-good ... ok\ncase dis-2-bad ... FAILED\n\
        SKIPPED the rest\n\ntest result: FAILED. 4 passed; 2 failed\n";

    #[test]
    fn every_end_is_read() {
        let skipped = |reason: &str| Some(Outcome::Skipped(reason.to_owned()));
        let ends = read(SAID);
        for (name, expected) in [
            ("a::clk_2_good", Some(Outcome::Passed)),
            (
                "dis_1_no_broker",
                skipped("dis_1_no_broker: mosquitto is not installed"),
            ),
            ("dis_8_no_disk", skipped("no /dev/fuse")),
            ("end_1_wrong", Some(Outcome::Failed)),
            ("end_2_panics", Some(Outcome::Passed)),
            ("slow", skipped("takes hours")),
            ("every_scenario", Some(Outcome::Failed)),
            ("dis-2-good", Some(Outcome::Passed)),
            ("dis-2-bad", Some(Outcome::Failed)),
            ("result: FAILED.", None),
        ] {
            assert_eq!(ends.get(name).cloned(), expected, "{name}");
        }
    }

    #[test]
    fn of_two_tests_of_one_name_the_worse_counts() {
        let mut outcomes = Outcomes::default();
        for outcome in [Outcome::Passed, Outcome::Failed, Outcome::Passed] {
            outcomes.keep("cli", "same", outcome);
        }
        assert_eq!(outcomes.of("cli", "same"), Some(&Outcome::Failed));
        assert_eq!(outcomes.of("xtask", "same"), None);
    }
}
