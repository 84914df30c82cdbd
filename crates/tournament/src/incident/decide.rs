//! What may be done to an incident.

use std::collections::BTreeMap;

use super::absence::Absence;
use super::record::{IncidentRecord, MAX_ABSENCES};
use super::ruling::{
    BoardRuling, MAX_ARTICLE, MAX_RULINGS, MAX_START_IN, Offer, Offered, Ruling, Wish,
};
use super::state::{Closed, State};
use crate::actor::Actor;
use crate::article;
use crate::board::{Board, MAX_REASON, RulingRef};
use crate::ids::{BoardId, PersonId};
use crate::refusal::Refusal;
use crate::regulations::RulingRules;
use crate::roles::{self, Verb};
use crate::time::{Millis, Time};

/// The tournament's boards, as they stand.
pub type Boards = BTreeMap<BoardId, Board>;

/// A ruling that is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// What is to become of the boards.
    pub wish: Wish,
    /// Which, with the last change of each that the arbiter saw; empty for all of the incident
    /// that are not over, whatever happened on them meanwhile.
    pub boards: Vec<(BoardId, Option<u64>)>,
    /// The article it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// How long after both are ready the clock starts; none for what the regulations say.
    pub start_in: Option<Millis>,
    /// How many rulings the arbiter saw: another that came meanwhile is not overruled unseen.
    pub after: u32,
}

/// The first records of an incident.
pub fn open(number: u32, absences: &[Absence]) -> Vec<IncidentRecord> {
    let mut parts = absences.chunks(MAX_ABSENCES);
    let first = parts.next().unwrap_or_default().to_vec();
    let opened = IncidentRecord::Opened {
        number,
        absences: first,
    };
    let more = parts.map(|part| IncidentRecord::Widened {
        absences: part.to_vec(),
    });
    [opened].into_iter().chain(more).collect()
}

/// What a wish comes to on the boards: nothing changes.
pub fn offers(
    state: &State,
    boards: &Boards,
    request: &Request,
    rules: &RulingRules,
    now: Time,
) -> Result<Vec<Offered>, Refusal> {
    is_live(state)?;
    let kind = request.wish.kind();
    if !rules.allows(kind) {
        return Err(Refusal::AgainstRegulations {
            article: kind.article(),
            why: format!("the event's regulations exclude the ruling '{kind}'"),
        });
    }
    let start_in = request.start_in.unwrap_or(rules.start_in);
    if start_in > MAX_START_IN {
        return Err(Refusal::OutOfRange {
            what: "the time until the clock starts",
            range: "at most one hour",
        });
    }
    let offer = |board| {
        let (absences, board) = (state.absences(), find(boards, board)?);
        let own = |number| number == state.number() || state.joined().contains(&number);
        Offer {
            board,
            absences,
            earlier: board.given_by(own),
            now,
            start_in,
        }
        .of(&request.wish)
    };
    let mut named: Vec<BoardId> = named(state, boards, request)?;
    named.sort_unstable();
    named.dedup();
    if named.is_empty() {
        return Err(Refusal::NothingToDo);
    }
    named.into_iter().map(offer).collect()
}

/// The boards that a request names, or all that it is about and that are not over.
fn named(state: &State, boards: &Boards, request: &Request) -> Result<Vec<BoardId>, Refusal> {
    let own = state.boards();
    if request.boards.is_empty() {
        let live = |id: &BoardId| {
            let board = boards.get(id);
            board.is_some_and(|b| b.is_under_way() || b.open_to_rulings().is_ok())
        };
        return Ok(own.into_iter().filter(live).collect());
    }
    for (board, _) in &request.boards {
        if !own.contains(board) {
            return Err(Refusal::NotOfIncident {
                incident: state.number(),
                board: *board,
            });
        }
    }
    Ok(request.boards.iter().map(|(board, _)| *board).collect())
}

/// A ruling, or its proposal where two officials have to agree.
pub fn rule(
    state: &State,
    boards: &Boards,
    actor: &Actor,
    request: &Request,
    rules: &RulingRules,
    delegated_by: Option<PersonId>,
    now: Time,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::Rule)?;
    may_follow(state, request.after)?;
    said(&request.reason)?;
    article::check(&request.article, MAX_ARTICLE)?;
    named(state, boards, request)?;
    nothing_changed(boards, request.boards.iter().copied())?;
    let offered = offers(state, boards, request, rules, now)?;
    let ruling = Ruling {
        reference: RulingRef {
            incident: state.number(),
            ruling: state.numbered + 1,
        },
        kind: request.wish.kind(),
        boards: offered.into_iter().map(ruled).collect(),
        article: request.article.clone(),
        reason: request.reason.clone(),
        start_in: request.start_in.unwrap_or(rules.start_in),
        found: state.found().last().copied(),
    };
    if rules.four_eyes {
        return Ok(IncidentRecord::Proposed(ruling));
    }
    Ok(IncidentRecord::Ruled {
        ruling,
        proposed_by: None,
        delegated_by,
    })
}

fn ruled(offered: Offered) -> BoardRuling {
    BoardRuling {
        board: offered.board,
        seen: offered.seen,
        remedy: offered.remedy,
    }
}

