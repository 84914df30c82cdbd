//! Both clocks as they are read now.

use adoube_proto::v1::{Clocks, Side};

/// Below so much time the running clock is told ten times a second, milliseconds of game time.
const SHORT: u64 = 20_000;

/// No clock is told more often, milliseconds.
const OFTEN: u64 = 100;

/// Clocks, and when to read them again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Reading {
    /// As they are to be shown.
    pub(crate) shown: Clocks,
    /// In how many milliseconds they show something else; none as long as both stand.
    pub(super) again_in: Option<u64>,
}

/// Reads clocks at this coordinator time; without it they are old, and shown as they were told.
pub(crate) fn read(told: &Clocks, now: Option<u64>, speed: f64) -> Reading {
    let mut shown = *told;
    let Some(now) = now else {
        let again_in = None;
        return Reading { shown, again_in };
    };
    let since = now.saturating_sub(told.at);
    let running = match told.running() {
        Side::White => &mut shown.white,
        Side::Black => &mut shown.black,
        Side::Unspecified => {
            let again_in = None;
            return Reading { shown, again_in };
        }
    };
    shown.delay = told.delay.saturating_sub(since);
    *running = running.saturating_sub(since.saturating_sub(told.delay));
    let step = if *running < SHORT { 100 } else { 1_000 };
    let left = match (shown.delay, *running) {
        (0, 0) => step,
        (0, left) => (left - 1) % step + 1,
        (delay, _) => delay.min(step),
    };
    let again_in = Some(real_ms(left, speed).max(OFTEN));
    Reading { shown, again_in }
}

/// Milliseconds of game time as real ones, rounded up: what is due then is over.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a span of game time is no negative number, and the cast saturates"
)]
pub(super) fn real_ms(game: u64, speed: f64) -> u64 {
    (game as f64 / speed).ceil() as u64
}

#[cfg(test)]
mod tests {
    use super::{Clocks, Side, read};

    /// Told at 1000 with White's clock running from 60 s, and a delay.
    fn told(running: Side, delay: u64) -> Clocks {
        Clocks {
            at: 1_000,
            white: 60_000,
            black: 30_000,
            running: running.into(),
            delay,
        }
    }

    /// White's and Black's clock, the delay, and when to read again.
    fn told_at(told: &Clocks, now: u64, speed: f64) -> (u64, u64, u64, Option<u64>) {
        let reading = read(told, Some(now), speed);
        let Clocks {
            white,
            black,
            delay,
            ..
        } = reading.shown;
        (white, black, delay, reading.again_in)
    }

    #[test]
    fn clk_1_a_running_clock_is_read_at_coordinator_time() {
        let told = told(Side::White, 0);
        for (now, speed, white, again_in) in [
            (1_000, 1.0, 60_000, 1_000),
            (1_250, 1.0, 59_750, 750),
            // By a clock that is a little slow.
            (900, 1.0, 60_000, 1_000),
            // Short of time.
            (41_001, 1.0, 19_999, 100),
            (51_050, 1.0, 9_950, 100),
            (99_000, 1.0, 0, 100),
            // Game time that is faster, and much faster.
            (1_000, 4.0, 60_000, 250),
            (1_000, 100.0, 60_000, 100),
        ] {
            let expected = (white, 30_000, 0, Some(again_in));
            assert_eq!(told_at(&told, now, speed), expected, "at {now}");
        }
        let black = super::Clocks {
            running: Side::Black.into(),
            ..told
        };
        assert_eq!(
            told_at(&black, 2_000, 1.0),
            (60_000, 29_000, 0, Some(1_000))
        );
    }

    #[test]
    fn clk_3_a_delay_passes_before_the_time() {
        let told = told(Side::White, 3_000);
        for (now, white, delay, again_in) in [
            (2_500, 60_000, 1_500, 1_000),
            (3_900, 60_000, 100, 100),
            (5_000, 59_000, 0, 1_000),
        ] {
            let expected = (white, 30_000, delay, Some(again_in));
            assert_eq!(told_at(&told, now, 1.0), expected, "at {now}");
        }
    }

    #[test]
    fn clocks_that_stand_are_told_once() {
        let told = told(Side::Unspecified, 0);
        assert_eq!(told_at(&told, 9_000, 1.0), (60_000, 30_000, 0, None));
    }

    #[test]
    fn what_cannot_be_read_is_old_and_stands() {
        let told = told(Side::White, 2_000);
        let reading = read(&told, None, 1.0);
        assert_eq!((reading.shown, reading.again_in), (told, None));
    }
}
