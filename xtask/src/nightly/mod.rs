//! `cargo xtask nightly`: what takes too long for every change.

mod earlier;
mod fuzz;
mod parts;
mod reached;

use std::io::{BufRead as _, BufReader};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

use crate::cargo_tool::CARGO_DENY;
use crate::{demo, environment, process, say, setup};
use parts::{Build, PARTS, Part, Work};
use reached::{Reached, Spent, Tally};

/// Prints the parts named, or all, each with what it needs, how long it takes, and its number with the variable
/// that sets it.
pub(crate) fn list(names: &[String]) -> Result<()> {
    for part in chosen(names)? {
        say::result(part.text());
    }
    Ok(())
}

/// Runs the parts named, or all; then prints how far each got and how long it took. An error if one fell short.
pub(crate) fn run(names: &[String]) -> Result<()> {
    let parts = chosen(names)?;
    setup::for_tests()?;
    let mut failed = Vec::new();
    let mut lines = Vec::new();
    for part in parts {
        say::progress(format_args!("{}: {}", part.name, part.about));
        let (outcome, spent) = timed(|| part.run());
        if !matches!(&outcome, Ok(reached) if reached.is_enough()) {
            failed.push(part.name);
        }
        lines.push(match outcome {
            Ok(reached) => format!("{:<12} {reached}, {spent}", part.name),
            Err(error) => format!("{:<12} FAILED after {spent}: {error:#}", part.name),
        });
    }
    say::result(lines.join("\n"));
    if !failed.is_empty() {
        bail!("nightly failed: {}", failed.join(", "));
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a part took is told beside what it reached"
)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Spent) {
    let began = Instant::now();
    let done = work();
    (done, Spent(began.elapsed()))
}

fn chosen(names: &[String]) -> Result<Vec<&'static Part>> {
    if names.is_empty() {
        return Ok(PARTS.iter().collect());
    }
    names
        .iter()
        .map(|name| {
            let part = PARTS.iter().find(|part| part.name == *name);
            part.with_context(|| {
                format!("no part is called {name}: see cargo xtask nightly --list")
            })
        })
        .collect()
}

impl Part {
    fn text(&self) -> String {
        let Self {
            name,
            about,
            needs,
            takes,
            variable,
            number,
            ..
        } = self;
        let number = match *variable {
            "" => String::new(),
            variable => format!("; {variable}={number}"),
        };
        format!(
            "{name:<12} {about}\n{:<12} needs {needs}; takes {takes}{number}",
            ""
        )
    }

    /// The number to reach: the user's, else the table's.
    fn goal(&self) -> Result<u64> {
        let name = self.variable;
        match environment::given(name) {
            Some(given) => {
                let goal = given.parse().ok().filter(|goal| *goal > 0);
                goal.with_context(|| format!("{name}={given}: a number from 1"))
            }
            None => Ok(self.number),
        }
    }

    fn run(&self) -> Result<Reached> {
        let goal = self.goal()?;
        match self.work {
            Work::Tests {
                test,
                filters,
                build,
                counted,
            } => {
                let profile: &[&str] = if build.is_release() {
                    &["--release"]
                } else {
                    &[]
                };
                // With the features of the whole workspace, so that all parts share their dependencies.
                let workspace = |command| {
                    let mut cargo = process::cargo(&[command, "--workspace"]);
                    cargo.args(profile);
                    cargo
                };
                if build.has_programs() {
                    process::run(workspace("build").arg("--bins"))?;
                }
                let mut tests = workspace("test");
                tests.args(["--test", test, "--"]).args(filters);
                if build == Build::EarlierPrograms {
                    tests.env("ADOUBE_EARLIER_PROGRAMS", earlier::build()?);
                }
                let tally = self.watch(tests, counted, goal)?;
                Ok(Reached::counted(&tally, counted, goal))
            }
            Work::Properties { packages } => {
                let mut test = process::cargo(&["test"]);
                for package in packages {
                    test.args(["--package", package]);
                }
                test.arg("--");
                let tally = self.watch(test, "", goal)?;
                Ok(Reached::each_property(&tally, goal))
            }
            Work::Fuzz => fuzz::all(goal),
            Work::Demos { args } => demos(args, goal),
            Work::Advisories => advisories(),
        }
    }

    /// Runs tests that are told the goal.
    fn watch(&self, mut test: Command, counted: &str, goal: u64) -> Result<Tally> {
        test.arg("--nocapture").env(self.variable, goal.to_string());
        watched(&mut test, Tally::new(counted))
    }
}

/// Runs the command, shows what it prints and keeps the tally of it.
fn watched(command: &mut Command, mut tally: Tally) -> Result<Tally> {
    let line = process::shown(command);
    say::progress(&line);
    let (reader, writer) = std::io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command
        .spawn()
        .with_context(|| format!("`{line}` could not be started"))?;
    // The command holds the pipe's writing end too: as long as it does, reading never ends.
    command.stdout(std::process::Stdio::null());
    command.stderr(std::process::Stdio::null());
    for said in BufReader::new(reader).split(b'\n') {
        let said = said?;
        let said = String::from_utf8_lossy(&said);
        say::result(&said);
        tally.take(&said);
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("`{line}` failed ({status}); {tally}");
    }
    Ok(tally)
}

/// The same demo again and again; the first failure ends it.
fn demos(args: &[&str], goal: u64) -> Result<Reached> {
    demo::build()?;
    let args: Vec<_> = args.iter().map(Into::into).collect();
    for done in 0..goal {
        process::run(&mut demo::command(&args)?)
            .with_context(|| format!("after {done} of {goal} demos that ended well"))?;
    }
    Ok(Reached::all("demos", goal))
}

/// Known faults of dependencies. Needs the network, and says so where there is none.
fn advisories() -> Result<Reached> {
    let mut fetch = CARGO_DENY.command()?;
    process::run(fetch.arg("fetch").arg("db")).context(
        "the database of advisories cannot be fetched: is there a network? Nothing was checked",
    )?;
    process::run(
        CARGO_DENY
            .command()?
            .args(["check", "--disable-fetch", "advisories"]),
    )?;
    Ok(Reached::all("look into the advisories", 1))
}

#[cfg(test)]
mod tests {
    use super::{Tally, chosen, watched};
    use std::process::Command;

    #[test]
    fn parts_are_chosen_by_name() {
        assert!(chosen(&[]).unwrap().len() > 1);
        assert_eq!(chosen(&["kills".to_owned()]).unwrap().len(), 1);
        let wrong = chosen(&["no-such-part".to_owned()]).unwrap_err();
        assert!(wrong.to_string().contains("--list"));
    }

    #[test]
    fn what_a_command_prints_is_counted_on_both_of_its_outputs() {
        let mut script = Command::new("sh");
        script.args(["-c", "echo 3 cuts; echo 12 cuts >&2"]);
        let tally = watched(&mut script, Tally::new("cuts")).unwrap();
        assert_eq!(tally.to_string(), "12 cuts, 0 tests passed");
    }

    #[test]
    fn a_command_that_fails_says_how_far_it_came() {
        let mut script = Command::new("sh");
        script.args(["-c", "echo 3 cuts; exit 1"]);
        let error = watched(&mut script, Tally::new("cuts")).unwrap_err();
        assert!(error.to_string().contains("3 cuts"), "{error}");
    }
}
