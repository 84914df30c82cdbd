//! Whether the game is played, and what stops it.

use super::Apply;
use super::moment::{Moment, Stage};
use crate::board::causes::PauseCause;
use crate::board::event::{
    Finished, HoldEnded, HoldStarted, Outage, PauseReasonGiven, Paused, PositionRestored, Reopened,
    Restarted, ResultCorrected, Resumed, Ruled, Started,
};
use crate::board::state::{Play, Stopped};
use crate::board::time_audit::charged_time::Span;
use crate::board::time_audit::pauses::Stop;
use crate::board::{Phase, Remedy};
use crate::clock::Reading;
use crate::time::Time;
use adoube_chess::Side;

impl Play {
    fn paused_since(&self) -> Option<Time> {
        match &self.phase {
            Phase::Paused { since, .. } => Some(*since),
            Phase::Waiting | Phase::Playing | Phase::Finished { .. } => None,
        }
    }

    /// The clocks are stopped for another reason from now on: since then they were, if they were already.
    fn pause(&mut self, cause: PauseCause, now: &Moment<'_>, given_back: Option<(Side, Span)>) {
        let since = self.paused_since().unwrap_or(now.at);
        self.set(Phase::Paused { cause, since }, now, given_back);
    }

    fn set(&mut self, phase: Phase, now: &Moment<'_>, given_back: Option<(Side, Span)>) {
        self.phase = phase;
        self.note_stop(now, given_back);
    }

    /// Takes in why the clocks are stopped, if that changed.
    fn note_stop(&mut self, now: &Moment<'_>, given_back: Option<(Side, Span)>) {
        let (cause, since) = match &self.phase {
            Phase::Paused { cause, since } => (Some(cause), *since),
            Phase::Waiting | Phase::Playing | Phase::Finished { .. } => (None, now.at),
        };
        if self.stops.lasts.as_ref().map(|stop| &stop.cause) == cause {
            return;
        }
        // For another reason since now; for the first one since the clocks were stopped.
        let from = match self.stops.lasts {
            Some(_) => now.at,
            None => since,
        };
        let new = cause.map(|cause| Stop {
            attempt: now.attempt,
            from,
            until: None,
            stood_on: false,
            cause: cause.clone(),
            by: self.stopped.by.clone().filter(|_| cause.is_arbiters()),
            given_back,
        });
        if let Some(mut stop) = std::mem::replace(&mut self.stops.lasts, new) {
            stop.until = Some(now.at);
            stop.stood_on = self.stops.lasts.is_some();
            self.stops.push(stop);
        }
    }

    /// An official stops the clocks until an arbiter resumes.
    fn stop_by_hand(&mut self, reason: &str, now: &Moment<'_>) {
        let cause = PauseCause::Arbiter {
            reason: Some(reason.to_owned()),
        };
        self.pause(cause, now, None);
    }
}

/// What the clocks would have shown less than what they were set to.
fn given_back(clocks: &Reading, now: &Moment<'_>) -> Option<(Side, Span)> {
    let (side, to) = (now.clock.running()?, now.at);
    let shown = now.clock.reading(to).remaining(side);
    let from = to - clocks.remaining(side).less(shown);
    (from < to).then_some((side, Span { from, to }))
}

impl Apply<Started> for Play {
    fn apply(&mut self, _: &Started, now: &Moment<'_>) {
        self.set(Phase::Playing, now, None);
    }
}

impl Apply<Resumed> for Play {
    fn apply(&mut self, _: &Resumed, now: &Moment<'_>) {
        self.set(Phase::Playing, now, None);
    }
}

impl Apply<Paused> for Play {
    fn apply(&mut self, paused: &Paused, now: &Moment<'_>) {
        if paused.cause.is_arbiters() {
            self.stopped = Stopped {
                locally: now.record.actor.is_local(),
                by: now.person(),
            };
        }
        self.pause(paused.cause.clone(), now, given_back(&paused.clocks, now));
    }
}

impl Apply<Outage> for Play {
    fn apply(&mut self, outage: &Outage, now: &Moment<'_>) {
        if now.stage == Stage::Paused {
            return;
        }
        let phase = Phase::Paused {
            cause: PauseCause::Outage,
            since: outage.from,
        };
        self.set(phase, now, given_back(&outage.clocks, now));
    }
}

