//! Seats that moved to another device (O 16.6).

use adoube_chess::Side;

use crate::actor::Actor;
use crate::board::Board;
use crate::ids::DeviceId;
use crate::time::Time;

/// A seat's move to another device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMove {
    /// Whose seat, by the colours that stand.
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
        &self.seats.seat_moves
    }

    /// The device of the last contact with a player who is disconnected, where the seat moved to another one since.
    pub fn away_device(&self, side: Side) -> Option<&DeviceId> {
        let since = self.away(side)?.last_contact;
        let mut moves = self.seats.seat_moves.iter();
        let first = moves.find(|moved| moved.side == side && moved.at >= since)?;
        (first.from != self.seat(side).device).then_some(&first.from)
    }
}
