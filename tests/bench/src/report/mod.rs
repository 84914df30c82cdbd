//! The report: one table for people, the same for programs.

mod markdown;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::machine::Machine;
use crate::spread::Spread;

pub use markdown::markdown;

/// What was measured, and where.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The command.
    pub command: String,
    /// Whether the numbers were small ones, which say nothing.
    pub quick: bool,
    /// The machine.
    pub machine: Machine,
    /// How far apart the times of one and the same work lay, in hundredths of the middle one, before
    /// and after all.
    pub noise_percent: [f64; 2],
    /// How long all took, in seconds.
    pub seconds: f64,
    /// The figures.
    pub rows: Vec<Row>,
    /// The parts that failed: they have no figures, or not all.
    pub failures: Vec<Failure>,
}

/// A part that failed.
#[derive(Debug, Clone, Serialize)]
pub struct Failure {
    /// The part's name.
    pub part: &'static str,
    /// What went wrong, for people.
    pub error: String,
}

/// One figure.
#[derive(Debug, Clone, Serialize)]
pub struct Row {
    /// The measurement's name, as it is selected.
    pub part: &'static str,
    /// What the figure is.
    pub figure: String,
    /// What was measured, for people.
    pub measured: String,
    /// What stands beside it, in the same run.
    pub beside: String,
    /// What it was to reach; empty for no target.
    pub target: String,
    /// Whether it is reached; none where there is no target.
    pub met: Option<bool>,
    /// How it was measured.
    pub how: String,
    /// The numbers, by name and unit.
    pub values: BTreeMap<String, f64>,
}

impl Row {
    /// A figure without a target.
    pub fn new(part: &'static str, figure: impl Into<String>, measured: impl Into<String>) -> Self {
        Self {
            part,
            figure: figure.into(),
            measured: measured.into(),
            beside: String::new(),
            target: String::new(),
            met: None,
            how: String::new(),
            values: BTreeMap::new(),
        }
    }

    /// What stands beside it.
    #[must_use]
    pub fn beside(mut self, what: impl Into<String>) -> Self {
        self.beside = what.into();
        self
    }

    /// What it was to reach, and whether it is.
    #[must_use]
    pub fn target(mut self, target: impl Into<String>, met: bool) -> Self {
        self.target = target.into();
        self.met = Some(met);
        self
    }

    /// How it was measured.
    #[must_use]
    pub fn how(mut self, how: impl Into<String>) -> Self {
        self.how = how.into();
        self
    }

    /// A number for programs.
    #[must_use]
    pub fn value(mut self, name: &str, value: f64) -> Self {
        self.values.insert(name.to_owned(), value);
        self
    }

    /// The middle of a figure that was measured several times, with its ends.
    #[must_use]
    pub fn spread(self, name: &str, spread: Spread) -> Self {
        self.value(name, spread.median)
            .value(&format!("{name}_least"), spread.least)
            .value(&format!("{name}_most"), spread.most)
    }
}