/// The second official agrees with a proposal.
pub fn second(
    state: &State,
    boards: &Boards,
    actor: &Actor,
    number: u32,
    delegated_by: Option<PersonId>,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::SecondRuling)?;
    is_live(state)?;
    let proposal = state.proposal();
    let proposal = proposal.filter(|proposal| proposal.ruling.reference.ruling == number);
    let proposal = proposal.ok_or_else(|| no_proposal(state, number))?;
    let proposed_by = person(&proposal.by);
    if proposed_by.is_some() && proposed_by == person(actor) {
        return Err(Refusal::FourEyes);
    }
    let seen = proposal.ruling.boards.iter();
    nothing_changed(boards, seen.map(|ruled| (ruled.board, Some(ruled.seen))))?;
    Ok(IncidentRecord::Ruled {
        ruling: proposal.ruling.clone(),
        proposed_by: proposed_by.cloned(),
        delegated_by,
    })
}

/// A proposal is taken back or refused.
pub fn reject(
    state: &State,
    actor: &Actor,
    number: u32,
    reason: &str,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::SecondRuling)?;
    said(reason)?;
    match state.proposal() {
        Some(proposal) if proposal.ruling.reference.ruling == number => {
            Ok(IncidentRecord::Rejected {
                ruling: number,
                reason: reason.to_owned(),
            })
        }
        _ => Err(no_proposal(state, number)),
    }
}

/// An official closes an incident that needs no (further) ruling.
pub fn close(
    state: &State,
    boards: &Boards,
    actor: &Actor,
    reason: &str,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::CloseIncident)?;
    is_live(state)?;
    said(reason)?;
    if state.pending().next().is_some() {
        return Err(Refusal::Invalid(
            "a ruling is still being carried out: close it afterwards".to_owned(),
        ));
    }
    let waiting = |id: &BoardId| {
        let board = boards.get(id);
        board.is_some_and(|board| board.is_under_way() && board.clock().running().is_none())
    };
    if let Some(board) = state.boards().into_iter().find(waiting) {
        return Err(Refusal::Invalid(format!(
            "board {board} stands still: rule on it, or resume it, first"
        )));
    }
    Ok(IncidentRecord::Closed {
        reason: reason.to_owned(),
    })
}

/// Whether an incident is over by itself: every board of it has finished and is not open to
/// rulings any more, or was ruled on and plays again.
pub fn is_over(state: &State, boards: &Boards) -> bool {
    if state.closed().is_some() || state.pending().next().is_some() || state.proposal().is_some() {
        return false;
    }
    let last = state.rulings().last();
    let is_done = |id: &BoardId| {
        let Some(board) = boards.get(id) else {
            return true;
        };
        let ruled = last.is_some_and(|given| given.ruling.on(*id).is_some());
        let away = state.absences().iter();
        let away = away.filter(|a| a.board == *id).any(|a| a.back.is_none());
        if board.is_finished() {
            return board.open_to_rulings().is_err();
        }
        ruled && !away && board.clock().running().is_some()
    };
    state.boards().iter().all(is_done)
}

fn is_live(state: &State) -> Result<(), Refusal> {
    match state.closed() {
        None => Ok(()),
        Some(Closed::JoinedInto(number)) => Err(Refusal::Joined {
            incident: state.number(),
            into: *number,
        }),
        Some(Closed::Done(_)) => Err(Refusal::IncidentClosed(state.number())),
    }
}

/// Of two arbiters who rule at once one wins, and the other is told.
fn may_follow(state: &State, after: u32) -> Result<(), Refusal> {
    is_live(state)?;
    let given = u32::try_from(state.rulings().len()).unwrap_or(u32::MAX);
    if after != given {
        let last = state.rulings().last();
        return Err(Refusal::AlreadyRuled {
            incident: state.number(),
            kind: last.map_or("resume", |given| given.ruling.kind.name()),
            by: last.and_then(|given| person(&given.by).cloned()),
            rulings: given,
        });
    }
    if state.proposal().is_some() || state.numbered >= MAX_RULINGS {
        return Err(Refusal::Invalid(
            "a proposed ruling waits for a second official: second or reject it first".to_owned(),
        ));
    }
    Ok(())
}

/// A board that moved on since it was looked at is not ruled on unseen.
fn nothing_changed(
    boards: &Boards,
    seen: impl Iterator<Item = (BoardId, Option<u64>)>,
) -> Result<(), Refusal> {
    for (id, seen) in seen {
        let board = find(boards, id)?;
        if seen.is_some_and(|seen| seen != board.changed()) {
            return Err(Refusal::BoardMovedOn {
                board: id,
                what: board.last_change(),
            });
        }
    }
    Ok(())
}

const fn no_proposal(state: &State, ruling: u32) -> Refusal {
    Refusal::NoProposal {
        incident: state.number(),
        ruling,
    }
}

fn find(boards: &Boards, id: BoardId) -> Result<&Board, Refusal> {
    boards.get(&id).ok_or(Refusal::NoSuchBoard(id))
}

/// Who that is, if somebody.
const fn person(actor: &Actor) -> Option<&PersonId> {
    match actor {
        Actor::Person { person, .. } => Some(person),
        Actor::Coordinator | Actor::Venue(_) => None,
    }
}

fn said(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() || text.chars().count() > MAX_REASON {
        return Err(Refusal::ReasonRequired);
    }
    Ok(())
}
