//! Pings to the devices: how long the way is, how often it fails, how their clocks stand.

use std::collections::BTreeMap;

use adoube_proto::v1::{ClockOffset, DevicePing, DevicePong};

use crate::offset::{Offset, Sample};
use crate::pings::{Pings, Tally};

/// How often a device is pinged, milliseconds.
pub(super) const EVERY_MS: u64 = 5_000;

/// Outcomes that are remembered: two minutes of them.
const WINDOW: usize = 24;

/// A device that came anew answers a ping within this, milliseconds, or is not waited for any more: the one
/// that is sent at once may be lost, the next is not too.
const ANSWER_MS: u64 = EVERY_MS + 1_000;

#[derive(Clone, Debug)]
struct Way {
    pings: Pings,
    next: u64,
    boot_id: String,
    /// The device's clock with the time it slept, so that sleep does not move it.
    clock: Offset,
    /// The boot that answered before, and how its clock stood: a later one tells what it saw last.
    before: Option<(String, Offset)>,
    /// When it came, until it answers.
    came: Option<u64>,
}

/// The ways to all devices.
#[derive(Clone, Debug)]
pub(super) struct Clocks(BTreeMap<String, Way>);

impl Clocks {
    pub(super) fn new(devices: &[String]) -> Self {
        let fresh = || Way {
            pings: Pings::new(WINDOW),
            next: 0,
            boot_id: String::new(),
            clock: Offset::default(),
            before: None,
            came: None,
        };
        Self(devices.iter().map(|id| (id.clone(), fresh())).collect())
    }

    /// The pings that are due now, to devices that `reachable` says are there.
    pub(super) fn due(
        &mut self,
        now: u64,
        reachable: impl Fn(&str) -> bool,
    ) -> Vec<(String, DevicePing)> {
        let mut due = Vec::new();
        for (device, way) in &mut self.0 {
            way.pings.look(now * 1000);
            if now < way.next || !reachable(device) {
                continue;
            }
            way.next = now + EVERY_MS;
            let number = way.pings.send(now * 1000);
            due.push((
                device.clone(),
                DevicePing {
                    number,
                    ..DevicePing::default()
                },
            ));
        }
        due
    }

    /// Every device is pinged at once.
    pub(super) fn ping_all(&mut self) {
        for way in self.0.values_mut() {
            way.next = 0;
        }
    }

    /// A device came anew: it is pinged at once, and what it did not hear before says nothing.
    pub(super) fn came(&mut self, now: u64, device: &str) {
        if let Some(way) = self.0.get_mut(device) {
            way.pings.broken();
            way.next = 0;
            way.came = Some(now);
        }
    }

    /// Whether a device that came anew is about to answer.
    pub(super) fn awaits(&self, now: u64, device: &str) -> bool {
        let came = self.0.get(device).and_then(|way| way.came);
        came.is_some_and(|came| now < came + ANSWER_MS)
    }

    /// A device answered.
    pub(super) fn answered(&mut self, now: u64, device: &str, pong: &DevicePong) {
        let Some(way) = self.0.get_mut(device) else {
            return;
        };
        let Some(sent_us) = way.pings.answered(now * 1000, pong.number) else {
            return;
        };
        way.came = None;
        if way.boot_id != pong.boot_id {
            let before = std::mem::replace(&mut way.boot_id, pong.boot_id.clone());
            way.before = Some((before, std::mem::take(&mut way.clock)));
        }
        way.clock.sample(Sample {
            sent: sent_us / 1000,
            answered: now,
            other: pong.monotonic_ms.saturating_add(pong.suspended_ms),
        });
    }

    /// How the monotonic clock of that boot of the device stood to the node's when the device had
    /// slept for so long in all.
    pub(super) fn offset(
        &self,
        now: u64,
        device: &str,
        boot_id: &str,
        suspended_ms: u64,
    ) -> Option<ClockOffset> {
        let way = self.0.get(device)?;
        let clock = match &way.before {
            _ if way.boot_id == boot_id => way.clock,
            Some((before, clock)) if before == boot_id => *clock,
            _ => return None,
        };
        let offset = clock.to_this(now)?;
        let slept = i64::try_from(suspended_ms).ok()?;
        Some(ClockOffset {
            ms: offset.ms.checked_add(slept)?,
            ..offset
        })
    }

