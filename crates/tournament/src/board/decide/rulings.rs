//! What a ruling on an incident makes of a board (O 18.9, DIS-3 to 7, 9).

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::Decision;
use crate::article;
use crate::board::command::CarryOut;
use crate::board::ending::{Ending, Score};
use crate::board::event::{Event, ReadyGiven, Restarted, ResultCorrected, Ruled};
use crate::board::ruling::Remedy;
use crate::board::terms::FlagWhileAway;
use crate::board::{Board, Phase};
use crate::clock::{Clock, TimeControl};
use crate::note::note;
use crate::refusal::Refusal;
use crate::refusal::phrases::{done, range};
use crate::text::PlainText;
use crate::time::{Millis, Time};

/// A clock starts at most so long after both players are ready.
const MAX_START_IN: Millis = Millis::from_seconds(3_600);

impl Board {
    /// Each ruling once; on a game that is over only where [`Board::can_be_ruled`] says so.
    pub(in crate::board) fn carry_out(&self, ruled: &CarryOut, now: Time) -> Decision {
        if self.has_carried_out(ruled.ruling) {
            return Err(Refusal::AlreadyDone(done::CARRIED_OUT));
        }
        ruled.check()?;
        PlainText::reason(&ruled.reason)?;
        let over = match self.play.phase {
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Finished { score, .. } => {
                self.can_be_ruled(ruled.ruling.incident)?;
                Some(score)
            }
            Phase::Playing | Phase::Paused { .. } => {
                self.flag_up(now)?;
                None
            }
        };
        let before = self.clocks.clock.reading(now);
        let stopped = self.clocks.clock.stopped(now);
        let (clocks, consequences) = match &ruled.remedy {
            Remedy::Resume {
                white,
                black,
                basis,
            } => {
                let set = self.set_to(stopped, BySide::new(*white, *black), basis)?;
                (set, Vec::new())
            }
            Remedy::Restart { control } => {
                let restart = self.restarted(control, false, &ruled.reason)?;
                (stopped, vec![Event::Restarted(restart)])
            }
            Remedy::Result { score } => (stopped, self.ruled_result(*score, over, ruled, now)?),
            Remedy::Postpone => (stopped, Vec::new()),
        };
        let mut events = vec![Event::Ruled(Ruled {
            ruling: ruled.ruling,
            by: ruled.by.clone(),
            seconded_by: ruled.seconded_by.clone(),
            remedy: ruled.remedy.clone(),
            article: ruled.article.clone(),
            reason: ruled.reason.clone(),
            start_in: ruled.start_in,
            cites: ruled.cites.clone(),
            unheard: ruled.unheard,
            before,
            clocks,
        })];
        events.extend(consequences);
        Ok(events)
    }

    /// A game that is over is open to a ruling only if a flag ended it, where the event does not let a
    /// flag stand that fell by a silence (DIS-2), and only until its result was approved. Which incident
    /// has to do with the flag is told by [`State::may_rule_flag`](crate::incident::State::may_rule_flag).
    pub fn open_to_rulings(&self) -> Result<(), Refusal> {
        if !self.outcome.over_by_flag || self.outcome.approval.is_approved() {
            return Err(Refusal::GameOver);
        }
        match self.opened.terms.away.flag {
            FlagWhileAway::ChiefArbiter => Ok(()),
            FlagWhileAway::Stands => Err(Refusal::against(
                "O 11.4.2",
                note!(
                    "flag-stands" => "the flag fell: by the event's regulations it stands, also where a player was \
                        away"
                ),
            )),
        }
    }

    /// Whether a ruling on an incident can be on this board as it stands: on a game that is over where it
    /// is open to rulings, or where a ruling on the same incident made the result, which a further one
    /// takes back or replaces (END-8).
    pub fn can_be_ruled(&self, incident: u32) -> Result<(), Refusal> {
        match (&self.play.phase, self.outcome.result_by) {
            (Phase::Waiting, _) => Err(Refusal::NotStarted),
            (Phase::Finished { .. }, Some(ruling)) if ruling.incident == incident => Ok(()),
            (Phase::Finished { .. }, Some(ruling)) => Err(Refusal::ResultRuled {
                board: self.opened.board,
                ruling,
            }),
            (Phase::Finished { .. }, None) => self.open_to_rulings(),
            (Phase::Playing | Phase::Paused { .. }, _) => Ok(()),
        }
    }

    /// A result of the Chief Arbiter's needs nobody's approval; he may let a fallen flag stand.
    fn ruled_result(
        &self,
        score: Score,
        over: Option<Score>,
        ruled: &CarryOut,
        now: Time,
    ) -> Decision {
        self.check_score(score)?;
        let reason = ruled.reason.as_str();
        Ok(match over {
            None => self.set_by_arbiter(score, Ending::Declared, reason, now),
            Some(before) if before == score && self.outcome.approval.is_approved() => {
                return Err(Refusal::NothingToDo);
            }
            Some(before) if before == score => vec![Event::ResultApproved],
            Some(before) => {
                let corrected = Event::ResultCorrected(ResultCorrected {
                    before,
                    score,
                    ending: Ending::Declared,
                    reason: reason.to_owned(),
                });
                self.with_objections_answered(corrected, reason)
            }
        })
    }

    /// The next game of this board, from the same position, with fresh clocks that stand.
    pub(super) fn restarted(
        &self,
        control: &Arc<TimeControl>,
        reversed: bool,
        reason: &str,
    ) -> Result<Restarted, Refusal> {
        let Some(attempt) = self.attempt().checked_add(1) else {
            return Err(Refusal::NothingToDo);
        };
        Ok(Restarted {
            attempt,
            reversed,
            times: None,
            control: Arc::clone(control),
            fen: None,
            reason: reason.to_owned(),
            clocks: Clock::new(Arc::clone(control)).stopped(Time::default()),
        })
    }

    /// A player has seen the ruling, its reason and the new clocks.
    pub(in crate::board) fn give_ready(&self, side: Side) -> Decision {
        if !self.awaits_players() {
            return Err(Refusal::NoRuling);
        }
        if self.ready(side) {
            return Err(Refusal::AlreadyDone(done::RULING_SEEN));
        }
        Ok(vec![Event::ReadyGiven(ReadyGiven { side })])
    }

    /// Both were ready and heard for as long as was ruled.
    pub(in crate::board) fn start_clock(&self, now: Time) -> Decision {
        match self.starts_at() {
            Some(at) if at <= now => Ok(vec![self.resumed(None, now)]),
            _ => Err(Refusal::NothingToDo),
        }
    }
}

impl CarryOut {
    fn check(&self) -> Result<(), Refusal> {
        if self.start_in > MAX_START_IN {
            return Err(Refusal::OutOfRange(range::START_IN));
        }
        if self.article.chars().count() > article::LONGEST {
            return Err(Refusal::OutOfRange(range::ARTICLE));
        }
        Ok(())
    }
}
