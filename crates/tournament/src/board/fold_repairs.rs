//! How a board folds rulings, and what officials do beside the game. Nothing is decided here.

use std::sync::Arc;

use adoube_chess::{AutomaticEnd, BySide, Line, Side};

use super::causes::PauseCause;
use super::event::{
    ArbiterCalled, CallAnswered, CheckRecorded, CheckedIn, ChecksWaived, DefaultTimeSet, Event,
    Restarted, Ruled,
};
use super::readiness::Readiness;
use super::record::Record;
use super::ruling::CarriedOut;
use super::{Approval, Board, BrokenStream, Call, Checks, Credits, Did, Phase, Remedy};
use crate::clock::{Clock, Reading};
use crate::time::{Millis, Time};

impl Board {
    /// Both clocks stand as was ruled; a result is a record of its own.
    pub(super) fn fold_ruling(&mut self, event: &Event, at: Time) {
        let Event::Ruled(Ruled {
            ruling,
            by,
            remedy,
            reason,
            start_in,
            unheard,
            before,
            clocks,
            ..
        }) = event
        else {
            return;
        };
        self.rulings.push(CarriedOut {
            ruling: *ruling,
            did: Did::of(remedy),
            sequence: self.sequence + 1,
            at,
            attempt: self.attempt(),
            before: BySide::from_fn(|side| before.remaining(side)),
            shown: BySide::from_fn(|side| {
                let heard = self.away(side).is_none() && !unheard[side];
                heard.then_some(at)
            }),
            ready: BySide::both(None),
            started: None,
            let_run: None,
        });
        self.ruled_by.clone_from(by);
        let (ruling, reason) = (*ruling, reason.clone());
        let cause = match remedy {
            Remedy::Resume { .. } | Remedy::Restart { .. } => {
                self.readiness = Some(Readiness::new(*start_in));
                PauseCause::Ruling { ruling, reason }
            }
            Remedy::Postpone => {
                self.readiness = None;
                PauseCause::Postponed { ruling, reason }
            }
            Remedy::Result { .. } => return self.clock.set(*clocks, at),
        };
        let since = self.paused_since().unwrap_or(at);
        self.over_by_flag = false;
        self.approval = Approval::default();
        self.run(*clocks, at, Phase::Paused { cause, since });
    }

    /// Moves and offers start over. Who has checked in stays checked in, and who is not heard is
    /// not heard; where the players change sides, that goes with them.
    pub(super) fn fold_restart(&mut self, record: &Record) -> Result<(), BrokenStream> {
        let Event::Restarted(Restarted {
            reversed,
            control,
            fen,
            clocks,
            ..
        }) = &record.event
        else {
            return Ok(());
        };
        let mut opened = self.opened.as_ref().clone();
        if fen.is_some() {
            opened.terms.start.fen.clone_from(fen);
        }
        self.line = Line::new(&opened.terms.start).map_err(|error| BrokenStream::Chess {
            sequence: record.sequence,
            what: error.to_string(),
        })?;
        opened.terms.time_control = Arc::clone(control);
        if *reversed {
            self.sides_since = record.sequence;
            opened.seats.swap();
            self.checked_in.swap();
            self.away.swap();
            self.checks.swap();
            self.looked_at.swap();
            self.findings.swap();
            self.assistants.swap();
            self.calls.reverse();
        }
        if opened.terms.before.repeat_checks {
            self.checks = BySide::both(Checks::default());
            self.looked_at = BySide::default();
            self.findings = BySide::default();
        }
        self.opened = Arc::new(opened);
        self.clock = Clock::new(Arc::clone(control));
        self.credits = Credits::fresh(&self.opened.terms);
        self.clock.set(*clocks, record.time);
        if self.phase == Phase::Waiting {
            self.charge_from(record.time);
        }
        self.offer = None;
        self.declined = None;
        self.last_san.clear();
        self.overturned = None;
        Ok(())
    }

