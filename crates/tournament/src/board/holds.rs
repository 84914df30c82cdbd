//! Holds: an arbiter stops every board of a venue, or of the round, at once (O 19.6). No clock of a
//! board runs while one is on.

use std::collections::{BTreeMap, BTreeSet};

use super::Board;
use super::lazy_box::Blank;
use crate::time::{Millis, Time};

/// The holds of a board.
#[derive(Debug, Clone)]
pub(super) struct Holds {
    /// Those that are on, by their numbers in the round, each with its reason where it has one yet.
    pub(super) on: BTreeMap<u32, Option<String>>,
    /// Those that the board was told of without a reason.
    pub(super) without_reason: BTreeSet<u32>,
    /// Since when one of them has been.
    pub(super) since: Time,
    /// How long the board was held while it waited for its players.
    pub(super) waited: Millis,
}

impl Blank for Holds {
    const BLANK: &'static Self = &Self {
        on: BTreeMap::new(),
        without_reason: BTreeSet::new(),
        since: Time(0),
        waited: Millis::ZERO,
    };
}

impl Board {
    /// Whether a hold is on.
    pub fn is_held(&self) -> bool {
        !self.play.holds.on.is_empty()
    }

    /// The holds that are on, by their numbers in the round.
    pub fn holds(&self) -> impl Iterator<Item = u32> + '_ {
        self.play.holds.on.keys().copied()
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
        let on = self.play.holds.on.iter();
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
        self.play.holds.on.contains_key(&hold)
    }

    /// Whether it was told of this hold, and not yet of its reason.
    pub fn lacks_reason_of(&self, hold: u32) -> bool {
        self.play.holds.without_reason.contains(&hold)
    }

    /// How much of the time since the round began for it the board was held.
    pub(super) fn held_while_waiting(&self, now: Time) -> Millis {
        self.play.holds.waited + self.held_now(now)
    }

    /// How long the hold that is on has kept players waiting.
    pub(super) fn held_now(&self, now: Time) -> Millis {
        match self.seats.waiting.released {
            Some(released) if self.is_held() => now.since(self.play.holds.since.max(released)),
            _ => Millis::ZERO,
        }
    }
}
