//! One connection of a device to the broker, as the venue follows it.

use adoube_proto::v1::{Birth, DeviceEvent, Lockdown, Vitals};

/// What is known within one session.
#[derive(Clone, Debug, Default)]
pub(super) struct Session {
    pub(super) number: u64,
    /// When it was first heard of, venue milliseconds.
    pub(super) since: u64,
    /// The agent's process; empty until it is known.
    instance: String,
    /// Its birth was not received, or events since then may not have been.
    pub(super) needs_birth: bool,
    pub(super) boot_id: String,
    pub(super) device_ms: u64,
    /// The last vitals that came in order.
    pub(super) vitals: Option<Vitals>,
    /// How far its machine is held to what the event asks, as it said last.
    pub(super) lockdown: Option<Lockdown>,
    /// Vitals that never arrived.
    pub(super) missed: u64,
    /// The number of the last vitals; none before the first if the birth was missed too, so that what
    /// was sent before this node listened does not count as missed.
    sequence: Option<u64>,
    /// The last event; numbers go on over the connections of one process.
    pub(super) events: u64,
}

impl Session {
    /// `events` is the last event that this process sent before, 0 for a new one.
    pub(super) fn born(now: u64, birth: &Birth, events: u64) -> Self {
        Self {
            number: birth.session,
            since: now,
            instance: birth.instance.clone(),
            boot_id: birth.boot_id.clone(),
            device_ms: birth.monotonic_ms,
            lockdown: birth.lockdown.clone(),
            sequence: Some(0),
            events,
            ..Self::default()
        }
    }

    /// A session whose birth was not received.
    pub(super) fn adopted(now: u64, number: u64) -> Self {
        Self {
            number,
            since: now,
            needs_birth: true,
            ..Self::default()
        }
    }

    /// Takes the birth that this session needs; false if it needs none, or if this is another session's. It brings what
    /// nothing else repeats.
    pub(super) fn complete(&mut self, birth: &Birth) -> bool {
        let same_process = self.instance.is_empty() || self.instance == birth.instance;
        if !self.needs_birth || self.number != birth.session || !same_process {
            return false;
        }
        self.needs_birth = false;
        self.instance.clone_from(&birth.instance);
        self.boot_id.clone_from(&birth.boot_id);
        self.lockdown.clone_from(&birth.lockdown);
        true
    }

    /// Takes a heartbeat; false if its sequence had been passed already, which one speaker alone
    /// does not do. Of such a one only the boot and the device's clock are kept.
    pub(super) fn take_vitals(&mut self, vitals: Vitals) -> bool {
        self.boot_id.clone_from(&vitals.boot_id);
        if self.instance.is_empty() {
            self.instance.clone_from(&vitals.instance);
        }
        self.device_ms = vitals.monotonic_ms;
        let before = self.sequence.unwrap_or(vitals.sequence - 1);
        if vitals.sequence <= before {
            return false;
        }
        self.missed += vitals.sequence - before - 1;
        self.sequence = Some(vitals.sequence);
        self.vitals = Some(vitals);
        true
    }

    /// Takes an event; false if it is a repeat.
    pub(super) fn event(&mut self, event: &DeviceEvent) -> bool {
        self.device_ms = event.monotonic_ms;
        let fresh = event.sequence > self.events;
        self.events = self.events.max(event.sequence);
        if fresh && event.lockdown.is_some() {
            self.lockdown.clone_from(&event.lockdown);
        }
        fresh
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_in_vitals_are_counted() {
        let vitals = |sequence| Vitals {
            sequence,
            ..Vitals::default()
        };
        let mut session = Session::born(0, &Birth::default(), 0);
        for (sequence, in_order, missed) in [
            (1, true, 0),
            (2, true, 0),
            (5, true, 2),
            (5, false, 2),
            (3, false, 2),
            (6, true, 2),
        ] {
            assert_eq!(
                session.take_vitals(vitals(sequence)),
                in_order,
                "{sequence}"
            );
            assert_eq!(session.missed, missed, "{sequence}");
        }
        let mut born = Session::born(0, &Birth::default(), 0);
        born.take_vitals(vitals(4));
        assert_eq!(born.missed, 3, "those after a birth that was heard");
        let mut adopted = Session::adopted(0, 1);
        adopted.take_vitals(vitals(400));
        assert_eq!(adopted.missed, 0, "those before this node listened");
    }
}
