//! What must hold of a run, and what is measured in it.

use std::collections::BTreeMap;

/// What was seen of the devices in one run. Times are virtual milliseconds.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Seen {
    /// Seats that the coordinator gave up, by device: when.
    pub lost: Vec<(u64, u16)>,
    /// When a device first showed as late after its cable was pulled, by device.
    pub late: BTreeMap<u16, u64>,
    /// How often a device showed as late, for whatever reason.
    pub times_late: u64,
    /// When a cable was pulled, by device.
    pub pulled: BTreeMap<u16, u64>,
}

impl Seen {
    /// Seats that were given up although no cable was out.
    pub fn false_losses(&self) -> usize {
        let is_false =
            |(at, device): &&(u64, u16)| self.pulled.get(device).is_none_or(|pulled| at < pulled);
        self.lost.iter().filter(is_false).count()
    }

    /// From each pulled cable to *late* at the venue.
    pub fn until_late(&self) -> Vec<u64> {
        self.after_pull(|device| self.late.get(&device).copied())
    }

    /// From each pulled cable to the seat being given up by the coordinator.
    pub fn until_lost(&self) -> Vec<u64> {
        self.after_pull(|device| {
            let of_device = self.lost.iter().filter(|(_, lost)| *lost == device);
            of_device.map(|(at, _)| *at).min()
        })
    }

    fn after_pull(&self, at: impl Fn(u16) -> Option<u64>) -> Vec<u64> {
        let mut spans: Vec<u64> = self
            .pulled
            .iter()
            .map(|(device, pulled)| at(*device).map_or(u64::MAX, |at| at.saturating_sub(*pulled)))
            .collect();
        spans.sort_unstable();
        spans
    }
}

/// The value that so many in a hundred do not exceed; the spans are sorted.
pub fn percentile(spans: &[u64], percent: usize) -> u64 {
    let index = (spans.len() * percent).div_ceil(100).max(1) - 1;
    spans.get(index).copied().unwrap_or(u64::MAX)
}
