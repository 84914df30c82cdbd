//! Records as the wire shows them.
//!
//! [`event`] names every kind, so that a new one does not compile before it has its place.

use adoube_chess::{Move, Side};
use adoube_proto::v1::{self, board_event};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{
    BreachesCited, CheckedIn, ClockAdjusted, DrawDeclined, DrawOffered, Finished, HeadSigned,
    LimitPassed, Moved, Outage, Paused, PositionRestored, Reopened, ResultConfirmed,
    ResultCorrected, Resumed, SeatBack, SeatLost, TimeAdded, WrongClaim,
};
use adoube_tournament::board::{
    Board, ControlChange, Event, LossSign, Opened, OutageCause, Record,
};
use adoube_tournament::clock::{LagCredit, Reading};
use adoube_tournament::time::Time;

use super::at_device;
use super::author;
use super::before;
use super::choices;
use super::names::PlayerNames;
use super::rulings::of_ruling;
use super::{
    approved_by, board_clocks, board_ref, clocks, paused_by, score, seat_plan, side, variant,
};

type Wire = board_event::Event;

/// A record, on the board as it stands right after it.
pub fn board_event(board: &Board, record: &Record, names: &PlayerNames) -> v1::BoardEvent {
    let reading = board.reading_after(record);
    let (by, office) = author::of(board, record);
    v1::BoardEvent {
        board: Some(board_ref(board.opened().board)),
        sequence: record.sequence,
        time: record.time.0,
        clocks: Some(board_clocks(board, &reading, record.time)),
        by,
        office,
        back: before::back(board, record),
        event: event(board, record, names),
    }
}

fn event(board: &Board, record: &Record, names: &PlayerNames) -> Option<Wire> {
    use board_event::Event as E;
    let seat = |s: Side| i32::from(side(s));
    Some(match &record.event {
        Event::Opened(opened) => E::Opened(self::opened(board, opened, names)),
        Event::Released => E::Released(v1::Released {}),
        Event::CheckedIn(CheckedIn { side }) => E::CheckedIn(v1::CheckedIn { seat: seat(*side) }),
        Event::Started(_) => E::Started(v1::Started {}),
        Event::Moved(_) => return moved(board, record),
        Event::DrawOffered(DrawOffered { side }) => {
            E::DrawOffered(v1::DrawOffered { seat: seat(*side) })
        }
        Event::OptionsSet(_) | Event::PremoveSet(_) | Event::PremoveEnded(_) => {
            return choices::event(record);
        }
        Event::DrawDeclined(DrawDeclined { side }) => {
            E::DrawDeclined(v1::DrawDeclined { seat: seat(*side) })
        }
        Event::SeatLost(SeatLost {
            side,
            sign,
            last_contact,
        }) => seat_lost(*side, *sign, *last_contact),
        Event::SeatBack(SeatBack { side }) => E::SeatBack(v1::SeatBack { seat: seat(*side) }),
        Event::LimitPassed(LimitPassed { side }) => {
            E::LimitPassed(v1::LimitPassed { seat: seat(*side) })
        }
        Event::Finished(_)
        | Event::ResultConfirmed(_)
        | Event::ResultApproved
        | Event::ResultCorrected(_) => return of_result(board, record),
        Event::Ruled(_) | Event::Restarted(_) | Event::ReadyGiven(_) | Event::SeatMoved(_) => {
            return of_ruling(board, record, names);
        }
        Event::Paused(_) | Event::Resumed(_) | Event::Outage(_) => {
            return of_clocks(record);
        }
        Event::Held(_)
        | Event::HoldEnded(_)
        | Event::PauseReasonGiven(_)
        | Event::ArbiterCalled(_)
        | Event::CallAnswered(_)
        | Event::CallTaken(_)
        | Event::LeaveEnded(_)
        | Event::CheckRecorded(_)
        | Event::ChecksWaived(_)
        | Event::DefaultTimeSet(_)
        | Event::AssistantApproved(_)
        | Event::AssistantEnded(_)
        | Event::CameLate(_) => return before::event(record),
        Event::ClockAdjusted(_)
        | Event::WrongClaim(_)
        | Event::TimeAdded(_)
        | Event::PositionRestored(_)
        | Event::Reopened(_) => return of_repair(record),
        Event::DeviceNoted(note) => E::DeviceNoted(at_device::note(note)),
        Event::BreachesCited(BreachesCited { notes }) => {
            E::BreachesCited(at_device::cited(board, notes))
        }
        Event::HeadSigned(HeadSigned {
            sequence,
            hash,
            signature,
        }) => head_signed(*sequence, hash, signature),
    })
}

