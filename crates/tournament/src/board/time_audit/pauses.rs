//! When and why the clocks of a board stood: an incident tells of the stops while a player was away, since without
//! them nobody can follow how much of his absence his clock ran.

use std::collections::VecDeque;

use adoube_chess::Side;

use crate::actor::Role;
use crate::board::causes::PauseCause;
use crate::board::lazy_box::Blank;
use crate::board::state::Play;
use crate::board::time_audit::charged_time::Span;
use crate::board::{Board, Phase};
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
#[derive(Debug, Clone)]
pub(in crate::board) struct Stops {
    over: VecDeque<Stop>,
    pub(in crate::board) lasts: Option<Stop>,
}

impl Blank for Stops {
    const BLANK: &'static Self = &Self {
        over: VecDeque::new(),
        lasts: None,
    };
}

impl Board {
    /// When and why the clocks stood, in order, as far back as is known.
    pub fn stops(&self) -> impl Iterator<Item = &Stop> {
        self.play.stops.over.iter().chain(&self.play.stops.lasts)
    }

    /// The latest pause by an arbiter that has no reason yet.
    pub fn stop_without_reason(&self) -> Option<&Stop> {
        let mut all = self
            .play
            .stops
            .lasts
            .iter()
            .chain(self.play.stops.over.iter().rev());
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
}

impl Stops {
    /// One that is over.
    pub(in crate::board) fn push(&mut self, stop: Stop) {
        if self.over.len() == KNOWN {
            self.over.pop_front();
        }
        self.over.push_back(stop);
    }
}

impl Play {
    /// Gives those of a hold their reason, or else the latest pause without one; and the clocks that stand for it.
    pub(in crate::board) fn give_stop_reason(&mut self, of: Option<u32>, given: &str) {
        let Stops { over, lasts } = &mut *self.stops;
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
}
