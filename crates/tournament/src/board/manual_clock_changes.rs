//! Clocks that an official set beside all rulings: an incident tells of those that he set while it lasted.

use adoube_chess::{BySide, Side};

use super::Board;
use super::event::{ClockAdjusted, Event, PositionRestored, Reopened, TimeAdded, WrongClaim};
use super::record::Record;
use crate::actor::{Actor, Role};
use crate::clock::Reading;
use crate::ids::PersonId;
use crate::time::{Millis, Time};

/// Clocks that an official set by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetByHand {
    /// When.
    pub at: Time,
    /// In which game of the board.
    pub attempt: u16,
    /// By what.
    pub how: How,
    /// Who, and in which office; none in a record that does not tell.
    pub by: Option<(PersonId, Role)>,
    /// Both clocks as they stood.
    pub before: BySide<Millis>,
    /// As they were set.
    pub after: BySide<Millis>,
    /// The time control that was set with them, if another.
    pub control: Option<String>,
    /// Why.
    pub reason: String,
}

/// By what an official set clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// He corrected them (O 19.5).
    Corrected,
    /// He gave time (O 10.5).
    Added,
    /// A claim of a draw was wrong (L 9.5 b).
    WrongClaim,
    /// He went back to an earlier position (L 6.14).
    Restored,
    /// He let a game go on that was over (O 19.4).
    Reopened,
}

impl How {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Corrected => "corrected",
            Self::Added => "added",
            Self::WrongClaim => "wrong-claim",
            Self::Restored => "restored",
            Self::Reopened => "reopened",
        }
    }
}

impl SetByHand {
    /// What a record tells of it; none where it set no clock by hand.
    pub(super) fn of(record: &Record, attempt: u16) -> Option<Self> {
        let (how, before, clocks, reason) = match &record.event {
            Event::ClockAdjusted(ClockAdjusted {
                before,
                clocks,
                reason,
                ..
            }) => (How::Corrected, times(before), clocks, reason),
            Event::TimeAdded(TimeAdded {
                added,
                clocks,
                reason,
            }) => {
                let side = |side: Side| clocks.remaining(side).less(added[side]);
                (How::Added, BySide::from_fn(side), clocks, reason)
            }
            Event::WrongClaim(WrongClaim {
                before,
                clocks,
                reason,
                ..
            }) => (How::WrongClaim, times(before), clocks, reason),
            Event::PositionRestored(PositionRestored {
                before,
                clocks,
                reason,
                ..
            }) => (How::Restored, times(before), clocks, reason),
            Event::Reopened(Reopened {
                before,
                clocks,
                reason,
                ..
            }) => (How::Reopened, times(before), clocks, reason),
            _ => return None,
        };
        let (after, is_restored) = (times(clocks), how == How::Restored);
        // An earlier position alone leaves the times as they are.
        if is_restored && before == after {
            return None;
        }
        let by = match &record.actor {
            Actor::Person { person, role, .. } => Some((person.clone(), *role)),
            Actor::Coordinator | Actor::Venue(_) => None,
        };
        let control = match &record.event {
            Event::ClockAdjusted(ClockAdjusted { control, .. }) => control.as_ref(),
            _ => None,
        };
        Some(Self {
            at: record.time,
            attempt,
            how,
            by,
            before,
            after,
            control: control.map(|change| change.after.to_string()),
            reason: reason.clone(),
        })
    }
}

fn times(reading: &Reading) -> BySide<Millis> {
    BySide::from_fn(|side| reading.remaining(side))
}

impl Board {
    /// The clocks that officials set by hand on this board, in order.
    pub fn set_by_hand(&self) -> &[SetByHand] {
        &self.set_by_hand
    }

    /// Both clocks as an official set them last before the present game began; none where nobody did.
    pub fn set_before_start(&self) -> Option<BySide<Millis>> {
        let (attempt, began) = (self.attempt(), self.began());
        let mut set = self.set_by_hand.iter().rev();
        set.find(|set| set.attempt == attempt && set.at <= began)
            .map(|set| set.after)
    }

    /// Takes in a record that was folded.
    pub(super) fn note_set_by_hand(&mut self, record: &Record) {
        let attempt = self.attempt();
        self.set_by_hand.extend(SetByHand::of(record, attempt));
    }
}
