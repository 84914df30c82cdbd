//! A seat's board, as its player may know it.

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_tournament::actor::Role;
use adoube_tournament::board::notices::calls::CallNotice;
use adoube_tournament::board::notices::clock_changes::ClockChange;
use adoube_tournament::board::notices::rulings::{NoticedRemedy, RulingNotice};
use adoube_tournament::board::notices::seat_moves::SeatMoveNotice;
use adoube_tournament::board::{Board, Phase, PlayerActions, Record};
use adoube_tournament::ids::PersonId;
use adoube_tournament::penalty::Imposed;
use adoube_tournament::time::Millis;

use super::events::{draw_odds, premove, san};
use super::shown::Shown as _;
use super::{
    attendance, board_clocks, board_ref, paused, penalties, physical_boards, role, score, side,
    variant,
};

/// Where the names of arbiters are looked up, who sign what players read (DIS-9).
pub trait ArbiterLookup {
    /// The higher of a person's offices as an arbiter, and their name as it may be shown; none of somebody who is none.
    fn arbiter(&self, person: &PersonId) -> Option<(Role, String)>;
}

/// The board as the side's player may know it, up to the newest record that they see; without moves.
pub fn seat_view(board: &Board, of: Side, arbiters: &dyn ArbiterLookup) -> v1::SeatView {
    let sign = |by: Option<&PersonId>| signature(by, arbiters);
    let other = of.other();
    let clock = board.reading(board.last_time());
    let opened = board.opened();
    let mut view = v1::SeatView {
        board: Some(board_ref(opened.board)),
        side: side(of).into(),
        sequence: board.seen_by(of),
        game: board.attempt().into(),
        stage: stage(board).into(),
        variant: variant(opened.terms.start.variant).into(),
        start: opened.terms.start.fen.clone().unwrap_or_default(),
        time_control: board.clock().control().to_string(),
        draw_odds: draw_odds(opened).into(),
        moves_from: board.ply(),
        moves: Vec::new(),
        draw_offers: board.draw_offers().to_vec(),
        clocks: Some(board_clocks(board, &clock, board.last_time())),
        to_move: side(board.line().position().side_to_move()).into(),
        may: Some(may(board.player_actions(of))),
        draw_offer: board.offer().map_or(0, |by| side(by).into()),
        draw_declined: board.draw_declined() == Some(of),
        options: Some(options(board, of)),
        premove: board
            .premove()
            .filter(|waiting| waiting.side == of)
            .map(premove),
        premove_dropped: board.premove_dropped(of).unwrap_or_default().to_owned(),
        white_present: board.is_checked_in(Side::White),
        black_present: board.is_checked_in(Side::Black),
        released: board.is_released(),
        pause: pause(board),
        ruling: board
            .ruling_notice(of)
            .map(|notice| ruling(board, notice, sign(notice.by.as_ref()))),
        outcome: outcome(board),
        opponent_away: board.away(other).is_some(),
        ..v1::SeatView::default()
    };
    beside_the_game(board, of, &sign, &mut view);
    view
}

/// Calls, checks, penalties, devices.
fn beside_the_game(
    board: &Board,
    of: Side,
    sign: &dyn Fn(Option<&PersonId>) -> (v1::Role, String),
    view: &mut v1::SeatView,
) {
    let calls = board.call_notices(of).iter();
    view.calls = calls.map(|notice| call(board, notice)).collect();
    view.before = Some(before(board, of));
    let changes = board.clock_changes_to_see(of);
    view.clocks_changed = changes
        .map(|change| clock_change(change, sign(change.by.as_ref())))
        .collect();
    view.absence = absence(board, of);
    view.seat_move = board.seat_move_notice(of).map(seat_move);
    view.penalties = board
        .game_penalties()
        .map(|(imposed, ply)| penalty(board, imposed, ply, sign(imposed.by.as_ref())))
        .collect();
    let physical_board = board.physical_board(of);
    view.board_requirement = physical_board.map_or(0, |status| {
        physical_boards::requirement(status.requirement).into()
    });
    view.had_physical_board = board.had_physical_board(of);
    view.default_time = board.default_time().map(|time| time.0);
}

