//! Time as the sans-IO parts see it: a number that was given.

/// A reading of this machine's monotonic clock, in microseconds since it was started.
///
/// Round trips need microseconds, everything else milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Now {
    micros: u64,
}

impl Now {
    /// The instant so many microseconds after the machine's start.
    pub const fn from_micros(micros: u64) -> Self {
        Self { micros }
    }

    /// The instant so many milliseconds after the machine's start.
    pub const fn from_ms(ms: u64) -> Self {
        Self {
            micros: ms.saturating_mul(1_000),
        }
    }

    /// Whole milliseconds since the machine's start.
    pub const fn ms(self) -> u64 {
        self.micros / 1_000
    }

    /// Microseconds since the machine's start.
    pub const fn micros(self) -> u64 {
        self.micros
    }

    /// Microseconds from `earlier` to this instant, 0 if it was later; at most what a round trip
    /// of 71 minutes takes, and at least 1, because 0 says "not measured" on the wire.
    pub fn round_trip_since(self, earlier: Self) -> u32 {
        u32::try_from(self.micros.saturating_sub(earlier.micros))
            .unwrap_or(u32::MAX)
            .max(1)
    }
}

/// The earlier of two deadlines in milliseconds, where either may be missing.
pub fn earlier(left: Option<u64>, right: Option<u64>) -> Option<u64> {
    match (left, right) {
        (Some(left), Some(right)) => Some(left.min(right)),
        (one, other) => one.or(other),
    }
}
