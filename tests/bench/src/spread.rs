//! Many values of one figure: the middle, and how far apart they lie.

use std::time::Duration;

/// A figure that was measured several times.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    /// The middle one.
    pub median: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
}

impl Spread {
    /// Of these values; zeros if there are none.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let at = |index: usize| values.get(index).copied().unwrap_or_default();
        Self {
            median: at(values.len() / 2),
            least: at(0),
            most: at(values.len().saturating_sub(1)),
        }
    }

    /// How far the extremes lie apart, in hundredths of the middle.
    pub fn percent(&self) -> f64 {
        100.0 * (self.most - self.least) / self.median.max(f64::MIN_POSITIVE)
    }
}

/// Times in the order of their lengths.
#[derive(Debug, Clone, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Sorts them.
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// What so many of a thousand do not exceed; zero if there are none.
    pub fn per_mille(&self, share: usize) -> Duration {
        let rank = (self.0.len() * share).div_ceil(1_000).max(1) - 1;
        self.0.get(rank).copied().unwrap_or_default()
    }

    /// The half, 99 of a hundred, and 999 of a thousand, in milliseconds.
    pub fn shown(&self) -> String {
        let [half, most, nearly] = [500, 990, 999].map(|share| millis(self.per_mille(share)));
        format!("p50 {half:.2} ms, p99 {most:.2} ms, p99.9 {nearly:.2} ms")
    }
}

/// In milliseconds.
pub fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_its_middle_and_its_ends() {
        let spread = Spread::of([3.0, 1.0, 2.0]);
        let expected = Spread {
            median: 2.0,
            least: 1.0,
            most: 3.0,
        };
        assert_eq!(spread, expected);
        assert!((spread.percent() - 100.0).abs() < 1e-9);
        assert!(Spread::of([]).median.abs() < 1e-9);
    }

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let times = Times::of((1..=1_000).map(Duration::from_millis).collect());
        let at = [500, 990, 999].map(|share| times.per_mille(share).as_millis());
        assert_eq!(at, [500, 990, 999]);
        let one = Times::of(vec![Duration::from_millis(7)]);
        assert_eq!(one.per_mille(1).as_millis(), 7);
        assert_eq!(Times::default().per_mille(990), Duration::ZERO);
    }
}
