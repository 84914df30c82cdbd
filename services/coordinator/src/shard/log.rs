//! What the log tells of boards' records and officials' calls.

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{
    Finished, Moved, Outage, Penalised, PositionRestored, Ruled, SeatLost,
};
use adoube_tournament::board::{Board, DeviceNote, PauseCause};
use adoube_tournament::ids::{BoardId, RulingRef};
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

pub(super) fn moved(id: BoardId, event: &Moved) {
    let (seat, ply, mv) = (event.side, event.ply, event.mv);
    let left = event.clocks.remaining(seat);
    tracing::debug!(board = %id, %seat, ply, %mv, %left, "move");
}

pub(super) fn paused(id: BoardId, cause: &PauseCause) {
    let why = views::paused(cause);
    tracing::info!(board = %id, cause = why.cause().word(), reason = why.reason, "paused");
}

pub(super) fn clocks(id: BoardId, reason: &str) {
    tracing::info!(board = %id, reason, "clocks adjusted");
}

pub(super) fn time_added(id: BoardId, reason: &str) {
    tracing::info!(board = %id, reason, "time added");
}

pub(super) fn penalised(id: BoardId, event: &Penalised) {
    let penalties: Vec<&str> = event
        .ruling
        .penalties
        .iter()
        .map(|one| one.row().id)
        .collect();
    let (seat, reason) = (event.ruling.side, &event.ruling.reason);
    tracing::info!(board = %id, %seat, ?penalties, reason, "penalised");
}

pub(super) fn finished(id: BoardId, event: &Finished) {
    let points = |halves: u8| f32::from(halves) / 2.0;
    let (white, black) = (points(event.score.white), points(event.score.black));
    tracing::info!(board = %id, white, black, ending = event.ending.name(), "finished");
}

pub(super) fn ruled(id: BoardId, event: &Ruled) {
    let RulingRef { incident, ruling } = event.ruling;
    tracing::info!(board = %id, incident, ruling, remedy = event.remedy.name(), "ruled");
}

pub(super) fn restored(id: BoardId, event: &PositionRestored) {
    let (ply, reason) = (event.ply, &event.reason);
    tracing::info!(board = %id, ply, reason, "back to an earlier position");
}

pub(super) fn outage(id: BoardId, event: &Outage) {
    let (from, cause) = (event.from.0, event.cause);
    tracing::warn!(board = %id, from, ?cause, "outage recorded");
}

pub(super) fn noted(id: BoardId, note: &DeviceNote) {
    let (seat, device, number) = (note.side, &note.device, note.number);
    tracing::info!(board = %id, %seat, %device, number, "device note");
}

pub(super) fn seat_lost(id: BoardId, board: &Board, event: &SeatLost) {
    let (seat, sign, device) = (event.side, event.sign, &board.seat(event.side).device);
    tracing::warn!(board = %id, %seat, %device, ?sign, "seat lost");
}

pub(super) fn seat_back(id: BoardId, board: &Board, seat: Side) {
    tracing::info!(board = %id, %seat, device = %board.seat(seat).device, "seat back");
}

pub(super) fn limit_passed(id: BoardId, board: &Board, seat: Side) {
    let device = &board.seat(seat).device;
    tracing::warn!(board = %id, %seat, %device, "not reconnected in time");
}