impl Apply<PositionRestored> for Play {
    fn apply(&mut self, restored: &PositionRestored, now: &Moment<'_>) {
        self.stopped = Stopped {
            locally: false,
            by: now.person(),
        };
        self.stop_by_hand(&restored.reason, now);
    }
}

impl Apply<Reopened> for Play {
    /// A game that had not begun waits for its players again.
    fn apply(&mut self, reopened: &Reopened, now: &Moment<'_>) {
        self.stopped = Stopped {
            locally: false,
            by: now.person(),
        };
        if now.has_begun {
            self.stop_by_hand(&reopened.reason, now);
        } else {
            self.set(Phase::Waiting, now, None);
        }
    }
}

impl Apply<Ruled> for Play {
    /// A result is a record of its own.
    fn apply(&mut self, ruled: &Ruled, now: &Moment<'_>) {
        let (ruling, reason) = (ruled.ruling, ruled.reason.clone());
        match &ruled.remedy {
            Remedy::Resume { .. } | Remedy::Restart { .. } => {
                self.pause(PauseCause::Ruling { ruling, reason }, now, None);
            }
            Remedy::Postpone => self.pause(PauseCause::Postponed { ruling, reason }, now, None),
            Remedy::Result { .. } => {}
        }
    }
}

impl Apply<Restarted> for Play {
    /// Clocks that are stopped are stopped in the new game from then on. A stop that began with it is that game's alone.
    fn apply(&mut self, restarted: &Restarted, now: &Moment<'_>) {
        let Some(stop) = self.stops.lasts.take() else {
            return;
        };
        self.stops.lasts = Some(Stop {
            attempt: restarted.attempt,
            from: now.at,
            given_back: None,
            ..stop.clone()
        });
        if stop.from < now.at || stop.given_back.is_some() {
            let until = Some(now.at);
            self.stops.push(Stop { until, ..stop });
        }
    }
}

impl Apply<Finished> for Play {
    /// A game that is over is held no longer: should it go on, it is held again.
    fn apply(&mut self, finished: &Finished, now: &Moment<'_>) {
        if !self.holds.on.is_empty() {
            self.holds.on.clear();
        }
        let phase = Phase::Finished {
            score: finished.score,
            ending: finished.ending,
            reason: finished.reason.clone(),
        };
        self.set(phase, now, None);
    }
}

impl Apply<ResultCorrected> for Play {
    fn apply(&mut self, corrected: &ResultCorrected, now: &Moment<'_>) {
        let phase = Phase::Finished {
            score: corrected.score,
            ending: corrected.ending,
            reason: Some(corrected.reason.clone()),
        };
        self.set(phase, now, None);
    }
}

impl Apply<HoldStarted> for Play {
    fn apply(&mut self, held: &HoldStarted, now: &Moment<'_>) {
        if self.holds.on.is_empty() {
            self.holds.since = now.at;
        }
        self.holds.on.insert(held.hold, held.reason.clone());
        if held.reason.is_none() {
            self.holds.without_reason.insert(held.hold);
        }
    }
}

impl Apply<HoldEnded> for Play {
    fn apply(&mut self, ended: &HoldEnded, now: &Moment<'_>) {
        self.holds.on.remove(&ended.hold);
        let Some((other, why)) = self.holds.on.first_key_value() else {
            self.holds.waited = now.held;
            return;
        };
        // Of several holds one is named as what stops the clocks.
        if let Phase::Paused { cause, .. } = &mut self.phase
            && let PauseCause::Hold { hold, reason } = cause
        {
            *hold = *other;
            reason.clone_from(why);
        }
        self.note_stop(now, None);
    }
}

impl Apply<PauseReasonGiven> for Play {
    fn apply(&mut self, given: &PauseReasonGiven, now: &Moment<'_>) {
        if let Some(hold) = given.hold {
            self.holds.without_reason.remove(&hold);
            if let Some(reason) = self.holds.on.get_mut(&hold) {
                reason.get_or_insert_with(|| given.reason.clone());
            }
        }
        self.give_stop_reason(given.hold, &given.reason);
        self.note_stop(now, None);
    }
}
