//! The clock of one game, as it runs.

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::control::{Extra, TimeControl};
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
    pub sides: BySide<SideReading>,
    /// Whose clock runs; none when both stand.
    pub running: Option<Side>,
    /// What the side to move has thought about its move until now, pauses left out. A delay is
    /// used up by it (CLK-3).
    pub thought: Millis,
}

impl Reading {
    /// Time left of one side.
    pub fn remaining(&self, side: Side) -> Millis {
        self.sides[side].remaining
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
        let sides = BySide::from_fn(|side| {
            let first = control.period(side, 0);
            SideReading {
                remaining: first.on_the_clock(),
                period: 0,
                moves: 0,
            }
        });
        let shown = Reading {
            sides,
            ..Reading::default()
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
    pub fn stepped_back(&self, mut reading: Reading, moves: BySide<u32>) -> Reading {
        for side in Side::ALL {
            let shown = &mut reading.sides[side];
            for _ in 0..moves[side] {
                if shown.moves > 0 {
                    shown.moves -= 1;
                } else if shown.period > 0 {
                    shown.period -= 1;
                    let all = self.control.period(side, shown.period).moves;
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

    /// What both clocks showed when they were last set.
    pub(crate) const fn shown(&self) -> Reading {
        self.shown
    }

    /// What both clocks show at `now`.
    pub fn reading(&self, now: Time) -> Reading {
        let mut reading = self.shown;
        if let Some(side) = reading.running {
            let elapsed = now.since(self.since);
            let shown = &mut reading.sides[side].remaining;
            *shown = shown.less(elapsed.less(self.delay_in(&self.shown)));
            reading.thought += elapsed;
        }
        reading
    }

    /// How long the running side's time still stands still before it runs (CLK-3), by a reading.
    pub fn delay_in(&self, shown: &Reading) -> Millis {
        shown.running.map_or(Millis::ZERO, |side| {
            self.extra_of(side, shown).delay_left(shown.thought)
        })
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

    /// From when on the time that runs is charged: what a delay or Bronstein's clock still gives for the
    /// move is free. When the clock was set, where none runs.
    pub fn charged_from(&self) -> Time {
        let free = self.shown.running.map_or(Millis::ZERO, |side| {
            self.extra_of(side, &self.shown)
                .free_left(self.shown.thought)
        });
        self.since + free
    }

    /// When the running side's flag falls, if nothing happens before (O 4.5).
    pub fn flag_time(&self) -> Option<Time> {
        let side = self.shown.running?;
        Some(self.since + self.delay_in(&self.shown) + self.shown.remaining(side))
    }

    /// What the running side has thought about its move; what a move made at `now` took.
    pub fn used(&self, now: Time) -> Millis {
        self.shown
            .running
            .map_or(Millis::ZERO, |_| self.reading(now).thought)
    }

    /// What the running side's clock lost since it was last set; less what a move at `now` would
    /// give back of it.
    pub fn charged(&self, now: Time) -> Millis {
        let Some(side) = self.shown.running else {
            return Millis::ZERO;
        };
        let reading = self.reading(now);
        let extra = self.extra_of(side, &reading);
        let back = extra.given_back(reading.thought);
        let lost = self.shown.remaining(side).less(reading.remaining(side));
        lost.less(back)
    }

    /// What a move made at `now` costs its side's main time: a delay costs none.
    pub fn cost(&self, now: Time) -> Millis {
        self.shown.running.map_or(Millis::ZERO, |side| {
            let free = match self.extra_of(side, &self.shown) {
                Extra::Increment(_) => Millis::ZERO,
                Extra::Delay(extra) | Extra::Bronstein(extra) => extra,
            };
            self.used(now).less(free)
        })
    }

    /// What a side's period by a reading gives with each move.
    pub(crate) fn extra_of(&self, side: Side, shown: &Reading) -> Extra {
        let period = shown.sides[side].period;
        self.control.period(side, period).extra
    }

    /// The reading after the running side completed a move at `now`: what the move brings and, at
    /// the end of a period, the next period's time added; the opponent's time running (O 4.1, 4.4).
    pub fn pressed(&self, now: Time) -> Reading {
        let mut reading = self.reading(now);
        let Some(side) = reading.running else {
            return reading;
        };
        let shown = &mut reading.sides[side];
        let period = self.control.period(side, shown.period);
        shown.remaining += period.extra.increment() + period.extra.given_back(reading.thought);
        shown.moves = shown.moves.saturating_add(1);
        if period.moves.is_some_and(|moves| shown.moves >= moves) {
            shown.period += 1;
            shown.moves = 0;
            let next = self.control.period(side, shown.period);
            let main = shown.remaining.less(period.extra.on_the_clock());
            shown.remaining = main + next.base + next.extra.on_the_clock();
        }
        reading.thought = Millis::ZERO;
        reading.running = Some(side.other());
        reading
    }
}

#[cfg(test)]
mod tests;
