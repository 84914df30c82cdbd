//! The checks before a game, of either side.

use std::collections::BTreeMap;

use adoube_proto::v1::{
    CheckKind, CheckRecorded, CheckResult, ChecksWaived, PlayerChecks, SeatMoved, Side,
    board_event::Event,
};

use super::sides::index;

/// What was found of both players and their devices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checks {
    /// White first.
    sides: [PlayerChecks; 2],
    /// The device checks ([`CheckResult`]) of other devices at which either side sat, by device, White first.
    other_devices: [BTreeMap<String, i32>; 2],
}

impl Checks {
    /// Of one side; `index` as `sides::index` counts.
    pub fn of(&self, index: usize) -> Option<&PlayerChecks> {
        self.sides.get(index)
    }

    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::CheckRecorded(check) => self.record(check),
            Event::ChecksWaived(waived) => self.waive(waived),
            Event::SeatMoved(moved) => self.move_seat(moved),
            Event::Restarted(restarted) if restarted.reversed => {
                self.sides.swap(0, 1);
                self.other_devices.swap(0, 1);
            }
            _ => {}
        }
    }

    fn record(&mut self, check: &CheckRecorded) {
        let Some(index) = index(check.seat()) else {
            return;
        };
        let checks = &mut self.sides[index];
        let kept = match check.kind() {
            CheckKind::Device => &mut checks.device,
            CheckKind::FairPlay => &mut checks.fair_play,
            CheckKind::Unspecified => return,
        };
        *kept = if check.passed {
            CheckResult::Passed.into()
        } else {
            CheckResult::Failed.into()
        };
    }

    fn waive(&mut self, waived: &ChecksWaived) {
        for (side, checks) in [Side::White, Side::Black].into_iter().zip(&mut self.sides) {
            checks.waived |= [Side::Unspecified, side].contains(&waived.seat());
        }
    }

    /// A device check is of a device, not of a seat.
    fn move_seat(&mut self, moved: &SeatMoved) {
        let Some(index) = index(moved.seat()) else {
            return;
        };
        let (known, found) = (
            &mut self.other_devices[index],
            &mut self.sides[index].device,
        );
        known.insert(moved.from.clone(), std::mem::take(found));
        *found = known.get(&moved.to).copied().unwrap_or_default();
    }
}