/// The move that a record made, on the board as it is after it and perhaps after more.
pub fn move_shown(board: &Board, record: &Record) -> Option<v1::MoveShown> {
    let moved = record.event.moved()?;
    Some(v1::MoveShown {
        uci: moved.mv.to_string(),
        san: san(board, moved.ply, moved.mv),
        used: moved.used.0,
        left: moved.clocks.remaining(moved.side).0,
        premove: moved.premove,
    })
}

/// Office and name; unspecified and empty where they are not known.
fn signature(by: Option<&PersonId>, arbiters: &dyn ArbiterLookup) -> (v1::Role, String) {
    let known = by.and_then(|by| arbiters.arbiter(by));
    known.map_or_else(Default::default, |(office, name)| (role(office), name))
}

pub(super) fn stage(board: &Board) -> v1::GameStage {
    match board.phase() {
        Phase::Waiting => v1::GameStage::Waiting,
        Phase::Playing => v1::GameStage::Playing,
        Phase::Paused { .. } => v1::GameStage::Paused,
        Phase::Finished { .. } => v1::GameStage::Finished,
    }
}

fn may(actions: PlayerActions) -> v1::May {
    let PlayerActions {
        no_move,
        no_draw_offer,
        no_draw_answer,
        no_resignation,
        ..
    } = actions;
    v1::May {
        check_in: actions.check_in,
        r#move: no_move.is_none(),
        premove: actions.premove,
        offer_draw: no_draw_offer.is_none(),
        answer_draw: no_draw_answer.is_none(),
        resign: no_resignation.is_none(),
        call: true,
        ready: actions.ready,
        confirm: actions.confirm,
        set_options: actions.set_options,
        no_move: no_move.shown(),
        no_draw_offer: no_draw_offer.shown(),
        no_draw_answer: no_draw_answer.shown(),
        no_resignation: no_resignation.shown(),
    }
}

fn options(board: &Board, of: Side) -> v1::OptionsSet {
    let options = board.options(of);
    v1::OptionsSet {
        seat: side(of).into(),
        smart_move: options.smart_move,
        premove: options.premove.shown(),
        automatic_queen: options.automatic_queen,
    }
}

fn pause(board: &Board) -> Option<v1::PauseShown> {
    let Phase::Paused { cause, .. } = board.phase() else {
        return None;
    };
    let paused = paused(cause);
    Some(v1::PauseShown {
        cause: paused.cause,
        reason: paused.reason,
        seat: paused.seat,
    })
}

fn ruling(board: &Board, notice: &RulingNotice, signed: (v1::Role, String)) -> v1::RulingShown {
    let (office, by) = signed;
    let times = |times: Option<BySide<Millis>>| times.map_or([None; 2], both);
    let [white_before, black_before] = times(notice.before).map(Option::unwrap_or_default);
    let [white_after, black_after] = times(notice.after);
    let reference = notice.ruling.map(|of| (of.incident, of.ruling));
    let (incident, ruling) = reference.unwrap_or_default();
    let control_before = board.control_before();
    let control = control_before
        .as_ref()
        .map(|_| board.clock().control().to_string());
    v1::RulingShown {
        incident,
        ruling,
        remedy: remedy(notice.remedy).into(),
        article: notice.article.clone(),
        reason: notice.reason.clone(),
        by,
        white_before,
        black_before,
        white_ready: notice.ready.white,
        black_ready: notice.ready.black,
        starts_in: notice.start_in.0,
        office: office.into(),
        when_ready: notice.when_ready,
        control_before: control_before.unwrap_or_default(),
        control: control.unwrap_or_default(),
        white_after,
        black_after,
        starts_at: board.starts_at().map(|at| at.0),
    }
}

fn both(times: BySide<Millis>) -> [Option<u64>; 2] {
    [Some(times.white.0), Some(times.black.0)]
}

const fn remedy(remedy: NoticedRemedy) -> v1::Remedy {
    match remedy {
        NoticedRemedy::Resume => v1::Remedy::Resume,
        NoticedRemedy::Restart => v1::Remedy::Restart,
        NoticedRemedy::Result => v1::Remedy::Result,
        NoticedRemedy::Postpone => v1::Remedy::Postpone,
        NoticedRemedy::Reopen => v1::Remedy::Reopen,
        NoticedRemedy::Restore => v1::Remedy::Restore,
        NoticedRemedy::Reverse => v1::Remedy::Reverse,
        NoticedRemedy::NewStart => v1::Remedy::NewStart,
    }
}

