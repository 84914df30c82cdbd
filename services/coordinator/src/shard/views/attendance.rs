//! Before the game and beside it: checks, absent players, calls of the arbiter, leaves.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::{
    Absence, Board, BoardDeviation, Call, CheckKind, Checks, Coming, Record, Return,
    ScoresheetState,
};
use adoube_tournament::device_health::CheckState;

use super::{score, side};

/// What a board waits for before its game.
pub fn before_game(board: &Board) -> v1::BeforeGame {
    v1::BeforeGame {
        checks_required: board.opened().terms.before.checks,
        white: Some(checks(board.checks(Side::White))),
        black: Some(checks(board.checks(Side::Black))),
        default_at: board.default_at().map_or(0, |at| at.0),
        white_absence: absence(board, Side::White).into(),
        black_absence: absence(board, Side::Black).into(),
        white_waits_for_checks: board.waits_for_checks(Side::White),
        black_waits_for_checks: board.waits_for_checks(Side::Black),
        white_absent: board.is_absent(Side::White),
        black_absent: board.is_absent(Side::Black),
        white_scoresheet: scoresheet(board, Side::White).into(),
        black_scoresheet: scoresheet(board, Side::Black).into(),
        white_board: deviation(board, Side::White).into(),
        black_board: deviation(board, Side::Black).into(),
    }
}

fn deviation(board: &Board, side: Side) -> v1::BoardDeviation {
    match board.board_deviation(side) {
        None => v1::BoardDeviation::Unspecified,
        Some(BoardDeviation::OtherMake(_)) => v1::BoardDeviation::OtherMake,
        Some(BoardDeviation::NotConnected) => v1::BoardDeviation::NotConnected,
    }
}

fn scoresheet(board: &Board, side: Side) -> v1::ScoresheetState {
    match board.scoresheet(side) {
        None => v1::ScoresheetState::Unspecified,
        Some(ScoresheetState::Required) => v1::ScoresheetState::Required,
        Some(ScoresheetState::Unmarked) => v1::ScoresheetState::Unmarked,
        Some(ScoresheetState::Present) => v1::ScoresheetState::Present,
        Some(ScoresheetState::Missing) => v1::ScoresheetState::Missing,
    }
}

pub(super) fn absence(board: &Board, side: Side) -> v1::PlayerAbsence {
    match board.absence(side) {
        None => v1::PlayerAbsence::Unspecified,
        Some(Absence::NotCheckedIn) => v1::PlayerAbsence::NotCheckedIn,
        Some(Absence::NoFirstMove) => v1::PlayerAbsence::NoFirstMove,
    }
}

/// What a player's checks found, where the event requires them and the game is not over.
pub fn checks_of(board: &Board, side: Side) -> Option<v1::PlayerChecks> {
    let required = board.opened().terms.before.checks && !board.is_finished();
    required.then(|| checks(board.checks(side)))
}

/// How far a player's checks are.
pub fn check_state(board: &Board, side: Side) -> v1::CheckState {
    match board.check_state(side) {
        CheckState::Done => v1::CheckState::Done,
        CheckState::Open => v1::CheckState::Open,
        CheckState::Failed => v1::CheckState::Failed,
    }
}

pub(super) fn checks(checks: Checks) -> v1::PlayerChecks {
    let found = |kind| match checks.result(kind) {
        None => v1::CheckResult::Unspecified,
        Some(true) => v1::CheckResult::Passed,
        Some(false) => v1::CheckResult::Failed,
    };
    v1::PlayerChecks {
        device: found(CheckKind::Device).into(),
        fair_play: found(CheckKind::FairPlay).into(),
        waived: checks.is_waived(),
    }
}

/// The calls that somebody is to come for.
pub fn open_calls(board: &Board) -> Vec<v1::OpenCall> {
    board.calls_to_answer().map(open_call).collect()
}

fn open_call(call: &Call) -> v1::OpenCall {
    v1::OpenCall {
        number: call.number,
        seat: side(call.side).into(),
        reason: call.reason.clone(),
        at: call.at.0,
        leave: call.leave,
        objection: call.objection.map(score),
        coming_by: coming(call, |coming| coming.by.to_string()),
        coming_office: coming(call, |coming| super::role(coming.role).into()),
        coming_since: coming(call, |coming| coming.at.0),
    }
}

/// The last calls that were answered.
pub fn answered_calls(board: &Board) -> Vec<v1::AnsweredCall> {
    let answered = board.answered_calls().map(|answered| v1::AnsweredCall {
        call: Some(open_call(&answered.call)),
        valid: answered.valid,
        note: answered.note.clone(),
        by: answered.by.to_string(),
        office: super::role(answered.role).into(),
        at: answered.at.0,
    });
    answered.collect()
}

fn coming<T: Default>(call: &Call, of: impl Fn(&Coming) -> T) -> T {
    call.coming.as_ref().map(of).unwrap_or_default()
}

/// Who is out of the playing area with leave.
pub fn open_leaves(board: &Board) -> Vec<v1::OpenLeave> {
    let sides = Side::ALL.into_iter();
    let leaves = sides.filter_map(|seat| {
        board.on_leave(seat).map(|leave| v1::OpenLeave {
            seat: side(seat).into(),
            call: leave.number,
            since: leave.since.0,
        })
    });
    leaves.collect()
}

/// Who is back from his last leave, as long as there is a game to come back to.
pub fn ended_leaves(board: &Board) -> Vec<v1::EndedLeave> {
    let sides = Side::ALL.into_iter().filter(|_| !board.is_finished());
    let ended = sides.filter_map(|seat| {
        let Return { leave, at, .. } = board.back_from_leave(seat)?;
        Some(v1::EndedLeave {
            seat: side(seat).into(),
            call: leave.number,
            since: leave.since.0,
            until: at.0,
        })
    });
    ended.collect()
}

/// Who is back from a leave with this record, on the board as it stands after it.
pub(super) fn back(board: &Board, record: &Record) -> Option<v1::BackFromLeave> {
    Side::ALL.into_iter().find_map(|seat| {
        let back = board.back_from_leave(seat)?;
        (back.sequence == record.sequence).then(|| v1::BackFromLeave {
            seat: side(seat).into(),
            since: back.leave.since.0,
        })
    })
}
