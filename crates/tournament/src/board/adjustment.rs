//! What an arbiter may correct of a clock (CLK-5).

use std::sync::Arc;

use adoube_chess::BySide;

use crate::clock::{Reading, SideReading, TimeControl};
use crate::time::Millis;

/// A correction of both clocks; what is not named stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Adjustment {
    /// Of White's and Black's clock, by [`Side::index`](adoube_chess::Side::index).
    pub sides: BySide<SideAdjustment>,
    /// The time control from now on, increments with it.
    pub control: Option<Arc<TimeControl>>,
}

impl Adjustment {
    /// Whether it says how many moves were made, or of which period.
    pub(super) fn counts_moves(&self) -> bool {
        let counts = |side: &SideAdjustment| side.period.is_some() || side.moves.is_some();
        self.sides.iter().any(counts)
    }
}

/// A correction of one clock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SideAdjustment {
    /// Time left.
    pub remaining: Option<Millis>,
    /// Which period of the time control, from 0.
    pub period: Option<u8>,
    /// Moves completed in that period.
    pub moves: Option<u16>,
}

/// Another time control in the place of one that was set wrongly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlChange {
    /// As it was.
    pub before: Arc<TimeControl>,
    /// As it is.
    pub after: Arc<TimeControl>,
}

impl Adjustment {
    /// Of remaining times alone.
    pub fn of_times(white: Option<Millis>, black: Option<Millis>) -> Self {
        let side = |remaining| SideAdjustment {
            remaining,
            ..SideAdjustment::default()
        };
        Self {
            sides: BySide::new(side(white), side(black)),
            control: None,
        }
    }

    /// The clocks as they will show.
    pub(super) fn apply(&self, mut reading: Reading) -> Reading {
        for (shown, side) in reading.sides.iter_mut().zip(self.sides) {
            *shown = SideReading {
                remaining: side.remaining.unwrap_or(shown.remaining),
                period: side.period.unwrap_or(shown.period),
                moves: side.moves.unwrap_or(shown.moves),
            };
        }
        reading
    }
}