/// A move, on the board as it stands after it.
fn moved(board: &Board, record: &Record) -> Option<Wire> {
    let Event::Moved(Moved {
        side: seat,
        ply,
        mv,
        used,
        lag,
        premove,
        assisted,
        clocks,
        ..
    }) = &record.event
    else {
        return None;
    };
    Some(Wire::Moved(v1::Moved {
        seat: side(*seat).into(),
        ply: *ply,
        uci: mv.to_string(),
        san: san(board, *ply, *mv),
        used: used.0,
        lag: lag.as_ref().map(lag_credit),
        premove: *premove,
        assisted: *assisted,
        period: period_begun(clocks, *seat),
    }))
}

/// The move as the score writes it: a premove may have come after it with the same command.
fn san(board: &Board, ply: u32, mv: Move) -> String {
    let line = board.line();
    if board.ply() == ply {
        return board.last_san().to_owned();
    }
    let mut before = line.first_position().clone();
    let earlier = usize::try_from(ply).unwrap_or(usize::MAX).saturating_sub(1);
    for earlier in line.moves().iter().take(earlier) {
        if before.play(*earlier).is_err() {
            return mv.to_string();
        }
    }
    before.san(mv).unwrap_or_else(|_| mv.to_string())
}

/// The period that begins with a move, by the clocks after it.
fn period_begun(after: &Reading, side: Side) -> u32 {
    let own = after.sides[side.index()];
    if own.period > 0 && own.moves == 0 {
        u32::from(own.period) + 1
    } else {
        0
    }
}

/// What a move is credited with for the network's time.
const fn lag_credit(credit: &LagCredit) -> v1::LagCredit {
    v1::LagCredit {
        given: credit.given.0,
        claimed: credit.link.claimed.0,
        measured: credit.link.measured.0,
        left: credit.left.0,
    }
}

/// What stops and starts the clocks.
fn of_clocks(record: &Record) -> Option<Wire> {
    Some(match &record.event {
        Event::Paused(Paused { cause, .. }) => {
            let by = match &record.actor {
                Actor::Person { person, role, .. } => Some((person, *role)),
                Actor::Coordinator | Actor::Venue(_) => None,
            };
            Wire::Paused(paused_by(cause, by))
        }
        Event::Resumed(Resumed { reason, .. }) => Wire::Resumed(v1::Resumed {
            reason: reason.clone(),
        }),
        Event::Outage(Outage { from, cause, .. }) => Wire::Outage(v1::Outage {
            from: from.0,
            until: record.time.0,
            cause: outage_cause(*cause).to_owned(),
        }),
        _ => return None,
    })
}

/// What an arbiter corrects, gives, or puts right.
fn of_repair(record: &Record) -> Option<Wire> {
    let at = record.time;
    Some(match &record.event {
        Event::ClockAdjusted(ClockAdjusted {
            before,
            clocks: after,
            control,
            reason,
        }) => Wire::ClockAdjusted(adjusted(before, after, control.as_ref(), reason, at)),
        Event::WrongClaim(WrongClaim {
            side: seat,
            intended,
            before,
            reason,
            ..
        }) => Wire::WrongClaim(v1::WrongClaim {
            seat: side(*seat).into(),
            before: Some(clocks(before, at)),
            reason: reason.clone(),
            intended: intended.clone().unwrap_or_default(),
        }),
        Event::TimeAdded(TimeAdded { added, reason, .. }) => Wire::TimeAdded(v1::TimeAdded {
            white: added[0].0,
            black: added[1].0,
            reason: reason.clone(),
        }),
        Event::PositionRestored(PositionRestored {
            ply,
            reason,
            before,
            ..
        }) => Wire::PositionRestored(v1::PositionRestored {
            ply: *ply,
            reason: reason.clone(),
            before: Some(clocks(before, at)),
            by: super::person(&record.actor),
            // Known to who reads the game whole.
            taken_back: Vec::new(),
        }),
        Event::Reopened(Reopened {
            reason,
            before,
            start_in,
            ..
        }) => Wire::Reopened(v1::Reopened {
            reason: reason.clone(),
            before: Some(clocks(before, at)),
            start_in: start_in.map(|span| span.0),
            by: super::person(&record.actor),
        }),
        _ => return None,
    })
}

