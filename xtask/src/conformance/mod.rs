//! `cargo xtask conformance`: every rule of the regulations with the tests that bear its id.

mod binaries;
mod names;
mod outcome;
mod report;
mod rules;
mod stories;
mod tests_of_rules;

use anyhow::{Result, bail};

use crate::{say, setup, web, workspace};
pub use rules::{List, PATH, Rule, State, known};

/// What was asked for on the command line.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Ids such as `DIS-8`, or chapters such as `DIS`; all if there are none.
    pub(crate) ids: Vec<String>,
    /// Whether the tests are only named.
    pub(crate) list: bool,
    /// Whether the report is for programs.
    pub(crate) json: bool,
    /// Whether a rule that is partly or not there is a failure.
    pub(crate) strict: bool,
}

/// Finds the tests of the rules, runs them and prints the state of each rule. An error if a test
/// failed, if one bears an id that no rule has, if the tests contradict a state of the list, or
/// (strict) if a rule is partly or not there.
pub(crate) fn run(asked: &Asked) -> Result<()> {
    let list = known(workspace::root())?;
    let chosen = rules::chosen(&list.rules, &asked.ids)?;
    if !asked.list {
        setup::for_tests()?;
        web::build()?;
    }
    let binaries = binaries::build()?;
    let stories = stories::list()?;
    let found = tests_of_rules::find(&binaries, &stories, &list)?;
    let mut outcomes = outcome::Outcomes::default();
    if !asked.list {
        tests_of_rules::run(&binaries, &found, &chosen, &mut outcomes)?;
        tests_of_rules::tell(&stories, &found, &chosen, &mut outcomes)?;
    }
    let report =
        report::Report::new(&chosen, &found, &outcomes).with_strangers(&list.rules, &found);
    if asked.json {
        say::result(report.json()?);
    } else {
        say::result(report.text());
    }
    let wrong = report.wrong(asked.strict);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    Ok(())
}
