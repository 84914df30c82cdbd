//! Holds: an arbiter stops every board of a venue, or of the round, at once (O 19.6). No clock of a
//! board runs while one is on.

use std::collections::{BTreeMap, BTreeSet};

use super::causes::PauseCause;
use super::event::{Event, Held, HoldEnded};
use super::{Board, Phase};
use crate::time::{Millis, Time};

/// The holds of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Holds {
    /// Those that are on, by their numbers in the round, each with its reason where it has one yet.
    on: BTreeMap<u32, Option<String>>,
    /// Those that the board was told of without a reason.
    without_reason: BTreeSet<u32>,
    /// Since when one of them has been.
    since: Time,
    /// How long the board was held while it waited for its players.
    waited: Millis,
}

impl Board {
    /// Whether a hold is on.
    pub fn is_held(&self) -> bool {
        !self.holds.on.is_empty()
    }

    /// The holds that are on, by their numbers in the round.
    pub fn holds(&self) -> impl Iterator<Item = u32> + '_ {
        self.holds.on.keys().copied()
    }

    /// What holds it, such as `held by hold 2 (fire alarm)`; none where nothing does.
    pub fn holds_in_words(&self) -> Option<String> {
        let on = self.holds_named().into_iter();
        let on: Vec<String> = on.map(|hold| format!("hold {hold}")).collect();
        self.is_held()
            .then(|| format!("held by {}", on.join(" and ")))
    }

    /// The holds that are on, with their reasons, such as `2 (fire alarm)`.
    pub fn holds_named(&self) -> Vec<String> {
        let on = self.holds.on.iter();
        on.map(|(hold, reason)| match reason {
            Some(reason) => format!("{hold} ({reason})"),
            None => hold.to_string(),
        })
        .collect()
    }

    /// The first hold that is on.
    pub(super) fn held_by(&self) -> Option<u32> {
        self.holds().next()
    }

    /// Whether this hold is on.
    pub(super) fn is_held_by(&self, hold: u32) -> bool {
        self.holds.on.contains_key(&hold)
    }

    /// Whether it was told of this hold, and not yet of its reason.
    pub fn lacks_reason_of(&self, hold: u32) -> bool {
        self.holds.without_reason.contains(&hold)
    }

    /// How much of the time since the round began for it the board was held.
    pub(super) fn held_while_waiting(&self, now: Time) -> Millis {
        self.holds.waited + self.held_now(now)
    }

    /// How long the hold that is on has kept players waiting.
    pub(super) fn held_now(&self, now: Time) -> Millis {
        match self.waiting.released {
            Some(released) if self.is_held() => now.since(self.holds.since.max(released)),
            _ => Millis::ZERO,
        }
    }

    pub(super) fn fold_hold(&mut self, event: &Event, at: Time) {
        match event {
            Event::Held(Held { hold, reason }) => {
                if !self.is_held() {
                    self.holds.since = at;
                }
                self.holds.on.insert(*hold, reason.clone());
                if reason.is_none() {
                    self.holds.without_reason.insert(*hold);
                }
            }
            Event::HoldEnded(HoldEnded { hold, .. }) => {
                let waited = self.held_while_waiting(at);
                self.holds.on.remove(hold);
                if !self.is_held() {
                    self.holds.waited = waited;
                    for away in self.away.iter_mut().flatten() {
                        away.counted = at;
                    }
                }
                self.name_another_hold();
            }
            _ => {}
        }
    }

    /// The reason of a pause or a hold, given after it began.
    pub(super) fn fold_pause_reason(&mut self, of: Option<u32>, given: &str) {
        if let Some(hold) = of {
            self.holds.without_reason.remove(&hold);
            if let Some(reason) = self.holds.on.get_mut(&hold) {
                reason.get_or_insert_with(|| given.to_owned());
            }
        }
        self.give_stop_reason(of, given);
    }

    /// A game that is over is held no longer: should it go on, it is held anew.
    pub(super) fn leave_holds(&mut self) {
        self.holds.on.clear();
    }

    /// Of several holds one is named as what keeps the clocks.
    fn name_another_hold(&mut self) {
        let next = self.holds.on.first_key_value();
        if let Phase::Paused { cause, .. } = &mut self.phase
            && let PauseCause::Hold { hold, reason } = cause
            && let Some((other, why)) = next
        {
            *hold = *other;
            reason.clone_from(why);
        }
    }
}
