//! The clock of one game, as it runs.

use std::sync::Arc;

use adoube_chess::Side;

use super::control::TimeControl;
use crate::time::{Millis, Time};

/// A clock is never set to more than this.
pub(crate) const MAX_CLOCK: Millis = Millis::from_seconds(7 * 24 * 3600);

/// What one side's clock shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SideReading {
    /// Time left.
    pub remaining: Millis,
    /// Which period of the time control, from 0.
    pub period: u8,
    /// Moves completed in that period.
    pub moves: u16,
}

/// Both clocks at one instant. Records hold it, so that nothing is worked out again later.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reading {
    /// White's and Black's clock, by [`Side::index`].
    pub sides: [SideReading; 2],
    /// Whose clock runs; none when both stand.
    pub running: Option<Side>,
}

impl Reading {
    /// Time left of one side.
    pub const fn remaining(&self, side: Side) -> Millis {
        self.sides[side.index()].remaining
    }
}

/// The clock of one game. At most one side's time runs; the other stands (O 4.1, 4.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: Arc<TimeControl>,
    shown: Reading,
    /// Since when the running side's time is being used.
    since: Time,
}

impl Clock {
    /// Both clocks at the beginning of a game, standing.
    pub fn new(control: Arc<TimeControl>) -> Self {
        let side = SideReading {
            remaining: control.period(0).base,
            period: 0,
            moves: 0,
        };
        let shown = Reading {
            sides: [side; 2],
            running: None,
        };
        Self {
            control,
            shown,
            since: Time::default(),
        }
    }

    /// The time control.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The time control, to be shared.
    pub const fn shared_control(&self) -> &Arc<TimeControl> {
        &self.control
    }

    /// Another time control from now on; what the clocks show stays.
    pub fn set_control(&mut self, control: Arc<TimeControl>) {
        self.control = control;
    }

    /// The reading with the move counters as they were so many moves of White's and Black's ago.
    pub fn stepped_back(&self, mut reading: Reading, moves: [u32; 2]) -> Reading {
        for (shown, moves) in reading.sides.iter_mut().zip(moves) {
            for _ in 0..moves {
                if shown.moves > 0 {
                    shown.moves -= 1;
                } else if shown.period > 0 {
                    shown.period -= 1;
                    let all = self.control.period(shown.period).moves;
                    shown.moves = all.unwrap_or(1).saturating_sub(1);
                }
            }
        }
        reading
    }

    /// Whose time runs.
    pub const fn running(&self) -> Option<Side> {
        self.shown.running
    }

    /// Since when it runs.
    pub const fn since(&self) -> Time {
        self.since
    }

    /// Takes over a recorded reading, true at `at`.
    pub const fn set(&mut self, reading: Reading, at: Time) {
        self.shown = reading;
        self.since = at;
    }

    /// What both clocks show at `now`.
    pub fn reading(&self, now: Time) -> Reading {
        let mut reading = self.shown;
        if let Some(side) = reading.running {
            let shown = &mut reading.sides[side.index()].remaining;
            *shown = shown.less(now.since(self.since));
        }
        reading
    }

    /// The reading with both clocks standing.
    pub fn stopped(&self, now: Time) -> Reading {
        Reading {
            running: None,
            ..self.reading(now)
        }
    }

    /// The reading with `side`'s time running.
    pub fn started(&self, side: Side, now: Time) -> Reading {
        Reading {
            running: Some(side),
            ..self.reading(now)
        }
    }

    /// When the running side's flag falls, if nothing happens before (O 4.5).
    pub fn flag_time(&self) -> Option<Time> {
        let side = self.shown.running?;
        Some(self.since + self.shown.remaining(side))
    }

    /// Time used since the side began to run; what a move made at `now` took.
    pub fn used(&self, now: Time) -> Millis {
        self.shown
            .running
            .map_or(Millis::ZERO, |_| now.since(self.since))
    }

    /// The reading after the running side completed a move at `now`: its increment and, at the
    /// end of a period, the next period's time added; the opponent's time running (O 4.1, 4.4).
    pub fn pressed(&self, now: Time) -> Reading {
        let mut reading = self.reading(now);
        let Some(side) = reading.running else {
            return reading;
        };
        let shown = &mut reading.sides[side.index()];
        let period = self.control.period(shown.period);
        shown.remaining += period.increment;
        shown.moves = shown.moves.saturating_add(1);
        if period.moves.is_some_and(|moves| shown.moves >= moves) {
            shown.period += 1;
            shown.moves = 0;
            shown.remaining += self.control.period(shown.period).base;
        }
        reading.running = Some(side.other());
        reading
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(text: &str) -> Clock {
        let mut clock = Clock::new(Arc::new(text.parse().unwrap()));
        clock.set(clock.started(Side::White, Time(0)), Time(0));
        clock
    }

    /// Plays moves of the given think times, in seconds, and tells both clocks in seconds.
    fn after(control: &str, thinks: &[u64]) -> [u64; 2] {
        let mut clock = clock(control);
        let mut now = Time(0);
        for think in thinks {
            now = now + Millis::from_seconds(*think);
            clock.set(clock.pressed(now), now);
        }
        [Side::White, Side::Black].map(|side| clock.reading(now).remaining(side).0 / 1000)
    }

    #[test]
    fn clk_2_periods_increments_and_what_is_carried_over() {
        for (control, thinks, clocks) in [
            // control, think times of White, Black, White …, both clocks afterwards
            ("300", &[10, 20, 30][..], [260, 280]),
            ("180+2", &[10, 1], [172, 181]),
            // second move ends the first period: its unused time is kept, 60 s come in
            ("2/100:60", &[10, 20, 30], [120, 80]),
            ("2/100:60", &[10, 20, 30, 40], [120, 100]),
            // increments from the third period on only
            ("1/100:1/50:30+5", &[0, 0, 0, 0], [180, 180]),
            ("1/100:1/50:30+5", &[0, 0, 0, 0, 7], [178, 180]),
        ] {
            assert_eq!(after(control, thinks), clocks, "{control} {thinks:?}");
        }
    }

    #[test]
    fn clk_1_only_the_running_side_uses_time_and_the_flag_is_known_ahead() {
        let mut clock = clock("60");
        assert_eq!(clock.flag_time(), Some(Time(60_000)));
        clock.set(clock.pressed(Time(10_500)), Time(10_500));
        assert_eq!(
            clock.reading(Time(20_500)).remaining(Side::White),
            Millis(49_500)
        );
        assert_eq!(
            clock.reading(Time(20_500)).remaining(Side::Black),
            Millis(50_000)
        );
        assert_eq!(clock.flag_time(), Some(Time(70_500)));
    }

    #[test]
    fn clk_6_a_stopped_clock_stands() {
        let mut clock = clock("60");
        clock.set(clock.stopped(Time(1_000)), Time(1_000));
        assert_eq!(
            clock.reading(Time(900_000)).remaining(Side::White),
            Millis(59_000)
        );
        assert_eq!(clock.flag_time(), None);
    }
}
