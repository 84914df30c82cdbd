//! What follows by itself from what stands: the game's beginning, its automatic end, its going on
//! when both seats are back.

use adoube_chess::{AutomaticEnd, BySide, Side};

use super::causes::PauseCause;
use super::ending::Ending;
use super::event::{Event, Started};
use super::terms::{FlagWhileAway, ResumeBy};
use super::{Board, Phase};
use crate::time::Time;

impl Board {
    /// The next thing that follows at `now`, if anything does.
    pub(super) fn follow_up(&self, now: Time) -> Option<Event> {
        self.left_behind(now).or_else(|| self.plays_on(now))
    }

    fn plays_on(&self, now: Time) -> Option<Event> {
        match &self.play.phase {
            Phase::Waiting => self.beginning(now),
            Phase::Playing => self
                .automatic_end(now)
                .or_else(|| self.not_reconnected(now))
                .or_else(|| self.premoved(now)),
            Phase::Paused { cause, .. } => self
                .not_reconnected(now)
                .or_else(|| self.going_on(cause, now)),
            Phase::Finished { .. } => None,
        }
    }

    fn beginning(&self, now: Time) -> Option<Event> {
        let ready = self.seats.released
            && self.seats.checked_in == BySide::new(true, true)
            && self.checks_are_done();
        let ready = ready && !self.is_held();
        let side = self.game.line.position().side_to_move();
        ready.then(|| {
            Event::Started(Started {
                clocks: self.clocks.clock.started(side, now),
            })
        })
    }

    fn automatic_end(&self, now: Time) -> Option<Event> {
        // A position set up for the start ends nothing before somebody moved.
        if self.game.line.ply() == 0 {
            return None;
        }
        let end = self.ended_by_itself();
        let end = end.filter(|end| Some(*end) != self.game.overturned);
        let (score, ending) = match end? {
            AutomaticEnd::Checkmate { winner } => (self.won_by(winner), Ending::Checkmate),
            AutomaticEnd::Stalemate => (self.drawn(), Ending::Stalemate),
            AutomaticEnd::DeadPosition => (self.drawn(), Ending::DeadPosition),
            AutomaticEnd::ThreefoldRepetition => (self.drawn(), Ending::ThreefoldRepetition),
            AutomaticEnd::FiftyMoves => (self.drawn(), Ending::FiftyMoves),
            AutomaticEnd::FivefoldRepetition => (self.drawn(), Ending::FivefoldRepetition),
            AutomaticEnd::SeventyFiveMoves => (self.drawn(), Ending::SeventyFiveMoves),
        };
        Some(self.finish(score, ending, None, now))
    }

    /// How the last move ended the game by the event's terms, overturned or not.
    pub(super) fn ended_by_itself(&self) -> Option<AutomaticEnd> {
        let draws = self.opened.terms.automatic_draws();
        self.game.line.automatic_end(draws)
    }

    /// O 11.4.2: who is not back in time has lost, once his opponent is there.
    fn not_reconnected(&self, now: Time) -> Option<Event> {
        let by_itself = self.opened.terms.away.flag == FlagWhileAway::Stands;
        if !by_itself || self.flag_up(now).is_err() {
            return None;
        }
        let overdue = |side: &Side| self.under_limit(*side).is_some_and(|away| away.overdue);
        let side = Side::ALL.into_iter().find(overdue)?;
        let alone = self.away(side.other()).is_none();
        let endings = [Ending::NotReconnected, Ending::NotReconnectedDraw];
        alone.then(|| self.lost(side, endings, now))
    }

    /// After an outage play always goes on by itself; after a disconnection where the event says
    /// so; after a ruling, or when an arbiter opened it again, when both are ready; after a hold when it is
    /// over; after an arbiter's pause never. While a hold is on nothing goes on.
    fn going_on(&self, cause: &PauseCause, now: Time) -> Option<Event> {
        if self.is_held() {
            return None;
        }
        let by_itself = match cause {
            PauseCause::Ruling { .. } | PauseCause::Arbiter { .. } => {
                let starts = self.starts_at().is_some_and(|at| at <= now);
                return starts.then(|| self.resumed(None, now));
            }
            PauseCause::Hold { .. } => return Some(self.after_hold(now)),
            PauseCause::Postponed { .. } => false,
            PauseCause::Outage => true,
            PauseCause::Away { .. } => self.opened.terms.away.resume == ResumeBy::BothBack,
        };
        (by_itself && *self.seats.away == BySide::new(None, None)).then(|| self.resumed(None, now))
    }
}
