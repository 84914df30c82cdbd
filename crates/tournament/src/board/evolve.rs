//! How a board folds its records. Nothing is decided here.

use std::sync::Arc;

use adoube_chess::{AutomaticEnd, BySide, Move, Side};

use super::broken_stream::BrokenStream;
use super::causes::{LossSign, PauseCause};
use super::ending::Ending;
use super::event::{
    CameLate, ClockAdjusted, DrawDeclined, DrawOffered, Event, Finished, HeadSigned, LimitPassed,
    Moved, Outage, PauseReasonGiven, Paused, PositionRestored, ReadyGiven, Reopened,
    ResultConfirmed, ResultCorrected, Resumed, Ruled, SeatBack, SeatLost, SeatMoved, Started,
    TimeAdded, WrongClaim,
};
use super::record::Record;
use super::{Approval, Away, Board, Phase, Remedy, Silence, Stopped};
use crate::actor::Actor;
use crate::clock::Reading;
use crate::time::Time;

impl Board {
    /// A board from the first record of its stream.
    pub fn from_first(record: &Record) -> Result<Self, BrokenStream> {
        let Event::Opened(opened) = &record.event else {
            return Err(BrokenStream::NotOpened);
        };
        if record.sequence != 1 {
            return Err(BrokenStream::Sequence {
                expected: 1,
                found: record.sequence,
            });
        }
        Self::fresh(opened, record)
    }

    /// Folds the next record. An error leaves the board as it was.
    pub fn evolve(&mut self, record: &Record) -> Result<(), BrokenStream> {
        let expected = self.sequence + 1;
        if record.sequence != expected {
            return Err(BrokenStream::Sequence {
                expected,
                found: record.sequence,
            });
        }
        let (before, ply) = (self.clock.clone(), self.ply());
        self.note_author(record);
        self.note_calls(record);
        self.note_anew(record);
        self.note_silence(record);
        self.fold(&record.event, record)?;
        self.past.take(record, &before, ply);
        self.note_move_time(record, ply);
        self.follow_clocks(record);
        self.fold_choices(record);
        self.fold_claims(record);
        self.note_at_device(record);
        self.follow_ruling(record);
        self.remember_move(record);
        self.note_heard(record);
        self.note_flag(record, &before);
        self.note_set_by_hand(record);
        self.note_stop(record, &before);
        self.note_replacement(record);
        self.note_leaves(record);
        self.note_readiness(record.time);
        self.note_parts(record);
        self.sequence = record.sequence;
        self.last_time = record.time;
        self.note_command(record);
        Ok(())
    }

    pub(super) fn note_command(&mut self, record: &Record) {
        if let Some(id) = record.command {
            self.answered.note(id, record.sequence);
        }
    }

    /// What hangs on who did it.
    fn note_author(&mut self, record: &Record) {
        let person = match &record.actor {
            Actor::Person { person, role, .. } => Some((person.clone(), *role)),
            Actor::Coordinator | Actor::Venue(_) => None,
        };
        match &record.event {
            Event::Ruled(Ruled { ruling, remedy, .. }) => {
                self.result_by = matches!(remedy, Remedy::Result { .. }).then_some(*ruling);
            }
            Event::ResultCorrected(_) if person.is_some() => self.result_by = None,
            Event::Paused(Paused {
                cause: PauseCause::Arbiter { .. },
                ..
            }) => {
                self.stopped = Stopped {
                    locally: record.actor.is_local(),
                    by: person,
                };
            }
            Event::PositionRestored(_) | Event::Reopened(_) => {
                self.stopped = Stopped {
                    locally: false,
                    by: person,
                };
            }
            Event::Finished(Finished { ending, .. }) => {
                self.declared_in_play = person.is_some()
                    && match ending {
                        Ending::Declared => self.is_under_way(),
                        ending => *ending == Ending::Forfeit,
                    };
            }
            _ => {}
        }
    }

