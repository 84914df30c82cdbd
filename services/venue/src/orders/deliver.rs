//! The way of an order to its device and of the answer back.

use adoube_proto::v1::{Order, OrderAck, OrderOutcome};

use super::book::{Book, Draft, Entry, Moment};
use super::fate::{Fate, FateFacts as _};
use super::kind::Kind;
use super::why;
use crate::fresh::HexId;

/// An order that was not answered is sent again after this long, milliseconds.
pub const AGAIN_MS: u64 = 2_000;

/// The same once the device said that it has it: then only the answer may be lost.
const ANSWER_AGAIN_MS: u64 = 5_000;

/// Why an acknowledgement says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AckRefused {
    /// The order is another device's.
    #[error("it acknowledged order {0}, which is another device's")]
    AnotherDevices(u64),
    /// It comes from a session that a newer one replaced, or names none.
    #[error("order {order} was acknowledged by session {said}, which session {now} replaced")]
    Replaced {
        /// The order's number.
        order: u64,
        /// The session that it names.
        said: u64,
        /// The device's session.
        now: u64,
    },
}

impl Book {
    /// The orders to send now, in the order in which they were given, to devices that `reachable`
    /// says can hear them. Those that have expired are closed.
    /// With them, what devices are to be told of orders that were taken back.
    pub fn due(&mut self, at: Moment, reachable: impl Fn(&str) -> bool) -> Vec<(String, Order)> {
        self.expire(at);
        let durable = self.durable;
        let mut due = Vec::new();
        for entry in self.entries.values_mut() {
            let open = entry.fate().is_open() && entry.since <= durable;
            if open && entry.again <= at.now && reachable(&entry.draft.device) {
                entry.again = at.now + pause(entry.fate());
                entry.sent = entry.sent.saturating_add(1);
                due.push((entry.draft.device.clone(), on_the_wire(entry, at.now)));
            }
        }
        // After the orders: what was handed out first arrives first.
        due.extend(self.recalls(at.now, reachable));
        due
    }

    /// When [`Book::due`] has something to do next for devices that `reachable` says can hear.
    pub fn next_timeout(&self, reachable: impl Fn(&str) -> bool) -> Option<u64> {
        let open = self.entries.values().filter(|e| e.fate().is_open());
        let next = open.map(|entry| {
            let sends = entry.since <= self.durable && reachable(&entry.draft.device);
            let again = if sends { entry.again } else { u64::MAX };
            entry.expires.min(again)
        });
        next.chain(self.next_recall(&reachable)).min()
    }

    /// Makes all open orders of a device due now: it has just come.
    pub fn wake(&mut self, now: u64, device: &str) {
        for entry in self.entries.values_mut() {
            if entry.draft.device == device {
                entry.again = entry.again.min(now);
                if let Some(recall) = &mut entry.recall {
                    recall.again = recall.again.min(now);
                }
            }
        }
    }

    /// Takes what a device says of an order, in a session; `session` is its newest. What is not
    /// about an order of this book is nothing to it.
    pub fn acknowledge(
        &mut self,
        at: Moment,
        device: &str,
        session: u64,
        ack: &OrderAck,
    ) -> Result<(), AckRefused> {
        let found = HexId::parse(&ack.id)
            .and_then(|id| self.entries.values_mut().find(|e| e.draft.id == id));
        let Some(entry) = found else {
            return Ok(());
        };
        let number = entry.number;
        if entry.draft.device != device {
            return Err(AckRefused::AnotherDevices(number));
        }
        if ack.session < session || ack.session == 0 {
            return Err(AckRefused::Replaced {
                order: number,
                said: ack.session,
                now: session,
            });
        }
        let before = entry.fate();
        let fate = match ack.outcome() {
            OrderOutcome::Received if before == Fate::Waiting => Fate::Delivered,
            OrderOutcome::Received => return Ok(()),
            OrderOutcome::Done => Fate::Done,
            OrderOutcome::Failed => Fate::Failed,
            OrderOutcome::Expired => Fate::Expired,
            OrderOutcome::Cancelled => Fate::Cancelled,
            OrderOutcome::Unspecified | OrderOutcome::Refused => Fate::Refused,
        };
        let asked_back = entry.recall.is_some();
        if ack.last_word && entry.recall.take().is_some() {
            // To be kept also where its fate stays as it is.
            self.version += 1;
        }
        // What the device did stands, even if the order was taken back or expired meanwhile; it
        // says so once. Only where it was asked to leave it undone it may say later that it did.
        let settled = entry.is_settled() || before == fate;
        if settled && !(asked_back && fate == Fate::Cancelled) {
            return Ok(());
        }
        entry.lines.clone_from(&ack.lines);
        entry.more = ack.more;
        entry.lock = ack.lock();
        entry.again = at.now + pause(fate);
        self.turn(number, at, fate, "", &ack.detail);
        Ok(())
    }

    fn expire(&mut self, at: Moment) {
        let late = |entry: &&Entry| entry.fate().is_open() && entry.expires <= at.now;
        let expired: Vec<_> = self
            .entries
            .values()
            .filter(late)
            .map(|entry| (entry.number, entry.fate(), entry.sent, is_forgotten(entry)))
            .collect();
        for (number, fate, sent, forgotten) in expired {
            let detail = match (fate, sent) {
                (Fate::Delivered, _) => why::SAID_NOTHING,
                _ if forgotten => why::FORGOTTEN,
                (_, 0) => why::NOT_THERE,
                _ => why::NO_ANSWER,
            };
            self.turn(number, at, Fate::Expired, "", detail);
        }
    }
}

/// Its password went with the run of the node in which it was given.
pub(super) fn is_forgotten(entry: &Entry) -> bool {
    let network = matches!(entry.draft.kind, Kind::JoinNetwork(_));
    network && entry.draft.sealed.is_empty() && entry.fate() == Fate::Waiting
}

const fn pause(fate: Fate) -> u64 {
    match fate {
        Fate::Delivered => ANSWER_AGAIN_MS,
        _ => AGAIN_MS,
    }
}

fn on_the_wire(entry: &Entry, now: u64) -> Order {
    Order {
        id: entry.draft.id.to_string(),
        what: entry.draft.kind.on_the_wire().into(),
        text: entry.draft.kind.text().to_owned(),
        expires_in_ms: entry.expires.saturating_sub(now).max(1),
        by: author(&entry.draft),
        sealed: entry.draft.sealed.clone(),
        ..Order::default()
    }
}

/// Who locks a page is told on it.
fn author(draft: &Draft) -> String {
    match draft.kind {
        Kind::Lock(_) => format!("{} ({})", draft.by, draft.role.word()),
        _ => String::new(),
    }
}

#[cfg(test)]
#[path = "book_tests.rs"]
mod tests;
