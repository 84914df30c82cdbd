//! Which boards of an incident a ruling is on.

use super::decide::Request;
use super::state::{Stage, State};
use crate::board::{Board, Boards};
use crate::ids::{BoardId, RulingRef};
use crate::refusal::Refusal;

/// The boards that a ruling is on, and those that it leaves out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// In order, each once, at least one.
    pub boards: Vec<BoardId>,
    /// Boards that were postponed, by which ruling: they are ruled on by name alone.
    pub postponed: Vec<(BoardId, RulingRef)>,
}

/// The boards that a request names, or all that are left to be ruled; where none is left, the only
/// one that was ruled. What was postponed begins again only where somebody names it.
pub fn choice(state: &State, boards: &Boards, request: &Request) -> Result<Choice, Refusal> {
    if request.boards.is_empty() {
        return unnamed(state, boards);
    }
    let own = state.boards();
    for (board, _) in &request.boards {
        if !own.contains(board) {
            return Err(Refusal::NotOfIncident {
                incident: state.number(),
                board: *board,
            });
        }
    }
    let mut named: Vec<BoardId> = request.boards.iter().map(|(board, _)| *board).collect();
    named.sort_unstable();
    named.dedup();
    Ok(Choice {
        boards: named,
        postponed: Vec::new(),
    })
}

fn unnamed(state: &State, boards: &Boards) -> Result<Choice, Refusal> {
    let postponed = postponed(state, boards);
    let mut chosen = left(state, boards);
    if chosen.is_empty() {
        chosen = can_be_ruled(state, boards);
        chosen.retain(|id| postponed.iter().all(|(board, _)| board != id));
        if chosen.len() > 1 {
            return Err(Refusal::AllRuled(state.number()));
        }
    }
    match (chosen.is_empty(), postponed.first()) {
        (false, _) => Ok(Choice {
            boards: chosen,
            postponed,
        }),
        (true, Some((board, ruling))) => Err(Refusal::Postponed {
            incident: state.number(),
            board: *board,
            ruling: *ruling,
        }),
        (true, None) => Err(Refusal::NothingToDo),
    }
}

/// The boards of an incident whose games are put off, in order, and by which rulings.
pub fn postponed(state: &State, boards: &Boards) -> Vec<(BoardId, RulingRef)> {
    let own = state.boards().into_iter();
    let put_off = |id: BoardId| Some((id, boards.get(&id)?.postponed_by()?));
    own.filter_map(put_off).collect()
}

/// The boards of an incident that are played or open to a ruling, in order.
fn in_play(state: &State, boards: &Boards) -> Vec<BoardId> {
    let own = state.boards().into_iter();
    // A board that was opened anew since then is another one with the same number.
    let is_its = |id: &BoardId, board: &Board| {
        let mut own = state.absences().iter().filter(|a| a.board == *id);
        own.any(|absence| absence.detected.at >= board.opened_at())
    };
    let is_open = |id: &BoardId| {
        let board = boards.get(id).filter(|board| is_its(id, board));
        board.is_some_and(|board| board.is_under_way() || state.may_rule_flag(board).is_ok())
    };
    own.filter(is_open).collect()
}

/// The same, and those whose result a ruling on the incident made: a further one takes it back.
pub(super) fn can_be_ruled(state: &State, boards: &Boards) -> Vec<BoardId> {
    let own = state.boards().into_iter();
    let can_be = |id: &BoardId| {
        let board = boards.get(id);
        board.is_some_and(|board| state.may_rule_on(board).is_ok())
    };
    own.filter(can_be).collect()
}

/// The boards that are left to be ruled: they are not postponed, and a flag that ended their game is to be ruled on, or
/// they are not over and nothing was ruled on them since a seat of theirs last fell silent.
pub fn left(state: &State, boards: &Boards) -> Vec<BoardId> {
    let unruled = state.unruled(boards);
    let mut left = in_play(state, boards);
    left.retain(|id| {
        let board = boards.get(id).filter(|it| it.postponed_by().is_none());
        board.is_some_and(|it| unruled.contains(id) || state.may_rule_flag(it).is_ok())
    });
    left
}

/// How far an incident is with all its boards: carried out only when none is left to be ruled.
pub fn stage(state: &State, boards: &Boards) -> Stage {
    let folded = state.stage();
    if folded != Stage::Executed || left(state, boards).is_empty() {
        return folded;
    }
    if state
        .absences()
        .iter()
        .any(|absence| absence.back.is_none())
    {
        Stage::Open
    } else {
        Stage::ConnectedAgain
    }
}
