//! Taking an order back. A copy of it may be on its way (in a socket, at the broker, in a device
//! that sleeps), so a device that may have it is told, until it says what became of it.

use adoube_proto::v1::{Order, OrderKind};

use super::book::{Book, Entry, Moment, Refused};
use super::fate::{Fate, FateFacts as _};
use super::why;
use crate::fresh::HexId;

/// A device is told again after this long, milliseconds, so often; then more rarely, for as long as
/// the order is remembered: it may sleep for hours.
const SOON_MS: u64 = 2_000;
const SOON: u32 = 15;
const RARELY_MS: u64 = 30_000;

/// How many of one device's orders are asked about at a time.
const AT_A_TIME: usize = 16;

/// An order was taken back that the device may have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recall {
    /// How often the device was told.
    told: u32,
    /// When it is to be told next, by the monotonic clock.
    pub(super) again: u64,
}

impl Recall {
    pub(super) const fn at(now: u64) -> Self {
        Self {
            told: 0,
            again: now,
        }
    }

    fn tell(&mut self, now: u64) {
        self.told = self.told.saturating_add(1);
        self.again = now + if self.told < SOON { SOON_MS } else { RARELY_MS };
    }
}

impl Book {
    /// Takes an order back that the device has not answered yet. What was never sent is over with
    /// that; of anything else the device has the last word.
    pub fn cancel(&mut self, at: Moment, id: &HexId, by: &str) -> Result<u64, Refused> {
        let found = self.entries.values_mut().find(|e| e.draft.id == *id);
        let entry = found.ok_or(Refused::Unknown)?;
        let (number, fate) = (entry.number, entry.fate());
        if fate == Fate::Cancelled {
            return Ok(number);
        }
        if !fate.is_open() {
            return Err(Refused::Over(fate));
        }
        let never_sent = entry.sent == 0 && !entry.inherited;
        let detail = match fate {
            _ if never_sent => why::UNSENT,
            Fate::Delivered => why::TOLD,
            _ => why::MAY_HAVE_IT,
        };
        if !never_sent {
            entry.recall = Some(Recall::at(at.now));
        }
        self.turn(number, at, Fate::Cancelled, by, detail);
        Ok(number)
    }

    /// What devices are to be told now of orders that were taken back. Nobody has to wait for the
    /// disk: that an order is left undone can be said at once.
    pub(super) fn recalls(
        &mut self,
        now: u64,
        reachable: impl Fn(&str) -> bool,
    ) -> Vec<(String, Order)> {
        let mut due: Vec<(String, Order)> = Vec::new();
        for entry in self.entries.values_mut() {
            let device = &entry.draft.device;
            let Some(recall) = entry.recall.as_mut().filter(|it| it.again <= now) else {
                continue;
            };
            let same = due.iter().filter(|(other, _)| other == device).count();
            if same < AT_A_TIME && reachable(device) {
                recall.tell(now);
                due.push((device.clone(), cancel(entry)));
            }
        }
        due
    }

    /// When the next device is to be told that `reachable` says can hear.
    pub(super) fn next_recall(&self, reachable: impl Fn(&str) -> bool) -> Option<u64> {
        let told = self
            .entries
            .values()
            .filter(|entry| reachable(&entry.draft.device));
        told.filter_map(|entry| entry.recall.as_ref().map(|recall| recall.again))
            .min()
    }
}

fn cancel(entry: &Entry) -> Order {
    Order {
        id: entry.draft.id.to_string(),
        what: OrderKind::Cancel.into(),
        ..Order::default()
    }
}

#[cfg(test)]
#[path = "recall_tests.rs"]
mod tests;
