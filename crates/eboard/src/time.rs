//! Time as it is given to this crate.

use std::time::Duration;

/// Milliseconds on a clock that never goes back. Where it started does not matter, but all times that
/// one value of this crate is given come from one clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Time {
    ms: u64,
}

impl Time {
    /// The time so many milliseconds after the clock's start.
    pub const fn from_ms(ms: u64) -> Time {
        Time { ms }
    }

    /// Milliseconds since the clock's start.
    pub const fn ms(self) -> u64 {
        self.ms
    }

    /// How long before this time the other one was; zero if it was later.
    pub const fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(self.ms.saturating_sub(earlier.ms))
    }

    /// The time so much later, cut to whole milliseconds.
    #[must_use]
    pub fn after(self, duration: Duration) -> Time {
        let ms = u64::try_from(duration.as_millis()).unwrap_or(u64::MAX);
        Time::from_ms(self.ms.saturating_add(ms))
    }
}
