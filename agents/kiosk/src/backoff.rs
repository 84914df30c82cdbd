//! How long to wait before the next attempt.

use fastrand::Rng;

/// Pauses that double up to a ceiling, each spread over its upper half so that the devices of a
/// venue do not all come back in the same instant.
#[derive(Clone, Debug)]
pub struct Backoff {
    floor: u64,
    ceiling: u64,
    next: u64,
}

impl Backoff {
    /// Pauses from `floor` to `ceiling`, both in milliseconds.
    pub fn new(floor: u64, ceiling: u64) -> Self {
        let mut backoff = Self {
            floor,
            ceiling: ceiling.max(floor),
            next: 0,
        };
        backoff.reset();
        backoff
    }

    /// The next pause in milliseconds: never below the floor, never above the ceiling.
    pub fn pause(&mut self, jitter: &mut Rng) -> u64 {
        let upper = self.next;
        self.next = upper.saturating_mul(2).min(self.ceiling);
        spread(upper / 2, upper, jitter).max(self.floor)
    }

    /// Starts again at the floor, after a connection that lasted.
    pub fn reset(&mut self) {
        self.next = self.floor.saturating_mul(2).min(self.ceiling);
    }
}

/// A number of milliseconds from `low` to `high`, both included.
pub fn spread(low: u64, high: u64, jitter: &mut Rng) -> u64 {
    jitter.u64(low.min(high)..=high)
}

#[cfg(test)]
mod tests {
    use super::{Backoff, Rng};

    #[test]
    fn pauses_double_within_floor_and_ceiling() {
        let mut jitter = Rng::with_seed(7);
        let mut backoff = Backoff::new(100, 3_000);
        let rows = [
            (100, 200),
            (200, 400),
            (400, 800),
            (800, 1_600),
            (1_500, 3_000),
        ];
        for (low, high) in rows {
            let pause = backoff.pause(&mut jitter);
            assert!((low..=high).contains(&pause), "{pause} in {low}..={high}");
        }
        for _ in 0..50 {
            let pause = backoff.pause(&mut jitter);
            assert!((1_500..=3_000).contains(&pause));
        }
        backoff.reset();
        assert!(backoff.pause(&mut jitter) <= 200);
    }

    #[test]
    fn two_devices_do_not_wait_alike() {
        let pauses = |seed| {
            let mut jitter = Rng::with_seed(seed);
            let mut backoff = Backoff::new(100, 3_000);
            (0..8)
                .map(|_| backoff.pause(&mut jitter))
                .collect::<Vec<_>>()
        };
        assert_ne!(pauses(1), pauses(2));
        assert_eq!(pauses(1), pauses(1));
    }
}
