//! Clocks and time controls far from what the game has, as a ruling would set them: nothing forbids them, and they are
//! mostly a slip of the hand, so they are remarked on.

use adoube_chess::BySide;

use super::ClocksAs;
use super::offer::Offer;
use super::requested_remedy::RequestedRemedy;
use super::unusual_values::{ClocksChange, far_shorter};
use super::words::clock;
use crate::board::Remedy;
use crate::clock::TimeControl;
use crate::note::{Note, note};
use crate::time::Millis;

impl Offer<'_> {
    /// Time given that is more than half of what the game brings a side; a clock typed that is more than all
    /// of that, or less than a tenth of what stands; a deduction that leaves as little.
    pub(super) fn beyond(&self, requested: &RequestedRemedy, remedy: &Remedy) -> Vec<Note> {
        if let Remedy::Restart { control } = remedy {
            let mut remarks = self.far_shorter(control);
            remarks.extend(self.other_than_set(control));
            return remarks;
        }
        let RequestedRemedy::Resume { clocks, add, .. } = requested else {
            return Vec::new();
        };
        let typed = match clocks {
            ClocksAs::Typed { white, black } => BySide::new(Some(*white), Some(*black)),
            ClocksAs::LastContact | ClocksAs::Detection | ClocksAs::Now => BySide::both(None),
        };
        let left = match remedy {
            Remedy::Resume {
                white,
                black,
                basis,
            } => BySide::from_fn(|side| {
                (basis.deducted[side] > Millis::ZERO).then_some(BySide::new(*white, *black)[side])
            }),
            Remedy::Restart { .. } | Remedy::Result { .. } | Remedy::Postpone => BySide::both(None),
        };
        let change = ClocksChange {
            given: *add,
            typed: BySide::from_fn(|side| typed[side].or(left[side])),
        };
        change.far_from(self.board, self.now)
    }

    /// A new game that begins with other times than an official had set for the one that it replaces (O 19.5).
    fn other_than_set(&self, control: &TimeControl) -> Option<Note> {
        let set = self.board.set_before_start()?;
        let fresh = BySide::from_fn(|side| control.period(side, 0).on_the_clock());
        if fresh == set {
            return None;
        }
        let BySide {
            white: white_set,
            black: black_set,
        } = set.map(|time| clock(time, true));
        let BySide { white, black } = fresh.map(|time| clock(time, true));
        Some(note!(
            "other-than-set" => "an official set the clocks to White {white_set}, Black {black_set} before this \
                game began; the new game begins with White {white}, Black {black}",
            white_set, black_set, white, black
        ))
    }

    /// Nothing of the event's own.
    fn far_shorter(&self, control: &TimeControl) -> Vec<Note> {
        if control == self.of_event() {
            return Vec::new();
        }
        far_shorter(control, self.measure())
    }
}
