//! What the log tells of boards' records and officials' calls.

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{
    Finished, Moved, Outage, Penalised, PositionRestored, Ruled, SeatLost,
};
use adoube_tournament::board::{Board, DeviceNote, Event, PauseCause, Record};
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

/// Tells of one record, on the board as it stands after it.
pub(super) fn record(id: BoardId, board: &Board, record: &Record) {
    match &record.event {
        Event::Moved(event) => moved(id, event),
        Event::Started(_) => tracing::info!(board = %id, "started"),
        Event::Paused(event) => paused(id, &event.cause),
        Event::Resumed(event) => tracing::info!(board = %id, reason = event.reason, "resumed"),
        Event::ClockAdjusted(event) => clocks(id, &event.reason),
        Event::Penalised(event) => penalised(id, event),
        Event::SeatLost(event) => seat_lost(id, board, event),
        Event::SeatBack(event) => seat_back(id, board, event.side),
        Event::LimitPassed(event) => limit_passed(id, board, event.side),
        Event::Finished(event) => finished(id, event),
        Event::Ruled(event) => ruled(id, event),
        Event::Restarted(event) => tracing::info!(board = %id, event.attempt, "begins anew"),
        Event::TimeAdded(event) => tracing::info!(board = %id, event.reason, "time added"),
        Event::PositionRestored(event) => restored(id, event),
        Event::Reopened(event) => tracing::info!(board = %id, event.reason, "reopened"),
        Event::ResultApproved => tracing::info!(board = %id, "result approved"),
        Event::ResultCorrected(it) => tracing::info!(board = %id, it.reason, "result corrected"),
        Event::Outage(event) => outage(id, event),
        Event::DeviceNoted(note) => noted(id, note),
        Event::Opened(_)
        | Event::Released
        | Event::CheckedIn(_)
        | Event::DrawOffered(_)
        | Event::DrawDeclined(_)
        | Event::OptionsSet(_)
        | Event::PremoveSet(_)
        | Event::PremoveEnded(_)
        | Event::Held(_)
        | Event::HoldEnded(_)
        | Event::PauseReasonGiven(_)
        | Event::PenaltiesProposed(_)
        | Event::AssistantApproved(_)
        | Event::AssistantEnded(_)
        | Event::ResultConfirmed(_)
        | Event::ReadyGiven(_)
        | Event::SeatMoved(_)
        | Event::CheckRecorded(_)
        | Event::ChecksWaived(_)
        | Event::DefaultTimeSet(_)
        | Event::CameLate(_)
        | Event::ArbiterCalled(_)
        | Event::CallAnswered(_)
        | Event::CallTaken(_)
        | Event::LeaveEnded(_)
        | Event::BreachesCited(_)
        | Event::HeadSigned(_) => tracing::debug!(board = %id, record.sequence, "record"),
    }
}

fn moved(id: BoardId, event: &Moved) {
    let (seat, ply, mv) = (event.side, event.ply, event.mv);
    let left = event.clocks.remaining(seat);
    tracing::debug!(board = %id, %seat, ply, %mv, %left, "move");
}

fn paused(id: BoardId, cause: &PauseCause) {
    let why = views::paused(cause);
    tracing::info!(board = %id, cause = why.cause, reason = why.reason, "paused");
}

fn clocks(id: BoardId, reason: &str) {
    tracing::info!(board = %id, reason, "clocks adjusted");
}

fn penalised(id: BoardId, event: &Penalised) {
    let penalties: Vec<&str> = event
        .ruling
        .penalties
        .iter()
        .map(|one| one.row().id)
        .collect();
    let (seat, reason) = (event.ruling.side, &event.ruling.reason);
    tracing::info!(board = %id, %seat, ?penalties, reason, "penalised");
}

fn finished(id: BoardId, event: &Finished) {
    let points = |halves: u8| f32::from(halves) / 2.0;
    let (white, black) = (points(event.score.white), points(event.score.black));
    tracing::info!(board = %id, white, black, ending = event.ending.name(), "finished");
}

fn ruled(id: BoardId, event: &Ruled) {
    let RulingRef { incident, ruling } = event.ruling;
    tracing::info!(board = %id, incident, ruling, remedy = event.remedy.name(), "ruled");
}

fn restored(id: BoardId, event: &PositionRestored) {
    let (ply, reason) = (event.ply, &event.reason);
    tracing::info!(board = %id, ply, reason, "back to an earlier position");
}

fn outage(id: BoardId, event: &Outage) {
    let (from, cause) = (event.from.0, event.cause);
    tracing::warn!(board = %id, from, ?cause, "outage recorded");
}

fn noted(id: BoardId, note: &DeviceNote) {
    let (seat, device, number) = (note.side, &note.device, note.number);
    tracing::info!(board = %id, %seat, %device, number, "noted of the device");
}

fn seat_lost(id: BoardId, board: &Board, event: &SeatLost) {
    let (seat, sign, device) = (event.side, event.sign, &board.seat(event.side).device);
    tracing::warn!(board = %id, %seat, %device, ?sign, "seat lost");
}

fn seat_back(id: BoardId, board: &Board, seat: Side) {
    tracing::info!(board = %id, %seat, device = %board.seat(seat).device, "seat back");
}

fn limit_passed(id: BoardId, board: &Board, seat: Side) {
    let device = &board.seat(seat).device;
    tracing::warn!(board = %id, %seat, %device, "not back within the limit");
}
