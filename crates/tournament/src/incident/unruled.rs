//! Which boards of an incident nothing was ruled on.

use std::collections::{BTreeMap, BTreeSet};

use super::absence::Absence;
use super::state::State;
use crate::ids::BoardId;
use crate::time::Time;

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
            last.is_none_or(|at| !absence.is_settled_by(*at))
        };
        let left = self.absences.iter().filter(left);
        left.map(|absence| absence.board).collect()
    }
}
