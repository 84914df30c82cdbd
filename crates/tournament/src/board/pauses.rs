//! When and why the clocks of a board stood: an incident tells of the stops while a player was away, since without
//! them nobody can follow how much of his absence his clock ran.

use std::collections::VecDeque;

use adoube_chess::Side;

use super::causes::PauseCause;
use super::charges::Span;
use super::event::{Event, Outage, Paused};
use super::record::Record;
use super::{Board, Phase};
use crate::actor::Role;
use crate::clock::Clock;
use crate::ids::PersonId;
use crate::roles::{self, Verb};
use crate::time::Time;

/// How many stops that are over are known, the latest.
const KNOWN: usize = 32;

/// Clocks that stood for one reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// In which game of the board, from 1.
    pub attempt: u16,
    /// Since when for this reason.
    pub from: Time,
    /// Until when; none while they stand for it.
    pub until: Option<Time>,
    /// Whether they did not start then, but stood on for another reason.
    pub stood_on: bool,
    /// Why.
    pub cause: PauseCause,
    /// Of an arbiter's: who stopped them, and in which office.
    pub by: Option<(PersonId, Role)>,
    /// Whose clock had run until it was noticed, and when: it was given back as the clocks were stopped.
    pub given_back: Option<(Side, Span)>,
}

/// The stops of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Stops {
    over: VecDeque<Stop>,
    lasts: Option<Stop>,
}

impl Board {
    /// When and why the clocks stood, in order, as far back as is known.
    pub fn stops(&self) -> impl Iterator<Item = &Stop> {
        self.stops.over.iter().chain(&self.stops.lasts)
    }

    /// The latest pause by an arbiter that has no reason yet.
    pub fn stop_without_reason(&self) -> Option<&Stop> {
        let mut all = self.stops.lasts.iter().chain(self.stops.over.iter().rev());
        all.find(|stop| matches!(stop.cause, PauseCause::Arbiter { reason: None }))
    }

    /// The roles that may give the latest pause without a reason its reason.
    pub fn who_may_explain(&self) -> Vec<Role> {
        let Some(Stop { by, .. }) = self.stop_without_reason() else {
            return Vec::new();
        };
        let locally = by.as_ref().is_some_and(|(_, role)| role.is_local());
        roles::who_may(Verb::Pause, locally).collect()
    }

    /// Gives those of a hold their reason, or else the latest pause without one; and the clocks that stand for it.
    pub(super) fn give_stop_reason(&mut self, of: Option<u32>, given: &str) {
        let Stops { over, lasts } = &mut self.stops;
        let phase = match &mut self.phase {
            Phase::Paused { cause, .. } => Some(cause),
            Phase::Waiting | Phase::Playing | Phase::Finished { .. } => None,
        };
        if let Some(hold) = of {
            let known = lasts.iter_mut().chain(over).map(|stop| &mut stop.cause);
            for cause in known.chain(phase) {
                if matches!(cause, PauseCause::Hold { hold: other, .. } if *other == hold) {
                    cause.give_reason(given);
                }
            }
            return;
        }
        let lacks = |cause: &PauseCause| matches!(cause, PauseCause::Arbiter { reason: None });
        if let Some(cause) = phase.filter(|cause| lacks(cause)) {
            cause.give_reason(given);
        }
        let mut known = lasts.iter_mut().chain(over.iter_mut().rev());
        if let Some(stop) = known.find(|stop| lacks(&stop.cause)) {
            stop.cause.give_reason(given);
        }
    }

    /// Takes in a record that was folded; `before` is the clock as it was before.
    pub(super) fn note_stop(&mut self, record: &Record, before: &Clock) {
        if let Event::Restarted(_) = record.event {
            self.continue_stop(record.time);
        }
        let (cause, since) = match &self.phase {
            Phase::Paused { cause, since } => (Some(cause), *since),
            _ => (None, record.time),
        };
        if self.stops.lasts.as_ref().map(|stop| &stop.cause) == cause {
            return;
        }
        // Where another reason counts from now on the clocks stand since the first.
        let from = match self.stops.lasts {
            Some(_) => record.time,
            None => since,
        };
        let new = cause.map(|cause| Stop {
            attempt: self.attempt(),
            from,
            until: None,
            stood_on: false,
            cause: cause.clone(),
            by: match cause {
                PauseCause::Arbiter { .. } => self.stopped.by.clone(),
                _ => None,
            },
            given_back: given_back(record, before),
        });
        if let Some(mut stop) = std::mem::replace(&mut self.stops.lasts, new) {
            stop.until = Some(record.time);
            stop.stood_on = self.stops.lasts.is_some();
            self.stops.push(stop);
        }
    }

    /// Another game began: clocks that are stopped are stopped in that game from then on. A stop that began with it is
    /// that game's alone.
    fn continue_stop(&mut self, at: Time) {
        let attempt = self.attempt();
        let Some(stop) = self.stops.lasts.take() else {
            return;
        };
        self.stops.lasts = Some(Stop {
            attempt,
            from: at,
            given_back: None,
            ..stop.clone()
        });
        if stop.from < at || stop.given_back.is_some() {
            let until = Some(at);
            self.stops.push(Stop { until, ..stop });
        }
    }
}

impl Stops {
    /// One that is over.
    fn push(&mut self, stop: Stop) {
        if self.over.len() == KNOWN {
            self.over.pop_front();
        }
        self.over.push_back(stop);
    }
}

/// What the clocks would have shown less than what they were set to.
fn given_back(record: &Record, before: &Clock) -> Option<(Side, Span)> {
    let (Event::Paused(Paused { clocks, .. }) | Event::Outage(Outage { clocks, .. })) =
        &record.event
    else {
        return None;
    };
    let (side, to) = (before.running()?, record.time);
    let shown = before.reading(to).remaining(side);
    let back = clocks.remaining(side).less(shown);
    let from = to - back;
    (from < to).then_some((side, Span { from, to }))
}
