//! Seats and their devices.

use crate::board::LossSign;
use crate::ids::DeviceId;
use crate::time::Time;
use adoube_chess::Side;

/// A seat's device is no longer heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatLost {
    /// Whose.
    pub side: Side,
    /// How it was noticed.
    pub sign: LossSign,
    /// When it was last heard.
    pub last_contact: Time,
}

/// The seat's device is heard again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatBack {
    /// Whose.
    pub side: Side,
}

/// A seat was not back within the time that the event gives (O 11.4.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LimitPassed {
    /// Whose.
    pub side: Side,
}

/// A seat went to another device; the one before no longer acts for it, unless it is moved back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMoved {
    /// Whose.
    pub side: Side,
    /// The device that it left.
    pub from: DeviceId,
    /// The device that it has now.
    pub to: DeviceId,
    /// Why.
    pub reason: String,
}
