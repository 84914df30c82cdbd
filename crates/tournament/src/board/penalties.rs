//! The penalties that were imposed on the players of a board, and what is proposed.

use super::Board;
use super::apply::{Apply, Moment};
use super::compact_vec;
use super::ending::{Ending, Score};
use super::event::{
    Finished, Penalised, PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling,
    ResultCorrected,
};
use crate::ids::PersonId;
use crate::penalty::{self, Imposed, Reach, Withdrawal};
use crate::time::Time;

/// A board's penalties.
#[derive(Debug, Clone, Default)]
pub(super) struct Penalties {
    imposed: Vec<Imposed>,
    proposed: Option<Box<ProposedPenalties>>,
    corrected: Option<Box<CorrectedResult>>,
}

/// The last result of this game that penalties put in the place of another one.
#[derive(Debug, Clone, Copy)]
struct CorrectedResult {
    /// The record of the ruling.
    ruling: u64,
    at: Time,
    before: (Score, Ending),
    /// None until its record follows, and where the score stayed as it was.
    after: Option<Score>,
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
            corrected: None,
            ..self
        }
    }
}

impl Board {
    /// The penalties of this board, in order: also those of another game or publication of it.
    pub fn penalties(&self) -> &[Imposed] {
        &self.penalties.imposed
    }

    /// The ruling of that record, unless it was withdrawn.
    pub(super) fn standing_penalties(&self, ruling: u64) -> Option<&Imposed> {
        let mut imposed = self.penalties.imposed.iter();
        imposed.find(|imposed| imposed.record == ruling && imposed.withdrawn.is_none())
    }

    /// The result that comes back when that ruling is withdrawn; none where it changed none, ended the game, or where the
    /// result was changed since.
    pub fn result_without_penalties(&self, ruling: u64) -> Option<(Score, Ending)> {
        let corrected = self.penalties.corrected.as_deref();
        let corrected = corrected.filter(|corrected| corrected.ruling == ruling)?;
        let (score, _) = self.play.phase.result()?;
        (corrected.after == Some(score)).then_some(corrected.before)
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
            withdrawn: None,
        };
        if let Some(before) = now.result
            && penalty::reach(&imposed.penalties, Reach::Result)
        {
            self.corrected = Some(Box::new(CorrectedResult {
                ruling: imposed.record,
                at: now.at,
                before,
                after: None,
            }));
        }
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

impl Apply<PenaltiesWithdrawn> for Penalties {
    fn apply(&mut self, withdrawn: &PenaltiesWithdrawn, now: &Moment<'_>) {
        let mut imposed = self.imposed.iter_mut();
        if let Some(imposed) = imposed.find(|imposed| imposed.record == withdrawn.ruling) {
            imposed.withdrawn = Some(Withdrawal {
                at: now.at,
                by: now.person().map(|(person, _)| person),
                reason: withdrawn.reason.clone(),
            });
        }
    }
}

impl Apply<ResultCorrected> for Penalties {
    /// The result of a ruling is the record after it.
    fn apply(&mut self, corrected: &ResultCorrected, now: &Moment<'_>) {
        if let Some(own) = self.corrected.as_deref_mut()
            && (own.ruling + 1, own.at) == (now.record.sequence, now.at)
        {
            own.after = Some(corrected.score);
        }
    }
}

impl Apply<Finished> for Penalties {
    fn apply(&mut self, _finished: &Finished, _now: &Moment<'_>) {
        self.corrected = None;
    }
}
