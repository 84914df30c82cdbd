//! How far the machine is held, and what happened on it that the event forbids.

use super::core::Agent;
use crate::{
    evidence::line::Sight,
    lockdown::{MachineInput, words},
    time::Now,
};

impl Agent {
    pub(super) fn handle_machine(&mut self, now: Now, input: MachineInput) {
        match input {
            MachineInput::Standing(lockdown) => {
                if self.bus.lockdown() == Some(&lockdown) {
                    return;
                }
                let said = words(&lockdown);
                tracing::info!("the machine: {said}");
                let held = i64::from(lockdown.state == "engaged");
                let sight = Sight::of("lockdown", &[held]).saying(said);
                self.witness.note(now, sight);
                self.bus.held(now, lockdown);
            }
            MachineInput::Breach(breach) => {
                if let Some(sight) = self.breaches.take(now.ms(), breach) {
                    self.breach(now, sight);
                }
            }
        }
    }

    /// Those that came again.
    pub(super) fn count_breaches(&mut self, now: Now) {
        for sight in self.breaches.due(now.ms()) {
            self.breach(now, sight);
        }
    }

    fn breach(&mut self, now: Now, sight: Sight) {
        tracing::warn!(figures = ?sight.figures, "breach: {}", sight.detail);
        self.witness.note(now, sight);
    }
}
