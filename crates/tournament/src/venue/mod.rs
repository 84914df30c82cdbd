//! What a venue node reported and the coordinator keeps as evidence (DIS-1).
//!
//! A venue's clocks are never the event's: its boot identity, monotonic and wall time stand
//! beside the coordinator's time of the record, so that the three places from which a
//! disconnection is seen can be compared.

mod invitation;
mod lock_reports;
mod sight;
mod state;
#[cfg(test)]
mod tests;

use crate::ids::DeviceId;
use crate::incident::evidence::Offset;

pub use crate::lock_report::{LayerState, LockReport, MAX_LAYERS, TriedLayer, is_digest};
pub use invitation::WallInvitation;
pub use sight::{MAX_SIGHT_FIGURES, Sight, sights};
pub use state::{MAX_JOURNALS, MAX_JOURNALS_EACH, MAX_SIGHTS, MAX_TEXT, State, decide};

/// One kept report of a venue node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number in the venue's outbox, from 1.
    pub number: u64,
    /// Which start of the venue's machine the monotonic time counts from.
    pub boot_id: String,
    /// The venue's monotonic clock when it saw this, in milliseconds.
    pub monotonic_ms: u64,
    /// The venue's wall clock, in milliseconds since the Unix epoch; evidence only.
    pub wall_ms: u64,
    /// How that monotonic clock stood to coordinator time, where it was measured.
    pub offset: Option<Offset>,
    /// How the device's monotonic clock stood to the venue's, in a report about a device.
    pub device_offset: Option<Offset>,
    /// The same as evidence. Empty in reports that say nothing about a silence.
    pub saw: Vec<Sight>,
    /// What it saw.
    pub what: ReportKind,
}

/// What a venue node saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReportKind {
    /// A device came, went, or said something that is kept.
    Device {
        /// Which.
        device: DeviceId,
        /// `born`, `ready`, `late`, `silent`, `lost`, `left`, `duplicate`, `foreign`, `event`,
        /// `neighbours`, `journal-gap`.
        what: String,
        /// The device's session number.
        session: u64,
        /// Which start of the device its monotonic time counts from.
        boot_id: String,
        /// The device's monotonic clock, in milliseconds, as far as known.
        device_monotonic_ms: u64,
        /// Milliseconds since the venue last heard it.
        silent_for_ms: u64,
        /// More, for people.
        detail: String,
    },
    /// A relayed connection opened or closed.
    Relay {
        /// Whose.
        device: DeviceId,
        /// The connection's id, which joins the traces of both ends.
        connection: String,
        /// `opened`, `closed-by-device`, `closed-by-coordinator`, `refused`, `unreachable`.
        what: String,
        /// Bytes copied towards the coordinator.
        bytes_up: u64,
        /// Bytes copied towards the device.
        bytes_down: u64,
        /// When it closed, milliseconds since the last byte towards the coordinator.
        up_age_ms: u64,
        /// When it closed, milliseconds since the last byte towards the device.
        down_age_ms: u64,
        /// More, for people.
        detail: String,
    },
    /// A line of a device's own journal, which it sent once it could. The report's clocks are
    /// those of its arrival at the venue.
    Journal(JournalLine),
    /// The node itself, its broker or its uplink.
    Node {
        /// `node-started`, `node-held`, `broker-down`, `broker-up`, `uplink-lost`, `uplink-back`,
        /// `uplink-reading`.
        what: String,
        /// More, for people.
        detail: String,
    },
    /// Reports were thrown away because the outbox was full for too long.
    Gap {
        /// How many.
        dropped: u64,
    },
    /// Somebody gave a device an order, or something became of one.
    Order {
        /// The order's id.
        id: String,
        /// Which device.
        device: DeviceId,
        /// What was ordered: `message`, `lock`, `unlock`, `identify`, `list-applications`,
        /// `run-checks`, `restart-page`.
        what: String,
        /// `waiting`, `delivered`, `done`, `refused`, `failed`, `expired`, `cancelled`,
        /// `superseded`.
        fate: String,
        /// Who gave it or took it back.
        by: String,
        /// In which office.
        role: String,
        /// The order's text, or the device's answer.
        detail: String,
        /// The order's text, whatever became of it; empty where it has none.
        text: String,
    },
    /// Something became of an invitation to the venue's wall.
    Invitation(WallInvitation),
}

/// What a device wrote into its journal when it saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalLine {
    /// Which.
    pub device: DeviceId,
    /// The session that brought it, perhaps long after.
    pub session: u64,
    /// Its journal: numbers count within one, and a new disk has a new one.
    pub journal: String,
    /// The line's number, from 1.
    pub number: u64,
    /// Which start of the device its monotonic time counts from.
    pub boot_id: String,
    /// The device's monotonic clock, in milliseconds; it stands while the machine sleeps.
    pub monotonic_ms: u64,
    /// How long the machine had slept since its start.
    pub suspended_ms: u64,
    /// The device's wall clock, in milliseconds since the Unix epoch; evidence only.
    pub wall_ms: u64,
    /// What it saw.
    pub saw: Sight,
    /// More, for people.
    pub detail: String,
}
