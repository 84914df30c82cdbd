//! Lines of the journal on their way to the venue, their receipts, and the venue's pings.

use adoube_proto::v1::{DevicePing, DevicePong, JournalReceipt};

use super::{
    core::{BusCore, Phase},
    messages::{BusOutput, Message},
    says::Origin,
    topics::{Kind, json},
};
use crate::{
    evidence::{courier::Courier, line::Line},
    time::Now,
};

/// The longest ping or receipt, bytes.
const MAX_NOTE: usize = 1_024;

impl BusCore {
    /// The same with a journal behind it, and what births tell of the agent's start.
    #[must_use]
    pub fn with_journal(mut self, courier: Courier, origin: Origin) -> Self {
        self.courier = courier;
        self.origin = origin;
        self
    }

    /// A new line of the journal, to be sent when there is a way.
    pub fn keep_line(&mut self, now: Now, line: Line) {
        self.courier.add(line);
        self.send_lines(now);
    }

    /// The journal that lines are counted in.
    pub fn journal(&self) -> &str {
        self.courier.journal()
    }

    /// Milliseconds since the broker was last heard, if ever.
    pub fn silent_for(&self, now: Now) -> Option<u64> {
        (self.heard > 0).then(|| now.ms().saturating_sub(self.heard))
    }

    /// Milliseconds since the newest of what the broker acknowledged was sent, if ever.
    pub fn unacknowledged_for(&self, now: Now) -> Option<u64> {
        (self.acknowledged > 0).then(|| now.ms().saturating_sub(self.acknowledged))
    }

    pub(super) fn hear(&mut self, now: Now) {
        self.heard = now.ms().max(1);
    }

    pub(super) fn send_lines(&mut self, now: Now) {
        if !matches!(self.phase, Phase::Up { .. }) {
            return;
        }
        if let Some(batch) = self.courier.batch(now, self.session) {
            // A line that the venue has and the disk forgets would leave its number to another one, which the
            // venue would take for known.
            if let Some(through) = self.courier.newly_sent() {
                let mark = BusOutput::MarkSent(batch.journal.clone(), through);
                self.outputs.push_back(mark);
            }
            self.publish_once(Kind::Journal, false, json(&batch));
        }
    }

    pub(super) fn confirmed(&mut self, now: Now, payload: &[u8]) {
        self.hear(now);
        let Some(receipt) = note::<JournalReceipt>(payload) else {
            return;
        };
        if self.courier.receipt(&receipt) {
            self.outputs.push_back(BusOutput::KeepReceipt(receipt));
        }
        self.send_lines(now);
    }

    /// At once, and with the time at which the ping left the socket: what lies in between counts
    /// as way.
    pub(super) fn answer(&mut self, now: Now, received: Now, payload: &[u8]) {
        self.hear(now);
        let Some(ping) = note::<DevicePing>(payload) else {
            return;
        };
        if !matches!(self.phase, Phase::Up { .. }) || ping.number == 0 {
            return;
        }
        let answer = DevicePong {
            number: ping.number,
            session: self.session,
            boot_id: self.identity.boot_id.clone(),
            monotonic_ms: received.ms(),
            suspended_ms: self.suspended_ms,
        };
        self.outputs.push_back(BusOutput::Publish(Message {
            kind: Kind::Pong,
            acknowledged: false,
            retained: false,
            payload: json(&answer),
        }));
        if ping.birth_wanted {
            self.publish_birth();
        }
    }
}

/// What cannot be read is left alone: it is repeated soon.
fn note<T: serde::de::DeserializeOwned>(payload: &[u8]) -> Option<T> {
    if payload.len() > MAX_NOTE {
        return None;
    }
    let read = serde_json::from_slice(payload);
    if let Err(error) = &read {
        tracing::debug!(%error, "a message of the venue node cannot be read");
    }
    read.ok()
}
