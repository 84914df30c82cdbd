//! What was proposed and ruled.

use std::collections::BTreeSet;

use super::{Given, Proposal, RulesChanged, State, TurnedDown};
use crate::board::{Remedy, RulingEffect};
use crate::ids::BoardId;
use crate::incident::ruling::deed;

impl State {
    /// What waits for a second official.
    pub const fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// What was proposed and turned down, in order.
    pub fn turned_down(&self) -> &[TurnedDown] {
        &self.turned_down
    }

    /// What the last ruling did, in words, after what it left of earlier ones on its boards, and on how many boards something is ruled where earlier rulings are on
    /// others; empty while there is none.
    pub fn last_deed(&self) -> String {
        let Some(last) = self.rulings.last().map(|given| &given.ruling) else {
            return String::new();
        };
        let of = self.boards().len();
        let all = self.rulings.iter().flat_map(|given| &given.ruling.boards);
        let ruled: BTreeSet<BoardId> = all.map(|on| on.board).collect();
        let stands = |given: &&Given| {
            let number = given.ruling.reference.ruling;
            let mut on_it = last.boards.iter().map(|on| on.board);
            on_it.any(|board| {
                given.ruling.on(board).is_some() && self.superseded_by(number, board).is_none()
            })
        };
        let standing = self.rulings.iter().filter(stands);
        let deeds: Vec<String> = standing.map(|given| deed(&given.ruling, of)).collect();
        let did = deeds.join("; then ");
        if ruled.len() > last.boards.len() {
            return format!("{did}; {} of {of} boards are ruled", ruled.len());
        }
        did
    }

    /// The first ruling that took the place of an earlier one on a board, whatever came on top of that one
    /// before, and whatever took the place of the later one since.
    pub fn superseded_by(&self, ruling: u32, board: BoardId) -> Option<u32> {
        let effect = self.effect_of(ruling, board)?;
        let mut later = self.later(ruling, board);
        let (next, _) = later.find(|(_, remedy)| !effect.stays_under(remedy))?;
        Some(next)
    }

    /// The next ruling on a board, where it came on top of an earlier one and left what that had done.
    pub fn topped_by(&self, ruling: u32, board: BoardId) -> Option<u32> {
        let effect = self.effect_of(ruling, board)?;
        let next = self.later(ruling, board).next();
        let on_top = next.filter(|(_, remedy)| effect.stays_under(remedy));
        on_top.map(|(next, _)| next)
    }

    /// The last ruling on a board, and whether what it did would stay under a further one.
    pub fn last_on(&self, board: BoardId, further: &Remedy) -> Option<(u32, bool)> {
        let mut given = self.rulings.iter().rev().map(|given| &given.ruling);
        let (last, on) = given.find_map(|given| Some((given, given.on(board)?)))?;
        let stays = RulingEffect::of(&on.remedy).stays_under(further);
        Some((last.reference.ruling, stays))
    }

    fn effect_of(&self, ruling: u32, board: BoardId) -> Option<RulingEffect> {
        let given = self.rulings.iter().map(|given| &given.ruling);
        let mut given = given.filter(|given| given.reference.ruling == ruling);
        let on = given.next()?.on(board)?;
        Some(RulingEffect::of(&on.remedy))
    }

    /// The later rulings on a board, in order, and what they do to it.
    fn later(&self, ruling: u32, board: BoardId) -> impl Iterator<Item = (u32, &Remedy)> {
        let given = self.rulings.iter().map(|given| &given.ruling);
        let later = given.filter(move |given| given.reference.ruling > ruling);
        later.filter_map(move |given| Some((given.reference.ruling, &given.on(board)?.remedy)))
    }

    /// How the rules for rulings changed while it was open, in order.
    pub fn rules_changed(&self) -> &[RulesChanged] {
        &self.rules_changed
    }

    /// What was ruled, in order.
    pub fn rulings(&self) -> &[Given] {
        &self.rulings
    }
}
