//! How far a part got, read from what its tests print.

use std::fmt;
use std::time::Duration;

/// What was counted in the output of tests.
#[derive(Debug)]
pub(super) struct Tally {
    what: String,
    /// Whether the number stands behind what is counted, not before it.
    behind: bool,
    /// The largest number said.
    counted: Option<u64>,
    passed: u64,
}

impl Tally {
    /// Counts `<number> <what>`; nothing if `what` is empty. Tests that passed always count.
    pub(super) fn new(what: &str) -> Self {
        Self {
            what: what.to_owned(),
            behind: false,
            counted: None,
            passed: 0,
        }
    }

    /// Counts what libfuzzer tells at its end: `stat::<what>: <number>`.
    pub(super) fn stat(what: &str) -> Self {
        Self {
            behind: true,
            ..Self::new(what)
        }
    }

    /// The largest number said, if any was.
    pub(super) fn number(&self) -> Option<u64> {
        self.counted
    }

    /// Takes one line of output.
    pub(super) fn take(&mut self, line: &str) {
        if line.starts_with("test result:") {
            self.passed += number_before(line, "passed").unwrap_or(0);
        }
        if self.behind {
            let number = line.split_once(&self.what);
            let number = number.and_then(|(_, rest)| rest.trim_matches([':', ' ']).parse().ok());
            self.counted = self.counted.max(number);
        } else if !self.what.is_empty() {
            self.counted = self.counted.max(number_before(line, &self.what));
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.counted {
            Some(number) => write!(f, "{number} {}, {} tests passed", self.what, self.passed),
            None => write!(f, "{} tests passed", self.passed),
        }
    }
}

/// The number that stands right before `what` in the line.
fn number_before(line: &str, what: &str) -> Option<u64> {
    line.match_indices(what)
        .filter_map(|(at, _)| {
            let before = line.get(..at)?.strip_suffix(' ')?;
            let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse().ok()
        })
        .max()
}

/// How long a part took.
#[derive(Debug)]
pub(super) struct Spent(pub(super) Duration);

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        match seconds / 60 {
            0 => write!(f, "{seconds} s"),
            minutes => write!(f, "{minutes} min {} s", seconds % 60),
        }
    }
}

/// The end of a part.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Reached {
    enough: bool,
    text: String,
}

impl Reached {
    /// What the tests said they did, against what they were asked to. Silence is a failure: a
    /// test that skipped itself has reached nothing.
    pub(super) fn counted(tally: &Tally, what: &str, goal: u64) -> Self {
        let number = tally.counted.unwrap_or(0);
        Self {
            enough: number >= goal,
            text: format!("{number} of {goal} {what}, {} tests passed", tally.passed),
        }
    }

    /// Properties do not say how often they were tried; that they passed means all tries.
    pub(super) fn each_property(tally: &Tally, goal: u64) -> Self {
        let passed = tally.passed;
        Self {
            enough: passed > 0,
            text: format!("{goal} cases of each property, {passed} tests passed"),
        }
    }

    /// Everything that was asked.
    pub(super) fn all(what: &str, goal: u64) -> Self {
        Self {
            enough: true,
            text: format!("{goal} of {goal} {what}"),
        }
    }

    /// Less than was asked.
    pub(super) fn short(text: String) -> Self {
        Self {
            enough: false,
            text,
        }
    }

    pub(super) fn is_enough(&self) -> bool {
        self.enough
    }
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.enough { "" } else { "TOO FEW: " };
        write!(f, "{mark}{}", self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Reached, Spent, Tally, number_before};
    use std::time::Duration;

    #[test]
    fn time_is_told_in_minutes_where_there_are_some() {
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (60, "1 min 0 s"),
            (7_503, "125 min 3 s"),
        ] {
            assert_eq!(Spent(Duration::from_secs(seconds)).to_string(), text);
        }
    }

    #[test]
    fn a_number_counts_if_it_stands_before_the_word() {
        // line, number of power cuts in it
        let table = [
            ("300 power cuts, 0 lost", Some(300)),
            ("sled: 300 power cuts", Some(300)),
            ("(300 power cuts)", Some(300)),
            ("12 power cuts, then 300 power cuts", Some(300)),
            ("power cuts: 300", None),
            ("skipped: no power cuts without FUSE", None),
            ("power cuts", None),
            ("", None),
        ];
        for (line, expected) in table {
            assert_eq!(number_before(line, "power cuts"), expected, "{line}");
        }
    }

    #[test]
    fn what_libfuzzer_tells_stands_behind_its_name() {
        let mut tally = Tally::stat("number_of_executed_units");
        for line in ["stat::peak_rss_mb:              400", "#2 INITED cov: 3"] {
            tally.take(line);
        }
        assert_eq!(tally.number(), None);
        tally.take("stat::number_of_executed_units: 1000");
        assert_eq!(tally.number(), Some(1000));
    }

    #[test]
    fn too_few_or_none_is_not_enough() {
        let lines = [
            "test result: ok. 4 passed; 0 failed",
            "7 kills",
            "test result: ok. 2 passed; 0 failed",
        ];
        // the last line, the goal, whether that is enough
        for (last, goal, enough) in [
            ("30 kills", 30, true),
            ("29 kills", 30, false),
            ("", 7, true),
            ("", 8, false),
        ] {
            let mut tally = Tally::new("kills");
            for line in lines.iter().chain([&last]) {
                tally.take(line);
            }
            let reached = Reached::counted(&tally, "kills", goal);
            assert_eq!(reached.is_enough(), enough, "{reached}");
            assert!(reached.to_string().ends_with("6 tests passed"));
        }
        let silent = Reached::counted(&Tally::new("kills"), "kills", 1);
        assert_eq!(silent.to_string(), "TOO FEW: 0 of 1 kills, 0 tests passed");
    }

    #[test]
    fn properties_that_were_not_run_are_not_enough() {
        assert!(!Reached::each_property(&Tally::new(""), 9).is_enough());
    }
}
