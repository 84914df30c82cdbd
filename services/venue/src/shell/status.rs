//! What the node shows of itself.

use adoube_proto::v1::{ClockOffset, DeviceStatuses, Seating};

use crate::pings::Tally;

/// How the node's own parts stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The broker's process, if the node runs one and it lives.
    pub broker_pid: Option<u32>,
    /// How often the broker was started.
    pub broker_starts: u32,
    /// Whether the node hears the broker.
    pub bus: bool,
    /// Whether the coordinator answers.
    pub uplink: bool,
    /// The node's monotonic clock when that was last changed, milliseconds; 0 before the first
    /// link.
    pub uplink_since: u64,
    /// The last round trip to the coordinator, microseconds; 0 before the first.
    pub uplink_round_trip_us: u32,
    /// The uplink's pings of the last half minute.
    pub uplink_pings: Tally,
    /// How coordinator time stands to the node's monotonic clock, as far as measured.
    pub coordinator_clock: Option<ClockOffset>,
}

/// The node at one instant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    /// Its own parts.
    pub status: Status,
    /// Every device.
    pub devices: DeviceStatuses,
    /// Who sits where, as far as the coordinator said.
    pub seats: Seating,
}

impl Snapshot {
    /// How a device stands, as in `DeviceStatus`; empty for one that is not enrolled here.
    pub fn state(&self, device: &str) -> &'static str {
        let mut devices = self.devices.devices.iter();
        let found = devices.find(|status| status.device == device);
        found.map_or("", |status| status.state().word())
    }
}
