//! Records and states as the wire shows them.

use adoube_chess::Side;
use adoube_proto::v1::{self, board_event};
use adoube_tournament::actor::Role;
use adoube_tournament::board::{
    Board, Event, LossSign, Opened, OutageCause, PauseCause, Phase, Record, Score,
};
use adoube_tournament::clock::Reading;
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;

/// A board's number.
pub const fn board_ref(board: BoardId) -> v1::BoardRef {
    v1::BoardRef {
        round: board.round as u32,
        board: board.board as u32,
    }
}

/// A side.
pub const fn side(side: Side) -> v1::Side {
    match side {
        Side::White => v1::Side::White,
        Side::Black => v1::Side::Black,
    }
}

/// A role.
pub const fn role(role: Role) -> v1::Role {
    match role {
        Role::Player => v1::Role::Player,
        Role::Assistant => v1::Role::Assistant,
        Role::Lta => v1::Role::Lta,
        Role::Lca => v1::Role::Lca,
        Role::Arbiter => v1::Role::Arbiter,
        Role::ChiefArbiter => v1::Role::ChiefArbiter,
        Role::Organiser => v1::Role::Organiser,
        Role::Spectator => v1::Role::Spectator,
    }
}

/// Both clocks at an instant.
pub fn clocks(reading: &Reading, at: Time) -> v1::Clocks {
    v1::Clocks {
        at: at.0,
        white: reading.remaining(Side::White).0,
        black: reading.remaining(Side::Black).0,
        running: reading.running.map_or(0, |running| side(running).into()),
    }
}

/// A refusal.
pub fn refusal(refusal: &Refusal) -> v1::Refusal {
    v1::Refusal {
        code: refusal.code().to_owned(),
        article: refusal.article().to_owned(),
        text: refusal.to_string(),
    }
}

/// A score.
pub fn score(score: Score) -> v1::Result {
    v1::Result {
        white_halves: score.white.into(),
        black_halves: score.black.into(),
    }
}

/// A seat with the player's name.
pub fn seat_plan(opened: &Opened, side: Side, names: &[String; 2]) -> v1::SeatPlan {
    let seat = &opened.seats[side.index()];
    v1::SeatPlan {
        person: seat.person.to_string(),
        name: names[side.index()].clone(),
        venue: seat.venue.to_string(),
        device: seat.device.to_string(),
    }
}

/// A record, on the board as it stands right after it.
pub fn board_event(board: &Board, record: &Record, names: &[String; 2]) -> v1::BoardEvent {
    let reading = record
        .event
        .clocks()
        .copied()
        .unwrap_or_else(|| board.reading(record.time));
    v1::BoardEvent {
        board: Some(board_ref(board.opened().board)),
        sequence: record.sequence,
        time: record.time.0,
        clocks: Some(clocks(&reading, record.time)),
        event: Some(event(board, record, names)),
    }
}

fn event(board: &Board, record: &Record, names: &[String; 2]) -> board_event::Event {
    use board_event::Event as E;
    let seat = |s: Side| i32::from(side(s));
    match &record.event {
        Event::Opened(opened) => E::Opened(self::opened(board, opened, names)),
        Event::Released => E::Released(v1::Released {}),
        Event::CheckedIn { side } => E::CheckedIn(v1::CheckedIn { seat: seat(*side) }),
        Event::Started { .. } => E::Started(v1::Started {}),
        Event::Moved {
            side,
            ply,
            mv,
            used,
            ..
        } => E::Moved(v1::Moved {
            seat: seat(*side),
            ply: *ply,
            uci: mv.to_string(),
            san: board.last_san().to_owned(),
            used: used.0,
        }),
        Event::DrawOffered { side } => E::DrawOffered(v1::DrawOffered { seat: seat(*side) }),
        Event::DrawDeclined { side } => E::DrawDeclined(v1::DrawDeclined { seat: seat(*side) }),
        Event::Paused { cause, .. } => E::Paused(paused(cause)),
        Event::Resumed { reason, .. } => E::Resumed(v1::Resumed {
            reason: reason.clone(),
        }),
        Event::ClockAdjusted { before, reason, .. } => E::ClockAdjusted(v1::ClockAdjusted {
            before: Some(clocks(before, record.time)),
            reason: reason.clone(),
        }),
        Event::SeatLost {
            side,
            sign,
            last_contact,
        } => seat_lost(*side, *sign, *last_contact),
        Event::SeatBack { side } => E::SeatBack(v1::SeatBack { seat: seat(*side) }),
        Event::Outage { from, cause, .. } => E::Outage(v1::Outage {
            from: from.0,
            until: record.time.0,
            cause: outage_cause(*cause).to_owned(),
        }),
        Event::Finished {
            score,
            ending,
            reason,
            ..
        } => E::Finished(v1::Finished {
            result: Some(self::score(*score)),
            ending: ending.name().to_owned(),
            reason: reason.clone(),
        }),
        Event::HeadSigned {
            sequence,
            hash,
            signature,
        } => head_signed(*sequence, hash, signature),
    }
}

