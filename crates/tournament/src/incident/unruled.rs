//! Which boards of an incident nothing was ruled on.

use std::collections::{BTreeMap, BTreeSet};

use super::absence::{Absence, Moment};
use super::state::State;
use crate::ids::BoardId;
use crate::time::{Millis, Time};

impl State {
    /// The boards on which nothing was ruled since a seat of theirs last fell silent, in order.
    pub fn unruled(&self) -> BTreeSet<BoardId> {
        let mut ruled: BTreeMap<BoardId, Time> = BTreeMap::new();
        for given in &self.rulings {
            let boards = given.ruling.boards.iter();
            ruled.extend(boards.map(|on| (on.board, given.at)));
        }
        let left = |absence: &&Absence| {
            let last = ruled.get(&absence.board);
            last.is_none_or(|at| {
                let detected = absence.detected.at;
                detected > *at || detected == *at && is_charged_in_next_game(absence)
            })
        };
        let left = self.absences.iter().filter(left);
        left.map(|absence| absence.board).collect()
    }
}

/// Whether time ran in a silence that goes on from an earlier game: the ruling that began its game, at the same instant,
/// settles nothing of that.
fn is_charged_in_next_game(absence: &Absence) -> bool {
    let ran = |back: &Moment| absence.detected.ran_until(back) != [Millis::ZERO; 2];
    absence.attempt > 1 && absence.back.as_ref().is_some_and(ran)
}