fn outcome(board: &Board) -> Option<v1::OutcomeShown> {
    let Phase::Finished {
        score: points,
        ending,
        reason,
    } = board.phase()
    else {
        return None;
    };
    let approval = board.approval();
    let objects = |of| board.objections().any(|call| call.side == of);
    let [white, black] = Side::ALL;
    Some(v1::OutcomeShown {
        result: Some(score(*points)),
        ending: ending.shown(),
        reason: reason.clone().unwrap_or_default(),
        white_confirmed: approval.is_confirmed(white),
        black_confirmed: approval.is_confirmed(black),
        state: board.result_state().shown(),
        white_objects: objects(white),
        black_objects: objects(black),
        white_objection_rejected: board.has_rejected_objection(white),
        black_objection_rejected: board.has_rejected_objection(black),
    })
}

fn call(board: &Board, notice: &CallNotice) -> v1::CallShown {
    let answer = notice.answer.as_ref();
    v1::CallShown {
        number: notice.number,
        reason: notice.reason.clone(),
        leave: notice.is_leave,
        answered: answer.is_some(),
        valid: answer.is_some_and(|answer| answer.is_valid),
        note: answer.map_or_else(String::new, |answer| answer.note.clone()),
        coming: notice.is_taken,
        over: board.is_call_over(notice),
        away: notice.away.map(|away| away.0),
        objection: notice.objection.map(score),
    }
}

fn before(board: &Board, of: Side) -> v1::BeforeShown {
    let checks = attendance::checks(board.checks(of));
    v1::BeforeShown {
        device_check: checks.device,
        fair_play_check: checks.fair_play,
        waived: checks.waived,
        required: board.opened().terms.before.checks,
    }
}

fn clock_change(change: &ClockChange, signed: (v1::Role, String)) -> v1::ClocksChanged {
    let (office, by) = signed;
    let control = change.control.as_ref();
    let [control_before, control] = control.map_or_else(Default::default, |control| {
        [control.before.to_string(), control.after.to_string()]
    });
    let ruling = change.penalties.as_ref();
    let imposed = ruling.map(|ruling| ruling.penalties.iter().map(penalties::wire).collect());
    v1::ClocksChanged {
        white_before: change.before.white.0,
        black_before: change.before.black.0,
        white: change.after.white.0,
        black: change.after.black.0,
        reason: change.reason.clone(),
        by,
        office: office.into(),
        control_before,
        control,
        penalised: ruling.map_or(0, |ruling| side(ruling.side).into()),
        penalties: imposed.unwrap_or_default(),
        article: ruling.map_or_else(String::new, |ruling| ruling.article.clone()),
    }
}

fn absence(board: &Board, of: Side) -> Option<v1::AbsenceShown> {
    let [own, opponent] = [of, of.other()].map(|side| attendance::absence(board, side));
    let is_absent = [own, opponent]
        .iter()
        .any(|it| *it != v1::PlayerAbsence::Unspecified);
    is_absent.then(|| v1::AbsenceShown {
        own: own.into(),
        opponent: opponent.into(),
        default_at: board.default_at().map(|at| at.0),
        left_ms: None,
    })
}

fn seat_move(notice: SeatMoveNotice) -> v1::SeatMoveShown {
    let [before, after] = notice.cost.map_or([None; 2], |cost| cost.map(Some));
    v1::SeatMoveShown {
        from: notice.from.to_string(),
        reason: notice.reason,
        clock_before: before.map(|time| time.0),
        clock_after: after.map(|time| time.0),
    }
}

fn penalty(
    board: &Board,
    imposed: &Imposed,
    ply: u32,
    signed: (v1::Role, String),
) -> v1::PenaltyShown {
    let (office, by) = signed;
    let of = board.side_of(&imposed.person);
    v1::PenaltyShown {
        side: of.map_or(0, |of| side(of).into()),
        penalties: imposed.penalties.iter().map(penalties::wire).collect(),
        article: imposed.article.clone(),
        reason: imposed.reason.clone(),
        by,
        office: office.into(),
        ply,
        record: imposed.record,
        withdrawn: imposed.withdrawn.as_ref().map(|of| of.reason.clone()),
    }
}