    fn fold(&mut self, event: &Event, record: &Record) -> Result<(), BrokenStream> {
        match event {
            Event::Opened(opened) => self.open_anew(opened, record)?,
            Event::Moved(Moved {
                side,
                mv,
                lag,
                clocks,
                ..
            }) => {
                self.fold_move(*side, *mv, record.sequence)?;
                self.clock.set(*clocks, record.time);
                if let Some(credit) = lag {
                    self.credits.take(*side, credit);
                }
            }
            Event::Released
            | Event::CheckedIn(_)
            | Event::CheckRecorded(_)
            | Event::ChecksWaived(_)
            | Event::DefaultTimeSet(_)
            | Event::AssistantApproved(_)
            | Event::AssistantEnded(_)
            | Event::ArbiterCalled(_)
            | Event::CallAnswered(_) => self.fold_before(event, record.time),
            // Folded beside all else: what players choose, what befell devices, who comes to a call or is out.
            Event::OptionsSet(_)
            | Event::PremoveSet(_)
            | Event::PremoveEnded(_)
            | Event::CallTaken(_)
            | Event::LeaveEnded(_)
            | Event::DeviceNoted(_)
            | Event::BreachesCited(_) => {}
            Event::DrawOffered(DrawOffered { side }) => self.offer = Some(*side),
            Event::DrawDeclined(DrawDeclined { side }) => self.fold_declined(*side),
            Event::SeatLost(_)
            | Event::SeatBack(_)
            | Event::LimitPassed(_)
            | Event::SeatMoved(_) => self.fold_seat(event, record.time),
            Event::Held(_) | Event::HoldEnded(_) => self.fold_hold(event, record.time),
            Event::HeadSigned(HeadSigned { sequence, .. }) => self.signed = *sequence,
            Event::ResultConfirmed(_) | Event::ResultApproved | Event::ResultCorrected(_) => {
                self.fold_result(event, &record.actor);
            }
            Event::ReadyGiven(ReadyGiven { side }) => {
                if let Some(readiness) = &mut self.readiness {
                    readiness.give(*side);
                }
            }
            Event::Restarted(_) => self.fold_restart(record)?,
            Event::PositionRestored(PositionRestored {
                ply,
                reason,
                clocks,
                ..
            }) => self.fold_restored(*ply, reason, *clocks, record)?,
            other => self.fold_clocks(other, record.time),
        }
        Ok(())
    }

    fn fold_declined(&mut self, by: Side) {
        self.offer = None;
        self.declined = Some(by.other());
    }

    fn fold_seat(&mut self, event: &Event, at: Time) {
        match event {
            Event::SeatLost(SeatLost {
                side,
                sign,
                last_contact,
            }) => {
                self.away[*side] = Some(Away::new(Silence {
                    since: at,
                    last_contact: *last_contact,
                    sign: *sign,
                }));
            }
            Event::SeatBack(SeatBack { side }) => self.away[*side] = None,
            Event::LimitPassed(LimitPassed { side }) => {
                if let Some(away) = &mut self.away[*side] {
                    away.overdue = true;
                }
            }
            Event::SeatMoved(SeatMoved { side, from, to, .. }) => {
                self.move_check(*side, from, to);
                Arc::make_mut(&mut self.opened).seats[*side].device = to.clone();
            }
            _ => {}
        }
    }

    /// The events that start, stop or set the clocks.
    fn fold_clocks(&mut self, event: &Event, at: Time) {
        match event {
            Event::Started(Started { clocks }) => self.run(*clocks, at, Phase::Playing),
            Event::Resumed(Resumed { reason, clocks }) => {
                self.run(*clocks, at, Phase::Playing);
                self.readiness = None;
                // What goes on by itself rules on nobody who is away.
                for away in self.away.iter_mut().flatten() {
                    away.ruled |= !reason.is_empty();
                }
            }
            Event::Paused(Paused { cause, clocks }) => {
                // Who pauses a board lets it go on: no ruling does that by itself any more.
                if matches!(cause, PauseCause::Arbiter { .. }) {
                    self.readiness = None;
                }
                let since = self.paused_since().unwrap_or(at);
                let cause = cause.clone();
                self.run(*clocks, at, Phase::Paused { cause, since });
            }
            Event::ClockAdjusted(ClockAdjusted {
                clocks, control, ..
            }) => {
                if let Some(change) = control {
                    self.clock.set_control(Arc::clone(&change.after));
                }
                self.clock.set(*clocks, at);
            }
            Event::TimeAdded(TimeAdded { clocks, .. })
            | Event::WrongClaim(WrongClaim { clocks, .. }) => {
                self.clock.set(*clocks, at);
            }
            Event::CameLate(CameLate {
                clocks, charged, ..
            }) => {
                self.clock.set(*clocks, at);
                self.note_charged(at, *charged);
            }
            Event::Reopened(Reopened {
                reason,
                clocks,
                start_in,
                ..
            }) => self.fold_reopened(reason, *clocks, *start_in, at),
            Event::Outage(Outage { from, clocks, .. }) => self.fold_outage(*from, *clocks, at),
            Event::Ruled(_) => self.fold_ruling(event, at),
            Event::PauseReasonGiven(PauseReasonGiven { hold, reason }) => {
                self.fold_pause_reason(*hold, reason);
            }
            Event::Finished(_) => self.fold_end(event, at),
            _ => {}
        }
    }

