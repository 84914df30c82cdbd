//! Whether the shard itself was awake: what it could not hear is nobody's silence. A pause that is long
//! enough to be an outage is told by the task that runs the shard ([`crate::shard::Input::StoodStill`]): only it
//! knows that time passed, where the time of games that are played again only jumps.

use super::timeouts::SILENCE;

/// A shard that is awake takes an input at least at every tick. A longer pause between two is its
/// own: the machine was too busy, or the process was stopped. Real milliseconds.
const AWAKE: u64 = 1_000;

/// When the shard was awake, by real time.
#[derive(Debug, Default)]
pub(in crate::shard) struct StallDetection {
    last_input: Option<u64>,
    patient_until: u64,
}

impl StallDetection {
    /// Notes that an input is taken. After a pause of its own the shard waits as long again, at
    /// most as long as a silence takes, so that what waits to be read is read first.
    pub(in crate::shard) fn awake(&mut self, now: u64) {
        let pause = self.last_input.map_or(0, |last| now.saturating_sub(last));
        if pause > AWAKE {
            tracing::warn!(pause_ms = pause, "the shard was not running");
            self.patient_until = now + pause.min(SILENCE);
        }
        self.last_input = Some(now);
    }

    /// Whether a silence would have been heard if it was none.
    pub(in crate::shard) const fn listens(&self, now: u64) -> bool {
        now >= self.patient_until
    }
}
