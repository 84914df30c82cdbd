//! White's clock before the game: where nobody was there at the start, it runs until White comes (O 16.11, L 6.6).
//!
//! The stored clock stands until then. What has run is charged by a record (`CameLate`): when White comes, when an
//! arbiter sets or adds time, and for the time before an outage of the coordinator.

use adoube_chess::Side;

use crate::board::event::CameLate;
use crate::board::record::Record;
use crate::board::{Board, Phase};
use crate::clock::Reading;
use crate::time::{Millis, Time};

/// Until when White was charged.
#[derive(Debug, Clone, Copy)]
pub(in crate::board) struct ChargedUntil {
    pub(in crate::board) at: Time,
    /// How much of the time since the start the board was held by then.
    pub(in crate::board) held: Millis,
    /// All that White was charged for coming late to the present game.
    pub(in crate::board) charged: Millis,
}

/// What a new game means for absent players, where the first one has not begun (EVT-2). The clocks are fresh: what ran
/// before is charged to nobody. The default time counts on, from the start of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LateInNewGame {
    /// What White was charged in the game that is replaced; none where nothing ran.
    pub dropped: Option<Millis>,
    /// Whose clock is charged from the new game's beginning on, as a side of the replaced game; none where nobody's is.
    pub charged: Option<Side>,
    /// After which time absent players lose; none where nobody is absent or an arbiter decides.
    pub default_time: Option<Millis>,
}

impl Board {
    /// Both clocks at `now`, White's included while it runs before the game.
    pub fn reading(&self, now: Time) -> Reading {
        self.with_absence(self.clocks.clock.reading(now), now)
    }

    /// Both clocks right after a record.
    pub fn reading_after(&self, record: &Record) -> Reading {
        let recorded = record.event.clocks().copied();
        let reading = recorded.unwrap_or_else(|| self.clocks.clock.reading(record.time));
        self.with_absence(reading, record.time)
    }

    /// The rest of the running side's delay (CLK-3). An absent White has no move to think about, and no delay.
    pub fn delay_in(&self, reading: &Reading) -> Millis {
        match self.play.phase {
            Phase::Waiting => Millis::ZERO,
            Phase::Playing | Phase::Paused { .. } | Phase::Finished { .. } => {
                self.clocks.clock.delay_in(reading)
            }
        }
    }

    fn with_absence(&self, mut reading: Reading, now: Time) -> Reading {
        if !self.is_white_charged() {
            return reading;
        }
        let charged = self.absence_charge(now);
        let white = &mut reading.sides[Side::White].remaining;
        *white = white.less(charged);
        let runs = !self.is_held() && *white > LEAST;
        reading.running = runs.then_some(Side::White);
        reading
    }

    /// Whether White's clock is charged until White comes.
    pub fn is_white_charged(&self) -> bool {
        self.play.phase == Phase::Waiting
            && self.charges_absent_white()
            && !self.is_checked_in(Side::White)
    }

    /// Whether whoever has White is charged until they come: nobody was there at the start.
    fn charges_absent_white(&self) -> bool {
        self.seats.waiting.released.is_some()
            && self.seats.waiting.nobody
            && self.opened.terms.before.white_clock_runs
            && self.seats.waiting.default_time != Some(Millis::ZERO)
    }

    /// What has run and is not recorded yet. What would use the clock up leaves a millisecond, since the default time
    /// decides who is too late.
    pub(in crate::board) fn absence_charge(&self, now: Time) -> Millis {
        let Some(released) = self
            .seats
            .waiting
            .released
            .filter(|_| self.is_white_charged())
        else {
            return Millis::ZERO;
        };
        let (from, held) = match self.seats.waiting.charged_until {
            Some(until) => (until.at, until.held),
            None => (released, Millis::ZERO),
        };
        let ran = now
            .since(from)
            .less(self.held_while_waiting(now).less(held));
        ran.min(
            self.clocks
                .clock
                .stopped(now)
                .remaining(Side::White)
                .less(LEAST),
        )
    }

    /// The record of what has run until `now`.
    pub(in crate::board) fn charge_absence(&self, now: Time) -> CameLate {
        let charged = self.absence_charge(now);
        let mut clocks = self.clocks.clock.stopped(now);
        let white = &mut clocks.sides[Side::White].remaining;
        *white = white.less(charged);
        CameLate {
            side: Side::White,
            charged,
            clocks,
        }
    }

    /// The same, if White's clock has run.
    pub(in crate::board) fn charge_if_absent(&self, now: Time) -> Option<CameLate> {
        (self.absence_charge(now) > Millis::ZERO).then(|| self.charge_absence(now))
    }

    fn charged_before(&self) -> Millis {
        let until = self.seats.waiting.charged_until;
        until.map_or(Millis::ZERO, |until| until.charged)
    }

    /// What a new game would mean for absent players now; none where the round has not started or a game has begun.
    pub fn late_in_new_game(&self, reversed: bool, now: Time) -> Option<LateInNewGame> {
        self.seats
            .waiting
            .released
            .filter(|_| self.play.phase == Phase::Waiting)?;
        let dropped = self.charged_before() + self.absence_charge(now);
        let white = if reversed { Side::Black } else { Side::White };
        let is_charged = self.charges_absent_white() && !self.is_checked_in(white);
        let is_absent = Side::ALL.into_iter().any(|side| self.is_absent(side));
        Some(LateInNewGame {
            dropped: Some(dropped).filter(|dropped| *dropped > Millis::ZERO),
            charged: is_charged.then_some(white),
            default_time: self.seats.waiting.default_time.filter(|_| is_absent),
        })
    }
}

/// What an absence leaves on the clock.
const LEAST: Millis = Millis(1);

#[cfg(test)]
#[path = "absence_charge_tests.rs"]
mod tests;
