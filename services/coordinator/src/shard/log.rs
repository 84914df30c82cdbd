//! What the log tells of a board's records.

use adoube_tournament::board::{Board, Event, Record};
use adoube_tournament::ids::BoardId;

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
        Event::Paused { cause, .. } => tracing::info!(board = %id, ?cause, "paused"),
        Event::Resumed { reason, .. } => tracing::info!(board = %id, reason, "resumed"),
        Event::ClockAdjusted { reason, .. } => {
            tracing::info!(board = %id, reason, "clocks adjusted");
        }
        Event::SeatLost { side, sign, .. } => {
            let device = &board.seat(*side).device;
            tracing::warn!(board = %id, seat = %side, %device, ?sign, "seat lost");
        }
        Event::SeatBack { side } => {
            let device = &board.seat(*side).device;
            tracing::info!(board = %id, seat = %side, %device, "seat back");
        }
        Event::Finished { score, ending, .. } => {
            let (white, black) = (score.white, score.black);
            tracing::info!(board = %id, white, black, ending = ending.name(), "finished");
        }
        Event::Outage { from, cause, .. } => {
            tracing::warn!(board = %id, from = from.0, ?cause, "outage recorded");
        }
        other => {
            let event = std::mem::discriminant(other);
            tracing::debug!(board = %id, sequence = record.sequence, ?event, "record");
        }
    }
}
