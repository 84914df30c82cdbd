//! How another machine's clock stands to this one's, measured by round trips.

use adoube_proto::v1::ClockOffset;

/// How much two machines' clocks may drift apart, in millionths.
const DRIFT_PPM: u64 = 200;

/// A question and its answer, milliseconds: when it was sent and answered by this clock, and what
/// the other clock showed in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Sent, by this clock.
    pub sent: u64,
    /// Answered, by this clock.
    pub answered: u64,
    /// The other clock when it answered.
    pub other: u64,
}

#[derive(Clone, Copy, Debug)]
struct Measured {
    ms: i64,
    error_ms: u64,
    at: u64,
}

impl Measured {
    /// The other clock was read at some instant between the two: the middle is wrong by half the
    /// round trip at most, and each clock by less than a millisecond.
    fn of(sample: Sample) -> Option<Self> {
        let round_trip = sample.answered.checked_sub(sample.sent)?;
        let middle = i64::try_from(sample.sent + round_trip / 2).ok()?;
        Some(Self {
            ms: i64::try_from(sample.other).ok()?.checked_sub(middle)?,
            error_ms: round_trip.div_ceil(2) + 1,
            at: sample.answered,
        })
    }

    fn error_at(&self, now: u64) -> u64 {
        let age = now.saturating_sub(self.at);
        self.error_ms + (age * DRIFT_PPM).div_ceil(1_000_000)
    }

    fn contradicts(&self, other: &Self) -> bool {
        self.ms.abs_diff(other.ms) > self.error_at(other.at) + other.error_ms
    }
}

/// The other clock less this one, and how wrong that may be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Offset(Option<Measured>);

impl Offset {
    /// Takes a measurement. The one with the smallest error counts, until drift has made it worse
    /// than a newer one; if the two cannot both be true, a clock was stopped or set, and the newer
    /// one counts.
    pub fn sample(&mut self, sample: Sample) {
        let Some(new) = Measured::of(sample) else {
            return;
        };
        let replaces = self
            .0
            .is_none_or(|old| new.error_ms <= old.error_at(new.at) || old.contradicts(&new));
        if replaces {
            self.0 = Some(new);
        }
    }

    /// The other machine was started anew: what was measured says nothing any more.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// What to add to this clock to get the other one's.
    pub fn to_other(self, now: u64) -> Option<ClockOffset> {
        let measured = self.0?;
        Some(ClockOffset {
            ms: measured.ms,
            error_ms: u32::try_from(measured.error_at(now)).unwrap_or(u32::MAX),
        })
    }

    /// What to add to the other clock to get this one's.
    pub fn to_this(self, now: u64) -> Option<ClockOffset> {
        let offset = self.to_other(now)?;
        Some(ClockOffset {
            ms: offset.ms.checked_neg()?,
            ..offset
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(sent: u64, answered: u64, other: u64) -> Sample {
        Sample {
            sent,
            answered,
            other,
        }
    }

    #[test]
    fn ven_4_the_best_measurement_counts_and_grows_old() {
        let mut offset = Offset::default();
        assert_eq!(offset.to_other(0), None);
        // sample, then what is known, and how wrong it may be
        for (sent, answered, other, ms, error_ms) in [
            // The other clock is 5,000 ahead; the way is slow at first.
            (1_000, 1_100, 6_050, 5_000, 51),
            (2_000, 2_010, 7_002, 4_997, 6),
            // A worse one does not count.
            (3_000, 3_200, 8_190, 4_997, 7),
            // After a while the good one has drifted to be as wrong as a new one.
            (60_000, 60_020, 65_009, 4_999, 11),
            // The other clock stood still for a minute: the two cannot both be true.
            (120_000, 120_200, 65_100, -55_000, 101),
        ] {
            offset.sample(sample(sent, answered, other));
            let found = offset.to_other(answered).unwrap();
            assert_eq!((found.ms, found.error_ms), (ms, error_ms), "at {answered}");
        }
        let back = offset.to_this(1_120_200).unwrap();
        assert_eq!((back.ms, back.error_ms), (55_000, 301));
        offset.forget();
        assert_eq!(offset.to_other(0), None);
    }

    /// Whatever the way there and back, the truth lies within the error.
    #[test]
    fn ven_4_the_truth_is_within_the_error() {
        let mut chance = fastrand::Rng::with_seed(5);
        for truth in [-9_000_i64, 0, 77_000] {
            let mut offset = Offset::default();
            for turn in 1..200_u64 {
                let sent = 10_000 * turn;
                let there = chance.u64(0..300);
                let back = chance.u64(0..300);
                let other = i64::try_from(sent + there).unwrap() + truth;
                let other = u64::try_from(other).unwrap();
                offset.sample(sample(sent, sent + there + back, other));
                let found = offset.to_other(sent + 600).unwrap();
                assert!(
                    found.ms.abs_diff(truth) <= u64::from(found.error_ms),
                    "{found:?}"
                );
            }
        }
    }

    #[test]
    fn nonsense_is_not_measured() {
        let mut offset = Offset::default();
        for nonsense in [
            sample(5, 4, 0),
            sample(u64::MAX - 1, u64::MAX, 1),
            sample(1, 2, u64::MAX),
        ] {
            offset.sample(nonsense);
            assert_eq!(offset.to_other(10), None, "{nonsense:?}");
        }
    }
}
