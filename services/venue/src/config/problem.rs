//! What is wrong with a settings file, all of it at once.

use std::fmt;
use std::path::PathBuf;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The field, or `line N` where the text itself cannot be read.
    pub field: String,
    /// What is wrong with it and what is expected.
    pub what: String,
}

/// Everything that is wrong with one file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ConfigError {
    /// The settings file.
    pub file: PathBuf,
    /// At least one problem.
    pub problems: Vec<Problem>,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.problems.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            let Problem { field, what } = problem;
            write!(f, "{}: {field}: {what}", self.file.display())?;
        }
        Ok(())
    }
}