    /// What is said of a result. What a ruling does is recorded as the coordinator's; it is the
    /// arbiter's who ruled.
    fn fold_result(&mut self, event: &Event, actor: &Actor) {
        let by = || match actor {
            Actor::Person { person, .. } => Some(person.clone()),
            Actor::Coordinator | Actor::Venue(_) => self.ruled_by.clone(),
        };
        match event {
            Event::ResultConfirmed(ResultConfirmed { side }) => self.approval.confirm(*side),
            Event::ResultApproved => self.approval.approve(by()),
            Event::ResultCorrected(ResultCorrected {
                score,
                ending,
                reason,
                ..
            }) => {
                self.approval.correct(by());
                self.phase = Phase::Finished {
                    score: *score,
                    ending: *ending,
                    reason: reason.clone(),
                };
            }
            _ => {}
        }
    }

    fn fold_end(&mut self, event: &Event, at: Time) {
        let Event::Finished(Finished {
            score,
            ending,
            reason,
            clocks,
        }) = event
        else {
            return;
        };
        let phase = Phase::Finished {
            score: *score,
            ending: *ending,
            reason: reason.clone(),
        };
        self.run(*clocks, at, phase);
        self.approval = Approval::default();
        self.readiness = None;
        self.over_by_flag = matches!(ending, Ending::Flag | Ending::FlagDraw);
        self.offer = None;
        self.away = BySide::both(None);
        self.leave_holds();
        self.calls.end_game();
    }

    pub(super) fn run(&mut self, clocks: Reading, at: Time, phase: Phase) {
        // Once clocks were stopped an arbiter decides about who has not come.
        if matches!(phase, Phase::Paused { .. }) {
            self.waiting.default_time = None;
        }
        self.clock.set(clocks, at);
        self.phase = phase;
    }

    /// A move declines the opponent's offer and leaves the mover's own standing (O 5.3).
    fn fold_move(&mut self, side: Side, mv: Move, sequence: u64) -> Result<(), BrokenStream> {
        let wrong = |what: String| BrokenStream::Chess { sequence, what };
        let san = self
            .line
            .position()
            .san(mv)
            .map_err(|error| wrong(error.to_string()))?;
        self.line
            .play(mv)
            .map_err(|error| wrong(error.to_string()))?;
        self.last_san = san;
        // A repetition was overturned for its position alone; what else was, as long as it holds.
        let repetition = matches!(
            self.overturned,
            Some(AutomaticEnd::ThreefoldRepetition | AutomaticEnd::FivefoldRepetition)
        );
        if repetition || self.ended_by_itself() != self.overturned {
            self.overturned = None;
        }
        if self.offer == Some(side.other()) {
            self.offer = None;
        }
        self.declined = None;
        Ok(())
    }

    /// After an outage nobody is known to be there until he is heard.
    fn fold_outage(&mut self, from: Time, clocks: Reading, at: Time) {
        let outage = Away::new(Silence {
            since: at,
            last_contact: from,
            sign: LossSign::Outage,
        });
        self.away = self.away.map(|away| {
            let known = away.map(|away| away.silence());
            let before = known.filter(|silence| silence.sign != LossSign::Outage);
            Some(Away { before, ..outage })
        });
        let phase = match &self.phase {
            paused @ Phase::Paused { .. } => paused.clone(),
            _ => Phase::Paused {
                cause: PauseCause::Outage,
                since: from,
            },
        };
        self.run(clocks, at, phase);
    }

    pub(super) fn paused_since(&self) -> Option<Time> {
        match &self.phase {
            Phase::Paused { since, .. } => Some(*since),
            _ => None,
        }
    }
}
