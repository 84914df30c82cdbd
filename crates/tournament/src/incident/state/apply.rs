//! How records change an incident.

use super::{
    Actor, BTreeMap, Cause, Closed, ClosingProposal, Finding, Found, Given, IncidentRecord,
    Proposal, RulesChanged, State, Time, TurnTo, TurnedDown,
};
use crate::incident::record::{RulingExecuted, RulingGiven, RulingProposed};

impl State {
    /// Applies the next record.
    pub fn apply(&mut self, record: &IncidentRecord, at: Time, by: &Actor) {
        match record {
            IncidentRecord::Opened(_) => {}
            IncidentRecord::Widened { absences } => {
                self.absences.extend_from_slice(absences);
                self.closing_proposal = None;
            }
            IncidentRecord::Evidence { lines } => self.lines.extend_from_slice(lines),
            IncidentRecord::CauseFound(finding) => self.find(finding, at),
            IncidentRecord::Returned(it) => self.end_silence((it.board, it.side), it.moment),
            IncidentRecord::JoinedInto { number } => {
                self.closed = Some(Closed::JoinedInto(*number));
                self.closed_at = Some(at);
            }
            IncidentRecord::Absorbed { number } => {
                self.joined.insert(*number);
            }
            IncidentRecord::Reopened(it) => {
                let (board, ruling) = (it.board, it.ruling);
                self.go_on(at, by, TurnTo::GameGoesOn { board, ruling });
            }
            IncidentRecord::ClosingProposed { reason } => self.propose_closing(reason, at, by),
            IncidentRecord::Closed(it) => self.close(&it.reason, it.by_itself, at, by),
            IncidentRecord::RulesChanged(rules) => self.rules_changed.push(RulesChanged {
                rules: rules.clone(),
                at,
                by: by.clone(),
            }),
            IncidentRecord::Proposed(it) => self.propose(it, at, by),
            IncidentRecord::Rejected(it) => self.turn_down(&it.reason, at, by),
            IncidentRecord::Ruled(it) => self.rule(it, at, by),
            IncidentRecord::Executed(it) => self.execute(it),
        }
    }

    /// That nothing is known yet is no finding of its own.
    fn find(&mut self, finding: &Finding, at: Time) {
        let known = |found: &Found| (found.cause, found.certainty);
        let (cause, certainty) = (finding.cause, finding.certainty);
        let same = match self.found.last() {
            Some(last) => known(last) == (cause, certainty),
            None => cause == Cause::Unknown,
        };
        if !same {
            let number = u32::try_from(self.found.len()).map_or(u32::MAX, |count| count + 1);
            self.found.push(Found {
                number,
                cause,
                certainty,
                at,
            });
        }
        self.finding = Some(finding.clone());
    }

    fn propose_closing(&mut self, reason: &str, at: Time, by: &Actor) {
        self.closing_proposal = Some(ClosingProposal {
            reason: reason.to_owned(),
            at,
            by: by.clone(),
        });
    }

    fn propose(&mut self, proposed: &RulingProposed, at: Time, by: &Actor) {
        let reference = proposed.ruling.reference;
        self.closing_proposal = None;
        self.numbered = reference.ruling;
        self.go_on(at, by, TurnTo::Proposed(reference));
        self.proposal = Some(Proposal {
            ruling: proposed.ruling.clone(),
            remedy: proposed.remedy.clone(),
            at,
            by: by.clone(),
        });
    }

    fn rule(&mut self, given: &RulingGiven, at: Time, by: &Actor) {
        let reference = given.ruling.reference;
        self.closing_proposal = None;
        self.numbered = reference.ruling;
        self.go_on(at, by, TurnTo::Ruled(reference));
        let proposal = self.proposal.take();
        self.rulings.push(Given {
            proposal: proposal.filter(|made| made.ruling.reference == reference),
            ruling: given.ruling.clone(),
            at,
            by: by.clone(),
            proposed_by: given.proposed_by.clone(),
            delegated_by: given.delegated_by.clone(),
            remedy: given.remedy.clone(),
            executed: BTreeMap::new(),
        });
    }

    fn execute(&mut self, executed: &RulingExecuted) {
        let mut given = self.rulings.iter_mut();
        let given = given.find(|given| given.ruling.reference.ruling == executed.ruling);
        if let Some(given) = given {
            given.executed.insert(executed.board, executed.sequence);
        }
    }

    /// The proposal that waits is kept as one that came to nothing.
    fn turn_down(&mut self, reason: &str, at: Time, by: &Actor) {
        let down = self.proposal.take().map(|proposal| TurnedDown {
            proposal,
            at,
            by: by.clone(),
            reason: reason.to_owned(),
        });
        self.turned_down.extend(down);
    }

    /// What was closed is open again by a further ruling, or because its game goes on.
    fn go_on(&mut self, at: Time, by: &Actor, to: TurnTo) {
        if let Some(Closed::Done(_)) = self.closed {
            self.closed = None;
            self.turn(at, by, to);
        }
    }
}
