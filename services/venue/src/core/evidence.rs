//! What the view notices, as evidence; the devices' own journals; what the node observed of a device.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DeviceChange, DeviceChangeKind, Journal, JournalEntry, JournalLine, RelayFlow, Vitals,
};

use super::{Core, LineKept, Output, Report, clip};
use crate::relay::FlowSeen;
use crate::sight;
use crate::view::NodeObservations;

impl Core {
    /// A line of a device's journal is on the disk: the device may forget it.
    pub fn journal_kept(&mut self, kept: &LineKept) -> Option<Output> {
        let receipt = self.journals.kept(&kept.device, &kept.journal, kept.mark)?;
        Some(Output::Receipt {
            device: kept.device.clone(),
            receipt,
        })
    }

    pub(super) fn device_report(&self, now: u64, mut change: DeviceChange) -> Output {
        clip(&mut change.detail);
        let birth = self.view.born_as(&change.device);
        let vitals = self.view.vitals(&change.device);
        let suspended = vitals.map_or(0, |vitals| vitals.suspended_ms);
        let device_offset = self
            .clocks
            .offset(now, &change.device, &change.boot_id, suspended);
        Output::Report(Report {
            saw: sight::of_device(&change, birth),
            device_offset,
            body: Some(Body::Device(change)),
        })
    }

    /// A while after a device fell: how many of the others fell with it.
    pub(super) fn count_neighbours(&mut self, now: u64, outputs: &mut Vec<Output>) {
        for (device, neighbours) in self.view.counts(now) {
            let change = DeviceChange {
                device,
                what: DeviceChangeKind::Neighbours.into(),
                detail: format!(
                    "{} of {} other devices fell silent with it",
                    neighbours.silent, neighbours.of
                ),
                ..DeviceChange::default()
            };
            outputs.push(Output::Report(Report {
                body: Some(Body::Device(change)),
                saw: vec![sight::of_neighbours(neighbours)],
                device_offset: None,
            }));
        }
    }

    /// Lines of a start of the machine whose clock is not measured wait a moment for the answer that measures it:
    /// as after the node itself was started anew. Taken as they come, nobody could ever tell when they were.
    pub(super) fn take_batch(
        &mut self,
        now: u64,
        device: &str,
        batch: Journal,
        outputs: &mut Vec<Output>,
    ) {
        let clock = |line: &JournalLine| {
            let slept = line.suspended_ms;
            self.clocks.offset(now, device, &line.boot_id, slept)
        };
        let is_placed = batch.lines.iter().all(|line| clock(line).is_some());
        if is_placed || !self.clocks.awaits(now, device) {
            self.take_lines(now, device, batch, outputs);
        } else {
            self.unplaced.insert(device.to_owned(), batch);
        }
    }

    /// Takes what waited for an answer that has come, or that does not come.
    pub(super) fn take_unplaced(&mut self, now: u64, outputs: &mut Vec<Output>) {
        let clocks = &self.clocks;
        let due: Vec<_> = self
            .unplaced
            .extract_if(.., |device, _| !clocks.awaits(now, device))
            .collect();
        for (device, batch) in due {
            self.take_lines(now, &device, batch, outputs);
        }
    }

    fn take_lines(&mut self, now: u64, device: &str, batch: Journal, outputs: &mut Vec<Output>) {
        let (session, journal) = (batch.session, batch.journal.clone());
        let taken = self.journals.take(now, device, batch);
        if let Some((from, through)) = taken.gone {
            let change = DeviceChange {
                device: device.to_owned(),
                what: DeviceChangeKind::JournalGap.into(),
                session,
                detail: format!("lines {from} to {through} of its journal are lost"),
                ..DeviceChange::default()
            };
            outputs.push(self.device_report(now, change));
        }
        for (mark, line) in taken.lines {
            self.breaches.take(now, device, &journal, &line);
            // What befell the page befell the device or not.
            if matches!(line.what.as_str(), "page-silent" | "page-closed") {
                self.readings.ask(now, device, 0);
            }
            let slept = line.suspended_ms;
            let device_offset = self.clocks.offset(now, device, &line.boot_id, slept);
            let entry = JournalEntry {
                device: device.to_owned(),
                session,
                journal: journal.clone(),
                line: Some(line),
            };
            let report = Report {
                body: Some(Body::Journal(entry)),
                device_offset,
                ..Report::default()
            };
            let kept = LineKept {
                device: device.to_owned(),
                journal: journal.clone(),
                mark,
            };
            outputs.push(Output::Line { report, kept });
        }
        if let Some(receipt) = taken.receipt {
            outputs.push(Output::Receipt {
                device: device.to_owned(),
                receipt,
            });
        }
    }

    /// What the node observed of a device with these vitals.
    pub(super) fn observations(
        &self,
        now: u64,
        flows: &[FlowSeen],
        device: &str,
        vitals: &Vitals,
    ) -> NodeObservations {
        let own = flows.iter().filter(|flow| flow.device == device);
        NodeObservations {
            relayed: self.gate.relayed(device),
            pings: self.clocks.tally(device),
            clock: self.clocks.current(now, device, vitals.suspended_ms),
            flows: own.map(flow).collect(),
            coordinator_byte_age_ms: self.coordinator_byte_age(now, flows, device),
            journal_missing: self.journals.missing(device, vitals.journal_last),
            locked: self.book.locked(device).is_some(),
            lock: self.lock(device),
        }
    }
}

fn flow(seen: &FlowSeen) -> RelayFlow {
    RelayFlow {
        connection: seen.connection.to_string(),
        bytes_up: seen.carried.up,
        bytes_down: seen.carried.down,
        up_age_ms: seen.carried.up_age_ms,
        down_age_ms: seen.carried.down_age_ms,
    }
}
