//! Exceptions to the rules about length, which can only shrink.

use std::path::Path;

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::Finding;
use super::rules::{FILE_LENGTH, FUNCTION_LENGTH};

/// Where the exceptions are kept, from the workspace's root.
pub(super) const PATH: &str = "xtask/tidy-ratchet.toml";

/// The rule of findings about the exceptions themselves.
const RATCHET: &str = "ratchet";

/// All exceptions.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ratchet {
    #[serde(default)]
    exception: Vec<Exception>,
}

/// What is longer than its rule allows, and how long it is now.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    rule: String,
    file: String,
    /// The function's name, for the rule about functions.
    #[serde(default)]
    function: String,
    now: usize,
    reason: String,
}

impl Ratchet {
    pub(super) fn read(root: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(root.join(PATH))
            .with_context(|| format!("{PATH} cannot be read"))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).with_context(|| format!("{PATH} cannot be understood"))
    }

    /// Takes out what is excepted, and puts in what is wrong with the exceptions.
    pub(super) fn apply(&self, mut findings: Vec<Finding>) -> Vec<Finding> {
        let mut wrong: Vec<Finding> = Vec::new();
        for exception in &self.exception {
            let measured = findings
                .iter()
                .filter(|finding| exception.covers(finding))
                .map(|finding| finding.measured)
                .max();
            wrong.extend(exception.wrong(measured));
            findings
                .retain(|finding| !exception.covers(finding) || finding.measured > exception.now);
        }
        findings.extend(wrong);
        findings
    }
}

impl Exception {
    fn covers(&self, finding: &Finding) -> bool {
        self.may_exist()
            && self.rule == finding.rule
            && self.file == finding.file
            && self.function == finding.item
    }

    fn may_exist(&self) -> bool {
        self.rule == FILE_LENGTH || self.rule == FUNCTION_LENGTH
    }

    fn wrong(&self, measured: Option<usize>) -> Option<Finding> {
        let what = format!("{} {} {}", self.rule, self.file, self.function);
        let what = what.trim_end();
        let text = match measured {
            _ if !self.may_exist() => format!("{what}: no exception is possible to this rule"),
            _ if self.reason.trim().is_empty() => format!("{what}: say why, as the reason"),
            None => format!("{what}: no longer needed, take it out"),
            Some(lines) if lines < self.now => {
                format!("{what}: has shrunk, put {lines} in place of {}", self.now)
            }
            Some(_) => return None,
        };
        Some(Finding {
            rule: RATCHET,
            file: PATH.to_owned(),
            line: 1,
            item: String::new(),
            measured: 0,
            text,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Finding, RATCHET, Ratchet};

    fn finding(rule: &'static str, item: &str, measured: usize) -> Finding {
        Finding {
            rule,
            file: "src/a.rs".to_owned(),
            line: 1,
            item: item.to_owned(),
            measured,
            text: String::new(),
        }
    }

    fn exception(rule: &str, function: &str, now: usize) -> Ratchet {
        Ratchet::parse(&format!(
            "[[exception]]\nrule = \"{rule}\"\nfile = \"src/a.rs\"\nfunction = \"{function}\"\n\
             now = {now}\nreason = \"a table\"\n"
        ))
        .unwrap()
    }

    #[test]
    fn an_exception_holds_at_its_number_and_can_only_shrink() {
        // measured, excepted, what is said
        let table = [
            (450, 450, ""),
            (451, 450, "file-length"),
            (449, 450, "put 449 in place of 450"),
        ];
        for (measured, now, said) in table {
            let left =
                exception("file-length", "", now).apply(vec![finding("file-length", "", measured)]);
            match left.as_slice() {
                [] => assert_eq!(said, ""),
                [one] => assert!(one.text.contains(said) || one.rule == said, "{one:?}"),
                more => panic!("{more:?}"),
            }
        }
    }

    #[test]
    fn an_exception_that_is_not_needed_is_wrong() {
        let left = exception("file-length", "", 450).apply(Vec::new());
        assert!(left[0].text.contains("no longer needed"), "{left:?}");
        assert_eq!(left[0].rule, RATCHET);
    }

    #[test]
    fn an_exception_is_for_one_function_by_name() {
        let all = vec![
            finding("function-length", "a", 70),
            finding("function-length", "a", 65),
            finding("function-length", "b", 70),
        ];
        let left = exception("function-length", "a", 70).apply(all);
        assert_eq!(left, [finding("function-length", "b", 70)]);
    }

    #[test]
    fn only_lengths_can_be_excepted() {
        let left = exception("unsafe", "", 1).apply(vec![finding("unsafe", "", 0)]);
        assert_eq!(left.len(), 2, "{left:?}");
    }

    #[test]
    fn what_cannot_be_understood_is_said() {
        for text in [
            "[[exception]]\n",
            "[[exceptions]]\n",
            "exception = 1\n",
            "[",
        ] {
            assert!(Ratchet::parse(text).is_err(), "{text}");
        }
        assert!(Ratchet::parse("").is_ok());
    }
}
