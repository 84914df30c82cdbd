//! The penalties that were imposed on the players of a board, and what is proposed.

use super::Board;
use super::apply::{Apply, Moment};
use super::compact_vec;
use super::event::{Penalised, PenaltiesProposed, PenaltiesRejected, PenaltyRuling};
use crate::ids::PersonId;
use crate::penalty::Imposed;
use crate::time::Time;

/// A board's penalties.
#[derive(Debug, Clone, Default)]
pub(super) struct Penalties {
    imposed: Vec<Imposed>,
    proposed: Option<Box<ProposedPenalties>>,
}

/// Penalties to which a second official has to agree.
#[derive(Debug, Clone)]
pub struct ProposedPenalties {
    /// The record of the proposal.
    pub record: u64,
    /// When.
    pub at: Time,
    /// Who proposed them.
    pub by: Option<PersonId>,
    /// What is proposed.
    pub ruling: PenaltyRuling,
}

impl Penalties {
    /// What a new publication of the board takes over: nobody agrees any more to what was proposed before it.
    pub(super) fn imposed_alone(self) -> Self {
        Self {
            proposed: None,
            ..self
        }
    }
}

impl Board {
    /// The penalties of this board, in order: also those of another game or publication of it.
    pub fn penalties(&self) -> &[Imposed] {
        &self.penalties.imposed
    }

    /// The newest proposal, unless somebody agreed to it or rejected it.
    pub fn proposed_penalties(&self) -> Option<&ProposedPenalties> {
        self.penalties.proposed.as_deref()
    }
}

impl Apply<Penalised> for Penalties {
    fn apply(&mut self, penalised: &Penalised, now: &Moment<'_>) {
        let board = now.opened.board;
        let PenaltyRuling {
            side,
            penalties,
            article,
            reason,
        } = penalised.ruling.clone();
        let imposed = Imposed {
            person: now.opened.seats[side].person.clone(),
            board,
            record: now.record.sequence,
            at: now.at,
            by: now.person().map(|(person, _)| person),
            proposed_by: penalised.proposed_by.clone(),
            article,
            reason,
            penalties,
        };
        compact_vec::push(&mut self.imposed, imposed);
        // One that was imposed without it leaves a proposal as it stands.
        if penalised.proposed_by.is_some() {
            self.proposed = None;
        }
    }
}

impl Apply<PenaltiesProposed> for Penalties {
    fn apply(&mut self, proposed: &PenaltiesProposed, now: &Moment<'_>) {
        self.proposed = Some(Box::new(ProposedPenalties {
            record: now.record.sequence,
            at: now.at,
            by: now.person().map(|(person, _)| person),
            ruling: proposed.ruling.clone(),
        }));
    }
}

impl Apply<PenaltiesRejected> for Penalties {
    fn apply(&mut self, _rejected: &PenaltiesRejected, _now: &Moment<'_>) {
        self.proposed = None;
    }
}
