//! The arbiter's hand on the clocks (O 19.5, 19.6).

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::Decision;
use crate::actor::{Actor, Role};
use crate::board::causes::PauseCause;
use crate::board::event::{
    CameLate, ClockAdjusted, Event, PauseReasonGiven, Paused, Resumed, TimeAdded,
};
use crate::board::{Adjustment, Board, ControlChange, Phase, Span};
use crate::clock::{Clock, MAX_CLOCK, Reading, TimeControl};
use crate::refusal::Refusal;
use crate::refusal::phrases::{local, range};
use crate::roles::{self, Verb};
use crate::text::reason_of_stop;
use crate::time::{Millis, Time};

/// A clock that would show nothing, or more than a week.
pub(super) const fn wrong_clock() -> Refusal {
    Refusal::OutOfRange(range::CLOCK)
}

impl Board {
    /// An arbiter may take over what was stopped for another reason; a venue's own stops a clock
    /// that runs, and leaves to the regulations what they say of a seat that is away (DIS-2).
    pub(super) fn may_pause(&self, actor: &Actor, now: Time) -> Result<(), Refusal> {
        self.under_way(now)?;
        let takes_over = self.play.stopped.locally && !actor.is_local();
        // A game that was opened again starts when its players are ready, unless he stops that.
        if self.is_stopped_by_arbiter() && !takes_over && !self.awaits_players() {
            return Err(Refusal::BoardPaused);
        }
        if actor.is_local() {
            self.nobody_is_away()?;
            if self.play.phase != Phase::Playing {
                return Err(Refusal::BoardPaused);
            }
        }
        Ok(())
    }

    pub(super) fn pause(&self, reason: Option<&str>, now: Time) -> Vec<Event> {
        let reason = reason_of_stop(reason);
        let cause = PauseCause::Arbiter { reason };
        vec![Event::Paused(Paused {
            cause,
            clocks: self.stopped(now),
        })]
    }

    /// Of the latest pause that has no reason, also where the clocks run again by now.
    pub(super) fn may_give_pause_reason(&self, actor: &Actor) -> Result<(), Refusal> {
        let stop = self.stop_without_reason();
        let stop = stop.ok_or(Refusal::NoReasonMissing)?;
        let by = stop.by.as_ref();
        roles::lets_go(actor, by.is_some_and(|(_, role)| role.is_local()))
    }

    fn is_stopped_by_arbiter(&self) -> bool {
        let Phase::Paused { cause, .. } = &self.play.phase else {
            return false;
        };
        matches!(cause, PauseCause::Arbiter { .. })
    }

    fn nobody_is_away(&self) -> Result<(), Refusal> {
        if Side::ALL.into_iter().any(|side| self.away(side).is_some()) {
            return Err(Refusal::NotLocal(local::SEAT_AWAY));
        }
        Ok(())
    }

    /// A venue's own arbiter lets go only what was stopped there.
    fn may_let_go(&self, actor: &Actor) -> Result<(), Refusal> {
        if !actor.is_local() {
            return Ok(());
        }
        roles::lets_go(actor, self.is_stopped_locally())?;
        self.nobody_is_away()
    }

    fn is_stopped_locally(&self) -> bool {
        self.play.stopped.locally && self.is_stopped_by_arbiter()
    }

    /// The roles that may resume the paused game now; nobody while a hold is on.
    pub fn who_may_resume(&self) -> Vec<Role> {
        if !matches!(self.play.phase, Phase::Paused { .. }) || self.is_held() {
            return Vec::new();
        }
        let locally = self.is_stopped_locally() && self.nobody_is_away().is_ok();
        roles::who_may(Verb::Resume, locally).collect()
    }

