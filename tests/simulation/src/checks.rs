//! What must hold of a run, and what is measured in it.

use std::collections::BTreeMap;

use adoube_tournament::incident::cause::Cause;

/// What was seen of the devices in one run. Times are virtual milliseconds.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Seen {
    /// The silences that the coordinator's incidents are about: noticed when, of which device.
    pub incidents: Vec<(u64, u16)>,
    /// When a device first showed as late after its cable was pulled, by device.
    pub late: BTreeMap<u16, u64>,
    /// How often a device showed as late, for whatever reason.
    pub times_late: u64,
    /// When a cable was pulled, by device.
    pub pulled: BTreeMap<u16, u64>,
    /// Messages of devices at their venues and at the coordinator: that there was something which
    /// could have come too late.
    pub heard: [u64; 2],
}

impl Seen {
    /// Incidents about seats whose cable was in.
    pub fn false_incidents(&self) -> usize {
        let is_false =
            |(at, device): &&(u64, u16)| self.pulled.get(device).is_none_or(|pulled| at < pulled);
        self.incidents.iter().filter(is_false).count()
    }

    /// From each pulled cable to *late* at the venue.
    pub fn until_late(&self) -> Vec<u64> {
        self.after_pull(|device| self.late.get(&device).copied())
    }

    /// From each pulled cable to the coordinator's incident.
    pub fn until_incident(&self) -> Vec<u64> {
        self.after_pull(|device| {
            let of_device = self.incidents.iter().filter(|(_, lost)| *lost == device);
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

/// An incident that is not closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Live {
    /// Its number.
    pub number: u32,
    /// How many devices it is about.
    pub devices: usize,
    /// What the evidence says so far; none before it was looked at.
    pub cause: Option<Cause>,
}

/// The value that so many in a hundred do not exceed; the spans are sorted.
pub fn percentile(spans: &[u64], percent: usize) -> u64 {
    let index = (spans.len() * percent).div_ceil(100).max(1) - 1;
    spans.get(index).copied().unwrap_or(u64::MAX)
}