fn adjusted(
    before: &Reading,
    after: &Reading,
    control: Option<&ControlChange>,
    reason: &str,
    at: Time,
) -> v1::ClockAdjusted {
    let counted = counters(before) != counters(after);
    v1::ClockAdjusted {
        before: Some(clocks(before, at)),
        reason: reason.to_owned(),
        control_before: control.map_or_else(String::new, |change| change.before.to_string()),
        control: control.map_or_else(String::new, |change| change.after.to_string()),
        counters_before: counted.then(|| counters(before)),
        counters: counted.then(|| counters(after)),
    }
}

pub(super) fn counters(reading: &Reading) -> v1::Counters {
    let [white, black] = reading.sides;
    v1::Counters {
        white_period: u32::from(white.period) + 1,
        white_moves: white.moves.into(),
        black_period: u32::from(black.period) + 1,
        black_moves: black.moves.into(),
    }
}

/// What is said of a result.
fn of_result(board: &Board, record: &Record) -> Option<Wire> {
    Some(match &record.event {
        Event::Finished(Finished {
            score: points,
            ending,
            reason,
            ..
        }) => Wire::Finished(v1::Finished {
            result: Some(score(*points)),
            ending: ending.name().to_owned(),
            reason: reason.clone(),
        }),
        Event::ResultConfirmed(ResultConfirmed { side: seat }) => {
            Wire::ResultConfirmed(v1::ResultConfirmed {
                seat: side(*seat).into(),
            })
        }
        Event::ResultApproved => Wire::ResultApproved(v1::ResultApproved {
            by: approved_by(board),
        }),
        Event::ResultCorrected(ResultCorrected {
            before,
            score: after,
            ending,
            reason,
        }) => Wire::ResultCorrected(v1::ResultCorrected {
            before: Some(score(*before)),
            result: Some(score(*after)),
            ending: ending.name().to_owned(),
            reason: reason.clone(),
            by: approved_by(board),
        }),
        _ => return None,
    })
}

fn seat_lost(seat: Side, sign: LossSign, last_contact: Time) -> Wire {
    Wire::SeatLost(v1::SeatLost {
        seat: side(seat).into(),
        sign: sign.name().to_owned(),
        last_contact: last_contact.0,
    })
}

fn head_signed(sequence: u64, hash: &[u8; 32], signature: &[u8]) -> Wire {
    Wire::HeadSigned(v1::HeadSigned {
        head_sequence: sequence,
        hash: hash.to_vec(),
        signature: signature.to_vec(),
    })
}

fn opened(board: &Board, opened: &Opened, names: &PlayerNames) -> v1::Opened {
    let start = &opened.terms.start;
    v1::Opened {
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        variant: variant(start.variant).to_owned(),
        fen: start
            .fen
            .clone()
            .unwrap_or_else(|| board.line().position().fen()),
        time_control: opened.terms.time_control.to_string(),
        lag: opened.terms.lag.map(|rules| v1::LagRules {
            per_move: rules.per_move.0,
            quota: rules.quota.0,
            refill: rules.refill.0,
        }),
        draw_odds: draw_odds(opened).into(),
    }
}

/// Whose a drawn game is; unspecified where it is shared.
pub(in crate::shard) fn draw_odds(opened: &Opened) -> v1::Side {
    opened.terms.draw_odds.map_or(v1::Side::Unspecified, side)
}

const fn outage_cause(cause: OutageCause) -> &'static str {
    match cause {
        OutageCause::Down => "down",
        OutageCause::Storage => "storage",
    }
}
