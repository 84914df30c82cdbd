//! The arbiter's hand on the clocks (O 19.5, 19.6).

use adoube_chess::Side;

use super::Decision;
use crate::board::record::{Event, PauseCause};
use crate::board::{Board, Phase};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

/// A clock is never set to more than this.
pub(super) const MAX_CLOCK: Millis = Millis::from_seconds(7 * 24 * 3600);

/// A clock that would show nothing, or more than a week.
pub(super) const fn wrong_clock() -> Refusal {
    Refusal::OutOfRange {
        what: "a clock",
        range: "above 0 and at most 168 h",
    }
}

impl Board {
    pub(in crate::board) fn pause(&self, reason: &str, now: Time) -> Decision {
        self.under_way(now)?;
        if matches!(
            &self.phase,
            Phase::Paused {
                cause: PauseCause::Arbiter { .. },
                ..
            }
        ) {
            return Err(Refusal::BoardPaused);
        }
        let cause = PauseCause::Arbiter {
            reason: reason.to_owned(),
        };
        Ok(vec![Event::Paused {
            cause,
            clocks: self.clock.stopped(now),
        }])
    }

    pub(in crate::board) fn resume(&self, reason: &str, now: Time) -> Decision {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing => Err(Refusal::NotPaused),
            Phase::Paused { .. } => Ok(vec![self.resumed(reason, now)]),
        }
    }

    pub(in crate::board) fn resumed(&self, reason: &str, now: Time) -> Event {
        let side = self.line.position().side_to_move();
        Event::Resumed {
            reason: reason.to_owned(),
            clocks: self.clock.started(side, now),
        }
    }

    pub(in crate::board) fn adjust(
        &self,
        times: [Option<Millis>; 2],
        reason: &str,
        now: Time,
    ) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        self.flag_up(now)?;
        if times == [None, None] {
            return Err(Refusal::NothingToDo);
        }
        if times
            .iter()
            .flatten()
            .any(|time| *time == Millis::ZERO || *time > MAX_CLOCK)
        {
            return Err(wrong_clock());
        }
        let before = self.clock.reading(now);
        let mut clocks = before;
        for side in Side::ALL {
            if let Some(time) = times[side.index()] {
                clocks.sides[side.index()].remaining = time;
            }
        }
        if clocks == before {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::ClockAdjusted {
            before,
            clocks,
            reason: reason.to_owned(),
        }])
    }
}