    pub(super) fn may_resume(&self, actor: &Actor) -> Result<(), Refusal> {
        match self.play.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing => Err(Refusal::NotPaused),
            Phase::Paused { .. } => {
                if let Some(hold) = self.held_by() {
                    return Err(Refusal::OnHold(hold));
                }
                self.may_let_go(actor)
            }
        }
    }

    pub(in crate::board) fn resumed(&self, reason: Option<&str>, now: Time) -> Event {
        let side = self.game.line.position().side_to_move();
        Event::Resumed(Resumed {
            reason: reason.map(str::to_owned),
            clocks: self.clocks.clock.started(side, now),
        })
    }

    /// CLK-5: either clock, period, move counter, and the time control itself.
    pub(in crate::board) fn adjust(
        &self,
        change: &Adjustment,
        reason: &str,
        now: Time,
    ) -> Decision {
        let mut times = change.sides.iter().filter_map(|side| side.remaining);
        if times.any(|time| time == Millis::ZERO || time > MAX_CLOCK) {
            return Err(wrong_clock());
        }
        let absence = self.charge_if_absent(now);
        let before = without_charge(self.clocks.clock.reading(now), absence.as_ref());
        let control = self.another_control(change);
        let begun = self.begun_anew(self.clocks.clock.reading(now), control.as_ref());
        let clocks = change.apply(without_charge(begun, absence.as_ref()));
        if clocks == before && control.is_none() {
            return Err(Refusal::NothingToDo);
        }
        let after = control.as_ref().map(|change| &change.after);
        check_counters(&clocks, after.unwrap_or(self.clocks.clock.shared_control()))?;
        let adjusted = Event::ClockAdjusted(ClockAdjusted {
            before,
            clocks,
            control,
            reason: reason.to_owned(),
        });
        Ok(absence
            .map(Event::CameLate)
            .into_iter()
            .chain([adjusted])
            .collect())
    }

    /// Before the game a side takes the times of another time control, unless an arbiter gave it its
    /// own; once time was used they stay, and are his to set.
    fn begun_anew(&self, mut shown: Reading, control: Option<&ControlChange>) -> Reading {
        let untouched = self.play.phase != Phase::Playing
            && self.game.line.ply() == 0
            && self.clocks.timeline.spent() == BySide::both(Millis::ZERO);
        let Some(change) = control.filter(|_| untouched) else {
            return shown;
        };
        let [old, new] = [&change.before, &change.after]
            .map(|control| Clock::new(Arc::clone(control)).reading(Time(0)).sides);
        for (side, (old, new)) in shown.sides.iter_mut().zip(old.into_iter().zip(new)) {
            if *side == old {
                *side = new;
            }
        }
        shown
    }

    fn another_control(&self, change: &Adjustment) -> Option<ControlChange> {
        let before = self.clocks.clock.shared_control();
        let after = change.control.as_ref()?;
        (before != after).then(|| ControlChange {
            before: Arc::clone(before),
            after: Arc::clone(after),
        })
    }

    /// CLK-6, CLK-7: time for one side or both; a running clock runs on. `gives_back`: as in [`TimeAdded`].
    pub(in crate::board) fn add_time(
        &self,
        added: BySide<Millis>,
        gives_back: Vec<Span>,
        reason: &str,
        now: Time,
    ) -> Decision {
        self.flag_up(now)?;
        if added == BySide::both(Millis::ZERO) {
            return Err(Refusal::NothingToDo);
        }
        let charge = self.charge_if_absent(now);
        let mut clocks = without_charge(self.clocks.clock.reading(now), charge.as_ref());
        for (shown, more) in clocks.sides.iter_mut().zip(added) {
            shown.remaining += more;
            if shown.remaining > MAX_CLOCK {
                return Err(wrong_clock());
            }
        }
        let given = Event::TimeAdded(TimeAdded {
            added,
            clocks,
            reason: reason.to_owned(),
            gives_back,
        });
        Ok(charge
            .map(Event::CameLate)
            .into_iter()
            .chain([given])
            .collect())
    }
}

pub(super) fn give_pause_reason(reason: &str) -> Vec<Event> {
    vec![Event::PauseReasonGiven(PauseReasonGiven {
        hold: None,
        reason: reason.to_owned(),
    })]
}

/// The reading without what an absent White is charged.
pub(super) fn without_charge(mut shown: Reading, charge: Option<&CameLate>) -> Reading {
    if let Some(CameLate { side, charged, .. }) = charge {
        let late = &mut shown.sides[*side].remaining;
        *late = late.less(*charged).max(Millis(1));
    }
    shown
}

/// A period that there is, and fewer moves than it has: otherwise it would never end.
fn check_counters(clocks: &Reading, control: &TimeControl) -> Result<(), Refusal> {
    for side in Side::ALL {
        let shown = clocks.sides[side];
        let period = control.periods(side).get(usize::from(shown.period));
        let fits = period.is_some_and(|period| period.moves.is_none_or(|all| shown.moves < all));
        if !fits {
            return Err(Refusal::CountersOutOfRange);
        }
    }
    Ok(())
}
