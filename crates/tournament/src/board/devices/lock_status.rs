//! Machines that are not held to what the event asks while somebody plays at them (VEN-2): when that began, and when
//! it ended.

use adoube_chess::Side;

use crate::board::Board;
use crate::board::devices::note::{AtDevice, DeviceNote, ReportedTime};
use crate::ids::DeviceId;

/// A machine of which nobody knows that it is held.
#[derive(Debug, Clone)]
struct Unheld {
    device: DeviceId,
    let_go: bool,
    since: ReportedTime,
}

/// Those of a board's devices, at most one entry each.
#[derive(Debug, Clone)]
pub(in crate::board) struct Machines {
    unheld: Vec<Unheld>,
}

impl Machines {
    pub(in crate::board) const fn new() -> Self {
        Self { unheld: Vec::new() }
    }

    /// Whether it is news that a machine is not held: the first time, and when who held it not at all lets it go.
    pub(in crate::board) fn is_news(&self, device: &DeviceId, let_go: bool) -> bool {
        self.of(device).is_none_or(|it| let_go && !it.let_go)
    }

    /// What is to be noted of a machine that is held.
    pub(in crate::board) fn held_again(&self, device: &DeviceId) -> Option<AtDevice> {
        let since = self.of(device)?.since.at;
        Some(AtDevice::HeldAgain { since })
    }

    /// Takes in a note of this kind.
    pub(in crate::board) fn take(&mut self, note: &DeviceNote) {
        let before = self.unheld.iter().position(|it| it.device == note.device);
        let before = before.map(|at| self.unheld.remove(at));
        if let AtDevice::NotHeld { let_go, .. } = note.what {
            self.unheld.push(Unheld {
                device: note.device.clone(),
                let_go,
                since: before.map_or(note.when, |it| it.since),
            });
        }
    }

    fn of(&self, device: &DeviceId) -> Option<&Unheld> {
        self.unheld.iter().find(|it| it.device == *device)
    }
}

impl Board {
    /// Whether the machine of the seat is not held as the event asks, as far as was reported.
    pub fn is_unheld(&self, side: Side) -> bool {
        let device = &self.seat(side).device;
        self.at_devices.machines.of(device).is_some()
    }
}

#[cfg(test)]
#[path = "lock_status_tests.rs"]
mod tests;
