//! When and why the clocks of a board stood: an incident tells of the stops while a player was away, since without
//! them nobody can follow how much of his absence his clock ran.

use std::collections::VecDeque;

use super::record::{PauseCause, Record};
use super::{Board, Phase};
use crate::actor::Role;
use crate::ids::PersonId;
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
    /// Why.
    pub cause: PauseCause,
    /// Of an arbiter's: who stopped them, and in which office.
    pub by: Option<(PersonId, Role)>,
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

    /// Takes in a record that was folded.
    pub(super) fn note_stop(&mut self, record: &Record) {
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
            cause: cause.clone(),
            by: match cause {
                PauseCause::Arbiter { .. } => self.stopped.by.clone(),
                _ => None,
            },
        });
        if let Some(mut stop) = std::mem::replace(&mut self.stops.lasts, new) {
            stop.until = Some(record.time);
            if self.stops.over.len() == KNOWN {
                self.stops.over.pop_front();
            }
            self.stops.over.push_back(stop);
        }
    }
}