    /// The same of the boot that answered last.
    pub(super) fn current(&self, now: u64, device: &str, suspended_ms: u64) -> Option<ClockOffset> {
        let boot_id = &self.0.get(device)?.boot_id;
        self.offset(now, device, boot_id, suspended_ms)
    }

    /// What the device's own clock shows now, the time it slept counted, and in which boot of it.
    pub(super) fn at_the_device(&self, now: u64, device: &str) -> Option<(String, u64)> {
        let way = self.0.get(device)?;
        let offset = way.clock.to_other(now)?;
        let shows = now.checked_add_signed(offset.ms)?;
        Some((way.boot_id.clone(), shows))
    }

    /// How a device's pings fared.
    pub(super) fn tally(&self, device: &str) -> Tally {
        self.0
            .get(device)
            .map_or_else(Tally::default, |way| way.pings.tally())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pong(number: u64, boot: &str, monotonic_ms: u64, suspended_ms: u64) -> DevicePong {
        DevicePong {
            number,
            session: 1,
            boot_id: boot.to_owned(),
            monotonic_ms,
            suspended_ms,
        }
    }

    /// The device's clock stands while it sleeps: a line from before is placed as well as one
    /// from after.
    #[test]
    fn ven_4_a_devices_clock_is_measured_over_its_sleep() {
        let mut clocks = Clocks::new(&["d-1".to_owned(), "d-2".to_owned()]);
        let number = |due: Vec<(String, DevicePing)>| due[0].1.number;
        let first = number(clocks.due(10_000, |device| device == "d-1"));
        clocks.answered(10_010, "d-1", &pong(first, "b1", 4_005, 0));
        let offset = |clocks: &Clocks, now, boot, slept| {
            let found = clocks.offset(now, "d-1", boot, slept);
            found.map(|it| (it.ms, it.error_ms))
        };
        assert_eq!(offset(&clocks, 10_010, "b1", 0), Some((6_000, 6)));
        assert!(clocks.due(10_020, |_| false).is_empty());
        // It sleeps for a minute from its 5,000 on.
        let second = number(clocks.due(80_000, |device| device == "d-1"));
        clocks.answered(80_010, "d-1", &pong(second, "b1", 14_005, 60_000));
        assert_eq!(offset(&clocks, 80_010, "b1", 0), Some((6_000, 6)));
        assert_eq!(offset(&clocks, 80_010, "b1", 60_000), Some((66_000, 6)));
        let shows = clocks.at_the_device(81_000, "d-1");
        assert_eq!(shows, Some(("b1".to_owned(), 75_000)));
        assert_eq!(clocks.at_the_device(81_000, "d-2"), None);
        // Nothing is known of a boot that never answered; of one that did, also when the next one answers.
        assert_eq!(offset(&clocks, 80_010, "b0", 0), None);
        let third = number(clocks.due(90_000, |device| device == "d-1"));
        clocks.answered(90_020, "d-1", &pong(third, "b2", 100, 0));
        assert_eq!(offset(&clocks, 90_020, "b1", 0), Some((6_000, 9)));
        assert_eq!(offset(&clocks, 90_020, "b2", 0), Some((89_910, 11)));
        assert_eq!(
            clocks.tally("d-1"),
            Tally {
                sent: 3,
                answered: 3
            }
        );
        assert_eq!(clocks.tally("d-2"), Tally::default());
    }

    #[test]
    fn ven_4_an_answer_to_nothing_says_nothing() {
        let mut clocks = Clocks::new(&["d-1".to_owned()]);
        clocks.answered(5, "d-1", &pong(1, "b1", 5, 0));
        clocks.answered(5, "x-9", &pong(1, "b1", 5, 0));
        let due = clocks.due(10, |_| true);
        clocks.came(15, "d-1");
        clocks.answered(20, "d-1", &pong(due[0].1.number, "b1", 15, 0));
        assert_eq!(
            clocks.offset(20, "d-1", "b1", 0),
            None,
            "sent before it came"
        );
        assert_eq!(clocks.due(20, |_| true).len(), 1, "pinged at once");
    }
}
