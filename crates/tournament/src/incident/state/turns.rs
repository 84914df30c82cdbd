//! When an incident was closed and opened again, by whom or what.

use std::collections::BTreeSet;

use super::{Closed, ClosingProposal, State};
use crate::actor::Actor;
use crate::ids::{BoardId, RulingRef};
use crate::incident::record::ByItself;
use crate::time::Time;

/// An incident was closed, or opened again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// When.
    pub at: Time,
    /// Whose record it is.
    pub by: Actor,
    /// What became of it.
    pub to: TurnTo,
}

/// What became of an incident, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TurnTo {
    /// Nothing more was to be done.
    Closed {
        /// The reason that an official gave; empty if it was closed automatically.
        reason: String,
        /// Why it was closed automatically; none if an official closed it.
        by_itself: Option<ByItself>,
        /// Where something was ruled by then and the games of other boards ended without: those boards.
        unruled: Vec<BoardId>,
        /// What another official had proposed and who closed it agreed to; none where nobody had to agree.
        proposal: Option<ClosingProposal>,
    },
    /// Opened again: a further ruling was given.
    Ruled(RulingRef),
    /// Opened again: a further ruling was proposed.
    Proposed(RulingRef),
    /// Opened again: a game goes on by whose end it had closed.
    GameGoesOn {
        /// Which board's.
        board: BoardId,
        /// The ruling that lets it go on, if one did.
        ruling: Option<RulingRef>,
    },
}

impl State {
    /// When it was closed and opened again, in order.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Nothing more is to be done, with the proposal that whoever closes it agrees to.
    pub(super) fn close(
        &mut self,
        reason: &str,
        by_itself: Option<ByItself>,
        at: Time,
        by: &Actor,
    ) {
        let seconded = by_itself.is_none() && by.person().is_some();
        let proposal = self.closing_proposal.take().filter(|proposal| {
            let by_another = proposal.by.person() != by.person();
            seconded && by_another
        });
        let to = self.turn_to_closed(reason, by_itself, proposal);
        self.closed = Some(Closed::Done(reason.to_owned()));
        self.closed_at = Some(at);
        self.turn(at, by, to);
    }

    fn turn_to_closed(
        &self,
        reason: &str,
        by_itself: Option<ByItself>,
        proposal: Option<ClosingProposal>,
    ) -> TurnTo {
        let over = by_itself == Some(ByItself::GamesOver) && !self.rulings.is_empty();
        let unruled = if over {
            self.unruled_by_records()
        } else {
            BTreeSet::new()
        };
        TurnTo::Closed {
            reason: reason.to_owned(),
            by_itself,
            unruled: unruled.into_iter().collect(),
            proposal,
        }
    }

    pub(super) fn turn(&mut self, at: Time, by: &Actor, to: TurnTo) {
        let by = by.clone();
        self.turns.push(Turn { at, by, to });
    }
}