fn seat_lost(seat: Side, sign: LossSign, last_contact: Time) -> board_event::Event {
    board_event::Event::SeatLost(v1::SeatLost {
        seat: side(seat).into(),
        sign: loss_sign(sign).to_owned(),
        last_contact: last_contact.0,
    })
}

fn head_signed(sequence: u64, hash: &[u8; 32], signature: &[u8]) -> board_event::Event {
    board_event::Event::HeadSigned(v1::HeadSigned {
        head_sequence: sequence,
        hash: hash.to_vec(),
        signature: signature.to_vec(),
    })
}

fn opened(board: &Board, opened: &Opened, names: &[String; 2]) -> v1::Opened {
    let start = &opened.terms.start;
    v1::Opened {
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        variant: match start.variant {
            adoube_chess::Variant::Standard => "standard".to_owned(),
            adoube_chess::Variant::Chess960 => "chess960".to_owned(),
        },
        fen: start
            .fen
            .clone()
            .unwrap_or_else(|| board.line().position().fen()),
        time_control: opened.terms.time_control.to_string(),
    }
}

/// Why the clocks stand.
pub fn paused(cause: &PauseCause) -> v1::Paused {
    let word = |cause: &str, reason: &str| v1::Paused {
        cause: cause.to_owned(),
        reason: reason.to_owned(),
        ..v1::Paused::default()
    };
    match cause {
        PauseCause::Arbiter { reason } => word("arbiter", reason),
        PauseCause::Outage => word("outage", "the coordinator was down or could not write"),
        PauseCause::Away {
            side: away,
            last_contact,
        } => v1::Paused {
            seat: side(*away).into(),
            last_contact: last_contact.0,
            ..word("silence", &format!("{away} is not heard"))
        },
    }
}

const fn loss_sign(sign: LossSign) -> &'static str {
    match sign {
        LossSign::Silence => "silence",
        LossSign::Reset => "reset",
        LossSign::LastWill => "last-will",
        LossSign::Outage => "outage",
    }
}

const fn outage_cause(cause: OutageCause) -> &'static str {
    match cause {
        OutageCause::Down => "down",
        OutageCause::Storage => "storage",
    }
}

/// A board at a glance at `now`.
pub fn board_view(board: &Board, names: &[String; 2], now: Time) -> v1::BoardView {
    let opened = board.opened();
    let away = |side| board.away(side).map_or(0, |away| away.last_contact.0);
    let mut view = v1::BoardView {
        board: Some(board_ref(opened.board)),
        sequence: board.sequence(),
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        clocks: Some(clocks(&board.reading(now), now)),
        ply: board.ply(),
        last_san: board.last_san().to_owned(),
        fen: board.line().position().fen(),
        white_checked_in: board.is_checked_in(Side::White),
        black_checked_in: board.is_checked_in(Side::Black),
        white_away_since: away(Side::White),
        black_away_since: away(Side::Black),
        draw_offered_by: board.offer().map_or(0, |by| side(by).into()),
        ..v1::BoardView::default()
    };
    board_phase(board, &mut view);
    view
}

fn board_phase(board: &Board, view: &mut v1::BoardView) {
    let state = match board.phase() {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Paused { cause, since } => {
            view.paused = Some(paused(cause));
            view.paused_since = since.0;
            "paused"
        }
        Phase::Finished {
            score,
            ending,
            reason,
        } => {
            view.finished = Some(v1::Finished {
                result: Some(self::score(*score)),
                ending: ending.name().to_owned(),
                reason: reason.clone(),
            });
            "finished"
        }
    };
    state.clone_into(&mut view.state);
}
