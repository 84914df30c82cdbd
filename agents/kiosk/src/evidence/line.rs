//! A line of the journal.

use adoube_proto::v1::JournalLine;
use serde::{Deserialize, Serialize};

/// How an end of a connection is told: the codes that the rules know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Not known.
    Unknown,
    /// The other end closed it in good order.
    Closed,
    /// It was reset.
    Reset,
    /// Nothing came for too long.
    Silent,
    /// It could not be opened.
    Unreachable,
    /// This end closed it.
    Own,
}

impl Why {
    /// As a figure.
    pub const fn figure(self) -> i64 {
        match self {
            Self::Unknown => 0,
            Self::Closed => 1,
            Self::Reset => 2,
            Self::Silent => 3,
            Self::Unreachable => 4,
            Self::Own => 5,
        }
    }
}

/// The machine's clocks at one instant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stamp {
    /// Which start of the machine the monotonic clock counts from.
    pub boot_id: String,
    /// The monotonic clock, milliseconds; it stands while the machine sleeps.
    pub monotonic_ms: u64,
    /// How long the machine has slept since its start, milliseconds.
    pub suspended_ms: u64,
    /// The wall clock, milliseconds since the Unix epoch; evidence only.
    pub wall_ms: u64,
}

/// Something that was seen: a word, its figures, more for people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// A stable word.
    pub what: &'static str,
    /// In the order that the word has them.
    pub figures: Vec<i64>,
    /// One line.
    pub detail: String,
}

impl Sight {
    /// A word without figures.
    pub fn word(what: &'static str) -> Self {
        Self::of(what, &[])
    }

    /// A word with figures.
    pub fn of(what: &'static str, figures: &[i64]) -> Self {
        Self {
            what,
            figures: figures.to_vec(),
            detail: String::new(),
        }
    }

    /// The same with something for people.
    #[must_use]
    pub fn saying(self, detail: impl Into<String>) -> Self {
        Self {
            detail: detail.into(),
            ..self
        }
    }
}

/// A number as a figure.
pub fn figure(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A line as it stands in the file and goes to the venue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Line {
    /// The journal that it belongs to: numbers count within it.
    pub journal: String,
    /// From 1, without gaps.
    pub number: u64,
    /// When it was seen.
    #[serde(flatten)]
    pub at: Stamp,
    /// The word.
    pub what: String,
    /// Its figures.
    pub figures: Vec<i64>,
    /// One line for people.
    pub detail: String,
}

impl Line {
    /// As the venue gets it.
    pub fn on_the_wire(&self) -> JournalLine {
        JournalLine {
            number: self.number,
            boot_id: self.at.boot_id.clone(),
            monotonic_ms: self.at.monotonic_ms,
            suspended_ms: self.at.suspended_ms,
            wall_ms: self.at.wall_ms,
            what: self.what.clone(),
            figures: self.figures.clone(),
            detail: self.detail.clone(),
        }
    }
}
