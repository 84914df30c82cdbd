//! Pauses between attempts.

use std::time::Duration;

/// Doubling pauses from `first` to `last` milliseconds. Chance comes in as an argument, so that
/// many nodes that lost the same coordinator do not come back in step.
#[derive(Clone, Debug)]
pub struct Backoff {
    first: u64,
    last: u64,
    next: u64,
}

impl Backoff {
    /// Pauses between `first` and `last`, milliseconds.
    pub fn new(first: u64, last: u64) -> Self {
        Self {
            first,
            last,
            next: first,
        }
    }

    /// The next pause; `chance` in 0…1 places it in the upper half of the step.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "milliseconds below a minute"
    )]
    pub fn pause(&mut self, chance: f64) -> Duration {
        let step = self.next;
        self.next = (step * 2).min(self.last);
        let half = step as f64 / 2.0;
        Duration::from_millis((half + half * chance.clamp(0.0, 1.0)) as u64)
    }

    /// Begins anew: the last attempt held.
    pub fn reset(&mut self) {
        self.next = self.first;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_to_the_last_and_begins_anew() {
        let mut backoff = Backoff::new(200, 5000);
        let pauses: Vec<u128> = (0..7).map(|_| backoff.pause(1.0).as_millis()).collect();
        assert_eq!(pauses, [200, 400, 800, 1600, 3200, 5000, 5000]);
        assert_eq!(backoff.pause(0.0).as_millis(), 2500);
        backoff.reset();
        assert_eq!(backoff.pause(0.5).as_millis(), 150);
    }
}
