//! When players were out of the playing area with leave (VEN-7, O 17.7): an incident tells it of who fell silent, since
//! whoever is out with leave does not sit at his device.

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use super::Board;
use super::lazy_box::Blank;
use super::record::Record;
use crate::actor::Role;
use crate::ids::PersonId;
use crate::time::Time;

/// How many leaves of a board are known, the latest.
const KNOWN: usize = 32;

/// A leave that a player had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveTaken {
    /// Whose: he may have changed sides while he was out.
    pub person: PersonId,
    /// The call in which he asked for it.
    pub number: u32,
    /// When it was granted.
    pub from: Time,
    /// When an official saw him back, he did something at his seat, or his game was over; none while it lasts.
    pub until: Option<Time>,
    /// Who granted it, and in which office.
    pub by: Option<(PersonId, Role)>,
}

impl Blank for VecDeque<LeaveTaken> {
    const BLANK: &'static Self = &Self::new();
}

impl Board {
    /// The leaves that players had, in order, as far back as is known.
    pub fn leaves_taken(&self) -> impl Iterator<Item = &LeaveTaken> {
        self.seats.leaves_taken.iter()
    }

    /// Takes in a record that was folded.
    pub(super) fn note_leaves(&mut self, record: &Record) {
        let out = BySide::from_fn(|side| self.on_leave(side));
        if self.seats.leaves_taken.is_empty() && out == BySide::new(None, None) {
            return;
        }
        let lasts = |number| out.iter().flatten().any(|leave| leave.number == number);
        for taken in self.seats.leaves_taken.iter_mut() {
            if taken.until.is_none() && !lasts(taken.number) {
                taken.until = Some(record.time);
            }
        }
        for side in Side::ALL {
            let Some(leave) = out[side] else {
                continue;
            };
            let mut known = self.seats.leaves_taken.iter();
            if known.any(|taken| taken.number == leave.number) {
                continue;
            }
            let office = record.actor.office();
            let by = office.map(|(person, role)| (person.clone(), role));
            let taken = LeaveTaken {
                person: self.seat(side).person.clone(),
                number: leave.number,
                from: leave.since,
                until: None,
                by,
            };
            let known = &mut *self.seats.leaves_taken;
            if known.len() == KNOWN {
                known.pop_front();
            }
            known.push_back(taken);
        }
    }
}
