//! What the venue knows of each of its devices, and how it noticed (VEN-1, VEN-4).
//!
//! Plain state: `now` is the venue node's monotonic clock in milliseconds and never decreases.
//! [`crate::lateness`] decides whether a device is *late* or *silent*. It is *lost* when its last will says so, and has
//! *left* when it said so itself.

mod births;
mod device;
mod instances;
mod session;
mod strangers;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use adoube_proto::v1::{
    ClockOffset, DeviceChange, DeviceLock, DevicePong, DeviceState, DeviceStatus, Journal,
    Lockdown, RelayFlow, Vitals,
};

use crate::bus::Message;
use crate::pings::Tally;
use crate::sight::{Birth, Neighbours};
use device::Device;
use strangers::Strangers;

/// Devices that fall silent or are lost within so long of each other did so together: a last will
/// may come at once, where silence shows only after [`crate::lateness::SILENT_MS`]. Milliseconds.
pub const TOGETHER_MS: u64 = 4000;

/// The node is asked for the time at least four times a second; a longer pause than this,
/// milliseconds, was the node's own and is not laid to the devices.
pub const STALL_MS: u64 = 1000;

/// How a device stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Never heard in this run of the node.
    Absent,
    /// Heard lately.
    Ready,
    /// Not heard for [`crate::lateness::LATE_MS`].
    Late,
    /// Not heard for [`crate::lateness::SILENT_MS`].
    Silent,
    /// Its last will was published.
    Lost,
    /// It said that it leaves.
    Left,
}

impl Standing {
    /// As in a `DeviceStatus`, which shows a device that left as absent.
    pub const fn state(self) -> DeviceState {
        match self {
            Self::Absent | Self::Left => DeviceState::Absent,
            Self::Ready => DeviceState::Ready,
            Self::Late => DeviceState::Late,
            Self::Silent => DeviceState::Silent,
            Self::Lost => DeviceState::Lost,
        }
    }
}

/// What the node itself observed of a device, for its status: see `DeviceStatus`.
#[derive(Clone, Debug, Default)]
pub struct NodeObservations {
    /// Whether a play connection of it is open.
    pub relayed: bool,
    /// The node's pings of the last half minute.
    pub pings: Tally,
    /// The device's clock against the node's.
    pub clock: Option<ClockOffset>,
    /// Its play connections.
    pub flows: Vec<RelayFlow>,
    /// How long ago the relay brought it a byte from the coordinator, milliseconds.
    pub coordinator_byte_age_ms: Option<u64>,
    /// Lines of its journal that the node does not have.
    pub journal_missing: u64,
    /// Whether an order locks its page.
    pub locked: bool,
    /// What of its machine's lock decides who may be seated.
    pub lock: Option<DeviceLock>,
}

/// What happens to the view.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every input is a message: boxing each would allocate for nothing"
)]
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A message came on a device's own topic.
    Heard {
        /// Whose topic.
        device: String,
        /// Whether the broker had kept it: it says nothing about now.
        retained: bool,
        /// The message; an acknowledgement counts as a sign of life only.
        message: Message,
    },
    /// Something that is no message came on a device's topic.
    Foreign {
        /// Whose topic.
        device: String,
        /// What was wrong with it.
        why: String,
    },
    /// The node reached the broker.
    BusUp,
    /// The node lost the broker: nothing can be heard.
    BusDown,
}

/// What follows from an input or from time.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// To be kept and reported.
    Change(DeviceChange),
    /// A device speaks in a new session.
    Session {
        /// Which.
        device: String,
        /// Whether its process is another one than before, as far as known.
        renewed: bool,
    },
    /// A device asks for relay tokens.
    TokensWanted {
        /// Which.
        device: String,
    },
    /// Lines of a device's journal.
    Journal {
        /// Whose.
        device: String,
        /// The lines.
        batch: Journal,
    },
    /// A device answers a ping.
    Pong {
        /// Which.
        device: String,
        /// The answer.
        pong: DevicePong,
    },
    /// The node itself stood still for so many milliseconds.
    Stalled(u64),
}

/// The venue's view of all devices enrolled for it.
#[derive(Clone, Debug)]
pub struct View {
    devices: BTreeMap<String, Device>,
    strangers: Strangers,
    bus_up: bool,
    last: Option<u64>,
    /// Since when the node has heard what there was to hear: it stood still before.
    awake_since: u64,
}

impl View {
    /// Nothing heard yet of these devices.
    pub fn new(devices: &[String]) -> Self {
        let devices = devices
            .iter()
            .map(|id| (id.clone(), Device::new(id)))
            .collect();
        Self {
            devices,
            strangers: Strangers::default(),
            bus_up: false,
            last: None,
            awake_since: 0,
        }
    }

