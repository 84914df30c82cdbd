//! A hold begins and ends (O 19.6): one record of the round, carried out by each of its boards.

use adoube_chess::Side;

use super::Decision;
use crate::board::causes::PauseCause;
use crate::board::changes::Change;
use crate::board::command::{EndHold, GiveHoldReason, Hold};
use crate::board::event::{
    DefaultTimeSet, Event, HoldEnded, HoldStarted, PauseReasonGiven, Paused,
};
use crate::board::{Board, LossSign, Phase};
use crate::refusal::Refusal;
use crate::refusal::phrases::done;
use crate::text::PlainText;
use crate::time::Time;

impl Board {
    /// A clock that runs is stopped; what stands already stays as it is, for its own reason.
    pub(in crate::board) fn hold(&self, order: &Hold, now: Time) -> Decision {
        let Hold { hold, ref reason } = *order;
        self.not_over()?;
        if self.is_held_by(hold) {
            return Err(Refusal::AlreadyDone(done::HELD));
        }
        let mut events = vec![Event::HoldStarted(HoldStarted {
            hold,
            reason: reason.clone(),
        })];
        if self.play.phase == Phase::Playing {
            self.flag_up(now)?;
            events.push(Event::Paused(Paused {
                cause: PauseCause::Hold {
                    hold,
                    reason: reason.clone(),
                },
                clocks: self.stopped(now),
            }));
        }
        Ok(events)
    }

    /// The reason of a hold that began without one, also where it is over by then.
    pub(super) fn give_hold_reason(&self, given: &GiveHoldReason) -> Decision {
        let GiveHoldReason { hold, ref reason } = *given;
        let reason = PlainText::reason(reason)?;
        if !self.lacks_reason_of(hold) {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::PauseReasonGiven(PauseReasonGiven {
            hold: Some(hold),
            reason: reason.into(),
        })])
    }

    /// Nobody could come while the board was held: who is late is waited for so much longer.
    pub(in crate::board) fn end_hold(&self, end: &EndHold, now: Time) -> Decision {
        let EndHold { hold, ref reason } = *end;
        let reason = PlainText::reason(reason)?;
        if !self.is_held_by(hold) {
            return Err(Refusal::NothingToDo);
        }
        let mut events = vec![Event::HoldEnded(HoldEnded {
            hold,
            reason: reason.into(),
        })];
        let last = self.holds().count() == 1;
        if let Some(time) = self.seats.waiting.default_time.filter(|_| last)
            && self.play.phase == Phase::Waiting
            && self.seats.waiting.released.is_some()
        {
            events.push(Event::DefaultTimeSet(DefaultTimeSet {
                to: Some(time + self.held_now(now)),
                reason: "a hold delayed the game".to_owned(),
            }));
        }
        Ok(events)
    }

    /// Whether the end of this hold would let the clock go on: it stands for that hold alone, and for nobody who is away.
    pub fn goes_on_after(&self, hold: u32, now: Time) -> bool {
        let stands_for_one = matches!(
            self.play.phase,
            Phase::Paused {
                cause: PauseCause::Hold { .. },
                ..
            }
        );
        stands_for_one
            && self.holds().eq([hold])
            && self.after_hold(now).facts().change == Change::LetGo
    }

    /// The clocks stand for nothing but a hold that is over: they go on, unless a seat is away and
    /// the event keeps them standing for that.
    pub(in crate::board) fn after_hold(&self, now: Time) -> Event {
        let unruled = |side| self.away(side).filter(|away| !away.ruled);
        let mut away = Side::ALL.into_iter().filter_map(unruled);
        if away.any(|away| away.sign == LossSign::Outage) {
            let (cause, clocks) = (PauseCause::Outage, self.clocks.clock.stopped(now));
            return Event::Paused(Paused { cause, clocks });
        }
        let due = Side::ALL.into_iter().find_map(|side| {
            let at = unruled(side)?.since + self.suspended_after()?;
            (at <= now).then_some(side)
        });
        match due.and_then(|side| Some((side, self.away(side)?))) {
            Some((side, away)) => self.suspended(side, away.last_contact, now),
            None => self.resumed(None, now),
        }
    }
}
