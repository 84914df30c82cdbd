//! What the log tells of boards' records and officials' calls.

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Event, Record};
use adoube_tournament::ids::BoardId;
use adoube_tournament::roles::Verb;

use super::views;

/// Tells of an official's call that was carried out; those that only look are not worth a line.
pub(super) fn call(actor: &Actor, verb: Verb) {
    let Actor::Person { person, role, .. } = actor else {
        return;
    };
    if !matches!(verb, Verb::Describe | Verb::Watch) {
        tracing::info!(%person, role = role.name(), what = ?verb, "done");
    }
}

/// Tells of one record, on the board as it stands after it.
pub(super) fn record(id: BoardId, board: &Board, record: &Record) {
    match &record.event {
        Event::Moved {
            side,
            ply,
            mv,
            clocks,
            ..
        } => {
            tracing::debug!(board = %id, seat = %side, ply, %mv, left = %clocks.remaining(*side), "move");
        }
        Event::Started { .. } => tracing::info!(board = %id, "started"),
        Event::Paused { cause, .. } => {
            let why = views::paused(cause);
            tracing::info!(board = %id, cause = why.cause, reason = why.reason, "paused");
        }
        Event::Resumed { reason, .. } if reason.is_empty() => {
            tracing::info!(board = %id, "plays on by itself");
        }
        Event::Resumed { reason, .. } => tracing::info!(board = %id, reason, "resumed"),
        Event::ClockAdjusted { reason, .. } | Event::WrongClaim { reason, .. } => {
            tracing::info!(board = %id, reason, "clocks adjusted");
        }
        Event::SeatLost { side, .. } | Event::SeatBack { side } | Event::LimitPassed { side } => {
            seat(id, board, *side, &record.event);
        }
        Event::Finished { score, ending, .. } => {
            let points = |halves: u8| f32::from(halves) / 2.0;
            let (white, black) = (points(score.white), points(score.black));
            tracing::info!(board = %id, white, black, ending = ending.name(), "finished");
        }
        Event::Ruled { ruling, remedy, .. } => {
            let (incident, ruling) = (ruling.incident, ruling.ruling);
            tracing::info!(board = %id, incident, ruling, remedy = remedy.name(), "ruled");
        }
        Event::Restarted { attempt, .. } => tracing::info!(board = %id, attempt, "begins anew"),
        Event::TimeAdded { reason, .. } => tracing::info!(board = %id, reason, "time added"),
        Event::PositionRestored { ply, reason, .. } => {
            tracing::info!(board = %id, ply, reason, "back to an earlier position");
        }
        Event::Reopened { reason, .. } => tracing::info!(board = %id, reason, "reopened"),
        Event::ResultApproved => tracing::info!(board = %id, "result approved"),
        Event::ResultCorrected { reason, .. } => {
            tracing::info!(board = %id, reason, "result corrected");
        }
        Event::Outage { from, cause, .. } => {
            tracing::warn!(board = %id, from = from.0, ?cause, "outage recorded");
        }
        Event::DeviceNoted(note) => {
            let (seat, device, number) = (note.side, &note.device, note.number);
            tracing::info!(board = %id, %seat, %device, number, "noted of the device");
        }
        other => {
            let event = std::mem::discriminant(other);
            tracing::debug!(board = %id, sequence = record.sequence, ?event, "record");
        }
    }
}

/// Tells of a seat that is lost or back.
fn seat(id: BoardId, board: &Board, side: Side, event: &Event) {
    let device = &board.seat(side).device;
    match event {
        Event::SeatLost { sign, .. } => {
            tracing::warn!(board = %id, seat = %side, %device, ?sign, "seat lost");
        }
        Event::LimitPassed { .. } => {
            tracing::warn!(board = %id, seat = %side, %device, "not back within the limit");
        }
        _ => tracing::info!(board = %id, seat = %side, %device, "seat back"),
    }
}
