//! The page's face: all that it shows, save the moves and what runs.

use adoube_proto::v1::{
    AbsenceShown, BeforeShown, BoardShown, CallShown, ClocksChanged, Connection, ConnectionState,
    GameStage, MoveShown, OutcomeShown, PenaltyShown, PlayCommandKind, PlayerAbsence,
    Result as Points, ResultStatus, RulingShown, SeatShown, SeatTerms, Shown, Side,
    play_command::Command,
};

use super::{core::Outlook, game::Game, may::may};
use crate::{
    link::{
        board::{BoardCopy, PlayedMove, Stage, index, opponent},
        core::LinkCore,
        seat::Seat,
        told::{Approval, Told},
    },
    time::Now,
};

/// After so long without a word a link is late, milliseconds.
pub(super) const LATE: u64 = 1_500;

/// How the device is connected, without for how long.
pub(super) fn connection(now: Now, link: &LinkCore) -> Connection {
    let state = match link.is_up() {
        false => ConnectionState::Lost,
        true if link.is_joining() => ConnectionState::Joining,
        true if now.ms() >= link.heard_ms() + LATE => ConnectionState::Late,
        true => ConnectionState::Connected,
    };
    Connection {
        state: state.into(),
        silent_ms: 0,
        why: link.loss().unwrap_or_default().into(),
    }
}

/// Everything but the moves and what changes by itself.
pub(super) fn face(now: Now, outlook: Outlook<'_>, game: &Game) -> Shown {
    let link = outlook.link;
    let seat = link.whole_seat();
    Shown {
        connection: Some(connection(now, link)),
        locked: outlook
            .locked
            .map(|lock| lock.text.clone())
            .unwrap_or_default(),
        locked_by: outlook
            .locked
            .map(|lock| lock.by.clone())
            .unwrap_or_default(),
        seat: seat.map(|seat| seat_shown(seat, &link.board().told)),
        board: seat.map(|seat| board(outlook, seat, game)),
        ..Shown::default()
    }
}

fn seat_shown(seat: &Seat, told: &Told) -> SeatShown {
    let [white, black] = seat.plans.clone();
    SeatShown {
        tournament: seat.tournament.clone(),
        board: Some(seat.board),
        side: seat.side.into(),
        white: Some(white),
        black: Some(black),
        terms: Some(SeatTerms {
            default_time: told.default_time.unwrap_or(seat.terms.default_time),
            ..seat.terms
        }),
        time_zone: seat.time_zone.clone(),
    }
}

fn board(outlook: Outlook<'_>, seat: &Seat, game: &Game) -> BoardShown {
    let (link, board) = (outlook.link, outlook.link.board());
    let (told, side) = (&board.told, seat.side);
    let may = may(link, seat, outlook.locked.is_some());
    let own = index(side).unwrap_or(0);
    let (pending, pending_move) = pending(link, game);
    let mut shown = BoardShown {
        game: told.game,
        stage: stage(board.stage).into(),
        variant: told.variant,
        time_control: told.time_control.clone(),
        fen: game.fen.clone(),
        check: game.check,
        legal: if may.r#move {
            game.legal.clone()
        } else {
            Vec::new()
        },
        may: Some(may),
        draw_declined: board.draw_declined == Some(side),
        options: Some(board.options),
        premove: board.premove.clone(),
        premove_dropped: board.premove_dropped.clone().unwrap_or_default(),
        white_present: board.white_present,
        black_present: board.black_present,
        released: told.released,
        pause: told.pause.clone().filter(|_| board.stage == Stage::Paused),
        ruling: ruling(seat, board),
        outcome: outcome(board),
        opponent_away: index(opponent(side)).is_some_and(|index| told.away[index]),
        calls: told.calls[own]
            .all()
            .iter()
            .map(|call| call_shown(call.clone(), board))
            .collect(),
        pending: pending.into(),
        pending_move,
        pending_unsent: link.has_unsent_move(),
        before: Some(before(board, seat, own)),
        absence: absence(board, side),
        clocks_changed: told
            .changes
            .to_see(side)
            .map(|changed| signed_change(changed, seat))
            .collect(),
        penalties: told
            .penalties
            .iter()
            .map(|penalty| signed_penalty(penalty, seat))
            .collect(),
        seat_move: told.seat_moves.to_see(side),
        physical_board: outlook.physical_board.cloned(),
        ..BoardShown::default()
    };
    shown.set_draw_odds(told.draw_odds);
    shown.set_to_move(board.to_move());
    shown.set_draw_offer(board.draw_offer.unwrap_or_default());
    shown
}

/// The newest one that the seat's player has to see.
fn ruling(seat: &Seat, board: &BoardCopy) -> Option<RulingShown> {
    let (told, side) = (&board.told, seat.side);
    let is_to_see = board.outcome.is_some() || told.is_to_see(side, board.is_ready(side));
    let ruling = told.ruling.clone().filter(|_| is_to_see)?;
    Some(with_control(ready(signed(ruling, seat), board), told))
}

const fn stage(stage: Stage) -> GameStage {
    match stage {
        Stage::Waiting => GameStage::Waiting,
        Stage::Playing => GameStage::Playing,
        Stage::Paused => GameStage::Paused,
        Stage::Finished => GameStage::Finished,
    }
}

