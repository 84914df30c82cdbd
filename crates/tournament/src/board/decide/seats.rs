//! Seats that are lost and regained.

use adoube_chess::Side;

use super::Decision;
use crate::board::causes::PauseCause;
use crate::board::command::{LoseSeat, MoveSeat};
use crate::board::event::{Event, LimitPassed, Paused, SeatBack, SeatLost, SeatMoved};
use crate::board::terms::Charge;
use crate::board::{Board, Phase};
use crate::clock::Reading;
use crate::note::note;
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

impl Board {
    pub(in crate::board) fn lose_seat(&self, lost: &LoseSeat, now: Time) -> Decision {
        let LoseSeat {
            side,
            sign,
            last_contact,
        } = *lost;
        if !self.is_under_way() || self.away(side).is_some() {
            return Err(Refusal::NothingToDo);
        }
        let lost = Event::SeatLost(SeatLost {
            side,
            sign,
            last_contact,
        });
        let stopped = self.stopped_at_once(side, last_contact, now);
        Ok(std::iter::once(lost).chain(stopped).collect())
    }

    /// What a silence does to the clocks as it is noticed. Where they stand by themselves already, for the
    /// other seat or in a hold, it may have begun before that.
    fn stopped_at_once(&self, side: Side, last_contact: Time, now: Time) -> Option<Event> {
        match &self.play.phase {
            Phase::Playing => {
                let at_once = self.suspended_after() == Some(Millis::ZERO);
                let stops = at_once && self.flag_up(now).is_ok();
                stops.then(|| self.suspended(side, last_contact, now))
            }
            Phase::Paused { cause, .. } => {
                let cause = match cause {
                    PauseCause::Away { .. } => PauseCause::Away { side, last_contact },
                    PauseCause::Hold { .. } => cause.clone(),
                    PauseCause::Arbiter { .. }
                    | PauseCause::Outage
                    | PauseCause::Ruling { .. }
                    | PauseCause::Postponed { .. } => return None,
                };
                let clocks = self.stopped_without(Some((side, last_contact)), now);
                let goes_back = clocks != self.clocks.clock.stopped(now);
                goes_back.then_some(Event::Paused(Paused { cause, clocks }))
            }
            Phase::Waiting | Phase::Finished { .. } => None,
        }
    }

    pub(in crate::board) fn suspend(&self, side: Side, now: Time) -> Decision {
        match (&self.play.phase, self.away(side)) {
            (Phase::Playing, Some(away)) if !away.ruled => {
                Ok(vec![self.suspended(side, away.last_contact, now)])
            }
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// Both clocks stop for a silence.
    pub(in crate::board) fn suspended(&self, side: Side, last_contact: Time, now: Time) -> Event {
        Event::Paused(Paused {
            cause: PauseCause::Away { side, last_contact },
            clocks: self.stopped_without(Some((side, last_contact)), now),
        })
    }

    /// Both clocks as they stop at `now`, for whatever reason: where the event charges nothing for a silence,
    /// the clock of who is away goes back to what it showed at his last contact (DIS-8).
    pub(in crate::board) fn stopped(&self, now: Time) -> Reading {
        match self.clocks.clock.running() {
            Some(_) => self.stopped_without(None, now),
            None => self.clocks.clock.stopped(now),
        }
    }

    /// The same; beside what is known by the board, a seat that is found to be away, and its last contact.
    /// Only who is to move can have been charged, and an arbiter who let the clock run for a silence has
    /// ruled on it.
    fn stopped_without(&self, lost: Option<(Side, Time)>, now: Time) -> Reading {
        let to_move = self.game.line.position().side_to_move();
        let lost = lost.filter(|(side, _)| *side == to_move);
        let known = self.away(to_move).filter(|away| !away.ruled);
        let contact = lost
            .map(|(_, at)| at)
            .or_else(|| known.map(|away| away.last_contact));
        let free =
            self.suspended_after().is_some() && self.opened.terms.away.charge == Charge::Nothing;
        match contact.filter(|_| free) {
            Some(contact) => self
                .clocks
                .timeline
                .stopped_at(&self.clocks.clock, contact.min(now)),
            None => self.clocks.clock.stopped(now),
        }
    }

    /// What it leads to follows by itself, where it is not for the Chief Arbiter to rule.
    pub(in crate::board) fn pass_limit(&self, side: Side, now: Time) -> Decision {
        match self.limit(side) {
            Some((at, _)) if at <= now => {
                self.flag_up(now)?;
                Ok(vec![Event::LimitPassed(LimitPassed { side })])
            }
            _ => Err(Refusal::NothingToDo),
        }
    }

    pub(in crate::board) fn regain_seat(&self, side: Side) -> Decision {
        let lost = self.is_under_way() && self.away(side).is_some();
        if !lost && !self.is_to_be_shown(side) {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::SeatBack(SeatBack { side })])
    }

    /// A seat can move at any time before its game is over; what device it is, is the shard's to
    /// know.
    pub(in crate::board) fn move_seat(&self, to: &MoveSeat, reason: &str) -> Decision {
        let MoveSeat { side, ref device } = *to;
        if Side::ALL
            .iter()
            .any(|side| self.seat(*side).device == *device)
        {
            return Err(Refusal::CannotBe(note!(
                "seat-of-board" => "device {device} has a seat of this board already", device
            )));
        }
        Ok(vec![Event::SeatMoved(SeatMoved {
            side,
            from: self.seat(side).device.clone(),
            to: device.clone(),
            reason: reason.to_owned(),
        })])
    }
}
