//! Rulings that two officials have to agree on: proposed by one, seconded or turned down by another.

use std::sync::Arc;

use super::decide::{self, Request};
use super::record::{IncidentRecord, ProposalRejected, RulingGiven};
use super::ruling::{BoardRuling, Control, Offered, RequestedRemedy, Ruling};
use super::state::{Proposal, State};
use crate::actor::Actor;
use crate::board::{Board, Boards, Remedy};
use crate::ids::{BoardId, PersonId, RulingRef};
use crate::note::Note;
use crate::refusal::Refusal;
use crate::regulations::RulingRules;
use crate::roles::{self, Verb};
use crate::time::Time;

/// What a proposal comes to for whoever may second it, as things stand now: nothing changes. What
/// ran since it was made is worked in.
pub fn weigh(
    state: &State,
    boards: &Boards,
    actor: &Actor,
    number: u32,
    rules: &RulingRules,
    now: Time,
) -> Result<Vec<Offered>, Refusal> {
    roles::may(actor, Verb::SecondRuling)?;
    decide::is_live(state)?;
    let proposal = find(state, number)?;
    // Whoever made it is to know too that nobody can agree to it any more.
    if let Some((board, what)) = stale(proposal, boards) {
        return Err(Refusal::ProposalStale {
            ruling: RulingRef {
                incident: state.number(),
                ruling: number,
            },
            board,
            what,
        });
    }
    let proposed_by = proposal.by.person();
    if proposed_by.is_some() && proposed_by == actor.person() {
        return Err(Refusal::FourEyes);
    }
    let ruling = &proposal.ruling;
    let mut offered = Vec::with_capacity(ruling.boards.len());
    for ruled in &ruling.boards {
        let request = Request {
            remedy: remedy(proposal, ruled, boards)?,
            boards: vec![(ruled.board, Some(ruled.seen))],
            article: ruling.article.clone(),
            reason: ruling.reason.clone(),
            start_in: Some(ruling.start_in),
            cites: ruled
                .cites
                .iter()
                .map(|note| (Some(ruled.board), *note))
                .collect(),
            after: 0,
            instead_of: None,
            worked_out: None,
        };
        offered.extend(decide::offers(state, boards, &request, rules, now)?);
    }
    Ok(offered)
}

/// The second official agrees with a proposal: what it comes to now ([`weigh`]) is ruled.
pub fn second(
    state: &State,
    number: u32,
    offered: Vec<Offered>,
    delegated_by: Option<PersonId>,
) -> Result<IncidentRecord, Refusal> {
    let proposal = find(state, number)?;
    Ok(IncidentRecord::Ruled(RulingGiven {
        ruling: Ruling {
            boards: offered.into_iter().map(decide::ruled).collect(),
            found: state.found().last().copied(),
            ..proposal.ruling.clone()
        },
        proposed_by: proposal.by.person().cloned(),
        delegated_by,
        remedy: proposal.remedy.clone(),
    }))
}

/// A proposal is taken back or refused.
pub fn reject(
    state: &State,
    actor: &Actor,
    number: u32,
    reason: &str,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::SecondRuling)?;
    decide::check_reason(reason)?;
    find(state, number)?;
    Ok(IncidentRecord::Rejected(ProposalRejected {
        ruling: number,
        reason: reason.to_owned(),
    }))
}

/// The waiting proposal whose place another ruling would take. Who made it and the Chief Arbiter may
/// put another in its place; once a board moved on and nobody can agree to it any more, whoever may
/// rule. He must have seen it.
pub fn replaceable<'a>(
    state: &'a State,
    boards: &Boards,
    actor: &Actor,
    instead_of: Option<u32>,
) -> Result<Option<&'a Proposal>, Refusal> {
    let Some(proposal) = state.proposal() else {
        return Ok(None);
    };
    let number = proposal.ruling.reference.ruling;
    let is_own = actor.person() == proposal.by.person();
    let may = actor.is_chief_arbiter() || is_own || stale(proposal, boards).is_some();
    if !may || instead_of != Some(number) {
        return Err(waits(state, proposal));
    }
    Ok(Some(proposal))
}

/// What takes a proposal away before a ruling. An incident has one proposal at a time, so that it makes room
/// for a ruling on other boards too, and the record says so.
pub(super) fn makes_room(proposal: &Proposal, ruling: &Ruling) -> IncidentRecord {
    let is_ruled = |made: &BoardRuling| ruling.boards.iter().any(|on| on.board == made.board);
    let of_others = !proposal.ruling.boards.iter().any(is_ruled);
    let reason = if of_others {
        let number = ruling.reference.ruling;
        format!("replaced by ruling {number}, of other boards; to be proposed anew")
    } else {
        "another ruling takes its place".to_owned()
    };
    IncidentRecord::Rejected(ProposalRejected {
        ruling: proposal.ruling.reference.ruling,
        reason,
    })
}

/// That a proposal waits, and what may be done about it.
pub(super) fn waits(state: &State, proposal: &Proposal) -> Refusal {
    Refusal::ProposalWaits {
        incident: state.number(),
        ruling: proposal.ruling.reference.ruling,
        by: proposal.by.person().cloned(),
    }
}

/// The first board that moved on since a proposal was made, and what happened there: nobody can
/// agree to it any more.
fn stale(proposal: &Proposal, boards: &Boards) -> Option<(BoardId, Note)> {
    proposal.ruling.boards.iter().find_map(|ruled| {
        let board = boards.get(&ruled.board)?;
        let (record, what) = proposal.remedy.last_change(board);
        (record != ruled.seen).then_some((ruled.board, what))
    })
}

/// What was wished; a time control that was worked out stays what it was when it was proposed.
fn remedy(
    proposal: &Proposal,
    ruled: &BoardRuling,
    boards: &Boards,
) -> Result<RequestedRemedy, Refusal> {
    let (RequestedRemedy::Restart(_), Remedy::Restart { control }) =
        (&proposal.remedy, &ruled.remedy)
    else {
        return Ok(proposal.remedy.clone());
    };
    let board: &Board = decide::find(boards, ruled.board)?;
    let same = control == board.control_of(proposal.ruling.reference.incident);
    Ok(RequestedRemedy::Restart(if same {
        Control::Same
    } else {
        Control::Typed(Arc::clone(control))
    }))
}

fn find(state: &State, ruling: u32) -> Result<&Proposal, Refusal> {
    let proposal = state.proposal();
    let found = proposal.filter(|proposal| proposal.ruling.reference.ruling == ruling);
    found.ok_or(Refusal::NoProposal {
        incident: state.number(),
        ruling,
    })
}
