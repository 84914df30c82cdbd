//! What may be done to an incident.

use super::absence::Absence;
use super::choice::can_be_ruled;
pub use super::choice::{Choice, choice, left, postponed, stage};
use super::cites;
use super::closing::closed_by_the_end;
pub use super::closing::{close, closing, opening_again};
use super::proposals;
use super::record::{IncidentOpened, IncidentRecord, MAX_ABSENCES, RulingGiven, RulingProposed};
use super::ruling::{
    BoardRuling, Kind, MAX_ARTICLE, MAX_RULINGS, MAX_START_IN, Offer, Offered, RequestedRemedy,
    Ruling,
};
use super::state::{Closed, State};
use crate::actor::Actor;
use crate::article;
use crate::board::{Board, Boards};
use crate::ids::RulingRef;
use crate::ids::{BoardId, PersonId};
use crate::laws::Laws;
use crate::note::note;
use crate::refusal::phrases::range;
use crate::refusal::{ClosedIncident, Instead, Refusal};
use crate::regulations::RulingRules;
use crate::roles::{self, Verb};
use crate::text::PlainText;
use crate::time::{Millis, Time};

/// A ruling that is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// What is to become of the boards.
    pub remedy: RequestedRemedy,
    /// Which, with the last change of each that the arbiter saw; empty for all of the incident
    /// that are not over, whatever happened on them meanwhile.
    pub boards: Vec<(BoardId, Option<u64>)>,
    /// The article it rests on.
    pub article: String,
    /// Why.
    pub reason: String,
    /// How long after both are ready the clock starts; none for what the regulations say.
    pub start_in: Option<Millis>,
    /// The breaches that it cites (VEN-2): a board, none for the only one that is ruled on, and the number of its
    /// device note.
    pub cites: Vec<(Option<BoardId>, u32)>,
    /// How many rulings the arbiter saw: another that came meanwhile is not overruled unseen.
    pub after: u32,
    /// The proposal that they saw, and in whose place this is to stand.
    pub instead_of: Option<u32>,
    /// When the offer was worked out that they saw: what hangs on how long a game has lasted is as it was
    /// then. None for as it is now.
    pub worked_out: Option<Time>,
}

/// The first records of an incident.
pub fn open(number: u32, absences: &[Absence]) -> Vec<IncidentRecord> {
    let mut parts = absences.chunks(MAX_ABSENCES);
    let first = parts.next().unwrap_or_default().to_vec();
    let opened = IncidentRecord::Opened(IncidentOpened {
        number,
        absences: first,
    });
    let more = parts.map(|part| IncidentRecord::Widened {
        absences: part.to_vec(),
    });
    [opened].into_iter().chain(more).collect()
}

/// What a remedy comes to on the boards: nothing changes.
pub fn offers(
    state: &State,
    boards: &Boards,
    request: &Request,
    rules: &RulingRules,
    now: Time,
) -> Result<Vec<Offered>, Refusal> {
    may_be_ruled(state, boards, request)?;
    let start_in = request.start_in.unwrap_or(rules.start_in);
    if start_in > MAX_START_IN {
        return Err(Refusal::OutOfRange(range::START_IN));
    }
    let worked_out = request.worked_out.unwrap_or(now);
    if worked_out > now {
        return Err(Refusal::OutOfRange(range::WORKED_OUT));
    }
    let chosen = choice(state, boards, request)?;
    let cited = cites::cited(state.number(), &chosen.boards, &request.cites)?;
    let offer = |board| {
        let (absences, board) = (state.absences(), find(boards, board)?);
        state.may_rule_on(board)?;
        let offer = Offer {
            board,
            absences,
            incident: state.number(),
            now,
            worked_out,
            start_in,
        };
        is_allowed(rules, offer.kind(&request.remedy))?;
        Ok(Offered {
            cites: cites::of(board, &cited)?,
            ..offer.of(&request.remedy)?
        })
    };
    chosen.boards.into_iter().map(offer).collect()
}

fn is_allowed(rules: &RulingRules, kind: Kind) -> Result<(), Refusal> {
    if rules.allows(kind) {
        return Ok(());
    }
    Err(Refusal::against(
        kind.article(),
        note!("ruling-excluded" => "the event's regulations exclude the ruling '{kind}'", kind),
    ))
}

/// What kind of ruling those on several boards make together: a shorter time control on one of them is told.
pub fn kind(remedy: &RequestedRemedy, offered: &[Offered]) -> Kind {
    let kinds = offered.iter().map(|offered| offered.kind);
    kinds.max().unwrap_or_else(|| remedy.kind())
}

