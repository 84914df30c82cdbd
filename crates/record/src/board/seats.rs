//! Seats and their devices.

use adoube_tournament::board::event::{SeatLost, SeatMoved};
use adoube_tournament::time::Time;

use super::kinds;
use crate::error::DecodeError;
use crate::fields::{parsed, side, side_number};
use crate::log;

impl From<&SeatLost> for log::SeatLost {
    fn from(event: &SeatLost) -> Self {
        Self {
            side: side_number(event.side),
            sign: kinds::write_sign(event.sign),
            last_contact: event.last_contact.0,
        }
    }
}

impl TryFrom<log::SeatLost> for SeatLost {
    type Error = DecodeError;

    fn try_from(stored: log::SeatLost) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            sign: kinds::read_sign(stored.sign)?,
            last_contact: Time(stored.last_contact),
        })
    }
}

impl From<&SeatMoved> for log::SeatMoved {
    fn from(event: &SeatMoved) -> Self {
        Self {
            side: side_number(event.side),
            from: event.from.to_string(),
            to: event.to.to_string(),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::SeatMoved> for SeatMoved {
    type Error = DecodeError;

    fn try_from(stored: log::SeatMoved) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            from: parsed(&stored.from, "device before")?,
            to: parsed(&stored.to, "device")?,
            reason: stored.reason,
        })
    }
}
