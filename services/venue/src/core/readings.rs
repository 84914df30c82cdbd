//! Which devices the node still hears when their way to the coordinator breaks: then it is not the
//! device that fell silent.

use std::collections::BTreeMap;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{DeviceChange, DeviceChangeKind};

use super::{Core, Output, Report};
use crate::rate::Rate;
use crate::sight;

/// A device is looked at so long after its way was last heard, milliseconds: by then one that
/// fell silent with it is seen to be.
const AFTER_MS: u64 = 4_500;

/// Readings of one device that are taken in a minute.
const A_MINUTE: u32 = 6;

/// A reading that is due.
#[derive(Clone, Copy, Debug)]
struct Due {
    at: u64,
    /// When the way was last heard.
    since: u64,
}

/// The readings of all devices.
#[derive(Clone, Debug)]
pub(super) struct Readings(BTreeMap<String, (Option<Due>, Rate)>);

impl Readings {
    pub(super) fn new(devices: &[String]) -> Self {
        let fresh = || (None, Rate::new(A_MINUTE, 60_000));
        Self(devices.iter().map(|id| (id.clone(), fresh())).collect())
    }

    /// The ways of all devices broke, after they had been silent for so long.
    pub(super) fn ask_all(&mut self, now: u64, silent_ms: u64) {
        for reading in self.0.values_mut() {
            ask(reading, now, silent_ms);
        }
    }

    /// The way of one device did.
    pub(super) fn ask(&mut self, now: u64, device: &str, silent_ms: u64) {
        if let Some(reading) = self.0.get_mut(device) {
            ask(reading, now, silent_ms);
        }
    }

    /// The devices to be looked at now, each with when its way was last heard.
    fn due(&mut self, now: u64) -> Vec<(String, u64)> {
        let mut due = Vec::new();
        for (device, (reading, _)) in &mut self.0 {
            if let Some(Due { since, .. }) = reading.take_if(|due| due.at <= now) {
                due.push((device.clone(), since));
            }
        }
        due
    }

    pub(super) fn next_timeout(&self) -> Option<u64> {
        let due = self.0.values().filter_map(|(reading, _)| *reading);
        due.map(|due| due.at).min()
    }
}

/// The first of several breaks counts: that is when the silence began.
fn ask((reading, rate): &mut (Option<Due>, Rate), now: u64, silent_ms: u64) {
    if reading.is_none() && rate.allow(now).is_some() {
        let since = now.saturating_sub(silent_ms);
        let at = now.max(since + AFTER_MS);
        *reading = Some(Due { at, since });
    }
}

impl Core {
    /// Tells of the devices that were heard all the while.
    pub(super) fn read_devices(&mut self, now: u64, outputs: &mut Vec<Output>) {
        for (device, since) in self.readings.due(now) {
            let Some(ago) = self.view.heard_on(now, &device, since) else {
                continue;
            };
            let change = DeviceChange {
                device,
                what: DeviceChangeKind::Heard.into(),
                detail: format!("the node heard it all the while, {ago} ms before"),
                ..DeviceChange::default()
            };
            outputs.push(Output::Report(Report {
                body: Some(Body::Device(change)),
                saw: vec![sight::word("device-heard", &[sight::figure(ago)])],
                device_offset: None,
            }));
        }
    }
}