/// A ruling, or its proposal where two officials have to agree. A proposal whose place it takes is
/// off.
pub fn rule(
    state: &State,
    boards: &Boards,
    actor: &Actor,
    request: &Request,
    rules: &RulingRules,
    delegated_by: Option<PersonId>,
    now: Time,
) -> Result<Vec<IncidentRecord>, Refusal> {
    roles::may(actor, Verb::Rule)?;
    may_follow(state, boards, request)?;
    let replaced = proposals::replaceable(state, boards, actor, request.instead_of)?;
    check_reason(&request.reason)?;
    article::check(&request.article, MAX_ARTICLE, laws(state, boards))?;
    choice(state, boards, request)?;
    nothing_changed(boards, request)?;
    let offered = offers(state, boards, request, rules, now)?;
    let ruling = Ruling {
        reference: RulingRef {
            incident: state.number(),
            ruling: state.numbered + 1,
        },
        kind: kind(&request.remedy, &offered),
        boards: offered.into_iter().map(ruled).collect(),
        article: request.article.clone(),
        reason: request.reason.clone(),
        start_in: request.start_in.unwrap_or(rules.start_in),
        found: state.found().last().copied(),
    };
    let makes_room = replaced.map(|proposal| proposals::makes_room(proposal, &ruling));
    let given = if rules.four_eyes {
        IncidentRecord::Proposed(RulingProposed {
            ruling,
            remedy: request.remedy.clone(),
        })
    } else {
        IncidentRecord::Ruled(RulingGiven {
            ruling,
            proposed_by: None,
            delegated_by,
            remedy: request.remedy.clone(),
        })
    };
    Ok(makes_room.into_iter().chain([given]).collect())
}

/// The edition of the Laws that the incident's games are played by: of the first, since a round is
/// published with one.
fn laws(state: &State, boards: &Boards) -> Option<Laws> {
    let board = state.boards().into_iter().find_map(|id| boards.get(&id));
    board.map(|board| board.opened().terms.laws)
}

pub(super) fn ruled(offered: Offered) -> BoardRuling {
    BoardRuling {
        board: offered.board,
        seen: offered.seen,
        remedy: offered.remedy,
        cites: offered.cites,
    }
}

pub(super) fn is_live(state: &State) -> Result<(), Refusal> {
    match state.closed() {
        None => Ok(()),
        Some(Closed::JoinedInto(number)) => Err(Refusal::Joined {
            incident: state.number(),
            into: *number,
        }),
        Some(Closed::Done(_)) => Err(closed(state, Instead::CorrectBoard)),
    }
}

fn closed(state: &State, instead: Instead) -> Refusal {
    Refusal::IncidentClosed(ClosedIncident {
        incident: state.number(),
        instead,
    })
}

/// What was ruled, or closed by an official, is corrected by a further ruling, which opens its incident again, as long as
/// a game of it goes on or its result is a ruling's. A refusal speaks of the boards that the request names, or of all.
fn may_be_ruled(state: &State, boards: &Boards, request: &Request) -> Result<(), Refusal> {
    match is_live(state) {
        Err(Refusal::IncidentClosed(..))
            if is_settled(state) && !can_be_ruled(state, boards).is_empty() =>
        {
            Ok(())
        }
        Err(Refusal::IncidentClosed(_)) => {
            let named = |id: &BoardId| {
                request.boards.is_empty() || request.boards.iter().any(|(board, _)| board == id)
            };
            let own = state.boards().into_iter().filter(named);
            // Whoever approved the result keeps the game from being reopened.
            let is_over = |board: &&Board| {
                let open = board.is_finished() && !board.approval().is_approved();
                open && closed_by_the_end(state, board)
            };
            let mut over = own.filter_map(|id| boards.get(&id)).filter(is_over);
            let over = over
                .next()
                .map(|board| Instead::Reopen(board.opened().board));
            Err(closed(state, over.unwrap_or(Instead::CorrectBoard)))
        }
        told => told,
    }
}

/// Whether an official settled it: by a ruling, or by closing it.
fn is_settled(state: &State) -> bool {
    let by_official = matches!(state.closed(), Some(Closed::Done(reason)) if !reason.is_empty());
    by_official || !state.rulings().is_empty()
}

/// Of two arbiters who rule at once one wins, and the other is told.
fn may_follow(state: &State, boards: &Boards, request: &Request) -> Result<(), Refusal> {
    may_be_ruled(state, boards, request)?;
    let given = u32::try_from(state.rulings().len()).unwrap_or(u32::MAX);
    if request.after != given {
        let last = state.rulings().last();
        return Err(Refusal::AlreadyRuled {
            incident: state.number(),
            kind: last.map_or("resume", |given| given.ruling.kind.name()),
            by: last.and_then(|given| given.by.person().cloned()),
            rulings: given,
        });
    }
    if state.numbered >= MAX_RULINGS {
        return Err(Refusal::OutOfRange(range::RULINGS));
    }
    Ok(())
}

/// A board that moved on since it was looked at is not ruled on unseen.
fn nothing_changed(boards: &Boards, request: &Request) -> Result<(), Refusal> {
    for (id, seen) in &request.boards {
        let (record, what) = request.remedy.last_change(find(boards, *id)?);
        if seen.is_some_and(|seen| seen != record) {
            return Err(Refusal::BoardMovedOn { board: *id, what });
        }
    }
    Ok(())
}

pub(super) fn find(boards: &Boards, id: BoardId) -> Result<&Board, Refusal> {
    boards.get(&id).ok_or(Refusal::NoSuchBoard(id))
}

pub(super) fn check_reason(text: &str) -> Result<(), Refusal> {
    PlainText::reason(text).map(drop)
}