    /// Takes one input. Messages are taken before time is: what lay ready while the node was busy
    /// must not count as silence.
    pub fn handle(&mut self, now: u64, input: Input) -> Vec<Output> {
        match input {
            Input::BusUp => {
                self.bus_up = true;
                // What the devices published before did not reach this node.
                let devices = self.devices.values_mut();
                for session in devices.filter_map(|device| device.session.as_mut()) {
                    session.needs_birth = true;
                }
            }
            Input::BusDown => self.bus_up = false,
            Input::Heard {
                device,
                retained,
                message,
            } => {
                return match self.devices.get_mut(&device) {
                    Some(known) => known.heard(now, retained, message),
                    None => self.stranger(now, &device),
                };
            }
            Input::Foreign { device, why } => {
                return match self.devices.get_mut(&device) {
                    Some(known) => known.foreign(now, &why),
                    None => self.stranger(now, &device),
                };
            }
        }
        Vec::new()
    }

    /// Lets time pass: who is late, who is silent. To be called whenever [`View::next_timeout`] is
    /// reached and at least once in [`STALL_MS`].
    pub fn handle_timeout(&mut self, now: u64) -> Vec<Output> {
        let mut outputs = Vec::new();
        let pause = now.saturating_sub(self.last.unwrap_or(now));
        self.last = Some(now);
        if pause > STALL_MS {
            for device in self.devices.values_mut() {
                device.excuse(pause);
            }
            self.awake_since = now;
            outputs.push(Output::Stalled(pause));
        }
        for device in self.devices.values_mut() {
            device.timeout(now, self.bus_up, &mut outputs);
        }
        outputs
    }

    /// When [`View::handle_timeout`] has something to do next.
    pub fn next_timeout(&self) -> Option<u64> {
        self.devices.values().filter_map(Device::next_timeout).min()
    }

    /// How long ago a device was heard that was heard all the while since then: nobody was by a node that
    /// stood still meanwhile, though all that waited was read at once as it woke.
    pub fn heard_on(&self, now: u64, device: &str, since: u64) -> Option<u64> {
        let known = self.devices.get(device)?;
        let awake = self.awake_since <= since;
        awake.then(|| known.heard_on(now, since)).flatten()
    }

    /// How a device stands; none if it is not enrolled here.
    pub fn standing(&self, device: &str) -> Option<Standing> {
        self.devices.get(device).map(Device::standing)
    }

    /// A device's newest session; none before it was heard.
    pub fn session(&self, device: &str) -> Option<u64> {
        self.devices.get(device).and_then(Device::session)
    }

    /// Whether a device is enrolled here.
    pub fn enrolled(&self, device: &str) -> bool {
        self.devices.contains_key(device)
    }

    /// How far a device's machine is held to what the event asks, as it said last in this session.
    pub fn lockdown(&self, device: &str) -> Option<&Lockdown> {
        self.devices.get(device)?.lockdown()
    }

    /// Whether its machine was held in this run of the node.
    pub fn was_held(&self, device: &str) -> bool {
        self.devices.get(device).is_some_and(Device::was_held)
    }

    /// Whether a device is to publish its birth again: this node does not know all that the last one said.
    pub fn needs_birth(&self, device: &str) -> bool {
        let known = self.devices.get(device);
        let session = known.and_then(|device| device.session.as_ref());
        session.is_some_and(|session| session.needs_birth)
    }

    /// All devices as they stand at `now`, by id. `observe` gives what the node observed of a device with these vitals.
    pub fn statuses(
        &self,
        now: u64,
        observe: impl Fn(&str, &Vitals) -> NodeObservations,
    ) -> Vec<DeviceStatus> {
        let devices = self.devices.values();
        devices.map(|it| it.status(now, &observe)).collect()
    }

    /// For devices that fell a while ago: how many of the others fell with them. Not before,
    /// for the others may be seen to be silent only then.
    pub fn counts(&mut self, now: u64) -> Vec<(String, Neighbours)> {
        let due: Vec<(String, u64)> = self
            .devices
            .iter_mut()
            .filter_map(|(id, device)| Some((id.clone(), device.take_count(now)?)))
            .collect();
        let counted = due.into_iter().map(|(id, fell)| {
            let neighbours = self.neighbours(&id, fell);
            (id, neighbours)
        });
        counted.collect()
    }

    /// Of the other devices that were there: those that fell within [`TOGETHER_MS`].
    fn neighbours(&self, device: &str, fell: u64) -> Neighbours {
        let mut neighbours = Neighbours::default();
        for (_, other) in self.devices.iter().filter(|(id, _)| *id != device) {
            let with_it = other
                .fell()
                .is_some_and(|at| at.abs_diff(fell) <= TOGETHER_MS);
            let there = matches!(other.standing(), Standing::Ready | Standing::Late);
            neighbours.silent += u32::from(with_it);
            neighbours.of += u32::from(with_it || there);
        }
        neighbours
    }

    /// What a device's last birth said against the one before.
    pub fn born_as(&self, device: &str) -> Birth {
        self.devices
            .get(device)
            .map_or(Birth::Unknown, Device::born_as)
    }

    /// A device's last vitals; none before the first of this session.
    pub fn vitals(&self, device: &str) -> Option<&Vitals> {
        self.devices.get(device)?.vitals()
    }

    fn stranger(&mut self, now: u64, device: &str) -> Vec<Output> {
        let change = self.strangers.spoke(now, device).map(Output::Change);
        change.into_iter().collect()
    }
}
