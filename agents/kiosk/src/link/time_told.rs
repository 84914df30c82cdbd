//! Coordinator time, as the coordinator tells it on a connection.

use std::collections::VecDeque;

use crate::time::Now;

/// Pulses that are remembered; one comes each second.
const MOST: usize = 8;

/// What was told in one message.
#[derive(Clone, Copy, Debug)]
struct Told {
    /// When it came.
    at: Now,
    /// The coordinator's time, milliseconds since the Unix epoch.
    time: u64,
    /// How long the message was under way at most, microseconds.
    round_trip_us: u32,
}

/// The times that were told lately on this connection.
#[derive(Clone, Debug, Default)]
pub(super) struct TimeTold(VecDeque<Told>);

impl TimeTold {
    /// The coordinator told its time, and this was the round trip if one was measured.
    pub(super) fn told(&mut self, now: Now, time: u64, round_trip_us: Option<u32>) {
        if time == 0 {
            return;
        }
        if self.0.len() >= MOST {
            self.0.pop_front();
        }
        self.0.push_back(Told {
            at: now,
            time,
            round_trip_us: round_trip_us.unwrap_or(u32::MAX),
        });
    }

    /// Another connection may lead to another run of the coordinator.
    pub(super) fn link_lost(&mut self) {
        self.0.clear();
    }

    /// The coordinator's time now: by the message that was under way for the shortest time, which is
    /// wrong by half its round trip at most.
    pub(super) fn at(&self, now: Now, speed: f64) -> Option<u64> {
        let best = self.0.iter().min_by_key(|told| told.round_trip_us)?;
        let way = match best.round_trip_us {
            u32::MAX => 0,
            known => u64::from(known) / 2,
        };
        let since = now.micros().saturating_sub(best.at.micros()) + way;
        Some(best.time.saturating_add(game_ms(since, speed)))
    }
}

/// Real microseconds as milliseconds of game time.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an hour has far fewer microseconds than a float is exact to, and the cast saturates"
)]
fn game_ms(micros: u64, speed: f64) -> u64 {
    (micros as f64 * speed / 1_000.0) as u64
}

#[cfg(test)]
mod tests {
    use super::{Now, TimeTold};

    #[test]
    fn the_message_that_was_fastest_tells_the_time() {
        let mut told = TimeTold::default();
        let at = |told: &TimeTold, ms, speed| told.at(Now::from_ms(ms), speed);
        assert_eq!(at(&told, 1_000, 1.0), None);
        told.told(Now::from_ms(1_000), 0, None);
        assert_eq!(at(&told, 1_000, 1.0), None, "it was not told");
        told.told(Now::from_ms(1_000), 50_000, None);
        assert_eq!(at(&told, 1_500, 1.0), Some(50_500));
        told.told(Now::from_ms(2_000), 51_040, Some(20_000));
        assert_eq!(at(&told, 2_000, 1.0), Some(51_050), "half a round trip");
        assert_eq!(at(&told, 2_100, 20.0), Some(53_240), "game time is faster");
        // Half a second under way: it came late, and the time is not what it tells.
        told.told(Now::from_ms(3_500), 52_050, Some(900_000));
        assert_eq!(at(&told, 3_500, 1.0), Some(52_550));
        told.link_lost();
        assert_eq!(at(&told, 4_000, 1.0), None);
    }
}
