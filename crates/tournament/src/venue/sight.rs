//! What reports say as evidence, for the rules that find a cause.

use super::{JournalLine, Report, ReportKind};
use crate::ids::{DeviceId, VenueId};
use crate::incident::evidence::{Observation, Offset, Witness, WitnessClock};

/// The most figures of a word that this version does not know.
pub const MAX_SIGHT_FIGURES: usize = 8;

/// A word of evidence with its figures: one that the rules know, or another, kept as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sight {
    /// The rules know it.
    Known(Observation),
    /// For people, or of a later version.
    Other {
        /// The word.
        word: String,
        /// Its figures.
        figures: Vec<i64>,
    },
}

impl Sight {
    /// From word and figures, whatever they are.
    pub fn from_parts(word: &str, figures: &[i64]) -> Self {
        Observation::from_parts(word, figures).map_or_else(
            |_| Self::Other {
                word: word.to_owned(),
                figures: figures.to_vec(),
            },
            Self::Known,
        )
    }

    /// The word, on the wire and stored.
    pub fn word(&self) -> &str {
        match self {
            Self::Known(saw) => saw.name(),
            Self::Other { word, .. } => word,
        }
    }

    /// The figures, on the wire and stored.
    pub fn figures(&self) -> Vec<i64> {
        match self {
            Self::Known(saw) => saw.figures(),
            Self::Other { figures, .. } => figures.clone(),
        }
    }

    /// What the rules know of it.
    pub const fn known(&self) -> Option<Observation> {
        match self {
            Self::Known(saw) => Some(*saw),
            Self::Other { .. } => None,
        }
    }
}

/// What a venue's report says as evidence: who saw what, by which clock. A witness says only
/// what one of its kind can see; anything else is left out.
pub fn sights(venue: &VenueId, report: &Report) -> Vec<(Witness, WitnessClock, Observation)> {
    let seen = report.seen();
    let (witness, said) = match report.what.journal_line() {
        Some(line) => (Witness::Device(line.device.clone()), vec![&line.saw]),
        None => (Witness::Venue(venue.clone()), report.saw.iter().collect()),
    };
    let known = said.into_iter().filter_map(Sight::known);
    known
        .filter(|saw| saw.eye() == witness.eye())
        .map(|saw| (witness.clone(), seen.clone(), saw))
        .collect()
}

fn by_venue(report: &Report) -> WitnessClock {
    WitnessClock {
        boot_id: report.boot_id.clone(),
        monotonic_ms: report.monotonic_ms,
        wall_ms: report.wall_ms,
        offset: report.offset,
    }
}

fn by_device(line: &JournalLine, report: &Report) -> WitnessClock {
    let both = report.device_offset.zip(report.offset);
    WitnessClock {
        boot_id: line.boot_id.clone(),
        monotonic_ms: line.monotonic_ms,
        wall_ms: line.wall_ms,
        offset: both.map(|(device, venue)| Offset {
            ms: device.ms.saturating_add(venue.ms),
            error_ms: device.error_ms.saturating_add(venue.error_ms),
        }),
    }
}

impl ReportKind {
    /// The line of a device's journal, where it is one.
    pub const fn journal_line(&self) -> Option<&JournalLine> {
        match self {
            Self::Journal(line) => Some(line),
            Self::Device { .. }
            | Self::Relay { .. }
            | Self::Node { .. }
            | Self::Gap { .. }
            | Self::Order { .. }
            | Self::Invitation(_) => None,
        }
    }
}

impl Report {
    /// By which clock it was seen: the venue's, or of a line of a device's journal the device's.
    pub fn seen(&self) -> WitnessClock {
        let line = self.what.journal_line();
        line.map_or_else(|| by_venue(self), |line| by_device(line, self))
    }

    /// The device that it speaks of; none if the venue speaks of itself.
    pub const fn device(&self) -> Option<&DeviceId> {
        match &self.what {
            ReportKind::Device { device, .. } | ReportKind::Relay { device, .. } => Some(device),
            ReportKind::Journal(line) => Some(&line.device),
            ReportKind::Node { .. }
            | ReportKind::Gap { .. }
            | ReportKind::Order { .. }
            | ReportKind::Invitation(_) => None,
        }
    }
}
