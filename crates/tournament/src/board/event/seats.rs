//! Seats and their devices.

use adoube_chess::Side;

use crate::board::LossSign;
use crate::ids::DeviceId;
use crate::time::Time;

/// A seat's device disconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatLost {
    /// The player's side.
    pub side: Side,
    /// How it was noticed.
    pub sign: LossSign,
    /// When its last message came.
    pub last_contact: Time,
}

/// The seat's device reconnected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatBack {
    /// The player's side.
    pub side: Side,
}

/// A player did not reconnect within the time that the event gives (O 11.4.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LimitPassed {
    /// The player's side.
    pub side: Side,
}

/// A seat moved to another device; the device before no longer acts for it, unless the seat moves back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMoved {
    /// The player's side.
    pub side: Side,
    /// The device that it left.
    pub from: DeviceId,
    /// The new device.
    pub to: DeviceId,
    /// Why.
    pub reason: String,
}
