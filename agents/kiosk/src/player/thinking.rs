//! The scripted player's stopwatch: it runs while the board plays and stands while it is paused.

use std::time::Duration;

use crate::time::Now;

/// Thinking over one half-move of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Thinking {
    ply: u32,
    thought: u64,
    /// The instant up to which `thought` counts; nothing while it stands.
    running_since: Option<Now>,
}

impl Thinking {
    /// Thinking over the half-move after `ply` begins.
    pub(super) fn begin(ply: u32) -> Self {
        Self {
            ply,
            thought: 0,
            running_since: None,
        }
    }

    /// The half-moves that stood on the board when it began.
    pub(super) fn ply(&self) -> u32 {
        self.ply
    }

    /// Counts up to `now`, then goes on or stands.
    pub(super) fn count(&mut self, now: Now, runs: bool) {
        if let Some(since) = self.running_since {
            self.thought += now.micros().saturating_sub(since.micros());
        }
        self.running_since = runs.then_some(now);
    }

    /// When, in milliseconds, `needed` microseconds will have been thought; nothing while it
    /// stands. It is rounded up: nobody moves before his time.
    pub(super) fn ready_at(&self, needed: u64) -> Option<u64> {
        let since = self.running_since?;
        let left = needed.saturating_sub(self.thought);
        Some(since.micros().saturating_add(left).div_ceil(1_000))
    }

    /// Whether `needed` microseconds have been thought.
    pub(super) fn is_done(&self, needed: u64) -> bool {
        self.thought >= needed
    }
}

/// Real time in microseconds for a span of game time in milliseconds. `speed` must be a positive
/// number.
pub(super) fn real_micros(game_ms: u64, speed: f64) -> u64 {
    // Beyond these a duration would overflow; no game lasts a year.
    let game = Duration::from_millis(game_ms.min(366 * 24 * 3_600 * 1_000));
    let speed = if speed.is_finite() {
        speed.clamp(0.001, 1_000_000.0)
    } else {
        1.0
    };
    u64::try_from(game.div_f64(speed).as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Now, Thinking, real_micros};

    #[test]
    fn it_stands_while_paused() {
        let mut thinking = Thinking::begin(4);
        thinking.count(Now::from_ms(1_000), true);
        assert_eq!(thinking.ready_at(500_000), Some(1_500));
        thinking.count(Now::from_ms(1_200), false);
        assert_eq!(thinking.ready_at(500_000), None);
        thinking.count(Now::from_ms(9_000), true);
        assert_eq!(thinking.ready_at(500_000), Some(9_300));
        thinking.count(Now::from_ms(9_300), true);
        assert!(thinking.is_done(500_000));
        assert!(!thinking.is_done(500_001));
    }

    #[test]
    fn game_time_by_speed() {
        let rows = [
            (2_000, 1.0, 2_000_000),
            (2_000, 100.0, 20_000),
            (1, 1_000.0, 1),
            (0, 5.0, 0),
            (1_000, f64::NAN, 1_000_000),
            (1_000, -1.0, 1_000_000_000),
        ];
        for (game_ms, speed, expected) in rows {
            assert_eq!(
                real_micros(game_ms, speed),
                expected,
                "{game_ms} at {speed}"
            );
        }
    }
}
