//! What is wrong in a file that a person wrote.

use std::fmt;
use std::path::Path;

use thiserror::Error;

use crate::Trouble;
use crate::plain;

/// One thing that is wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Problem {
    /// The file's name.
    pub file: String,
    /// From 1; none where the line cannot be told.
    pub line: Option<usize>,
    /// Such as `venue[2].time_zone`; empty for the file as a whole.
    pub field: String,
    /// What is wrong and what would be right.
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.field.is_empty() {
            write!(f, ": {}", self.field)?;
        }
        write!(f, ": {}", self.text)
    }
}

impl Problem {
    /// Of a file that cannot be read at all.
    pub fn of_file(path: &Path, error: &anyhow::Error) -> Self {
        let next = error.downcast_ref::<Trouble>();
        let text = match next.map(|trouble| trouble.next.as_str()) {
            Some(next) if !next.is_empty() => format!("{error:#}: {next}"),
            _ => format!("{error:#}"),
        };
        let file = path.file_name().unwrap_or(path.as_os_str());
        Self {
            file: file.to_string_lossy().into_owned(),
            line: None,
            field: String::new(),
            text,
        }
    }
}

/// All that is wrong, at once.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&plain::first_errors(&self.0))
    }
}
