//! Times, as they are told.

use std::{fmt, time::Duration};

/// Times in order.
pub(super) struct Spread(Vec<Duration>);

impl Spread {
    pub(super) fn of(mut all: Vec<Duration>) -> Self {
        all.sort_unstable();
        Self(all)
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// The middle one, microseconds.
    pub(super) fn half_us(&self) -> u128 {
        self.at(50).as_micros()
    }

    /// So many of a hundred are no longer.
    fn at(&self, percent: usize) -> Duration {
        let place = (self.0.len() * percent).div_ceil(100).max(1) - 1;
        self.0.get(place).copied().unwrap_or_default()
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |percent| self.at(percent).as_secs_f64() * 1000.0;
        write!(
            f,
            "half of {} within {:.2} ms, 95 of 100 within {:.2} ms, the longest {:.2} ms",
            self.count(),
            ms(50),
            ms(95),
            ms(100)
        )
    }
}
