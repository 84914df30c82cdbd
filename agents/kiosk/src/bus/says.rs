//! What is said as a whole at once: birth, state, vitals.

use adoube_proto::v1::{Birth, DevicePresence, State, Vitals};

use super::{
    core::BusCore,
    topics::{Kind, json},
};
use crate::time::Now;

/// What of the agent's start goes into its births.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The machine's monotonic clock then, milliseconds.
    pub started_ms: u64,
    /// The operating system's release.
    pub system: String,
}

impl BusCore {
    pub(super) fn birth(&self, connected_at: Now, wall_ms: u64) -> Birth {
        Birth {
            version: adoube_proto::VERSION,
            device: self.identity.device.clone(),
            session: self.session,
            instance: self.identity.instance.clone(),
            boot_id: self.identity.boot_id.clone(),
            monotonic_ms: connected_at.ms(),
            wall_ms,
            agent_version: self.identity.agent_version.clone(),
            started_ms: self.origin.started_ms,
            system: one_line(&self.origin.system, 64),
            journal: self.courier.journal().to_owned(),
            journal_last: self.courier.last(),
            lockdown: self.lockdown.clone(),
        }
    }

    pub(super) fn vitals(&mut self, now: Now, vitals: Vitals) {
        self.vitals_sequence += 1;
        let vitals = Vitals {
            sequence: self.vitals_sequence,
            session: self.session,
            instance: self.identity.instance.clone(),
            boot_id: self.identity.boot_id.clone(),
            monotonic_ms: now.ms(),
            venue_round_trip_us: self.round_trip_us,
            venue_heard_ms: self.heard,
            venue_acknowledged_ms: self.acknowledged,
            journal_last: self.courier.last(),
            ..vitals
        };
        // The broker's answer is heard once a second by it: so the device knows to a second when
        // it was last heard, if the way breaks.
        self.publish_once(Kind::Vitals, false, json(&vitals));
    }
}

pub(super) fn state(state: DevicePresence, session: u64) -> State {
    State {
        state: state.into(),
        session,
    }
}

/// What others say may hold anything; the venue takes one line of bounded length.
pub fn one_line(detail: &str, most: usize) -> String {
    let mut line: String = detail
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    let mut end = line.len().min(most);
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    line.truncate(end);
    line
}
