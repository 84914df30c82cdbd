//! The venue's devices, each as of its own last message.

use std::cmp::Reverse;

use adoube_proto::v1::{AlarmLevel, VenueDevice, VenueDevices};

/// The devices that are known, those in trouble first, then by id.
#[derive(Debug, Default)]
pub(super) struct DeviceList {
    told: Vec<Told>,
}

#[derive(Debug)]
struct Told {
    device: VenueDevice,
    at: u64,
}

impl DeviceList {
    /// Takes in what was received at `now`, milliseconds of any clock that does not go back.
    pub(super) fn take(&mut self, devices: VenueDevices, now: u64) {
        if !devices.part {
            self.told.clear();
        }
        for device in devices.devices {
            let told = Told { device, at: now };
            match self.told.iter_mut().find(|it| it.id() == told.id()) {
                Some(known) => *known = told,
                None => self.told.push(told),
            }
        }
        let place = |it: &Told| (Reverse(degree(it.device.alarm)), it.id().to_owned());
        self.told.sort_by_cached_key(place);
    }

    /// Devices, those in trouble first.
    pub(super) fn devices(&self) -> impl Iterator<Item = &VenueDevice> {
        self.told.iter().map(|told| &told.device)
    }

    /// Milliseconds since the last message about the device: its ages have grown by that.
    pub(super) fn since(&self, device: &VenueDevice, now: u64) -> u64 {
        let known = self.told.iter().find(|it| it.id() == id(device));
        known.map_or(0, |told| now.saturating_sub(told.at))
    }
}

impl Told {
    fn id(&self) -> &str {
        id(&self.device)
    }
}

fn id(device: &VenueDevice) -> &str {
    let status = device.status.as_ref();
    status.map_or("", |status| &status.device)
}

/// How much a device is to be looked at; what a later node says is looked at too.
fn degree(alarm: i32) -> i32 {
    AlarmLevel::try_from(alarm).map_or(i32::MAX, Into::into)
}
