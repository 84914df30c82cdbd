//! How far the machine is held, and what happened on it that the event forbids.

use adoube_proto::v1::LockdownState;

use super::core::Agent;
use crate::{
    bus::{locks::Lock, orders::Chore},
    evidence::line::Sight,
    lockdown::{MachineInput, words},
    time::Now,
};

/// What stands for an order's number in a lock that no order gave.
pub(super) const BREACH: &str = "breach";
/// Who gave it.
pub(super) const BY: &str = "the event's rules for devices";
/// What the player is told around the breach.
const BEFORE: &str = "This device: ";
const AFTER: &str = ". Please call an arbiter.";
/// The word of a page that a breach locked.
const PAGE_LOCKED: &str = "page-locked";
/// Characters of a breach that the player is told.
const MOST_TOLD: usize = 300;

impl Agent {
    pub(super) fn handle_machine(&mut self, now: Now, input: MachineInput) {
        match input {
            MachineInput::Standing(lockdown) => {
                if self.bus.lockdown() == Some(&lockdown) {
                    return;
                }
                let said = words(&lockdown);
                tracing::info!("the machine: {said}");
                let held = i64::from(lockdown.state() == LockdownState::Engaged);
                let sight = Sight::of("lockdown", &[held]).saying(said);
                self.witness.note(now, sight);
                self.bus.held(now, lockdown);
            }
            MachineInput::Breach(breach) => {
                let locks = breach.locks;
                if let Some(sight) = self.breaches.take(now.ms(), breach) {
                    if locks {
                        self.lock_for(now, &sight.detail);
                    }
                    self.breach(now, sight);
                }
            }
            MachineInput::Proved(proof) => {
                for sight in proof.sights() {
                    self.witness.note(now, sight);
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

    /// The page, until an official opens it. What repeats a breach within a minute does not lock it again: he
    /// has decided.
    fn lock_for(&mut self, now: Now, what: &str) {
        let what: String = what.chars().take(MOST_TOLD).collect();
        let lock = Lock {
            text: format!("{BEFORE}{what}{AFTER}"),
            order: BREACH.to_owned(),
            by: BY.to_owned(),
        };
        self.begin(now, BREACH.to_owned(), Chore::Lock(lock));
    }

    /// Officials read on the board's record for which breach its page is locked; which official locked it they know.
    pub(super) fn note_locked(&mut self, now: Now, lock: &Lock) {
        if lock.order == BREACH {
            let what = lock.text.strip_prefix(BEFORE).unwrap_or(&lock.text);
            let what = what.strip_suffix(AFTER).unwrap_or(what);
            self.witness
                .note(now, Sight::word(PAGE_LOCKED).saying(what));
        }
    }

    fn breach(&mut self, now: Now, sight: Sight) {
        tracing::warn!(figures = ?sight.figures, "breach: {}", sight.detail);
        self.witness.note(now, sight);
    }
}
