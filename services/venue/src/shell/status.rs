//! What the node shows of itself.

use adoube_proto::v1::{DeviceStatuses, Seating};

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
    pub fn state(&self, device: &str) -> &str {
        let mut devices = self.devices.devices.iter();
        let found = devices.find(|status| status.device == device);
        found.map_or("", |status| status.state.as_str())
    }
}