/// The record names who ruled by his id: a player reads office and name (DIS-9).
fn signed(ruling: RulingShown, seat: &Seat) -> RulingShown {
    let (office, name) = seat.official(&ruling.by).unwrap_or_default();
    RulingShown {
        office: office.into(),
        by: name.to_owned(),
        ..ruling
    }
}

/// The same of a change of the clocks beside rulings.
fn signed_change(changed: &ClocksChanged, seat: &Seat) -> ClocksChanged {
    let (office, name) = seat.official(&changed.by).unwrap_or_default();
    ClocksChanged {
        office: office.into(),
        by: name.to_owned(),
        ..changed.clone()
    }
}

/// The same of a penalty in the record of the game.
fn signed_penalty(penalty: &PenaltyShown, seat: &Seat) -> PenaltyShown {
    let (office, name) = seat.official(&penalty.by).unwrap_or_default();
    PenaltyShown {
        office: office.into(),
        by: name.to_owned(),
        ..penalty.clone()
    }
}

/// A game that begins anew with another time control.
fn with_control(ruling: RulingShown, told: &Told) -> RulingShown {
    let Some(before) = &told.control_before else {
        return ruling;
    };
    RulingShown {
        control_before: before.clone(),
        control: told.time_control.clone(),
        ..ruling
    }
}

fn ready(ruling: RulingShown, board: &BoardCopy) -> RulingShown {
    RulingShown {
        white_ready: board.is_ready(Side::White),
        black_ready: board.is_ready(Side::Black),
        ..ruling
    }
}

/// A call that ended with its game waits again where that goes on.
fn call_shown(call: CallShown, board: &BoardCopy) -> CallShown {
    CallShown {
        over: call.over && (call.answered || board.stage == Stage::Finished),
        ..call
    }
}

fn outcome(board: &BoardCopy) -> Option<OutcomeShown> {
    let outcome = board.outcome.as_ref()?;
    let confirmed = [Side::White, Side::Black].map(|side| board.has_confirmed(side));
    let objects = board
        .told
        .calls
        .each_ref()
        .map(|calls| calls.object_to(outcome));
    let rejected = board
        .told
        .calls
        .each_ref()
        .map(|calls| calls.rejected(outcome));
    let state = match (board.told.approval, confirmed) {
        _ if objects != [false; 2] => ResultStatus::Objected,
        (Approval::Corrected, _) => ResultStatus::Corrected,
        (Approval::Approved, _) => ResultStatus::Approved,
        (Approval::None, [true, true]) => ResultStatus::Confirmed,
        (Approval::None, _) => ResultStatus::Provisional,
    };
    Some(OutcomeShown {
        result: Some(Points {
            white_halves: outcome.white_halves,
            black_halves: outcome.black_halves,
        }),
        ending: outcome.ending,
        reason: board.told.result_reason.clone(),
        white_confirmed: confirmed[0],
        black_confirmed: confirmed[1],
        state: state.into(),
        white_objects: objects[0],
        black_objects: objects[1],
        white_objection_rejected: rejected[0],
        black_objection_rejected: rejected[1],
    })
}

fn before(board: &BoardCopy, seat: &Seat, own: usize) -> BeforeShown {
    let checks = board.told.checks.of(own).copied().unwrap_or_default();
    BeforeShown {
        device_check: checks.device,
        fair_play_check: checks.fair_play,
        waived: checks.waived,
        required: seat.terms.checks,
    }
}

fn absence(board: &BoardCopy, side: Side) -> Option<AbsenceShown> {
    let [own, other] = [side, opponent(side)].map(|side| board.absence(side));
    let is_absent = [own, other]
        .iter()
        .any(|it| *it != PlayerAbsence::Unspecified);
    is_absent.then(|| AbsenceShown {
        own: own.into(),
        opponent: other.into(),
        default_at: Some(board.absences.default_at).filter(|at| *at > 0),
        left_ms: None,
    })
}

/// What waits for the coordinator: its word, and the move if it is one.
fn pending(link: &LinkCore, game: &Game) -> (PlayCommandKind, String) {
    let Some(command) = link.waiting() else {
        return Default::default();
    };
    let kind = match command {
        Command::CheckIn(_) => PlayCommandKind::CheckIn,
        Command::Move(_) => PlayCommandKind::Move,
        Command::OfferDraw(_) => PlayCommandKind::OfferDraw,
        Command::AcceptDraw(_) => PlayCommandKind::AcceptDraw,
        Command::DeclineDraw(_) => PlayCommandKind::DeclineDraw,
        Command::Resign(_) => PlayCommandKind::Resign,
        Command::ConfirmResult(_) => PlayCommandKind::ConfirmResult,
        Command::Ready(_) => PlayCommandKind::Ready,
        Command::CallArbiter(_) => PlayCommandKind::CallArbiter,
        Command::SetOptions(_) => PlayCommandKind::SetOptions,
        Command::Premove(_) => PlayCommandKind::Premove,
        Command::CancelPremove(_) => PlayCommandKind::CancelPremove,
        Command::ReportBoard(_) => PlayCommandKind::ReportBoard,
    };
    let uci = match command {
        Command::Move(played) => game.meant(played),
        Command::Premove(premove) => premove.uci.clone(),
        _ => String::new(),
    };
    (kind, uci)
}

/// A move as it is told.
pub(super) fn told(played: &PlayedMove) -> MoveShown {
    MoveShown {
        uci: played.uci.clone(),
        san: played.san.clone(),
        used: played.used,
        left: played.left,
        premove: played.premove,
        draw_offered: played.draw_offered,
    }
}
