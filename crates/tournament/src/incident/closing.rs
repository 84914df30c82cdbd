//! How an incident closes, and how one opens again.

use std::collections::BTreeSet;

use super::absence::Absence;
use super::choice::can_be_ruled;
use super::decide::{check_reason, is_live};
use super::record::{ByItself, IncidentClosed, IncidentRecord, IncidentReopened, ProposalRejected};
use super::state::{Closed, State};
use super::{proposals, standing};
use crate::actor::Actor;
use crate::board::{Board, Boards};
use crate::ids::{BoardId, RulingRef};
use crate::note::note;
use crate::refusal::Refusal;
use crate::regulations::RulingRules;
use crate::roles::{self, Verb};
use crate::time::Time;

/// An official closes an incident that needs no (further) ruling. While it can be ruled on, closing it is a ruling
/// (O 18.9): for who has the right to rule (`ruling_right`), and where two officials have to agree the first one
/// proposes it and the second one closes it.
pub fn close(
    state: &State,
    boards: &Boards,
    (actor, ruling_right): (&Actor, Result<(), Refusal>),
    reason: &str,
    rules: &RulingRules,
    now: Time,
) -> Result<IncidentRecord, Refusal> {
    roles::may(actor, Verb::CloseIncident)?;
    is_live(state)?;
    check_reason(reason)?;
    if let Some(proposal) = state.proposal() {
        return Err(proposals::waits(state, proposal));
    }
    if state.pending().next().is_some() {
        return Err(Refusal::CannotBe(note!(
            "ruling-pending" => "a ruling is still being carried out: close it afterwards"
        )));
    }
    let own = state.boards();
    let mut own = own.iter().filter_map(|id| boards.get(id));
    if let Some(why) = own.find_map(|board| standing::why(board, now)) {
        return Err(Refusal::CannotBe(why));
    }
    let reason = reason.to_owned();
    let closed = IncidentRecord::Closed(IncidentClosed {
        reason: reason.clone(),
        by_itself: None,
    });
    if can_be_ruled(state, boards).is_empty() {
        return Ok(closed);
    }
    match state.closing_proposal().filter(|_| rules.four_eyes) {
        Some(proposed) if proposed.by.person() == actor.person() => Err(Refusal::FourEyes),
        Some(_) => Ok(closed),
        None => {
            ruling_right?;
            Ok(if rules.four_eyes {
                IncidentRecord::ClosingProposed { reason }
            } else {
                closed
            })
        }
    }
}

/// What opens an incident again: it closed by itself when the game of a board ended, and that game goes on after all,
/// so that what was to be ruled on it is to be ruled still; or an official closed it while a player was away, whose
/// flag fell before they came back (O 18.9).
pub fn opening_again(state: &State, boards: &Boards, id: BoardId) -> Option<IncidentRecord> {
    let board = boards.get(&id)?;
    if is_flag_after_closing(state, board) {
        return Some(IncidentRecord::Reopened(IncidentReopened {
            board: id,
            ruling: None,
        }));
    }
    let goes_on = board.is_under_way() && closed_by_the_end(state, board);
    let ruling = board.rulings().last();
    let ruling = ruling.filter(|done| Some(done.at) >= state.closed_at());
    goes_on.then_some(IncidentRecord::Reopened(IncidentReopened {
        board: id,
        ruling: ruling.map(|done| done.ruling),
    }))
}

/// Whether a flag fell in a silence that an official took for settled.
fn is_flag_after_closing(state: &State, board: &Board) -> bool {
    let closed = matches!(state.closed(), Some(Closed::Done(reason)) if !reason.is_empty());
    let after = board.ended_at() > state.closed_at();
    closed && after && state.lasted_when_flag_fell(board) && state.may_rule_flag(board).is_ok()
}

/// Whether an incident closed by itself when the game of a board ended: not before, and not once it went on.
pub(super) fn closed_by_the_end(state: &State, board: &Board) -> bool {
    let id = board.opened().board;
    let by_itself = matches!(state.closed(), Some(Closed::Done(reason)) if reason.is_empty());
    let ended = board.ended_at();
    let since_its_end = ended.is_some_and(|ended| state.closed_at() >= Some(ended));
    let went_on = board.went_on_at().filter(|at| Some(*at) >= ended);
    let over = went_on.is_none_or(|at| state.closed_at() <= Some(at));
    let game = |absence: &Absence| absence.board == id && absence.attempt == board.attempt();
    by_itself && since_its_end && over && state.absences().iter().any(game)
}

/// What closes an incident that is over by itself; empty while it is not. It is when every board of
/// it has finished and is not open to rulings any more, or was ruled on and plays again. A proposal
/// keeps it open only as long as somebody may still agree to it.
pub fn closing(state: &State, boards: &Boards) -> Vec<IncidentRecord> {
    if state.closed().is_some() || state.pending().next().is_some() {
        return Vec::new();
    }
    if state.proposal().is_some() && !can_be_ruled(state, boards).is_empty() {
        return Vec::new();
    }
    let unruled = state.unruled(boards);
    let away = state.absences().iter().filter(|a| a.back.is_none());
    let away: BTreeSet<BoardId> = away.map(|absence| absence.board).collect();
    let is_done = |id: &BoardId| {
        let Some(board) = boards.get(id) else {
            return true;
        };
        if board.is_finished() {
            return state.may_rule_flag(board).is_err();
        }
        !unruled.contains(id) && !away.contains(id) && board.clock().running().is_some()
    };
    if !state.boards().iter().all(is_done) {
        return Vec::new();
    }
    let off = state.proposal().map(|proposal| {
        IncidentRecord::Rejected(ProposalRejected {
            ruling: proposal.ruling.reference.ruling,
            reason: "its games are over".to_owned(),
        })
    });
    let closed = IncidentRecord::Closed(IncidentClosed {
        reason: String::new(),
        by_itself: Some(why_closed(state, boards)),
    });
    off.into_iter().chain([closed]).collect()
}

/// Why an incident that is over closes by itself: by what happened last on a board of it. That is what ended a game,
/// or what was ruled on one that is played on. Where nothing was ruled on the game that ended last its end is why,
/// though play goes on elsewhere by a ruling.
fn why_closed(state: &State, boards: &Boards) -> ByItself {
    let own = state.boards();
    let own = own.iter().filter_map(|id| boards.get(id));
    let (over, played): (Vec<&Board>, Vec<&Board>) = own.partition(|board| board.is_finished());
    let last = over.into_iter().max_by_key(|board| board.last_time());
    let since = last.map(Board::last_time);
    let newest = played.iter().max_by_key(|board| board.last_time());
    let newest = newest.filter(|board| since.is_some_and(|since| board.last_time() > since));
    if let Some(ruled) = newest.and_then(|board| last_ruling(state, board)) {
        return ByItself::PlaysOn(ruled);
    }
    if let Some(ended) = last.and_then(Board::result_by) {
        return ByItself::Ended(ended);
    }
    let unruled = state.unruled(boards);
    if last.is_some_and(|board| unruled.contains(&board.opened().board)) {
        return ByItself::GamesOver;
    }
    match state.rulings().last() {
        Some(given) if !played.is_empty() => ByItself::PlaysOn(given.ruling.reference),
        _ => ByItself::GamesOver,
    }
}

/// The last ruling of an incident on a board.
fn last_ruling(state: &State, board: &Board) -> Option<RulingRef> {
    let id = board.opened().board;
    let mut given = state.rulings().iter().rev().map(|given| &given.ruling);
    let last = given.find(|given| given.on(id).is_some())?;
    Some(last.reference)
}
