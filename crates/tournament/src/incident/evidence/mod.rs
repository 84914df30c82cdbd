//! Lines of evidence: one silence as device, venue and coordinator saw it (DIS-1).

mod figure;
mod named;
mod observation;
mod observation_text;
mod place;
#[cfg(test)]
mod tests;

use std::fmt;

use crate::ids::{DeviceId, VenueId};
use crate::time::Time;

pub use figure::{BadFigure, RoundTrip};
pub use named::{Birth, Colour, NodeStart, Why};
pub use observation::{BadLine, MAX_FIGURES, Observation, WitnessKind};
pub use place::{Place, places};

/// Who saw something.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Witness {
    /// The agent on a device, about itself, in its journal.
    Device(DeviceId),
    /// A venue's node.
    Venue(VenueId),
    /// The coordinator.
    Coordinator,
}

impl Witness {
    /// Which kind it is: it says only what a witness of its kind can see ([`Observation::eye`]).
    pub const fn eye(&self) -> WitnessKind {
        match self {
            Self::Device(_) => WitnessKind::Device,
            Self::Venue(_) => WitnessKind::Venue,
            Self::Coordinator => WitnessKind::Coordinator,
        }
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Device(device) => write!(f, "device {device}"),
            Self::Venue(venue) => write!(f, "venue {venue}"),
            Self::Coordinator => f.write_str("coordinator"),
        }
    }
}

/// How a witness's clock stands to the coordinator's: coordinator time is its monotonic clock
/// plus `ms`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offset {
    /// Milliseconds to add to the witness's monotonic clock.
    pub ms: i64,
    /// How wrong that may be, in either direction.
    pub error_ms: u32,
}

/// The witness's own clock when it saw something. Its wall clock is evidence, and nothing is
/// worked out from it: it may have been stepped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WitnessClock {
    /// Which start of the witness's machine the monotonic clock counts from.
    pub boot_id: String,
    /// Its monotonic clock, in milliseconds.
    pub monotonic_ms: u64,
    /// Its wall clock, in milliseconds since the Unix epoch.
    pub wall_ms: u64,
    /// How its monotonic clock stood to the coordinator's, if that was measured.
    pub offset: Option<Offset>,
}

impl WitnessClock {
    /// When this was in coordinator time: by the measured offset, but never after it was
    /// received; without an offset when it was received.
    pub fn at(&self, received: Time) -> Time {
        let Some(offset) = self.offset else {
            return received;
        };
        let at = i128::from(self.monotonic_ms) + i128::from(offset.ms);
        let at = at.clamp(0, i128::from(received.0));
        u64::try_from(at).map_or(received, Time)
    }
}

/// One line of evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number within the incident, from 1.
    pub number: u32,
    /// Who saw it.
    pub witness: Witness,
    /// That witness's clock.
    pub seen: WitnessClock,
    /// When it was in coordinator time, as far as is known: [`WitnessClock::at`].
    pub at: Time,
    /// The device that a venue speaks of, or at which the coordinator says that a seat is back; none if they
    /// speak of themselves, as a device does.
    pub about: Option<DeviceId>,
    /// When the coordinator received it.
    pub received: Time,
    /// What was seen.
    pub saw: Observation,
}
