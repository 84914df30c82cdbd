//! What the agent writes into its local journal.

use serde::Serialize;

use crate::time::Now;

/// A line of the journal: something that may be asked for after a disconnection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The machine's monotonic clock, milliseconds since it was started.
    pub monotonic_ms: u64,
    /// "bus-up", "bus-down", "play-link-up", "play-link-down", … as the events are called.
    pub what: String,
    /// The bus connection's session number at the time.
    pub session: u64,
    /// The play link's connection number at the time.
    pub attempt: u64,
    /// A sentence.
    pub detail: String,
}

impl Entry {
    /// A line of this moment.
    pub fn new(now: Now, what: &str, detail: &str, session: u64, attempt: u64) -> Self {
        Self {
            monotonic_ms: now.ms(),
            what: what.to_owned(),
            session,
            attempt,
            detail: detail.to_owned(),
        }
    }
}
