//! Seats that moved to another device (O 16.6).

use adoube_chess::Side;

use super::Board;
use super::record::{Event, Record};
use crate::actor::Actor;
use crate::ids::DeviceId;
use crate::time::Time;

/// A seat's move to another device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMove {
    /// Whose seat.
    pub side: Side,
    /// The device until then.
    pub from: DeviceId,
    /// The device from then on.
    pub to: DeviceId,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Actor,
    /// Why.
    pub reason: String,
}

impl Board {
    /// The moves of its seats, in order.
    pub fn seat_moves(&self) -> &[SeatMove] {
        &self.seat_moves
    }

    pub(super) fn remember_move(&mut self, record: &Record) {
        if let Event::SeatMoved {
            side,
            from,
            to,
            reason,
        } = &record.event
        {
            self.seat_moves.push(SeatMove {
                side: *side,
                from: from.clone(),
                to: to.clone(),
                at: record.time,
                by: record.actor.clone(),
                reason: reason.clone(),
            });
        }
    }
}
