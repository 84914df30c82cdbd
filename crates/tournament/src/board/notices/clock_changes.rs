//! That an arbiter changed the clocks of a game (CLK-5), gave time (CLK-7) or imposed a penalty, for each player until they
//! have moved.

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use crate::board::adjustment::ControlChange;
use crate::board::event::PenaltyRuling;
use crate::ids::PersonId;
use crate::time::Millis;

/// The most that are shown at once; of more the latest.
const MOST: usize = 8;

/// A change of the clocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockChange {
    /// Both clocks before it.
    pub before: BySide<Millis>,
    /// Both clocks after it.
    pub after: BySide<Millis>,
    /// Why.
    pub reason: String,
    /// Who did it.
    pub by: Option<PersonId>,
    /// Another time control.
    pub control: Option<ControlChange>,
    /// The penalties that are the reason.
    pub penalties: Option<PenaltyRuling>,
    pub(super) seen: BySide<bool>,
}

impl ClockChange {
    /// Clocks that were set, and nothing else.
    pub(super) const fn new(
        times: [BySide<Millis>; 2],
        reason: String,
        by: Option<PersonId>,
    ) -> Self {
        let [before, after] = times;
        Self {
            before,
            after,
            reason,
            by,
            control: None,
            penalties: None,
            seen: BySide::both(false),
        }
    }
}

/// What at least one of the players has still to see.
#[derive(Debug, Clone)]
pub(super) struct ClockChanges(VecDeque<ClockChange>);

impl ClockChanges {
    pub(super) const NONE: Self = Self(VecDeque::new());

    /// One that left clocks and time control as they were, and penalises nobody, is none.
    pub(super) fn add(&mut self, change: ClockChange) {
        let is_same = change.before == change.after;
        let control = change.control.as_ref();
        let is_same_control = control.is_none_or(|control| control.before == control.after);
        if is_same && is_same_control && change.penalties.is_none() {
            return;
        }
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back(change);
    }

    pub(super) fn moved(&mut self, side: Side) {
        for change in &mut self.0 {
            change.seen[side] = true;
        }
        self.0.retain(|change| change.seen != BySide::both(true));
    }

    /// The game is over: a penalty may have ended it, and a clock does not matter any more.
    pub(super) fn finish(&mut self) {
        self.0.retain(|change| change.penalties.is_some());
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn to_see(&self, side: Side) -> impl Iterator<Item = &ClockChange> {
        self.0.iter().filter(move |change| !change.seen[side])
    }
}
