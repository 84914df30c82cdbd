//! Random that is the same each time.

use std::time::Duration;

use crate::Time;

/// Numbers that look random and follow from a seed (`SplitMix64`).
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The numbers of this seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below this one; 0 where there is none.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31).checked_rem(end).unwrap_or(0)
    }

    /// True once in so many times on average; never for 0.
    pub fn one_in(&mut self, times: u64) -> bool {
        times > 0 && self.below(times) == 0
    }

    /// A time between so many milliseconds and so many after this one.
    pub(super) fn later(&mut self, time: Time, least: u64, most: u64) -> Time {
        let ms = least + self.below(most.saturating_sub(least) + 1);
        time.after(Duration::from_millis(ms))
    }
}