    /// The moves up to there once more; offers are gone.
    pub(super) fn fold_restored(
        &mut self,
        ply: u32,
        reason: &str,
        clocks: Reading,
        record: &Record,
    ) -> Result<(), BrokenStream> {
        let wrong = |what: String| BrokenStream::Chess {
            sequence: record.sequence,
            what,
        };
        let start = &self.opened.terms.start;
        let mut line = Line::new(start).map_err(|error| wrong(error.to_string()))?;
        let left = usize::try_from(ply).unwrap_or(usize::MAX);
        let mut san = String::new();
        for mv in self.line.moves().iter().take(left) {
            let said = line.position().san(*mv);
            san = said.map_err(|error| wrong(error.to_string()))?;
            line.play(*mv).map_err(|error| wrong(error.to_string()))?;
        }
        self.line = line;
        self.last_san = san;
        self.offer = None;
        self.declined = None;
        self.overturned = None;
        self.stop(reason, clocks, record.time);
        Ok(())
    }

    /// Both clocks stand until an arbiter resumes.
    fn stop(&mut self, reason: &str, clocks: Reading, at: Time) {
        let since = self.paused_since().unwrap_or(at);
        let cause = PauseCause::Arbiter {
            reason: Some(reason.to_owned()),
        };
        self.readiness = None;
        self.run(clocks, at, Phase::Paused { cause, since });
    }

    /// Who comes, checks, the default time, calls of the arbiter, and assistants.
    pub(super) fn fold_before(&mut self, event: &Event, at: Time) {
        match event {
            Event::Released => {
                self.released = true;
                self.waiting.released = Some(at);
                self.waiting.nobody = self.checked_in == BySide::new(false, false);
                self.waiting.charged_until = None;
            }
            Event::CheckedIn(CheckedIn { side }) => self.checked_in[*side] = true,
            Event::CheckRecorded(CheckRecorded {
                side, kind, passed, ..
            }) => {
                self.checks[*side].record(*kind, *passed);
                self.note_finding(event);
            }
            Event::ChecksWaived(ChecksWaived { side, .. }) => {
                for other in Side::ALL {
                    if side.is_none_or(|side| side == other) {
                        self.checks[other].waive();
                    }
                }
            }
            Event::DefaultTimeSet(DefaultTimeSet { to, .. }) => self.waiting.default_time = *to,
            Event::ArbiterCalled(ArbiterCalled {
                number,
                side,
                reason,
                leave,
                objection,
            }) => self.calls.add(Call {
                number: *number,
                side: *side,
                reason: reason.clone(),
                leave: *leave,
                objection: *objection,
                at,
                coming: None,
            }),
            Event::CallAnswered(CallAnswered { number, .. }) => self.calls.answer(*number),
            other => self.fold_assistant(other),
        }
    }

    /// A game that was over. One that had not begun waits for its players again, for as long as an arbiter
    /// lets it; and White's clock, which he sets, runs for nobody meanwhile.
    pub(super) fn fold_reopened(
        &mut self,
        reason: &str,
        clocks: Reading,
        start_in: Option<Millis>,
        at: Time,
    ) {
        let end = self.ended_by_itself();
        self.overturned = end.filter(|end| can_be_overturned(*end));
        self.approval = Approval::default();
        self.over_by_flag = false;
        if self.past.has_begun() {
            self.stop(reason, clocks, at);
            self.readiness = start_in.map(Readiness::new);
            return;
        }
        self.waiting.default_time = None;
        self.waiting.nobody = false;
        self.run(clocks, at, Phase::Waiting);
    }
}

/// Without a legal move nobody can play on: there an arbiter goes back to an earlier position.
pub(super) const fn can_be_overturned(end: AutomaticEnd) -> bool {
    !matches!(
        end,
        AutomaticEnd::Checkmate { .. } | AutomaticEnd::Stalemate
    )
}
